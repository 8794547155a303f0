import { BRIGHT_BEETLES, GOLEM, UNDERWORM } from '../../../../data/goblins.ts';
import { NOWHERE, SPACES, type Space, TILES, WIDTH } from '../../../../data/places.ts';
import { ROLES } from '../../../../data/roles.ts';
import type { Tribe } from '../../../../data/tiles.ts';
import type { State } from '../../../../state.ts';
import { throughPits } from '../../../../terrain/words/questions/crossing.ts';
import { drowned } from '../../../../terrain/words/questions/ground.ts';
import { across, cellOf, isLit, spaceAt, wayTo } from '../../../../terrain/words/questions/map.ts';
import { isHole, isLake, isMagma } from '../../../../terrain/words/questions/spaces.ts';
import { mayTribesAttackDragon } from '../../../../variants/words/questions/ash-dragon.ts';
import { dragonArmor, dragonAt } from '../../../dragon/words/questions.ts';
import { knightAt, knightStrength } from '../../../knight/words/questions/stats.ts';
import { BURROWED, MOVED, STOPPED } from '../../state.ts';
import { hasMonster, population, tribeStrength } from './tribes.ts';

// Where a Tribe can go. A way is measured by what it costs: 1 for a Lit tile left, 2 for a Flame Wall entered;
// two of these are one Population. Nodes are spaces, and spaces again for a Tribe whose Underworm has dug.

const GOBLINS_BIT = 1 << ROLES.indexOf('goblins');
const DIAGONALS: readonly number[] = [-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1];
const UNSEEN = 127;

const NO_COSTS: readonly number[] = Array.from({ length: SPACES * 2 }, () => UNSEEN);
const NO_WAYS: readonly number[] = Array.from({ length: SPACES * 2 }, () => NOWHERE);

/** The cheapest ways of a Tribe from where it stands, by node. */
export interface Survey {
  readonly cost: readonly number[]; // UNSEEN: no way leads there
  readonly from: readonly number[]; // the node before it; NOWHERE: the way begins here
}

/** [GOBLIN-MOVE-2] What it costs this Tribe to leave a space. */
export function leavingCosts(s: State, tribe: Tribe, space: Space): 0 | 1 | 2 {
  const g = s.goblins!;
  if (isMagma(space)) return 2; // [TERRAIN-11]
  if (
    !(isLit(s, space) || isLake(space)) || // [TERRAIN-10]
    ((g.furious >> tribe) & 1) !== 0
  )
    return 0; // [GOBLIN-FURY-1]
  return g.left.includes(space) ? 0 : 1;
}

/** Population lost on a way of that cost. */
const lossOf = (s: State, tribe: Tribe, way: number): number => {
  const g = s.goblins!;
  const odd = ((g.furious >> tribe) & 1) !== 0 ? 0 : g.litLeft[tribe]! & 1;
  return (odd + way) >> 1;
};

/** Would it survive leaving where it is? */
export const outlives = (s: State, tribe: Tribe): boolean =>
  lossOf(s, tribe, leavingCosts(s, tribe, s.goblins!.at[tribe]!)) < population(s, tribe);

/** What keeps a Tribe of that Strength out of this space. */
export function bar(s: State, strength: number, to: Space): 'GOBLIN-MOVE-4' | 'GOBLIN-MOVE-5' | null {
  if (knightAt(s) === to) return strength > knightStrength(s) ? null : 'GOBLIN-MOVE-4';
  if (dragonAt(s) === to) return strength > dragonArmor(s) ? null : 'GOBLIN-MOVE-5';
  return null;
}
/** Must a Tribe that enters this space attack there? */
export const isDefended = (s: State, space: Space): boolean =>
  knightAt(s) === space || (mayTribesAttackDragon(s) && dragonAt(s) === space);

/**
 * [GOBLIN-MOVE-1] [GOBLIN-MOVE-3] Look round from where the Tribe stands for the cheapest ways. A tile where it must
 * attack is the end of a way. A tireless Tribe would lose nothing: for asking whether there is a way at all.
 */
export function survey(s: State, tribe: Tribe, tireless = false): Survey {
  const g = s.goblins!;
  const cost = NO_COSTS.slice();
  const from = NO_WAYS.slice();
  const found: Survey = { cost, from };
  const start = g.at[tribe]!;
  if (start < 0) return found;
  cost[start] = 0;
  if ((g.done & STOPPED) !== 0) return found;
  const digs = hasMonster(s, tribe, UNDERWORM) && (g.done & BURROWED) === 0;
  const golem = hasMonster(s, tribe, GOLEM);
  const { terrain } = s.settings;
  const spare = hasMonster(s, tribe, BRIGHT_BEETLES) ? 1 : 0; // [GOBLIN-BEETLES-2]
  const strength = tribeStrength(s, tribe);
  const lives = tireless ? UNSEEN : population(s, tribe) + spare;
  const flame = (s.map.burnt & GOBLINS_BIT) === 0 ? s.map.flameWall : NOWHERE;
  const levels: number[][] = [[start]];

  const tryEntering = (node: number, there: Space, layer: number, way: number): void => {
    const dry = there === flame ? way + 2 : way;
    const all = there >= TILES ? dry + 2 * drowned(node >= SPACES ? node - SPACES : node, there) : dry;
    const next = there + layer;
    if (all >= cost[next]!) return;
    const loss = lossOf(s, tribe, all);
    if (loss >= lives || bar(s, loss > spare && !tireless ? strength - loss + spare : strength, there) !== null) return;
    cost[next] = all;
    from[next] = node;
    if (isDefended(s, there)) return;
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
      const left = way + leavingCosts(s, tribe, here);
      for (let side = 0; side < 4; side++) {
        const there = golem ? across(s, here, side) : wayTo(s, here, side); // [GOBLIN-GOLEM-1]
        if (there >= 0) tryEntering(node, there, layer, left);
      }
      if (terrain) for (const there of throughPits(s, here)) tryEntering(node, there, layer, left); // [TERRAIN-14]
      if (!digs || layer !== 0) continue;
      for (let d = 0; d < 4; d++)
        for (let far = 1; far <= 2; far++) {
          const there = spaceAt(s, cellOf(s, here) + far * DIAGONALS[d]!); // [GOBLIN-WORM-1]
          if (there >= 0 && !isHole(there)) tryEntering(node, there, SPACES, left);
        }
    }
  }
  return found;
}

/** Does a way lead to this space? */
export const leadsTo = ({ cost }: Survey, space: Space): boolean =>
  cost[space] !== UNSEEN || cost[space + SPACES] !== UNSEEN;

/** The Strength with which it comes to this space. */
export const strengthOnArrival = (s: State, tribe: Tribe, { cost }: Survey, to: Space): number =>
  tribeStrength(s, tribe) - lossOf(s, tribe, Math.min(cost[to]!, cost[to + SPACES]!));

/** The spaces on the cheapest way there, without the first. */
export function wayLeading({ cost, from }: Survey, to: Space): Space[] {
  const path: Space[] = [];
  for (let node = cost[to]! <= cost[to + SPACES]! ? to : to + SPACES; from[node]! !== NOWHERE; node = from[node]!)
    path.push(node >= SPACES ? node - SPACES : node);
  return path.reverse();
}

/** Has this Tribe still its move before it? */
export const mayMove = (s: State): boolean => (s.goblins!.done & (MOVED | STOPPED)) === 0;

/** Where it may go and stay. */
export function prowls(s: State, tribe: Tribe, ways: Survey): Space[] {
  const found: Space[] = [];
  const here = s.goblins!.at[tribe]!;
  for (let space = 0; space < s.map.tokens.length; space++)
    if (space !== here && leadsTo(ways, space) && !isDefended(s, space)) found.push(space);
  return found;
}
