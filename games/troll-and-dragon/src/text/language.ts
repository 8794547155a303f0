import type { Refusal } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { View } from '../view.ts';

/** The clauses that refusals cite. */
const REFUSED = [
  'GROTTO-1',
  'GROTTO-6',
  'GROTTO-9',
  'KEY-1',
  'KEY-3',
  'KEY-5',
  'KEY-7',
  'KEY-8',
  'KEY-10',
  'CAVERN-1',
  'DRAGON-1',
  'SHARE-6',
  'RACE-2',
  'RACE-3',
  'RACE-4',
  'PLAN-1',
  'PLAN-2',
  'PLAN-3',
  'PLAN-4',
  'PACE-1',
  'PACE-2',
  'PACE-3',
  'PACE-4',
  'TURN-3',
  'TURN-4',
  'END-7',
] as const satisfies readonly Clause[];
type Refused = (typeof REFUSED)[number];
export type Reasons = { readonly [clause in Refused]: (fact: Refusal['fact'], view: View) => string };

const isRefused = (clause: string): clause is Refused => REFUSED.some((refused) => refused === clause);

/** A refusal in the words of one language. */
export const refuseWith =
  (reasons: Reasons) =>
  ({ clause, fact }: Refusal, view: View): string =>
    reasons[isRefused(clause) ? clause : 'TURN-4'](fact, view);
