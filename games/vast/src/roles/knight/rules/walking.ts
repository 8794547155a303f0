import { tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { KNIGHT } from '../../../data/pieces.ts';
import type { Cell, Space } from '../../../data/places.ts';
import { PIT_TRIP } from '../../../data/terrain.ts';
import { ALL_TRIBES, opposite } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { throughPits, waysOut } from '../../../terrain/words/questions/crossing.ts';
import { beside, sideTowards, wayTo } from '../../../terrain/words/questions/map.ts';
import { isHole, isPit } from '../../../terrain/words/questions/spaces.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { movePiece } from '../../../words/effects/moments.ts';
import { dragonArmor, dragonAt, isSurfaced } from '../../dragon/words/questions.ts';
import { defenceStrength, tribeAt } from '../../goblins/words/questions/tribes.ts';
import type { KnightAct } from '../contents.ts';
import { javelinsForDragon, javelinsForTribe } from '../words/questions/foes.ts';
import { knightMovement, knightStrength, wallsLeft } from '../words/questions/stats.ts';
import { closeEncounter, hasEncounterLeft } from './encounter.ts';
import { mayThrowJavelin } from './fighting.ts';

/** What bars her from walking to this space, if anything. */
export function barWalk(s: State, to: Space): Clause | null {
  const k = s.knight!;
  const side = sideTowards(s, k.at, to);
  if (side < 0 && throughPits(s, k.at).includes(to)) return barTrip(s, to);
  if (side < 0 || to < 0) return 'KNIGHT-MOVE-1';
  if (isHole(to)) return isPit(to) ? 'TERRAIN-14' : 'TERRAIN-8';
  if (!hasEncounterLeft(s)) return 'KNIGHT-MOVE-3';
  if (k.steps >= knightMovement(s)) return 'KNIGHT-MOVE-1';
  if (wayTo(s, k.at, side) !== to && wallsLeft(s) <= 0) return 'KNIGHT-MOVE-2'; // [KNIGHT-MOVE-2]
  return barEntering(s, to);
}

/** [TERRAIN-14] In, along and out again in one go. */
function barTrip(s: State, to: Space): Clause | null {
  if (!hasEncounterLeft(s)) return 'KNIGHT-MOVE-3';
  return s.knight!.steps + PIT_TRIP > knightMovement(s) ? 'TERRAIN-14' : barEntering(s, to);
}

/** [TERRAIN-4] What bars her from leaving terrain for this empty cell. */
export function barWalkOut(s: State, cell: Cell): Clause | null {
  const k = s.knight!;
  if (!waysOut(s, k.at).includes(cell)) return 'TERRAIN-4';
  if (!hasEncounterLeft(s)) return 'KNIGHT-MOVE-3';
  return k.steps < knightMovement(s) ? null : 'KNIGHT-MOVE-1';
}

/** Are the pieces there too strong for her? Her Javelin may help against one of them. */
function barEntering(s: State, to: Space): Clause | null {
  const strength = knightStrength(s);
  let javelins = 0;
  let bar: Clause = 'KNIGHT-MOVE-8';
  for (const tribe of ALL_TRIBES) {
    if (tribeAt(s, tribe) === to) javelins += javelinsForTribe(strength, defenceStrength(s, tribe)); // [KNIGHT-MOVE-8]
  }
  if (dragonAt(s) === to && isSurfaced(s) && strength < dragonArmor(s)) {
    javelins += javelinsForDragon(strength, dragonArmor(s));
    bar = 'KNIGHT-MOVE-7';
  }
  return javelins === 0 || (javelins === 1 && mayThrowJavelin(s)) ? null : bar;
}

/** Every space she may walk to. */
export function listWalks(s: State, found: KnightAct[]): void {
  const k = s.knight!;
  if (k.steps >= knightMovement(s) || !hasEncounterLeft(s)) return;
  for (let side = 0; side < 4; side++) {
    const to = beside(s, k.at, side);
    if (to >= 0 && barWalk(s, to) === null) found.push({ do: 'walk', to });
  }
  if (!s.settings.terrain) return;
  for (const to of throughPits(s, k.at))
    if (sideTowards(s, k.at, to) < 0 && barWalk(s, to) === null) found.push({ do: 'walk', to });
  for (const cell of waysOut(s, k.at)) if (barWalkOut(s, cell) === null) found.push({ do: 'walkOut', cell });
}

/** [TERRAIN-14] The side of a space on which a Pit lets her out. */
function pitSide(s: State, space: Space): number {
  for (let side = 0; side < 4; side++) if (isPit(beside(s, space, side))) return side;
  return -1;
}

/** One step: through a wall with the Ancient Map; then comes what awaits her there. */
export function walk(s: State, to: Space): void {
  const k = s.knight!;
  const side = sideTowards(s, k.at, to);
  const isTrip = side < 0; // [TERRAIN-14]
  const throughWall = !isTrip && wayTo(s, k.at, side) !== to;
  closeEncounter(s);
  k.steps += isTrip ? PIT_TRIP : 1;
  if (!k.entered.includes(to)) k.entered.push(to);
  if (throughWall) {
    k.mapUsed++;
    tell(s, { news: 'gearUsed', thing: 'gear ancientMap', clause: 'KNIGHT-MAP-1' });
  }
  plan(s, { step: 'knight.arrive', from: isTrip ? pitSide(s, to) : throughWall ? -1 : opposite(side) }); // [KNIGHT-MAP-2]
  movePiece(s, KNIGHT, to, 'walk');
}
