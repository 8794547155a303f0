import { HAND_SHARE_OF_TWO } from '../data/treasure.ts';
import { CHANCES } from './chances-data.ts';
import { CAVERNS, chanceOfByte, GROTTOS, HANDS, LEADS } from './chances-grid.ts';

// The chances of a player whose turn begins, in the usual game of two. They were computed exactly, for perfect play by both
// (`bench/src/search-ceiling/tabulate.ts`), and are kept for some numbers of diamonds and nuggets, with others in between.

let table: Float32Array | null = null;

/** Once the turn has ended with this left: the chance of the player who ended it, with this lead in points and in nuggets. */
export function ended(grotto: number, cavern: number, hand: number, lead: number, nuggets: number): number {
  if (grotto > 0 && cavern > 0) return 1 - chance(grotto, cavern, hand, -lead);
  const ahead = lead === 0 ? nuggets : lead; // [END-6]
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
}

function chance(grotto: number, cavern: number, hand: number, lead: number): number {
  table ??= Float32Array.from(atob(CHANCES), (letter) => chanceOfByte(letter.charCodeAt(0)));
  const g = placeIn(GROTTOS, grotto);
  const c = placeIn(CAVERNS, cavern);
  const l = placeIn(LEADS, lead);
  const without = inTable(table, g, c, 0, l);
  if (hand === 0) return without;
  const paid = Math.min(hand, HAND_SHARE_OF_TWO) / HAND_SHARE_OF_TWO;
  return without + (inTable(table, g, c, 1, l) - without) * paid;
}

const inTable = (chances: Float32Array, grotto: number, cavern: number, hand: number, lead: number): number =>
  between(grotto, (g) =>
    between(cavern, (c) =>
      between(lead, (l) => chances[((g * CAVERNS.length + c) * HANDS + hand) * LEADS.length + l]!),
    ),
  );

/** Where a number lies in a rising list: the index of the last that is not larger, and how far it is to the next. */
function placeIn(kept: readonly number[], amount: number): number {
  const last = kept.length - 1;
  if (amount <= kept[0]!) return 0;
  if (amount >= kept[last]!) return last;
  let i = 0;
  while (kept[i + 1]! <= amount) i++;
  return i + (amount - kept[i]!) / (kept[i + 1]! - kept[i]!);
}

function between(place: number, value: (index: number) => number): number {
  const first = Math.floor(place);
  const part = place - first;
  return part === 0 ? value(first) : value(first) * (1 - part) + value(first + 1) * part;
}
