import type { Seat } from '@trollmoot/kernel';
import type { Step } from '../contents.ts';
import { CARDS } from '../data/cards.ts';
import type { Traveller } from '../data/travellers.ts';
import { ANY_WAY, FACING_A_HAZARD, POWER, type Way } from '../rules/specials.ts';
import type { View } from '../view/view.ts';

/** The ways to use a special that each question leaves open. */
const WAYS: { readonly [step in Step['step']]?: readonly Way[] } = {
  bid: ANY_WAY, // [SPECIAL-2]
  foresee: ['peek'], // [SPECIAL-3]
  claim: ANY_WAY, // [SPECIAL-4]
  robber: FACING_A_HAZARD, // [SPECIAL-6]
  goat: FACING_A_HAZARD,
  score: ['quarry', 'ransom'], // [SPECIAL-7]
  pile: ['quarry'], // [SPECIAL-8]
  draw: ['quarry'],
};

/** Can this troll use the power of this special in its hand right now? */
export function isUsableNow(view: View, seat: Seat, special: Traveller): boolean {
  const { step, trolls, laid, trade } = view;
  const troll = trolls[seat]!;
  if (step === null || !view.waiting.includes(seat)) return false;
  const { id } = CARDS[special]!;
  if (id === 'garlicMerchant') return step.step === 'robber';
  const hasBegun = laid.length > 0 || (trade !== null && trade.food.length + trade.tolls.length > 0);
  if (hasBegun) return false;
  if (id === 'jester') return step.step === 'bid' && troll.boulders.filter((n) => n > 0).length > 1;
  const ways = step.step === 'welcome' ? (POWER[step.special] ?? []) : (WAYS[step.step] ?? []);
  if (id === 'fortuneTeller')
    return ways.includes('peek') && view.faceDown !== null && !view.faceDown.peekers.includes(seat);
  if (id === 'stonemason') return ways.includes('quarry') && view.supply.some((n) => n > 0);
  return ways.includes('ransom') && troll.food.some(({ sort }) => sort === 'royal');
}
