import type { Act, News, Position, Seat, Step } from './agenda.ts';
import type { AnyRule, Refusal } from './kernel.ts';
import type { Random } from './random.ts';
import type { Referee } from './referee.ts';
import type { Words } from './words.ts';

/** How a table plays: the options and variants of the rulebooks. */
export type Settings = { readonly [name: string]: string | number | boolean };

/** Every setting with the values it may take, the default first, and the clause that describes it. */
export type SettingsSpec = {
  readonly [name: string]: { readonly values: readonly (string | number | boolean)[]; readonly clause: string };
};
export type SettingsOf<Spec extends SettingsSpec> = { readonly [K in keyof Spec]: Spec[K]['values'][number] };

/**
 * How the game ended, by seat: the place (1 is first; ties share a place) and the score. If the game itself beat
 * everyone, every place is 2.
 */
export interface Result {
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

/** What a good player knows about the game. The search is in packages/bots. */
interface Knowledge<S, A> {
  /**
   * An estimate of this seat's share in the win, from 0 to 1. Reports the terms it is made of to `listen`, by name, in
   * the game's own units (positive is good for the seat).
   */
  evaluate(s: S, seat: Seat, listen?: (term: string, value: number) => void): number;
  /** The options worth considering, best guesses first. Never empty unless `options` is. */
  habits(s: S, seat: Seat, options: readonly A[]): readonly A[];
  /** True if no single act can end the game here. Left out if that is hard to tell. */
  isFarFromEnd?(s: S): boolean;
  /** Could this seat end the game before another must choose? Then the strongest bots first look for a sure win. */
  mayEndNow?(s: S, seat: Seat): boolean;
  /**
   * The seat's share in the win after each of these options, worked out instead of searched for; null where that cannot be
   * done. The strongest bots play by it. Left out: it never can.
   */
  worths?(s: S, seat: Seat, options: readonly A[]): readonly number[] | null;
  /** The same knowledge among seats known to choose at random. Left out if that makes no difference. */
  among?(careless: readonly Seat[]): Knowledge<S, A>;
  /**
   * Are this seat's habits good enough to play the game out by them, so that its end says more than `evaluate`? Left
   * out: no.
   */
  isPlayedOut?(s: S, seat: Seat): boolean;
  /**
   * For hints: what the rivals have, term by term, in the units of `evaluate`. An act that leaves them less of it denies it
   * to them, and `words.denies` says so. Left out where the terms of `evaluate` are already relative to rivals.
   */
  rivals?(s: S, seat: Seat, listen: (term: string, value: number, rival: Seat) => void): void;
  /** What chances to win are learned from. Left out: `evaluate` is the best guess. */
  readonly judgement?: Judgement<S>;
}

/**
 * What a good player looks at to say who is winning, and how much each look was found to count. The sides are the seats
 * and, where the game can beat everyone, *nobody* after them.
 */
export interface Judgement<S> {
  readonly looks: readonly string[];
  readonly weights: LearnedWeights;
  sides(s: S): number;
  /** What this side shows as `viewer` sees it, look by look in the order of `looks`; written into `into` from `at` on. */
  look(s: S, viewer: Seat, side: number, into: Float64Array, at: number): void;
  /** How far the game has come: 0 at its beginning, 1 at its end. */
  progress(s: S): number;
  /** A number that changes with every turn. */
  turn(s: S): number;
}

/** Learned by `npm run train`: by look, what it counts in the middle of the game, how that changes, and how it bends. */
export interface LearnedWeights {
  readonly looks: readonly string[];
  readonly weights: readonly (readonly number[])[];
}

/**
 * Everything that a server, a bot, a test or a screen knows about a game. Methods, not function fields, on purpose: this
 * makes a `Game<State, …>` assignable to `Game`.
 */
export interface Game<
  S extends Position = Position,
  A extends Act = Act,
  N extends News = News,
  V extends object = object,
  O extends Settings = Settings,
> {
  readonly name: string; // 'cave-troll'
  readonly title: string; // 'Cave Troll'
  readonly rules: string; // version of the rules, counted from 1: a game saved under another version may not replay
  readonly changes?: RulesChanges; // what came with each version after the first
  readonly seats: readonly number[]; // how many may play, the usual number first
  readonly settings: SettingsSpec;
  readonly longest: number; // no game takes more plies than this
  readonly clauses: { readonly [tag: string]: string }; // RULES.md, clause by clause
  readonly steps: { readonly [step: string]: AnyRule<S, Step, Act> };
  readonly things: readonly string[]; // cards, abilities, powers…: what the fuzzer must see in use

  /** Steps, actions, things or clauses that the fuzzer need not reach, because no play can; each with the reason. */
  readonly beyondPlay?: { readonly [name: string]: string };

  /** Why these settings and seats do not go together, or null. */
  misfit?(settings: O, seats: number): string | null;
  /** What each seat is called: a colour or a role. People type these names too, as in `--seats knight,goblins`. */
  seatNames(settings: O, seats: number): readonly string[];
  /** Reads seats named by a person: how many, and the settings that follow. Only in games where seats are roles. */
  seatsNamed?(names: readonly string[]): { seats: number; settings: Partial<O> } | string;

  setup(settings: O, seats: number, seed: string): S;
  current(s: S): Step | null;
  waitingFor(s: S): Seat[];
  options(s: S, seat: Seat): A[];
  why(s: S, seat: Seat, wish: Act): Refusal | null;
  play(s: S, seat: Seat, act: A): S;
  clone(s: S): S;
  view(s: S, seat: Seat | null): V;
  seen(news: N, seat: Seat | null): N | null;
  imagine(s: S, seat: Seat | null, random: Random): S;
  /**
   * The same position with everything dealt again that no seat knows, such as the order of a deck: every seat's view stays
   * the same. For reviews. Left out where only dice are to come.
   */
  redeal?(s: S, random: Random): S;
  result(s: S): Result | null;

  /** Paces the game's races in real time; left out where there are none. */
  readonly referee?: Referee<unknown, S, A>;
  /** What the rules do for a seat whose time is up: one legal act. Left out where they say nothing. */
  whenLate?(s: S, seat: Seat): A;

  /** One action as a line of text, different for every option of a position. */
  write(act: A, s: S): string;
  /** The `things` that this news shows in use. */
  uses(news: N): readonly string[];
  readonly words: { readonly en: Words<Step, A, N, V>; readonly [language: string]: Words<Step, A, N, V> };
  readonly bot: Knowledge<S, A>;
}

/** By version of the rules, then by language: what changed with it for the players, in one or two sentences. */
export type RulesChanges = { readonly [rules: string]: { readonly en: string; readonly [language: string]: string } };

/** What has changed since these rules, oldest first. */
export const changesSince = (game: Pick<Game, 'rules' | 'changes'>, rules: string, language = 'en'): string[] =>
  Object.entries(game.changes ?? {})
    .filter(([version]) => Number(version) > Number(rules) && Number(version) <= Number(game.rules))
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, said]) => said[language] ?? said.en);

/** The default of every setting. */
export const defaultsOf = <Spec extends SettingsSpec>(spec: Spec): SettingsOf<Spec> =>
  Object.fromEntries(Object.entries(spec).map(([name, { values }]) => [name, values[0]])) as SettingsOf<Spec>;

/** The default settings with these changes, or one sentence saying what is wrong with them. */
export function chooseSettings(
  game: Game,
  changes: { readonly [name: string]: unknown },
  seats: number,
): Settings | string {
  const settings: { [name: string]: string | number | boolean } = {};
  for (const [name, { values }] of Object.entries(game.settings)) settings[name] = values[0]!;
  for (const [name, wished] of Object.entries(changes)) {
    const values = Object.hasOwn(game.settings, name) ? game.settings[name]!.values : undefined;
    if (values === undefined)
      return `${game.title} has no setting '${name}'; it has ${Object.keys(game.settings).join(', ') || 'none'}`;
    const value = values.find((v) => String(v) === String(wished));
    if (value === undefined) return `'${name}' cannot be '${wished}'; it can be ${values.join(', ')}`;
    settings[name] = value;
  }
  if (!game.seats.includes(seats)) return `${game.title} is played with ${game.seats.join(', ')} seats, not ${seats}`;
  return game.misfit?.(settings, seats) ?? settings;
}
