import type { Act, Game, Played, Position, Random, Seat } from '@trollmoot/kernel';
import { copy, short } from '../plain.ts';
import type { Moment, Sample } from '../sample.ts';

/** One law that every game must keep. */
export interface Law {
  readonly number: number;
  readonly title: string;
  /** How this sample breaks the law, or null. */
  broken(game: Game, sample: Sample, context: LawContext): string | null;
}

/** What laws need besides the game and a sample. */
export interface LawContext {
  readonly random: Random;
  readonly wishes: readonly Act[]; // options from many positions, to be wished for in others
  readonly forgotten: readonly string[]; // kinds of news that may show what no view keeps
  invariants(s: Position): string[]; // the game's own: what is broken here, in words
}

/** Every seat, and a spectator. */
export function viewers(sample: Sample): (Seat | null)[] {
  return [...seatsOf(sample), null];
}

export const seatsOf = (sample: Sample): Seat[] => Array.from({ length: sample.saved.seats }, (_, seat) => seat);

/** The first violation found at any moment, with its place. Works on copies, so a law may play on from there. */
export function atEveryMoment(sample: Sample, broken: (moment: Moment) => string | null): string | null {
  for (const moment of sample.moments) {
    const what = broken({ ...moment, s: copy(moment.s) });
    if (what !== null) return `at ply ${moment.s.ply}, step ${short(moment.s.agenda.at(-1))}: ${what}`;
  }
  return null;
}

/** The first violation found for any of these. */
export function forEach<T>(things: readonly T[], broken: (thing: T) => string | null): string | null {
  for (const thing of things) {
    const what = broken(thing);
    if (what !== null) return what;
  }
  return null;
}

export const name = (viewer: Seat | null): string => (viewer === null ? 'the spectator' : `seat ${viewer}`);

/** Up to `most` of these, chosen at random. */
export function some<T>(things: readonly T[], most: number, random: Random): T[] {
  const left = things.slice();
  const taken: T[] = [];
  while (left.length > 0 && taken.length < most) taken.push(left.splice(random(left.length), 1)[0]!);
  return taken;
}

/** Play some plies at random and return them. */
export function playOn(game: Game, s: Position, random: Random, plies = 30): Played[] {
  const played: Played[] = [];
  for (let i = 0; i < plies; i++) {
    const able = game.waitingFor(s).filter((seat) => game.options(s, seat).length > 0);
    if (able.length === 0) break;
    const by = able[random(able.length)]!;
    const options = game.options(s, by);
    const act = options[random(options.length)]!;
    game.play(s, by, act);
    played.push({ by, act });
  }
  return played;
}
