import { type Chance, type Luck, nobodys } from './chances.ts';
import type { Turn } from './course.ts';
import type { Judged } from './judge.ts';
import { ledgerOf, type Row } from './ledger.ts';
import { type KeyMoment, keyMoments } from './moments.ts';

/** What play-outs have shown about a game. Plain data. */
interface Findings {
  readonly seed: string;
  readonly budget: number; // play-outs that were allowed…
  readonly playOuts: number; // …and made
  readonly turns: readonly Turn[];
  readonly chances: readonly Chance[]; // at the start of every turn, and the end
  readonly choices: readonly Judged[];
  readonly lucks: readonly Luck[];
}

export interface Review extends Findings {
  readonly ledger: readonly Row[]; // the last row is nobody's, if everyone can lose
  readonly moments: readonly KeyMoment[];
}

const NEVER = 1e-9;

/** What follows from the findings. */
export function reviewFrom(found: Findings): Review {
  const { chances, choices, lucks } = found;
  const rows = ledgerOf(chances[0]!, chances.at(-1)!, choices);
  const canAllLose = chances.some(({ shares }) => nobodys(shares) > NEVER) || Math.abs(rows.at(-1)!.others) > NEVER;
  return { ...found, ledger: canAllLose ? rows : rows.slice(0, -1), moments: keyMoments(choices, lucks) };
}
