import type { Seat } from '@trollmoot/kernel';
import { DRAGON_PRESETS } from '../src/data/dice.ts';
import { type State, trollAndDragon } from '../src/index.ts';

export const [KNIGHT, BARBARIAN, CAT, ARCHER] = [0, 1, 2, 3] as const;

export const PRESETS = Object.keys(DRAGON_PRESETS) as (keyof typeof DRAGON_PRESETS)[];

/** Play this by its notation. */
export function play(s: State, seat: Seat, ...lines: string[]): State {
  for (const line of lines) {
    const act = trollAndDragon.options(s, seat).find((option) => trollAndDragon.write(option, s) === line);
    if (act === undefined) throw new Error(`seat ${seat} may not '${line}' here`);
    trollAndDragon.play(s, seat, act);
  }
  return s;
}

/** The options of a seat, in notation. */
export const choices = (s: State, seat: Seat = s.adventurer): string[] =>
  trollAndDragon.options(s, seat).map((option) => trollAndDragon.write(option, s));

/** All treasure in the game. The total never changes. */
export const treasureIn = (s: State): { diamonds: number; nuggets: number } => ({
  diamonds: s.grotto + s.hand + s.riskDiamonds + s.droppedDiamonds + s.packDiamonds.reduce((a, b) => a + b, 0),
  nuggets: s.cavern + s.riskNuggets + s.droppedNuggets + s.packNuggets.reduce((a, b) => a + b, 0),
});
