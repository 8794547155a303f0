import { NOWHERE } from '../../../data/places.ts';
import { FIRST_LOOT_DROP } from '../../../data/thief.ts';
import type { State } from '../../../state.ts';

/** [THIEF-1] */
export function setUpThief(s: State): void {
  s.thief = {
    at: NOWHERE,
    assigned: [NOWHERE, NOWHERE, NOWHERE],
    cubes: 0,
    steps: 0,
    lootDrop: FIRST_LOOT_DROP,
    treasures: 0,
    stashed: 0,
    upgrades: 0,
    targets: 0,
    tried: [],
    peeked: [],
    evaded: false,
    done: 0,
  };
}
