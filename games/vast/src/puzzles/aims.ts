import { CARRIED } from '../roles/dragon/state.ts';
import type { Aim } from './turn-of.ts';

const WOUND = 3; // a wound, counted in Grit or Rage

/** Win Grit and wound the Dragon; wounds of her own count against her. */
export const mostGrit: Aim = {
  role: 'knight',
  name: 'most-grit',
  at: ['knight.act'],
  tables: ['KGD', 'KGDC', 'KGDCT'],
  margin: { least: 0.3, wide: 1 },
  score: ({ knight, dragon }) =>
    knight === null ? 0 : knight.grit + WOUND * knight.health - WOUND * (dragon?.health ?? 0),
};

/** Wound the Knight and keep Rage and Population. */
export const mostHarm: Aim = {
  role: 'goblins',
  name: 'most-harm',
  at: ['goblins.act', 'goblins.tribe'],
  tables: ['KGD', 'KGDC', 'KG'],
  margin: { least: 0.3, wide: 1 },
  mostBest: 12,
  score: ({ goblins, knight }) =>
    goblins === null
      ? 0
      : goblins.rage + goblins.population.reduce((sum, n) => sum + n, 0) - WOUND * (knight?.health ?? 0),
};

/** Wake up. */
export const mostWakeful: Aim = {
  role: 'dragon',
  name: 'most-wakeful',
  at: ['dragon.act'],
  tables: ['KGD', 'KGDC', 'KGDCT'],
  margin: { least: 0.3, wide: 1 },
  mostBest: 12,
  may: ({ dragon }) => dragon !== null && !dragon.awake,
  score: ({ dragon }) => dragon?.wakefulness ?? 0,
};

/** In the Collapse: bring Crystal tiles down. */
export const mostCrystals: Aim = {
  role: 'cave',
  name: 'most-crystals',
  at: ['cave.act'],
  tables: ['KGDC', 'KGDCT', 'GDC'],
  margin: { least: 0.3, wide: 1 },
  mostBest: 12,
  may: ({ cave, map }) => cave !== null && map.collapsing && cave.removals > 1,
  leavesOut: ['useOmen'],
  score: ({ map }) => map.crystalsRemoved,
};

/** Carry loot, or better, stash it. */
export const mostLoot: Aim = {
  role: 'thief',
  name: 'most-loot',
  at: ['thief.act'],
  tables: ['KGDCT', 'KGDT'],
  margin: { least: 0.3, wide: 1 },
  score: ({ thief, dragon }) =>
    thief === null
      ? 0
      : 2 * thief.stashed + thief.treasures + (dragon?.gems.filter((gem) => gem === CARRIED).length ?? 0),
};
