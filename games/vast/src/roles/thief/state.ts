import type { Space } from '../../data/places.ts';

export interface ThiefState {
  at: Space; // NOWHERE before his first turn and while dead
  assigned: number[]; // which stat token lies on Movement, Stealth, Thievery; NOWHERE before the first turn
  cubes: number; // Action cubes left this turn
  steps: number; // Movement used this turn
  lootDrop: number;
  treasures: number; // carried Treasure tokens; carried Gems are CARRIED in the Dragon's list
  stashed: number; // tokens stashed so far
  upgrades: number; // bits: upgrade spaces that hold a token
  targets: number; // bits of pieces already robbed or stabbed this turn
  tried: Space[]; // Vaults tried this turn
  peeked: Space[]; // Dark tiles whose underside he knows
  evaded: boolean; // Unnatural Evasion has been tried in this player's turn
  done: number; // bits of what happened this turn
}

/** Bits of `done`. */
export const PEEKED = 1; // his movement is over
export const STICKY_USED = 2;

export const cloneThief = (t: ThiefState): ThiefState => ({
  at: t.at,
  assigned: t.assigned.slice(),
  cubes: t.cubes,
  steps: t.steps,
  lootDrop: t.lootDrop,
  treasures: t.treasures,
  stashed: t.stashed,
  upgrades: t.upgrades,
  targets: t.targets,
  tried: t.tried.slice(),
  peeked: t.peeked.slice(),
  evaded: t.evaded,
  done: t.done,
});
