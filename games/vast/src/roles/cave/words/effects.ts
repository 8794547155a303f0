import { below, nowKnown, tell } from '@trollmoot/kernel';
import { OMEN_SYMBOLS, type OmenSymbol, TILE_HAND } from '../../../data/cave.ts';
import { GRIT } from '../../../data/knight.ts';
import type { Cell, Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { drawTile, placeTile } from '../../../terrain/words/effects/tiles.ts';
import { originInHand } from '../../../terrain/words/questions/piles.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { gainGrit } from '../../knight/words/effects/board.ts';

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
/** [GOBLIN-HEX-1] The Cave discards up to `n` Omens of its choice. */
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
/** Place a tile of the hand, and draw another. */
export function placeFromHand(s: State, cell: Cell, slot: number): Space {
  const c = s.cave!;
  const face = c.hand[slot]!;
  c.hand = c.hand.filter((_, i) => i !== slot);
  const space = placeTile(s, cell, face, originInHand(s));
  refillHand(s);
  return space;
}
/** [CAVE-9] Draw up to three tiles, as long as the stack has any; also when tiles have come back to it. */
export function refillHand(s: State): void {
  const c = s.cave!;
  while (c.hand.length < TILE_HAND && s.map.stack.length > 0) c.hand.push(drawTile(s));
}
