import { MAP } from '../data/knight.ts';
import { DRAGON, KNIGHT, type Piece, THIEF, tribeOf } from '../data/pieces.ts';
import { DARK, LIT, NOWHERE, type Space, WIDTH } from '../data/places.ts';
import { CLIMB } from '../data/thief.ts';
import { EVENT_TOKEN, type Layout } from '../terrain/state.ts';
import { drowned } from '../terrain/words/questions/ground.ts';
import { ways } from '../terrain/words/questions/layout.ts';
import { isHole, isLake, isMagma } from '../terrain/words/questions/spaces.ts';
import type { View } from '../view.ts';
import { defenceIn, isAshIn } from './defence.ts';
import { layoutOf, placeIn } from './ground.ts';

/** A space that a piece could come to in its turn, as the table stands now. */
export interface Reach {
  readonly to: Space;
  readonly steps: number;
  readonly walls: number; // crossed: with the Ancient Map, by climbing
  readonly loses: number; // Population on the way
  readonly stops: boolean; // it must stop there: a Dark tile, an Event, somebody to attack
}

/** Where a piece could go: with what is left of its turn, or outside its turn with what its board shows. */
export function reach(view: View, piece: Piece): Reach[] {
  if (placeIn(view, piece) === NOWHERE || view.outcome !== null) return [];
  if (piece === KNIGHT) return knightReach(view);
  if (piece === DRAGON) return dragonReach(view);
  return piece === THIEF ? thiefReach(view) : tribeReach(view, piece);
}

/** [KNIGHT-MOVE-1] [KNIGHT-MOVE-3] [KNIGHT-MAP-1] */
function knightReach(view: View): Reach[] {
  const k = view.knight!;
  const isHerTurn = view.turn === 'knight';
  if (isHerTurn && k.encounters >= k.perception) return [];
  const steps = k.movement - (isHerTurn ? k.steps : 0);
  const walls = Math.floor(k.gear[MAP]! / (k.golem ? 2 : 1)) - (isHerTurn ? k.wallsCrossed : 0);
  const layout = layoutOf(view);
  const tokens = new Map(view.map.spaces.map((there) => [there.space, there.tokens]));
  return walk(layout, k.at, steps, walls, {
    bars: (
      to, // [KNIGHT-MOVE-7] [KNIGHT-MOVE-8]
    ) =>
      [1, 2, 3].some(
        (tribe) => placeIn(view, tribe as Piece) === to && k.strength <= defenceIn(view, tribe as Piece),
      ) ||
      (isDragonUp(view, to) && k.strength < view.dragon!.armor),
    stops: (
      to, // [KNIGHT-MOVE-4] [KNIGHT-MOVE-5]
    ) =>
      layout.light[to] === DARK ||
      (tokens.get(to)! & EVENT_TOKEN) !== 0 ||
      [1, 2, 3].some((tribe) => placeIn(view, tribe as Piece) === to) ||
      isDragonUp(view, to),
  });
}
const isDragonUp = (view: View, at: Space): boolean => view.dragon?.surfaced === true && view.dragon.at === at;

/** [THIEF-MOVE-1] [THIEF-CLIMB-1] */
function thiefReach(view: View): Reach[] {
  const t = view.thief!;
  const isHisTurn = view.turn === 'thief';
  if (isHisTurn && (t.done & 1) !== 0) return []; // [THIEF-MOVE-3] he has peeked
  const cost = CLIMB[view.settings.climbCost] - (t.upgrades.includes('climbingGear') ? 1 : 0);
  const climbs = cost === 0 ? t.movement : Math.floor(t.cubes / cost);
  const steps = t.movement - (isHisTurn ? t.steps : 0);
  return walk(layoutOf(view), t.at, steps, climbs, { bars: () => false, stops: () => false });
}

/** Step by step over open ways, and across so many walls. */
function walk(
  layout: Layout,
  from: Space,
  steps: number,
  walls: number,
  { bars, stops }: { bars(to: Space): boolean; stops(to: Space): boolean },
): Reach[] {
  const { next, open } = ways(layout);
  const fewest = new Map<Space, number>([[from, 0]]); // walls crossed so far, by space
  const found = new Map<Space, Reach>();
  let front: Space[] = [from];
  for (let step = 1; step <= steps && front.length > 0; step++) {
    const further: Space[] = [];
    for (const here of front)
      for (let side = 0; side < 4; side++) {
        const to = next[4 * here + side]!;
        const crossed = fewest.get(here)! + (open[4 * here + side]! < 0 ? 1 : 0);
        if (to < 0 || isHole(to) || crossed > walls || crossed >= (fewest.get(to) ?? 99) || bars(to)) continue;
        fewest.set(to, crossed);
        if (!found.has(to)) found.set(to, { to, steps: step, walls: crossed, loses: 0, stops: stops(to) });
        if (!stops(to) && !further.includes(to)) further.push(to);
      }
    front = further;
  }
  return [...found.values()];
}

/** [DRAGON-MOVE-1] One or two spaces in a straight line; [DRAGON-MOVE-3] [DRAGON-MOVE-4] surfaced, no wall and no Dark tile. */
function dragonReach(view: View): Reach[] {
  const { at, surfaced } = view.dragon!;
  const layout = layoutOf(view);
  const { next, open } = ways(layout);
  const found: Reach[] = [];
  for (let side = 0; side < 4; side++)
    for (let here = at, far = 1; far <= 2; far++) {
      here = (surfaced ? open : next)[4 * here + side]!;
      if (here < 0 || isHole(here) || (surfaced && layout.light[here] === DARK)) break;
      found.push({ to: here, steps: far, walls: 0, loses: 0, stops: false });
    }
  return found;
}

const DIAGONALS: readonly number[] = [-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1];

/** [GOBLIN-MOVE-1] [GOBLIN-MOVE-2] At the start of its activation: Lit tiles left cost Population, every second one. */
function tribeReach(view: View, piece: Piece): Reach[] {
  const tribe = view.goblins!.tribes[tribeOf(piece)]!;
  if (view.turn === 'goblins' && hasHadItsTurn(view, tribeOf(piece))) return [];
  const layout = layoutOf(view);
  const { next, open } = ways(layout);
  const at = new Map(layout.cell.map((cell, space) => [cell, space]));
  const golem = tribe.monsters.includes('golem');
  const worm = tribe.monsters.includes('underworm');
  const spare = tribe.monsters.includes('brightBeetles') ? 1 : 0;
  const free = ((view.goblins!.furious >> tribeOf(piece)) & 1) !== 0;
  const found = new Map<number, Reach>(); // by space, and again for one whose Underworm has dug
  const cost = new Map<number, number>([[2 * tribe.at, 0]]);
  const levels: number[][] = [[2 * tribe.at]];
  const enter = (from: Space, to: Space | undefined, dug: number, way: number, steps: number): void => {
    if (to === undefined || to < 0 || isHole(to)) return;
    const all = way + (to === view.map.flameWall ? 2 : 0) + 2 * drowned(from, to);
    const loses = all >> 1;
    const strength = tribe.strength - Math.max(0, loses - spare);
    if (all >= (cost.get(2 * to + dug) ?? 99) || loses >= tribe.population + spare || barsTribe(view, to, strength))
      return;
    cost.set(2 * to + dug, all);
    const stops = placeIn(view, KNIGHT) === to || (isAshIn(view) && placeIn(view, DRAGON) === to);
    const before = found.get(2 * to + (1 - dug));
    if (before === undefined || before.loses > loses) found.set(2 * to + dug, { to, steps, walls: 0, loses, stops });
    if (!stops) (levels[all] ??= []).push(2 * to + dug);
  };
  for (let way = 0; way < levels.length; way++) {
    const level = levels[way] ?? [];
    for (let i = 0; i < level.length; i++) {
      const here = level[i]! >> 1;
      const dug = level[i]! & 1;
      if (cost.get(level[i]!) !== way) continue;
      const lit = layout.light[here] === LIT || isLake(here); // [TERRAIN-10]
      const left = way + (isMagma(here) ? 2 : lit && !free ? 1 : 0); // [TERRAIN-11]
      const steps = (found.get(level[i]!)?.steps ?? 0) + 1;
      for (let side = 0; side < 4; side++) enter(here, (golem ? next : open)[4 * here + side]!, dug, left, steps);
      if (worm && dug === 0)
        for (const step of DIAGONALS)
          for (let far = 1; far <= 2; far++) enter(here, at.get(layout.cell[here]! + far * step), 1, left, steps);
    }
  }
  const best = new Map<Space, Reach>();
  for (const one of found.values())
    if (one.to !== tribe.at && (best.get(one.to)?.loses ?? 99) > one.loses) best.set(one.to, one);
  return [...best.values()];
}

/** Was this Tribe activated before, and is not the one that is asked what it does? */
function hasHadItsTurn(view: View, tribe: number): boolean {
  if (view.asks?.step === 'goblins.tribe' && view.asks.tribe === tribe) return false;
  return ((view.goblins!.activated >> tribe) & 1) !== 0;
}

/** [GOBLIN-MOVE-4] [GOBLIN-MOVE-5] */
function barsTribe(view: View, to: Space, strength: number): boolean {
  if (placeIn(view, KNIGHT) === to) return strength <= view.knight!.strength;
  return placeIn(view, DRAGON) === to && strength <= view.dragon!.armor;
}
