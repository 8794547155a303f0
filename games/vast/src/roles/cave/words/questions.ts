import type { Clause } from '../../../clauses.ts';
import { EVENTS_DRAWN, TREASURES_DRAWN } from '../../../data/cave.ts';
import { DARK, type Space, TILES } from '../../../data/places.ts';
import { DIFFICULTY } from '../../../data/roles.ts';
import { FACES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { tilesThat } from '../../../terrain/words/questions/map.ts';
import { countOnMap } from '../../../terrain/words/questions/tokens.ts';
import { hasOtherPiece } from '../../../words/questions/pieces.ts';
import { isTurnOf, levelOf } from '../../../words/questions/seats.ts';

/** [CAVE-15] Crystal tiles whose removal ends the game. */
export const crystalTilesToEnd = (s: State): number =>
  s.cave === null ? DIFFICULTY.cave.crystalTiles[2] : DIFFICULTY.cave.crystalTiles[levelOf(s, 'cave')]!;

/** Treasure and Crystal tokens that count for Omens: on the map, and Treasure the Thief carries. [TOKEN-4] */
export const tokensForOmens = (s: State): number =>
  countOnMap(s, 'treasure') + countOnMap(s, 'crystal') + (s.thief?.treasures ?? 0);

/** How many cards the Cave has to choose from. */
export const eventsShown = (s: State): number => Math.min(EVENTS_DRAWN, s.events.length);
export const treasuresShown = (s: State): number => Math.min(TREASURES_DRAWN, s.treasureDeck.length);

/** [CAVE-5] Which tiles of its hand it may place: Crystal tiles first in its own turn, any in others'. */
export function placeableSlots(s: State): number[] {
  const { hand } = s.cave!;
  const slots = hand.map((_, slot) => slot);
  if (!isTurnOf(s, 'cave')) return slots;
  const crystals = slots.filter((slot) => FACES[hand[slot]!]!.kind === 'crystal');
  return crystals.length > 0 ? crystals : slots;
}

/** [CAVE-7] Where Treasure may be placed: Dark tiles without a piece and without Treasure. */
export const treasureSpots = (s: State): Space[] =>
  tilesThat(s, DARK).filter((space) => s.map.treasures[space] === 0 && !hasOtherPiece(s, space, -1));

export function hasTreasureSpot(s: State): boolean {
  const { cell, light } = s.map.layout;
  for (let space = 0; space < TILES; space++)
    if (cell[space]! >= 0 && light[space] === DARK && s.map.treasures[space] === 0 && !hasOtherPiece(s, space, -1))
      return true;
  return false;
}

/** [WIN-6] In the Collapse, enough Crystal tiles are gone and no Hatred token is left. */
export const caveWins = (s: State): Clause | null =>
  s.map.collapsing && s.map.crystalsRemoved >= crystalTilesToEnd(s) && s.cave!.hatred === 0 ? 'WIN-6' : null;
