import { nowKnown, tell } from '@trollmoot/kernel';
import { FACE_DOWN, FACE_UP, NOT_HERS, OUT, TREASURES } from '../../../../data/knight.ts';
import { NOWHERE } from '../../../../data/places.ts';
import type { State } from '../../../../state.ts';
import { seatOf } from '../../../../words/questions/seats.ts';

/** One of her Treasure cards goes under the deck: everyone saw it if it was face up, else only she did. */
export function loseTreasureCard(s: State, card: number): void {
  const k = s.knight!;
  if (k.treasure[card] === FACE_UP) k.allKnow |= 1 << card;
  else mixUpFaceDown(s);
  k.sheKnows |= 1 << card;
  dropTreasure(s, card, false);
  s.treasureDeck.unshift(card);
}

/** One of several cards face down has gone: nobody else knows any more which of them she has. */
function mixUpFaceDown(s: State): void {
  const k = s.knight!;
  let down = 0;
  for (let card = 0; card < TREASURES.length; card++) if (k.treasure[card] === FACE_DOWN) down |= 1 << card;
  if ((down & (down - 1)) === 0) return; // it was the only one
  k.caveKnows &= ~down;
  k.allKnow &= ~down;
}

/** The Cave has looked at these Treasure cards, and knows where it puts them. */
export function caveHasSeen(s: State, cards: readonly number[]): void {
  for (const card of cards) s.knight!.caveKnows |= 1 << card;
}

/** The Cave has put `n` Event cards under their deck. */
export function caveHasBuried(s: State, n: number): void {
  s.knight!.eventsBuried += n;
}

/** [KNIGHT-TREASURE-2] A card leaves her, perhaps for good; a cube on it waits for the next Pick Up. */
export function dropTreasure(s: State, card: number, out: boolean): void {
  const k = s.knight!;
  const known = out || k.treasure[card] === FACE_UP;
  k.spent += k.treasureCubes[card]!;
  k.treasureCubes[card] = 0;
  k.treasure[card] = out ? OUT : NOT_HERS;
  nowKnown(s);
  const { name } = TREASURES[card]!;
  tell(s, { news: 'treasureLost', seat: known ? NOWHERE : seatOf(s, 'knight'), card: name, out });
}
