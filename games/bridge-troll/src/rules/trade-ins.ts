import { BOULDERS_FOR_A_POINT } from '../data/printed.ts';
import { FOOD, SORT, TOLL, type Traveller } from '../data/travellers.ts';
import type { Pile } from '../state.ts';

/** What a troll could trade in. */
interface Holdings {
  readonly food: Pile;
  readonly tolls: Pile;
  readonly hand: Pile;
  readonly boulders: number; // how many it may add: none unless closed [TRADE-4]
  readonly closed: boolean;
}

/** Cards and boulders traded in together, and what they score. */
export interface TradeIn {
  readonly food: Pile;
  readonly hand: Pile; // specials straight from the hand [TRADE-9]
  readonly tolls: Pile;
  readonly boulders: number;
  readonly points: number;
  readonly waste: number; // how far the higher side exceeds the points
}

/** One way to reach a sum with cards of one side: the last card added, and the sum before it. */
type Ways = (Way | undefined)[]; // by sum
interface Way {
  readonly item: number; // -1: no card
  readonly before: number;
}

/** Every sum that some of these values make, with one way to reach it. Earlier cards are preferred. */
function sumsOf(values: readonly number[]): Ways {
  const ways: Ways = [{ item: -1, before: 0 }];
  for (let item = 0; item < values.length; item++) {
    const value = values[item]!;
    for (let sum = ways.length - 1; sum >= 0; sum--)
      if (ways[sum] !== undefined) ways[sum + value] ??= { item, before: sum };
  }
  return ways;
}

function itemsFor(ways: Ways, sum: number): number[] {
  const items: number[] = [];
  for (let at = sum; ways[at]!.item >= 0; at = ways[at]!.before) items.push(ways[at]!.item);
  return items.reverse();
}

/**
 * [TRADE-11] The trade-ins that no other one beats: more points, less waste, fewer boulders. Highest points first.
 * Among card sets with the same sums, spend regular travellers before specials, the hand and royals.
 */
export function tradeIns({ food, tolls, hand, boulders, closed }: Holdings): TradeIn[] {
  const eaten = [...food.map((card) => ({ card, inHand: false })), ...hand.map((card) => ({ card, inHand: true }))];
  eaten.sort((a, b) => reluctance(a.card, a.inHand) - reluctance(b.card, b.inHand));
  const paid = tolls.slice().sort((a, b) => reluctance(a, false) - reluctance(b, false));
  const foods = sumsOf(eaten.map(({ card }) => FOOD[card]!));
  const tollSums = sumsOf(paid.map((card) => TOLL[card]!));
  const pairs = closed ? Math.floor(boulders / BOULDERS_FOR_A_POINT) : 0;
  return undominated(foods, tollSums, pairs).map((sums) => {
    const items = itemsFor(foods, sums.food).map((item) => eaten[item]!);
    return {
      food: items.filter(({ inHand }) => !inHand).map(({ card }) => card),
      hand: items.filter(({ inHand }) => inHand).map(({ card }) => card),
      tolls: itemsFor(tollSums, sums.tolls).map((item) => paid[item]!),
      boulders: sums.pairs * BOULDERS_FOR_A_POINT,
      points: sums.points,
      waste: Math.max(sums.food, sums.tolls) - sums.points,
    };
  });
}

function reluctance(card: Traveller, inHand: boolean): number {
  if (SORT[card] === 'royal') return 3;
  return inHand ? 2 : SORT[card] === 'special' ? 1 : 0;
}

interface Sums {
  readonly food: number;
  readonly tolls: number;
  readonly pairs: number;
  readonly points: number;
}

/** Without boulders an empty side scores 0, so [TRADE-2] holds without a check. */
function undominated(foods: Ways, tolls: Ways, pairs: number): Sums[] {
  const best: (Sums | undefined)[][] = []; // by points and pairs: the one with least waste
  for (let f = 0; f < foods.length; f++)
    for (let t = 0; t < tolls.length; t++) {
      if (foods[f] === undefined || tolls[t] === undefined) continue;
      const most = Math.min(pairs, Math.abs(f - t)); // [TRADE-3]
      for (let added = 0; added <= most; added++) {
        const points = Math.min(f, t) + added;
        const known = (best[points] ??= [])[added];
        if (points > 0 && (known === undefined || Math.max(f, t) < Math.max(known.food, known.tolls)))
          best[points]![added] = { food: f, tolls: t, pairs: added, points };
      }
    }
  const kept: Sums[] = [];
  const leastWaste: number[] = Array(pairs + 1).fill(Number.POSITIVE_INFINITY); // by number of pairs: with that many or fewer
  for (let points = best.length - 1; points > 0; points--)
    for (let added = 0; added <= pairs; added++) {
      const sums = best[points]?.[added];
      if (sums === undefined) continue;
      const waste = Math.max(sums.food, sums.tolls) - points;
      if (waste >= leastWaste[added]!) continue;
      kept.push(sums);
      for (let more = added; more <= pairs; more++) leastWaste[more] = Math.min(leastWaste[more]!, waste);
    }
  return kept;
}
