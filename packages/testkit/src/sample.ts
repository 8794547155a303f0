import {
  type Act,
  type Game,
  type News,
  type Played,
  type Position,
  type Random,
  REOPEN,
  type Saved,
  type Seat,
} from '@trollmoot/kernel';
import { copy, same } from './plain.ts';
import type { TableSetup } from './tables.ts';

/** A position during a game, and what was played there. */
export interface Moment {
  readonly s: Position;
  readonly by: Seat;
  readonly act: Act;
  readonly news: readonly News[]; // that the act caused
}

/** What can be observed about a ply without knowing the game. */
interface PlyRecord {
  readonly rolled: boolean; // the generator moved
  readonly revealed: boolean; // closed hands were revealed
  readonly noReturn: number; // in the position after it
}

/** A game played at random to its end, with some of its positions. */
export interface Sample {
  readonly saved: Saved;
  readonly moments: readonly Moment[];
  readonly watched: readonly PlyRecord[];
  readonly end: Position;
  readonly ending: 'over' | 'stuck' | 'too long' | 'crash';
  readonly error: string | null; // of a crash
}

/** How a random player chooses among options. */
export type Style = (options: readonly Act[], random: Random) => Act;

const any: Style = (options, random) => options[random(options.length)]!;
const first: Style = (options) => options[0]!;
const last: Style = (options) => options.at(-1)!;
/** Choose a kind of act first, then one of that kind, so that a single pass has a chance against many moves. */
const byKind: Style = (options, random) => {
  const kinds = [...new Set(options.map((option) => option.do))];
  const kind = kinds[random(kinds.length)]!;
  return any(
    options.filter((option) => option.do === kind),
    random,
  );
};
export const STYLES: readonly Style[] = [any, byKind, any, byKind, first, last];

/** Whether to keep a position, given the name of its step. */
type Keep = (step: string) => boolean;

/** Keeps many positions of rare steps and few of common ones. */
export function rareFirst(random: Random, each: number): Keep {
  const met = new Map<string, number>();
  return (step) => {
    const n = (met.get(step) ?? 0) + 1;
    met.set(step, n);
    return n <= each || random(n) < each;
  };
}

/** How often a closed hand is reopened: one time in `oneIn`, and at most `most` times in a game, so that games end. */
export const REOPENING = { oneIn: 24, most: 4 };

export function sampleGame(
  game: Game,
  table: TableSetup,
  seed: string,
  random: Random,
  style: Style,
  keep: Keep,
): Sample {
  const log: Played[] = [];
  const moments: Moment[] = [];
  const watched: PlyRecord[] = [];
  const saved: Saved = { game: game.name, rules: game.rules, ...table, seed, log };
  let s: Position = { agenda: [], sealed: [], rng: [], ply: 0, noReturn: 0, last: null, news: null };
  let reopened = 0;
  let takenBack = 0; // plies undone by reopening; they do not count towards the longest game
  try {
    s = game.setup(table.settings, table.seats, seed);
    for (;;) {
      const at = game.current(s);
      if (at === null) return { saved, moments, watched, end: s, ending: 'over', error: null };
      const choice = choose(game, s, random, style, reopened < REOPENING.most);
      if (choice === null) return { saved, moments, watched, end: s, ending: 'stuck', error: null };
      if (s.ply - takenBack >= game.longest)
        return { saved, moments, watched, end: s, ending: 'too long', error: null };
      const before = keep(at.step) ? copy(s) : null;
      const rng = s.rng.slice();
      const laid = s.sealed.length;
      if (choice.act.do === REOPEN.do) {
        reopened++;
        takenBack += 1 + s.sealed.filter(({ seat }) => seat === choice.by).length;
      }
      s.news = [];
      log.push(choice);
      game.play(s, choice.by, choice.act);
      if (before !== null) moments.push({ s: before, by: choice.by, act: choice.act, news: s.news ?? [] });
      s.news = null;
      const rule = game.steps[at.step]!;
      const closing = rule.reveal !== undefined && choice.act.do !== REOPEN.do && s.sealed.length === 0;
      const revealed = closing && (laid > 0 || rule.isOpen?.(choice.act) !== true);
      watched.push({ rolled: !same(rng, s.rng), revealed, noReturn: s.noReturn });
    }
  } catch (error) {
    return { saved, moments, watched, end: s, ending: 'crash', error: describeError(error) };
  }
}

/** Who acts, and how; null if no seat can. */
export function choose(game: Game, s: Position, random: Random, style: Style, mayReopen: boolean): Played | null {
  if (s.sealed.length > 0 && mayReopen && random(REOPENING.oneIn) === 0) {
    const by = s.sealed[random(s.sealed.length)]!.seat;
    if (game.options(s, by).some((option) => option.do === REOPEN.do)) return { by, act: REOPEN };
  }
  const waiting = game.waitingFor(s);
  while (waiting.length > 0) {
    const by = waiting.splice(random(waiting.length), 1)[0]!;
    const options = game.options(s, by);
    if (options.length === 0) continue;
    const others = s.sealed.length === 0 ? options : options.filter((option) => option.do !== REOPEN.do);
    return { by, act: others.length === 0 ? REOPEN : style(others, random) };
  }
  return null;
}

export const describeError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' ← ') : String(error);
