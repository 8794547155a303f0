import type { OmenSymbol } from '../../data/cave.ts';
import type { Cell } from '../../state.ts';

export interface CaveContents {
  'cave.turn': { at: object };
  'cave.act': { at: object; act: { do: 'endTurn' } };
  'cave.fill': { at: object; act: { do: 'fill'; cell: Cell; slot: number } };
  'cave.placeFor': { at: { cell: Cell }; act: { do: 'placeFor'; cell: Cell; slot: number } };
  'cave.chooseEvent': { at: object; act: { do: 'playEvent'; slot: number } };
  'cave.handTreasure': { at: object; act: { do: 'handTreasure'; slot: number } };
  'cave.discardOmens': { at: { left: number }; act: { do: 'discardOmen'; symbol: OmenSymbol } };
}

export type CaveNews =
  | { news: 'omensDrawn'; drawn: readonly OmenSymbol[] }
  | { news: 'omenDiscarded'; symbol: OmenSymbol }
  | { news: 'treasureHanded' };
