import { type Company, capital, type Forfeit, type Refusal, type Seat, type Words } from '@trollmoot/kernel';
import type { Action, News, Refused, Step } from '../contents.ts';
import type { SETTINGS } from '../settings.ts';
import type { View } from '../view.ts';
import { type Explaining, explainIn, thingsIn } from './explain.ts';
import { stepIn } from './facts.ts';
import { type Names, type Speaker, speaker } from './speaker.ts';

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
/** What a reader may have picked of an act. */
interface Picked {
  readonly do?: unknown;
  readonly figure?: unknown;
  readonly victim?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** One language: a sentence for every question, option, piece of news and refusal. */
export interface Language {
  readonly names: Names;
  /** What the player who must choose reads. */
  readonly ask: { readonly [K in Asked & DecisionStep]: (at: Extract<Step, { step: K }>, say: Speaker) => string };
  /** What everyone else reads meanwhile. */
  waiting(player: Seat, say: Speaker): string;
  /** Below the prompt: what is left, and what happens next. */
  readonly left: { readonly [K in Asked]?: (at: Extract<Step, { step: K }>, say: Speaker) => string };
  /** What to choose next, once a figure, a victim or a space is picked. */
  next(picked: Picked, options: readonly Action[], say: Speaker): string | null;
  /** On the button of an act that gives something up. */
  readonly unused: { actions(n: number): string; steps(n: number): string; crushed(n: number): string };
  readonly label: { readonly [D in Action['do']]: (act: Extract<Action, { do: D }>, say: Speaker) => string };
  readonly narrate: { readonly [N in News['news']]: (news: Extract<News, { news: N }>, say: Speaker) => string | null };
  /** The same in at most 30 letters, below the name of the player whose turn it was; none for what is not worth a line. */
  readonly brief: {
    readonly [N in News['news']]?: (news: Extract<News, { news: N }>, say: Speaker) => string | null;
  };
  readonly refuse: { readonly [C in Refused]: (fact: Fact, say: Speaker) => string };
  describe(say: Speaker, reader: Seat | null): string[];
  readonly explain: Explaining;
  readonly settings: {
    readonly [S in keyof typeof SETTINGS]: {
      readonly name: string;
      readonly about: string;
      readonly values: { readonly [V in `${(typeof SETTINGS)[S]['values'][number]}`]: string };
    };
  };
  /** The terms of `evaluate`, for hints. */
  readonly terms: { readonly [term: string]: string };
  /** What a rival is denied, for hints: the gold of a room, or a term. */
  readonly denies: {
    room(player: string, room: string): string;
    readonly terms: { readonly [term: string]: (player: string) => string };
  };
}

/** The tables are complete, so the sentence found under a name fits what has that name. */
type Sentence = (of: unknown, say: Speaker) => string | null;
const find = (table: object, name: string): Sentence | undefined => (table as { [name: string]: Sentence })[name];

export function wordsIn(language: Language, company: Company | null = null): Words<Step, Action, News, View> {
  const of = (view: View): Speaker => speaker(language.names, view, company);
  return {
    prompt(step, view, reader) {
      if (!('player' in step) || step.player === null) return '';
      return reader === step.player
        ? (find(language.ask, step.step)?.(step, of(view)) ?? '')
        : capital(language.waiting(step.player, of(view)));
    },
    left: (step, view, reader) =>
      'player' in step && step.player === reader ? (find(language.left, step.step)?.(step, of(view)) ?? '') : '',
    next: (picked, options, view) => language.next(picked, options, of(view)),
    label: (act, view) => find(language.label, act.do)!(act, of(view)) ?? '',
    narrate: (news, view) => find(language.narrate, news.news)!(news, of(view)),
    brief: (news, view) => find(language.brief, news.news)?.(news, of(view)) ?? null,
    refuse({ clause, fact }, view) {
      const say = of(view);
      const step = clause === 'TABLE-3' ? stepIn(fact) : null;
      const prompt = step === null ? undefined : find(language.ask, step.step)?.(step, say);
      return find(language.refuse, clause)?.({ ...fact, prompt: prompt ?? null }, say) ?? clause;
    },
    forfeit: (act, options, view) => forfeit(language.unused, act, options, view),
    thingsIn,
    explain: (thing, view, reader) =>
      explainIn(language, speaker(language.names, view, company ?? { names: [], you: reader }), thing, reader),
    among: (company) => wordsIn(language, company),
    describe: (view, reader) => language.describe(of(view), reader),
    settings: language.settings,
    terms: language.terms,
    denies(term, rival, view) {
      const say = of(view);
      const room = /^room (\d+)$/.exec(term)?.[1];
      const player = say.player(rival);
      return room === undefined
        ? (language.denies.terms[term]?.(player) ?? term)
        : language.denies.room(player, say.space(Number(room)));
    },
  };
}

/** Nothing that ends a turn is lost for good, so these only say what is given up. */
function forfeit(unused: Language['unused'], act: Action, options: readonly Action[], view: View): Forfeit | null {
  const brief = (text: string): Forfeit => ({ brief: text, asks: null, first: null });
  if (act.do === 'pass') return view.left > 0 ? brief(unused.actions(view.left)) : null;
  const first = options.find((option) => option.do === 'move');
  if (first === undefined) return null;
  if (act.do === 'stop') return brief(unused.steps(1));
  if (act.do !== 'stay') return null;
  const room = view.figures[first.figure]!.at;
  return brief(
    unused.crushed(
      view.figures.filter(({ at, owner }) => at === room && owner === view.figures[first.figure]!.owner).length,
    ),
  );
}
