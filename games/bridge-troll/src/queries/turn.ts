import type { Seat } from '@trollmoot/kernel';
import { sum } from '../rules/words.ts';
import type { View } from '../view/view.ts';

/** How many of the claims still to come are this troll's. */
export const claimsOf = (view: View, seat: Seat): number => view.claims.filter((claimer) => claimer === seat).length;

/** How many boulders are under this bridge. */
export const underOf = (view: View, seat: Seat): number => sum(view.trolls[seat]!.boulders);

/** [DRAW-1] How many boulders each closed troll draws this turn, once the bids are open. */
export const drawsOf = ({ trolls, schedule }: View): number =>
  schedule.boulders * trolls.filter(({ place }) => place !== null).length;

/** Is a bid pile being taken now? */
export const hasPileStage = ({ step }: View): boolean => step?.step === 'pile' || step?.step === 'piles';
