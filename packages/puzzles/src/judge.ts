import type { Act } from '@trollmoot/kernel';
import type { Question } from './kind.ts';
import { after, begin, type Reached, readLine } from './line.ts';
import type { Answer } from './puzzle.ts';
import { leastLead, mean, worthInWorlds } from './worlds.ts';

/** The worlds that answers are measured in: one seed to find the best, another to confirm it and to judge by. */
export const FINDING = 'find';
export const JUDGING = 'judge';
export const WORLDS = 160;
/** Exact worths that differ by less are equal. */
export const ALIKE = 1e-9;

/** The worth of a finished line. The choice is judged, never how the dice fell. */
export function worthOf(question: Question, reached: Reached, seed = JUDGING, worlds = WORLDS): number {
  const { kind, seat, start } = question;
  if (reached.foreseen !== null) return reached.foreseen;
  if (kind.horizon === undefined) return kind.worth(reached.s, seat, start);
  return mean(worthInWorlds(question, reached.line, seed, worlds));
}

export interface Verdict {
  readonly worth: number;
  readonly stars: 0 | 1 | 2 | 3;
}

/** Three stars for a line as good as the best, two for 80 % of its worth, one for anything better than nothing. */
export function judge(question: Question, acts: readonly Act[], answer: Answer): Verdict {
  const reached = acts.reduce((so, act) => after(question, so, act), begin(question));
  const worth = worthOf(question, reached);
  const share = (worth - answer.floor) / (answer.best - answer.floor);
  const stars = isAsGood(question, reached, worth, answer) ? 3 : share >= 0.8 ? 2 : share > ALIKE ? 1 : 0;
  return { worth, stars };
}

function isAsGood(question: Question, reached: Reached, worth: number, { best, lines }: Answer): boolean {
  if (worth >= best - ALIKE) return true;
  if (question.kind.horizon === undefined || reached.foreseen !== null) return false;
  const found = readLine(question, lines[0]!);
  if (found === null || found.foreseen !== null) return false;
  const [ours, theirs] = [reached, found].map(({ line }) => worthInWorlds(question, line, JUDGING, WORLDS));
  return leastLead(theirs!, ours!) <= 0;
}
