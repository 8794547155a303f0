import { BRIGHT_BEETLES, GOLEM, UNDERWORM } from '../../../../data/goblins.ts';
import { type Cell, NOWHERE, SPACES, type Space, TILES } from '../../../../data/places.ts';
import { ROLES } from '../../../../data/roles.ts';
import type { Tribe } from '../../../../data/tiles.ts';
import type { State } from '../../../../state.ts';
import type { Ground } from '../../../../terrain/state.ts';
import { throughPits, waysOut } from '../../../../terrain/words/questions/crossing.ts';
import { drowned } from '../../../../terrain/words/questions/ground.ts';
import { ways } from '../../../../terrain/words/questions/layout.ts';
import { across, cellOf, isLit, spaceAt } from '../../../../terrain/words/questions/map.ts';
import { DIAGONALS } from '../../../../terrain/words/questions/plane.ts';
import { isHole, isLake, isMagma } from '../../../../terrain/words/questions/spaces.ts';
import { mayTribesAttackDragon } from '../../../../variants/words/questions/ash-dragon.ts';
import { dragonArmor, dragonAt } from '../../../dragon/words/questions.ts';
import { knightAt, knightStrength } from '../../../knight/words/questions/stats.ts';
import { BURROWED, MOVED, STOPPED, WENT_OUT } from '../../state.ts';
import { hasMonster, population, tribeStrength } from './tribes.ts';

// Where a Tribe can go. A way is measured by what it costs: 1 for a Lit tile left, 2 for a Flame Wall entered;
// two of these are one Population. Nodes are spaces, and spaces again for a Tribe whose Underworm has dug.

const GOBLINS_BIT = 1 << ROLES.indexOf('goblins');
const UNSEEN = 127;

const NO_COSTS: readonly number[] = Array.from({ length: SPACES * 2 }, () => UNSEEN);
const NO_WAYS: readonly number[] = Array.from({ length: SPACES * 2 }, () => NOWHERE);

/** The cheapest ways of a Tribe from where it stands, by node. */
export interface Survey {
  readonly cost: readonly number[]; // UNSEEN: no way leads there
  readonly from: readonly number[]; // the node before it; NOWHERE: the way begins here
}

/** Those who may stand in a Tribe's way; NOWHERE: they do not. */
export interface Foes {
  readonly knight: Space;
  readonly knightStrength: number;
  readonly dragon: Space;
  readonly armor: number;
  readonly isPrey: boolean; // may Tribes attack the Dragon?
}
export const foesOf = (s: State): Foes => ({
  knight: knightAt(s),
  knightStrength: s.knight === null ? 0 : knightStrength(s),
  dragon: dragonAt(s),
  armor: s.dragon === null ? 0 : dragonArmor(s),
  isPrey: mayTribesAttackDragon(s),
});

/** What a Tribe's ways depend on; a view tells as much as a position. */
export interface Marcher {
  readonly ground: Ground;
  readonly at: Space;
  readonly strength: number;
  readonly population: number;
  readonly spare: 0 | 1; // [GOBLIN-BEETLES-2] Bright Beetles take the place of one Population
  readonly isFurious: boolean;
  readonly litLeft: number; // Lit tiles it has left this turn
  readonly left: readonly Space[]; // which of them in this activation
  readonly crossesWalls: boolean; // [GOBLIN-GOLEM-1]
  readonly digs: boolean; // [GOBLIN-WORM-1]
  readonly flameWall: Space; // NOWHERE: none that would burn it
  readonly foes: Foes;
}

function marcherOf(s: State, tribe: Tribe): Marcher {
  const g = s.goblins!;
  return {
    ground: s,
    at: g.at[tribe]!,
    strength: tribeStrength(s, tribe),
    population: population(s, tribe),
    spare: hasMonster(s, tribe, BRIGHT_BEETLES) ? 1 : 0,
    isFurious: ((g.furious >> tribe) & 1) !== 0,
    litLeft: g.litLeft[tribe]!,
    left: g.left,
    crossesWalls: hasMonster(s, tribe, GOLEM),
    digs: hasMonster(s, tribe, UNDERWORM) && (g.done & BURROWED) === 0,
    flameWall: (s.map.burnt & GOBLINS_BIT) === 0 ? s.map.flameWall : NOWHERE,
    foes: foesOf(s),
  };
}

/** [GOBLIN-MOVE-2] What it costs this Tribe to leave a space. */
export const leavingCosts = (s: State, tribe: Tribe, space: Space): 0 | 1 | 2 =>
  costOfLeaving(s, ((s.goblins!.furious >> tribe) & 1) !== 0, s.goblins!.left, space);
function costOfLeaving(ground: Ground, isFurious: boolean, left: readonly Space[], space: Space): 0 | 1 | 2 {
  if (isMagma(space)) return 2; // [TERRAIN-11]
  if (!(isLit(ground, space) || isLake(space))) return 0; // [TERRAIN-10]
  return isFurious || left.includes(space) ? 0 : 1; // [GOBLIN-FURY-1]
}

/** Population lost on a way of that cost. */
const lossOf = (isFurious: boolean, litLeft: number, way: number): number => ((isFurious ? 0 : litLeft & 1) + way) >> 1;
const lossOfTribe = (s: State, tribe: Tribe, way: number): number =>
  lossOf(((s.goblins!.furious >> tribe) & 1) !== 0, s.goblins!.litLeft[tribe]!, way);

/** What keeps a Tribe of that Strength out of this space; [GOBLIN-MOVE-6] never the Thief or another Tribe. */
export function bar(foes: Foes, strength: number, to: Space): 'GOBLIN-MOVE-4' | 'GOBLIN-MOVE-5' | null {
  if (foes.knight === to && strength <= foes.knightStrength) return 'GOBLIN-MOVE-4';
  return foes.dragon === to && strength <= foes.armor ? 'GOBLIN-MOVE-5' : null;
}
/** Must a Tribe that enters this space attack there? */
export const isDefended = (foes: Foes, space: Space): boolean =>
  foes.knight === space || (foes.isPrey && foes.dragon === space);

const NOTHING: Survey = { cost: NO_COSTS, from: NO_WAYS };

/** The ways of a Tribe from where it stands; tireless, to ask whether there is a way at all, it would lose nothing. */
export function survey(s: State, tribe: Tribe, tireless = false): Survey {
  const g = s.goblins!;
  const at = g.at[tribe]!;
  if (at < 0) return NOTHING;
  if ((g.done & STOPPED) !== 0) return { cost: NO_COSTS.with(at, 0), from: NO_WAYS };
  return surveyOf(marcherOf(s, tribe), tireless);
}

/**
 * [GOBLIN-MOVE-1] [GOBLIN-MOVE-3] The cheapest ways from where the Tribe is. A tile where it must
 * attack is the end of a way.
 */
export function surveyOf(m: Marcher, tireless = false): Survey {
  const { ground, spare, strength, foes } = m;
  const { open } = ways(ground.map.layout);
  const cost = NO_COSTS.slice();
  const from = NO_WAYS.slice();
  cost[m.at] = 0;
  const lives = tireless ? UNSEEN : m.population + spare;
  const hasTerrain = ground.map.layout.cell.length > TILES;
  const levels: number[][] = [[m.at]];

  const tryEntering = (node: number, there: Space, layer: number, way: number): void => {
    const dry = there === m.flameWall ? way + 2 : way;
    const all = there >= TILES ? dry + 2 * drowned(node >= SPACES ? node - SPACES : node, there) : dry;
    const next = there + layer;
    if (all >= cost[next]!) return;
    const loss = lossOf(m.isFurious, m.litLeft, all);
    if (loss >= lives) return;
    if (bar(foes, loss > spare && !tireless ? strength - loss + spare : strength, there) !== null) return;
    cost[next] = all;
    from[next] = node;
    if (isDefended(foes, there)) return;
    while (levels.length <= all) levels.push([]);
    levels[all]!.push(next);
  };

  for (let way = 0; way < levels.length; way++) {
    const level = levels[way]!;
    for (let i = 0; i < level.length; i++) {
      const node = level[i]!;
      if (cost[node] !== way) continue;
      const layer = node >= SPACES ? SPACES : 0;
      const here = node - layer;
      const left = way + costOfLeaving(ground, m.isFurious, m.left, here);
      for (let side = 0; side < 4; side++) {
        const there = m.crossesWalls ? across(ground, here, side) : open[4 * here + side]!;
        if (there >= 0) tryEntering(node, there, layer, left);
      }
      if (hasTerrain) for (const there of throughPits(ground, here)) tryEntering(node, there, layer, left); // [TERRAIN-14]
      if (!m.digs || layer !== 0) continue;
      for (const step of DIAGONALS)
        for (let far = 1; far <= 2; far++) {
          const there = spaceAt(ground, cellOf(ground, here) + far * step);
          if (there >= 0 && !isHole(there)) tryEntering(node, there, SPACES, left);
        }
    }
  }
  return { cost, from };
}

/** Does a way lead to this space? */
export const leadsTo = ({ cost }: Survey, space: Space): boolean =>
  cost[space] !== UNSEEN || cost[space + SPACES] !== UNSEEN;

/** The Strength with which it comes to this space. */
export const strengthOnArrival = (s: State, tribe: Tribe, { cost }: Survey, to: Space): number =>
  tribeStrength(s, tribe) - lossOfTribe(s, tribe, Math.min(cost[to]!, cost[to + SPACES]!));

/** The spaces on the cheapest way there, without the first. */
export function wayLeading({ cost, from }: Survey, to: Space): Space[] {
  const path: Space[] = [];
  for (let node = cost[to]! <= cost[to + SPACES]! ? to : to + SPACES; from[node]! >= 0; node = from[node]!)
    path.push(node >= SPACES ? node - SPACES : node);
  return path.reverse();
}

/** Population lost on the cheapest way there. */
export const lossOn = (m: Marcher, { cost }: Survey, to: Space): number =>
  lossOf(m.isFurious, m.litLeft, Math.min(cost[to]!, cost[to + SPACES]!));

/** Has this Tribe still its move before it? */
export const mayMove = (s: State): boolean => (s.goblins!.done & (MOVED | STOPPED)) === 0;

/** [TERRAIN-4] The empty cells for which it may leave terrain, in its move or after it. */
export const cellsOutside = (s: State, tribe: Tribe): readonly Cell[] =>
  (s.goblins!.done & (STOPPED | WENT_OUT)) === 0 ? waysOut(s, s.goblins!.at[tribe]!) : [];

/** Where it may go and stay. */
export function prowls(s: State, tribe: Tribe, ways: Survey): Space[] {
  const found: Space[] = [];
  const here = s.goblins!.at[tribe]!;
  const foes = foesOf(s);
  for (let space = 0; space < s.map.tokens.length; space++)
    if (space !== here && leadsTo(ways, space) && !isDefended(foes, space)) found.push(space);
  return found;
}
