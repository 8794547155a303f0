import { FIRST_LOOT_DROP, STAT_TOKENS } from '../../data/thief.ts';
import { NOWHERE, type State } from '../../state.ts';

export function setUpThief(s: State): void {
  s.thief = {
    at: NOWHERE,
    tokens: [...STAT_TOKENS],
    stats: [0, 0, 0],
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
