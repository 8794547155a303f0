import type { Clause } from '../../clauses.ts';
import type { OmenName, OmenSymbol } from '../../data/cave.ts';
import type { Piece } from '../../data/pieces.ts';
import type { Cell, Space } from '../../data/places.ts';
import type { Role } from '../../data/roles.ts';

/** Shaping the cave: a tile of the hand, to be laid next; in the Collapse a tile to be removed. */
type Shape = { do: 'takeTile'; slot: number } | { do: 'collapse'; space: Space };

export interface CaveContents {
  'cave.turn': { at: object };
  'cave.goOn': { at: object };
  'cave.act': {
    at: object;
    act: Shape | { do: 'placeTreasure'; space: Space } | { do: 'useOmen'; omen: number } | { do: 'endTurn' };
  };
  'cave.lay': { at: { slot: number }; act: { do: 'layTile'; cell: Cell; slot: number } };
  'cave.pay': { at: { omen: number; left: number }; act: { do: 'payOmen'; symbol: OmenSymbol } };
  'cave.bats': { at: object; act: { do: 'seize'; piece: Piece } | { do: 'seizeTreasure'; space: Space } };
  'cave.batsTo': { at: { piece: Piece | -1; from: Space }; act: { do: 'drop'; to: Space } };
  'cave.liftRockslide': { at: object; act: { do: 'liftRockslide'; edge: number } };
  'cave.rockslide': { at: { taken: number }; act: { do: 'rockslide'; space: Space; side: number } };
  'cave.pastPlunder': { at: object; act: { do: 'placeTreasure'; space: Space } };
  'cave.spores': { at: object; act: { do: 'spore'; role: Role } };
  'cave.hatred': { at: object; act: Shape | { do: 'shedHatred' } };
  'cave.curse': {
    at: object;
    act: { do: 'twist'; space: Space } | { do: 'rouse'; space: Space } | { do: 'buryEvents' };
  };
  'cave.twist': { at: { space: Space }; act: { do: 'twistTo'; space: Space; walls: number } };
  'cave.fill': { at: object; act: { do: 'fill'; cell: Cell; slot: number } };
  'cave.placeFor': { at: { cell: Cell }; act: { do: 'placeFor'; cell: Cell; slot: number } };
  'cave.chooseEvent': { at: object; act: { do: 'playEvent'; slot: number } };
  'cave.handTreasure': { at: object; act: { do: 'handTreasure'; slot: number } };
  'cave.discardOmens': { at: { left: number }; act: { do: 'discardOmen'; symbol: OmenSymbol } };
}

export type CaveNews =
  | { news: 'omensDrawn'; drawn: readonly OmenSymbol[]; clause: Clause }
  | { news: 'omenUsed'; omen: OmenName; cost: number; thing: `omen ${OmenName}`; clause: Clause }
  | { news: 'omenPaid'; symbol: OmenSymbol }
  | { news: 'omenDiscarded'; symbol: OmenSymbol; clause: Clause }
  | { news: 'spored'; role: Role; clause: Clause }
  | { news: 'hatredShed'; left: number; clause: Clause }
  | { news: 'eventsBuried'; cards: number; clause: Clause }
  | { news: 'treasureHanded'; clause: Clause };
