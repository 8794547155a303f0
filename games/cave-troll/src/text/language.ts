import type { Refusal, Seat, Words } from '@trollmoot/kernel';
import type { Action, News, Refused, Step } from '../contents.ts';
import type { Artifact } from '../data/artifacts.ts';
import { BOARDS, type SpaceId } from '../data/board.ts';
import type { Card } from '../data/cards.ts';
import type { Colour, FigureId, Kind } from '../data/figures.ts';
import type { SETTINGS } from '../settings.ts';
import type { View } from '../view.ts';

/** What things are called. */
export interface Names {
  readonly spaces: { readonly [key: string]: string };
  /** [BOARD-2] The spaces that have another name with a single pit. */
  readonly caverns: { readonly [key: string]: string };
  readonly kinds: { readonly [kind in Kind]: string };
  readonly cards: { readonly [card in Card]: string };
  readonly artifacts: { readonly [artifact in Artifact]: string };
  /** A player by colour; and a figure of that colour, where the colour may have to agree with the noun. */
  readonly players: { readonly [colour in Colour]: string };
  figure(kind: Kind, colour: Colour): string;
}

/** Names for everything in a view. */
export interface Speaker {
  readonly view: View;
  figure(id: FigureId): string;
  kind(id: FigureId): string;
  at(id: FigureId): string; // the space it is in
  space(id: SpaceId): string;
  player(seat: Seat): string;
  card(card: Card): string;
  artifact(artifact: Artifact): string;
}

type DecisionStep = Extract<Step, { player: Seat }>['step'];
type Asked =
  | 'act'
  | 'play'
  | 'place'
  | 'scoreRoom'
  | 'stride'
  | 'push'
  | 'flee'
  | 'trample'
  | 'helm'
  | 'teleportation'
  | 'teleport'
  | 'idol'
  | 'cloak'
  | 'sword'
  | 'life';
export type Fact = Refusal['fact'];

/** One language: a sentence for every question, option, piece of news and refusal. */
export interface Language {
  readonly names: Names;
  /** What the player who must choose reads. */
  readonly ask: { readonly [K in Asked & DecisionStep]: (at: Extract<Step, { step: K }>, say: Speaker) => string };
  /** What everyone else reads meanwhile. */
  waiting(player: string): string;
  readonly label: { readonly [D in Action['do']]: (act: Extract<Action, { do: D }>, say: Speaker) => string };
  readonly narrate: { readonly [N in News['news']]: (news: Extract<News, { news: N }>, say: Speaker) => string | null };
  readonly refuse: { readonly [C in Refused]: (fact: Fact, say: Speaker) => string };
  describe(say: Speaker, reader: Seat | null): string[];
  readonly settings: {
    readonly [S in keyof typeof SETTINGS]: {
      readonly name: string;
      readonly about: string;
      readonly values: { readonly [V in `${(typeof SETTINGS)[S]['values'][number]}`]: string };
    };
  };
  /** The terms of `evaluate`, for hints. */
  readonly terms: { readonly [term: string]: string };
}

function speaker({ names }: Language, view: View): Speaker {
  const { spaces } = BOARDS[view.settings.boardLayout];
  const say: Speaker = {
    view,
    figure: (id) => names.figure(view.figures[id]!.kind, view.players[view.figures[id]!.owner]!.colour),
    kind: (id) => names.kinds[view.figures[id]!.kind],
    at(id) {
      const { at } = view.figures[id]!;
      return typeof at === 'number' ? say.space(at) : '–';
    },
    space(id) {
      const { key, kind } = spaces[id]!;
      return (kind === 'room' ? names.caverns[key] : undefined) ?? names.spaces[key]!;
    },
    player: (seat) => names.players[view.players[seat]!.colour],
    card: (card) => names.cards[card],
    artifact: (artifact) => names.artifacts[artifact],
  };
  return say;
}

/** The tables are complete, so the sentence found under a name fits what has that name. */
type Sentence = (of: unknown, say: Speaker) => string | null;
const find = (table: object, name: string): Sentence | undefined => (table as { [name: string]: Sentence })[name];

export const wordsIn = (language: Language): Words<Step, Action, News, View> => ({
  prompt(step, view, reader) {
    const say = speaker(language, view);
    if (!('player' in step) || step.player === null) return '';
    return reader === step.player
      ? (find(language.ask, step.step)?.(step, say) ?? '')
      : language.waiting(say.player(step.player));
  },
  label: (act, view) => find(language.label, act.do)!(act, speaker(language, view)) ?? '',
  narrate: (news, view) => find(language.narrate, news.news)!(news, speaker(language, view)),
  refuse: ({ clause, fact }, view) => find(language.refuse, clause)?.(fact, speaker(language, view)) ?? clause,
  describe: (view, reader) => language.describe(speaker(language, view), reader),
  settings: language.settings,
  terms: language.terms,
});
