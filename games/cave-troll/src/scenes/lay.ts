import { defaultsOf, type Seat } from '@trollmoot/kernel';
import type { Artifact } from '../data/artifacts.ts';
import { BOARDS, type SpaceId } from '../data/board.ts';
import { type Card, ICONS, PLACE_OF } from '../data/cards.ts';
import { COLOURS, FIGURES_EACH, type FigureId, OWNER, REMOVED, TRAY } from '../data/figures.ts';
import { setup } from '../rules/setup.ts';
import { kind } from '../rules/words.ts';
import { type GameSettings, SETTINGS } from '../settings.ts';
import type { State } from '../state.ts';

export interface Extras {
  readonly set?: Partial<GameSettings>;
  readonly seats?: number;
  readonly left?: number;
  readonly player?: Seat;
  readonly artifact?: Artifact; // held by the player
  readonly hand?: readonly Card[]; // the card the player holds, then the cards they draw next
  readonly pile?: number; // icons on the scoring pile, from opponents' cards
  readonly removed?: string; // figures out of play
}

/** A position in words: `scene('NW Hall: red wraith, 2 blue adventurer; W Pit: red orc')`, red to act with four actions. */
export function scene(layout: string, extras: Extras = {}): State {
  const s = setup({ ...defaults(), ...extras.set }, extras.seats ?? 4, 'scene');
  s.news = [];
  s.turn = 9;
  s.player = extras.player ?? 0;
  s.left = extras.left ?? 4;
  s.agenda = [{ step: 'act', player: s.player }];
  for (const part of layout.split(';')) {
    const [space, figures] = part.split(':').map((text) => text.trim());
    if (space && figures) for (const name of spread(figures)) put(s, name, spaceNamed(s, space));
  }
  for (const name of spread(extras.removed ?? '')) put(s, name, REMOVED);
  for (const card of [...(extras.hand ?? [])].reverse()) moveToTop(s, card);
  if (extras.hand) swapHand(s);
  if (extras.artifact) takeArtifact(s, extras.artifact);
  for (let icon = 0; icon < (extras.pile ?? 0); icon++) s.pile.push(takeIcon(s));
  s.last = s.player;
  return s;
}

export const defaults = (): GameSettings => defaultsOf(SETTINGS);

/** 'blue orc, 2 red adventurer' → 'blue orc', 'red adventurer', 'red adventurer'. */
const spread = (figures: string): string[] =>
  figures.split(',').flatMap((text) => {
    const [, count, name] = /^\s*(\d*)\s*(.*?)\s*$/.exec(text)!;
    return name ? Array<string>(Number(count || 1)).fill(name) : [];
  });

/** The figure leaves the tray, and its card the deck. */
function put(s: State, name: string, where: number): void {
  const [colour, wanted] = name.split(' ');
  const figure = s.where.findIndex((at, id) => COLOURS[OWNER[id]!] === colour && at === TRAY && kind(s, id) === wanted);
  if (figure < 0) throw new Error(`there is no ${name} left`);
  s.where[figure] = where;
  const owner = OWNER[figure]!;
  const isTheCard = (card: Card): boolean => PLACE_OF[card] === (PLACE_OF[wanted!] ?? figure % FIGURES_EACH);
  const inDeck = s.deck[owner]!.findIndex(isTheCard);
  if (inDeck >= 0) s.discard[owner]!.push(...s.deck[owner]!.splice(inDeck, 1));
  else s.discard[owner]!.push(...s.hand[owner]!.splice(0, 1, s.deck[owner]!.pop()!));
}

function moveToTop(s: State, card: Card): void {
  const deck = s.deck[s.player]!;
  const at = deck.indexOf(card);
  if (at >= 0) deck.push(...deck.splice(at, 1));
  else {
    const held = s.hand[s.player]!.indexOf(card);
    if (held < 0) throw new Error(`${card} can no longer be drawn`);
    deck.push(...s.hand[s.player]!.splice(held, 1));
  }
}

/** The player holds the top card; any card they held before goes under the deck. */
function swapHand(s: State): void {
  const top = s.deck[s.player]!.pop()!;
  s.deck[s.player]!.unshift(...s.hand[s.player]!);
  s.hand[s.player] = [top];
}

/** A card with one icon from an opponent's deck. */
function takeIcon(s: State): State['pile'][number] {
  for (let player = s.seats - 1; player >= 0; player--)
    for (const [at, card] of s.deck[player]!.entries())
      if (player !== s.player && ICONS[card] === 1) return { player, card: s.deck[player]!.splice(at, 1)[0]! };
  throw new Error('no opponent has a card with one icon left');
}

function takeArtifact(s: State, artifact: Artifact): void {
  s.artifactDeck.splice(s.artifactDeck.indexOf(artifact), 1);
  s.artifact[s.player] = artifact;
}

export const spaceNamed = (s: State, name: string): SpaceId => {
  const found = BOARDS[s.settings.boardLayout].spaces.findIndex((space) => space.name === name);
  if (found < 0) throw new Error(`there is no ${name}`);
  return found;
};

/** The first 'red wraith' on the board, or the one in a given space: 'red adventurer NW Hall'. */
export function figureNamed(s: State, name: string): FigureId {
  const [, colour, wanted, space] = /^(\w+) (\w+) ?(.*)$/.exec(name)!;
  const found = s.where.findIndex(
    (at, id) =>
      COLOURS[OWNER[id]!] === colour && kind(s, id) === wanted && at >= 0 && (!space || at === spaceNamed(s, space)),
  );
  if (found < 0) throw new Error(`there is no ${name} on the board`);
  return found;
}
