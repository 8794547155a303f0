import { below, nowKnown, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { EVENTS_DRAWN, OMEN_SYMBOLS, type OmenSymbol, TILE_HAND, TREASURES_DRAWN } from '../../../data/cave.ts';
import { GRIT } from '../../../data/knight.ts';
import { DIFFICULTY } from '../../../data/roles.ts';
import { FACES } from '../../../data/tiles.ts';
import { type Cell, DARK, type Space, type State } from '../../../state.ts';
import { placeTile } from '../../../terrain/rules/fill.ts';
import { tilesThat } from '../../../terrain/words/map.ts';
import { countOnMap } from '../../../terrain/words/tokens.ts';
import { plan } from '../../../words/agenda.ts';
import { hasOtherPiece } from '../../../words/pieces.ts';
import { isTurnOf, levelOf } from '../../../words/seats.ts';
import { gainGrit } from '../../knight/words/words.ts';

/** [CAVE-15] Crystal tiles whose removal ends the game. */
export const crystalTilesToEnd = (s: State): number =>
  s.cave === null ? DIFFICULTY.cave.crystalTiles[2] : DIFFICULTY.cave.crystalTiles[levelOf(s, 'cave')]!;

/** Treasure and Crystal tokens that count for Omens: on the map, and Treasure the Thief carries. [TOKEN-4] */
export const tokensForOmens = (s: State): number =>
  countOnMap(s, 'treasure') + countOnMap(s, 'crystal') + (s.thief?.treasures ?? 0);

/** [CAVE-3] Draw Omens from the bag, as many as there are. */
export function drawOmens(s: State, n: number): void {
  const c = s.cave!;
  const drawn: OmenSymbol[] = [];
  for (let i = 0; i < n; i++) {
    const left = c.bag.reduce((sum, tokens) => sum + tokens, 0);
    if (left === 0) break;
    let token = below(s, left);
    let symbol = 0;
    while (token >= c.bag[symbol]!) token -= c.bag[symbol++]!;
    c.bag[symbol]!--;
    c.omens[symbol]!++;
    drawn.push(OMEN_SYMBOLS[symbol]!);
  }
  tell(s, { news: 'omensDrawn', drawn, clause: 'CAVE-2' });
}

/** The Cave discards so many Omens of its choice, as far as it has them. (Hex) */
export function discardOmens(s: State, n: number): void {
  const left = Math.min(
    n,
    s.cave!.omens.reduce((sum, tokens) => sum + tokens, 0),
  );
  if (left > 0) plan(s, { step: 'cave.discardOmens', left });
}

/** An Event for the Knight: the Cave picks one of three, or else the top card; it is resolved by 'knight.event'. */
export function playEvent(s: State): void {
  if (s.events.length === 0) return; // [CAVE-16]
  if (s.cave !== null) plan(s, { step: 'cave.chooseEvent' });
  else {
    nowKnown(s);
    plan(s, { step: 'knight.event', card: s.events.pop()! });
  }
}
/** How many cards the Cave has to choose from. */
export const eventsShown = (s: State): number => Math.min(EVENTS_DRAWN, s.events.length);
export const treasuresShown = (s: State): number => Math.min(TREASURES_DRAWN, s.treasureDeck.length);

/** A Treasure for the Knight: the Cave picks one of two, or else the top card; without cards she gains Grit. */
export function handOverTreasure(s: State): void {
  if (s.treasureDeck.length === 0) gainGrit(s, GRIT.declined, 'CAVE-16');
  else if (s.cave !== null) {
    nowKnown(s); // it sees two cards
    plan(s, { step: 'cave.handTreasure' });
  } else {
    nowKnown(s);
    plan(s, { step: 'knight.offer' });
    s.knight!.offered = s.treasureDeck.pop()!;
  }
}

/** [CAVE-5] Which tiles of its hand it may place: Crystal tiles first in its own turn, any in others'. */
export function placeableSlots(s: State): number[] {
  const { hand } = s.cave!;
  const slots = hand.map((_, slot) => slot);
  if (!isTurnOf(s, 'cave')) return slots;
  const crystals = slots.filter((slot) => FACES[hand[slot]!]!.kind === 'crystal');
  return crystals.length > 0 ? crystals : slots;
}

/** Place a tile of the hand, and draw another. */
export function placeFromHand(s: State, cell: Cell, slot: number): Space {
  const c = s.cave!;
  const face = c.hand[slot]!;
  c.hand = c.hand.filter((_, i) => i !== slot);
  const space = placeTile(s, cell, face);
  refillHand(s);
  return space;
}

/** [CAVE-9] Draw up to three tiles, as long as the stack has any; also when tiles have come back to it. */
export function refillHand(s: State): void {
  const c = s.cave!;
  while (c.hand.length < TILE_HAND && s.map.stack.length > 0) c.hand.push(s.map.stack.pop()!);
}

/** [CAVE-7] Where Treasure may be placed: Dark tiles without a piece and without Treasure. */
export const treasureSpots = (s: State): Space[] =>
  tilesThat(s, DARK).filter((space) => s.map.treasures[space] === 0 && !hasOtherPiece(s, space, -1));

/** [WIN-6] In the Collapse, enough Crystal tiles are gone and no Hatred token is left. */
export const caveWins = (s: State): Clause | null =>
  s.map.collapsing && s.map.crystalsRemoved >= crystalTilesToEnd(s) && s.cave!.hatred === 0 ? 'WIN-6' : null;
