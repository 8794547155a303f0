import type { Action } from '../contents.ts';
import { OMENS, type OmenName } from '../data/cave.ts';
import type { PowerName } from '../data/dragon.ts';
import { BOMBER_STRENGTH, FIRE_BOMBER } from '../data/goblins.ts';
import { KNIGHT } from '../data/pieces.ts';
import { ALL_TRIBES, FANGS } from '../data/tiles.ts';
import { CARRIED } from '../roles/dragon/state.ts';
import { isPlay } from '../roles/goblins/rules/secrets.ts';
import type { GoblinsState } from '../roles/goblins/state.ts';
import { population, tribeStrength } from '../roles/goblins/words/questions/tribes.ts';
import { isKnightAlive, knightStrength } from '../roles/knight/words/questions/stats.ts';
import type { State } from '../state.ts';
import { CUT_OFF, stepsPastTribes, stepsToDragon } from './steps.ts';
import type { Aim } from './turn-of.ts';

const WOUND = 3; // a wound, counted in Grit
const TRIBES_WOUND = 6; // in Rage: an attack costs 1 Rage, 2 Population and perhaps a Monster
const MANY_WAYS = 0.2; // of all outcomes
const CAVE_TABLES = ['KGDC', 'KGDCT', 'KDC'] as const;
const LEADING_ASTRAY: readonly OmenName[] = ['giantBats', 'rockslide'];

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

/** Wound the Knight without paying too much for it. */
export const mostHarm: Aim = {
  role: 'goblins',
  name: 'most-harm',
  at: ['goblins.act', 'goblins.tribe'],
  tables: ['KGD', 'KGDC', 'KG'],
  margin: { least: 0.3, wide: 1 },
  mostBest: MANY_WAYS,
  endIsSure: true,
  may: isInReach,
  shows: (_s, act) => isPlay(act) || act.do === 'hidingSpots' || (act.do === 'assault' && act.target === 'knight'),
  among: (_s, options) => options.filter((act) => !isLeftToChance(act)),
  score: ({ goblins, knight }) => (goblins === null ? 0 : held(goblins) - TRIBES_WOUND * (knight?.health ?? 0)),
};
/** What cards, dice, tiles or others decide. */
const isLeftToChance = (act: Action): boolean =>
  UNSURE.includes(act.do) || (act.do === 'useSpecial' && act.tribe !== FANGS);
const UNSURE: readonly Action['do'][] = ['explore', 'plunderGem', 'tribeFlare', 'hex', 'caveIn', 'layFaceUp'];
/** Can a Tribe be stronger than the Knight, with what it may still get this turn? */
function isInReach(s: State): boolean {
  const { goblins } = s;
  if (goblins === null || !isKnightAlive(s)) return false;
  const more = (goblins.secrets.includes(FIRE_BOMBER) ? BOMBER_STRENGTH : 0) + (goblins.rage === 0 ? 1 : 0);
  const toAct = ALL_TRIBES.filter((tribe) => population(s, tribe) > 0 && ((goblins.activated >> tribe) & 1) === 0);
  return toAct.some((tribe) => tribeStrength(s, tribe) + more > knightStrength(s));
}
const held = ({ rage, population, monsters, secrets, faceUp }: GoblinsState): number =>
  rage +
  population.reduce((sum, n) => sum + n, 0) +
  monsters.reduce((sum, { length }) => sum + length, 0) +
  secrets.length +
  faceUp.length;

/** Stand where the Knight must pass on her way to the Dragon. */
export const mostBarred: Aim = {
  role: 'goblins',
  name: 'most-barred',
  at: ['goblins.act', 'goblins.tribe'],
  tables: ['KGD', 'KGDC', 'KGDCT'],
  margin: { least: 1, wide: 3 },
  mostBest: MANY_WAYS,
  endIsSure: true,
  may: (s) => stepsPastTribes(s) < CUT_OFF,
  shows: (_s, act) => isPlay(act),
  among: (_s, options) => options.filter((act) => BARRING.includes(act.do)),
  score: stepsPastTribes,
};
const BARRING: readonly Action['do'][] = [
  'activate',
  'emerge',
  'comeOut',
  'prowl',
  'tunnel',
  'wisp',
  'hideTribe',
  'standDown',
  'blindFury',
  'secretTunnels',
  'endTurn',
];

/** Wake up, or bring together what will wake him. */
export const mostWakeful: Aim = {
  role: 'dragon',
  name: 'most-wakeful',
  at: ['dragon.act'],
  tables: ['KGD', 'KGDC', 'KGDCT'],
  margin: { least: 0.3, wide: 1 },
  mostBest: MANY_WAYS,
  endIsSure: true,
  may: ({ dragon }) => dragon !== null && !dragon.awake,
  shows: ({ agenda }, act) => {
    const now = agenda.at(-1);
    return act.do === 'power'
      ? !ROLLED_OR_REVEALED.includes(act.power)
      : now?.step === 'dragon.pay' && !ROLLED_OR_REVEALED.includes(now.power);
  },
  score: ({ dragon }) => (dragon === null ? 0 : 2 * dragon.wakefulness + dragon.treasures + dragon.eaten / 2),
};
const ROLLED_OR_REVEALED: readonly PowerName[] = ['claw', 'flame', 'scorch', 'burn', 'wrath'];

/** In the Collapse: bring Crystal tiles down, with Hatred too. */
export const mostCrystals: Aim = {
  role: 'cave',
  name: 'most-crystals',
  at: ['cave.act'],
  tables: CAVE_TABLES,
  margin: { least: 0.3, wide: 1 },
  mostBest: MANY_WAYS,
  isRare: true,
  endIsSure: true,
  may: ({ cave, map }) => cave !== null && map.collapsing && cave.removals > 0,
  among: (_s, options) => options.filter((act) => act.do !== 'useOmen' || OMENS[act.omen]!.name === 'hatred'),
  score: ({ map }) => map.crystalsRemoved,
};

/** With Bats and Rockslides: keep the Knight far from the Dragon. */
export const mostSteps: Aim = {
  role: 'cave',
  name: 'most-steps',
  at: ['cave.act'],
  tables: CAVE_TABLES,
  margin: { least: 1, wide: 3 },
  mostBest: MANY_WAYS,
  endIsSure: true,
  may: (s) => s.cave?.hidden === true && stepsToDragon(s) < CUT_OFF, // its tile and its Treasure are placed
  among: (_s, options) => {
    const hers = options.filter((act) => act.do === 'seize' && act.piece === KNIGHT);
    if (hers.length > 0) return hers;
    return options.filter((act) => act.do !== 'useOmen' || LEADING_ASTRAY.includes(OMENS[act.omen]!.name));
  },
  score: stepsToDragon,
};

/** Carry loot, or better, stash it. */
export const mostLoot: Aim = {
  role: 'thief',
  name: 'most-loot',
  at: ['thief.act'],
  tables: ['KGDCT', 'KGDT'],
  margin: { least: 0.3, wide: 1 },
  mostBest: MANY_WAYS,
  endIsSure: true,
  among: (_s, options) => options.filter((act) => act.do !== 'peek'),
  score: ({ thief, dragon }) =>
    thief === null
      ? 0
      : 2 * thief.stashed + thief.treasures + (dragon?.gems.filter((gem) => gem === CARRIED).length ?? 0),
};
