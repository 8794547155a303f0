import type { FaceId } from '../../data/tiles.ts';

export interface CaveState {
  hand: FaceId[]; // secret
  omens: number[]; // held, by symbol
  bag: number[]; // in the bag, by symbol
  used: number[]; // uses this turn, by Omen
  hatred: number; // difficulty tokens still there
  shaped: boolean; // it has placed the tile of this turn
  removals: number; // tiles it must still remove in this turn of the Collapse
  hidden: boolean; // it has placed the Treasure token of this turn
}

export const cloneCave = (c: CaveState): CaveState => ({
  hand: c.hand.slice(),
  omens: c.omens.slice(),
  bag: c.bag.slice(),
  used: c.used.slice(),
  hatred: c.hatred,
  shaped: c.shaped,
  removals: c.removals,
  hidden: c.hidden,
});
