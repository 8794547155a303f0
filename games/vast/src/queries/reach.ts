import { MAP } from '../data/knight.ts';
import { DRAGON, KNIGHT, type Piece, pieceOfTribe, THIEF, tribeOf } from '../data/pieces.ts';
import { NOWHERE, SPACES, type Space } from '../data/places.ts';
import { ALL_TRIBES, TRIBES } from '../data/tiles.ts';
import { straightWays } from '../roles/dragon/words/questions.ts';
import {
  isDefended,
  leadsTo,
  lossOn,
  type Marcher,
  surveyOf,
  wayLeading,
} from '../roles/goblins/words/questions/reach.ts';
import { javelinsForDragon, javelinsForTribe } from '../roles/knight/words/questions/foes.ts';
import { wallsOpened } from '../roles/knight/words/questions/stats.ts';
import { cubesToClimb } from '../roles/thief/words/questions.ts';
import type { Ground } from '../terrain/state.ts';
import { across, cellOf, isDark, wayTo } from '../terrain/words/questions/map.ts';
import { lineDistance } from '../terrain/words/questions/plane.ts';
import type { View } from '../view.ts';
import { groundOf, placeIn } from './ground.ts';

/** A space that a piece could come to in its turn, as the table stands now. */
export interface Reach {
  readonly to: Space;
  readonly steps: number;
  readonly walls: number; // crossed: with the Ancient Map, by climbing
  readonly loses: number; // Population on the way
  readonly stops: boolean; // it must stop there: a Dark tile, an Event, a foe to attack
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
  const walls = wallsOpened(k.gear[MAP]!, k.golem) - (isHerTurn ? k.wallsCrossed : 0);
  const ground = groundOf(view);
  const events = new Set(view.map.spaces.flatMap(({ space, tokens }) => (tokens.includes('event') ? [space] : [])));
  return walk(ground, k.at, steps, walls, {
    bars: (to) => javelinsNeeded(view, to) > (mayThrowJavelin(view) ? 1 : 0),
    stops: (to) => isDark(ground, to) || events.has(to) || hasFoe(view, to), // [KNIGHT-MOVE-4] [KNIGHT-MOVE-5]
  });
}

/** [KNIGHT-MOVE-7] [KNIGHT-MOVE-8] */
function javelinsNeeded(view: View, to: Space): number {
  const { strength } = view.knight!;
  let javelins = isDragonUp(view, to) ? javelinsForDragon(strength, view.dragon!.armor) : 0;
  for (const tribe of ALL_TRIBES)
    if (placeIn(view, pieceOfTribe(tribe)) === to)
      javelins += javelinsForTribe(strength, view.goblins!.tribes[tribe]!.defence);
  return javelins;
}
/** [KNIGHT-TREASURE-6] As far as the viewer knows. */
function mayThrowJavelin({ knight, turn }: View): boolean {
  const { faceUp, hers, done } = knight!;
  const isHers = faceUp.includes('javelin') || (hers?.includes('javelin') ?? false);
  return isHers && !(turn === 'knight' && done.includes('bomb'));
}
const hasFoe = (view: View, to: Space): boolean =>
  isDragonUp(view, to) || ALL_TRIBES.some((tribe) => placeIn(view, pieceOfTribe(tribe)) === to);
const isDragonUp = (view: View, at: Space): boolean => view.dragon?.surfaced === true && view.dragon.at === at;

/** [THIEF-MOVE-1] [THIEF-CLIMB-1] */
function thiefReach(view: View): Reach[] {
  const t = view.thief!;
  const isHisTurn = view.turn === 'thief';
  if (isHisTurn && t.hasPeeked) return []; // [THIEF-MOVE-3]
  const cost = cubesToClimb(view.settings, t.upgrades.includes('climbingGear'));
  const climbs = cost === 0 ? t.movement : Math.floor(t.cubes / cost);
  const steps = t.movement - (isHisTurn ? t.steps : 0);
  return walk(groundOf(view), t.at, steps, climbs, { bars: () => false, stops: () => false });
}

/** Step by step over open ways, crossing at most `walls` walls. */
function walk(
  ground: Ground,
  from: Space,
  steps: number,
  walls: number,
  { bars, stops }: { bars(to: Space): boolean; stops(to: Space): boolean },
): Reach[] {
  const fewest = new Map<Space, number>([[from, 0]]); // walls crossed so far, by space
  const found = new Map<Space, Reach>();
  let front: Space[] = [from];
  for (let step = 1; step <= steps && front.length > 0; step++) {
    const further: Space[] = [];
    for (const here of front)
      for (let side = 0; side < 4; side++) {
        const to = across(ground, here, side);
        const crossed = fewest.get(here)! + (wayTo(ground, here, side) < 0 ? 1 : 0);
        if (to < 0 || crossed > walls || crossed >= (fewest.get(to) ?? 99) || bars(to)) continue;
        fewest.set(to, crossed);
        if (!found.has(to)) found.set(to, { to, steps: step, walls: crossed, loses: 0, stops: stops(to) });
        if (!stops(to) && !further.includes(to)) further.push(to);
      }
    front = further;
  }
  return [...found.values()];
}

function dragonReach(view: View): Reach[] {
  const { at, surfaced } = view.dragon!;
  const ground = groundOf(view);
  const from = cellOf(ground, at);
  return straightWays(ground, at, surfaced).map((to) => {
    const steps = lineDistance(from, cellOf(ground, to));
    return { to, steps, walls: 0, loses: 0, stops: false };
  });
}

/** At the start of its activation: a view does not tell which Lit tiles a Tribe under way has left. */
function tribeReach(view: View, piece: Piece): Reach[] {
  const tribe = tribeOf(piece);
  if (view.turn === 'goblins' && hasHadItsTurn(view, tribe)) return [];
  const marcher = marcherIn(view, tribe);
  const ways = surveyOf(marcher);
  const found: Reach[] = [];
  for (let to = 0; to < SPACES; to++) {
    if (to === marcher.at || !leadsTo(ways, to)) continue;
    const steps = wayLeading(ways, to).length;
    found.push({ to, steps, walls: 0, loses: lossOn(marcher, ways, to), stops: isDefended(marcher.foes, to) });
  }
  return found.sort((a, b) => a.loses - b.loses || a.steps - b.steps);
}

function marcherIn(view: View, tribe: number): Marcher {
  const { knight, dragon, goblins, map } = view;
  const { at, strength, population, monsters } = goblins!.tribes[tribe]!;
  return {
    ground: groundOf(view),
    at,
    strength,
    population,
    spare: monsters.includes('brightBeetles') ? 1 : 0,
    isFurious: goblins!.furious.includes(TRIBES[tribe]!),
    litLeft: 0,
    left: [],
    crossesWalls: monsters.includes('golem'),
    digs: monsters.includes('underworm'),
    flameWall: map.flameWall,
    foes: {
      knight: knight?.at ?? NOWHERE,
      knightStrength: knight?.strength ?? 0,
      dragon: dragon?.at ?? NOWHERE,
      armor: dragon?.armor ?? 0,
      isPrey: dragon?.isPrey ?? false,
    },
  };
}

/** Has this Tribe finished its activation? */
function hasHadItsTurn(view: View, tribe: number): boolean {
  if (view.asks?.step === 'goblins.tribe' && view.asks.tribe === tribe) return false;
  return view.goblins!.activated.includes(TRIBES[tribe]!);
}
