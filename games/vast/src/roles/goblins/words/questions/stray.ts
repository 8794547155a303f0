import { GOLEM } from '../../../../data/goblins.ts';
import { NOWHERE, type Space, TILES } from '../../../../data/places.ts';
import type { Tribe } from '../../../../data/tiles.ts';
import type { State } from '../../../../state.ts';
import { across, wayTo } from '../../../../terrain/words/questions/map.ts';
import { type Foes, foesOf, isDefended, leavingCosts, mayMove, type Survey, wayLeading } from './reach.ts';
import { hasMonster } from './tribes.ts';

// A costlier path than the cheapest: out over Lit tiles and back, which loses 1 Population more.

const NOT_AT_ALL: readonly Space[] = [];

/** [GOBLIN-MOVE-3] May this Tribe stray before it moves? */
export const mayStray = (s: State, tribe: Tribe, ways: Survey): boolean =>
  mayMove(s) && wayAstray(s, tribe, ways, false).length > 0;

/** [GOBLIN-MOVE-3] Out and back by the spaces that lose 1 Population; the shortest way, or the first that is found. */
export function wayAstray(s: State, tribe: Tribe, ways: Survey, shortest = true): readonly Space[] {
  const here = s.goblins!.at[tribe]!;
  if (here >= TILES) return NOT_AT_ALL; // terrain has its own losses
  const needed = costOfNextLoss(s, tribe);
  const foes = foesOf(s);
  let best = NOT_AT_ALL;
  for (let to = 0; to < TILES; to++) {
    const way = ways.cost[to]!;
    if (to === here || way > needed + 1) continue;
    const cost = way + leavingCosts(s, tribe, to);
    if (cost < needed || cost > needed + 1) continue;
    const out = wayLeading(ways, to);
    if (out[out.length - 1] !== to || !isPeaceful(foes, out)) continue;
    if (!shortest) return out;
    if (best.length === 0 || out.length < best.length) best = out;
  }
  const out = best.length > 0 ? best : lastStep(s, tribe, foes, needed);
  return out.length === 0 ? out : [...out, ...out.slice(0, -1).reverse(), here];
}

/** Lit tiles it must leave before it loses 1 more. [GOBLIN-FURY-1] In a fury only a Flame Wall costs any. */
const costOfNextLoss = (s: State, tribe: Tribe): number =>
  ((s.goblins!.furious >> tribe) & 1) !== 0 ? 2 : 2 - (s.goblins!.litLeft[tribe]! & 1);

/** Nobody is in the way there or back, and no terrain. */
function isPeaceful(foes: Foes, path: readonly Space[]): boolean {
  return path.every((space) => space < TILES && space !== foes.dragon && !isDefended(foes, space));
}

/** Where it would lose its last Population as it leaves this tile, no way leads on: any step will do. */
function lastStep(s: State, tribe: Tribe, foes: Foes, needed: number): readonly Space[] {
  const here = s.goblins!.at[tribe]!;
  if (leavingCosts(s, tribe, here) < needed) return NOT_AT_ALL;
  for (let side = 0; side < 4; side++) {
    const there = hasMonster(s, tribe, GOLEM) ? across(s, here, side) : wayTo(s, here, side);
    if (there !== NOWHERE && there >= 0 && there !== s.map.flameWall && isPeaceful(foes, [there])) return [there];
  }
  return NOT_AT_ALL;
}
