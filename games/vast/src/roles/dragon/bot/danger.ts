import { MOVEMENT } from '../../../data/knight.ts';
import { SPACES, type Space } from '../../../data/places.ts';
import { ALL_TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { isDark, wayTo } from '../../../terrain/words/questions/map.ts';
import { distance } from '../../../terrain/words/questions/plane.ts';
import { everywhere } from '../../../terrain/words/questions/spaces.ts';
import { mayTribesAttackDragon } from '../../../variants/words/questions/ash-dragon.ts';
import { leadsTo, strengthOnArrival, survey } from '../../goblins/words/questions/reach.ts';
import { isRevealed, population } from '../../goblins/words/questions/tribes.ts';
import { heroCubesOwned } from '../../knight/words/questions/cubes.ts';
import { isKnightAlive } from '../../knight/words/questions/stats.ts';
import { canDozeToGreed, dragonArmor } from '../words/questions.ts';

const WOUND = 0.5; // the first one, in cubes…
const NEXT_WOUND = 0.4; // …and each one more that he has suffered
const DARK_WAY = 2; // steps that a Dark tile on her way is worth
const ROBBED = 0.4;
const THIEF_REACH = 3;
const FAR = 99;
const FARTHEST = 24; // her steps beyond this are not counted
const NO_STEPS = everywhere(FAR);

/** What it would cost him to be found on each space, in cubes. */
export function dangers(s: State): Float64Array {
  const danger = new Float64Array(SPACES);
  const wound = WOUND + NEXT_WOUND * Math.max(0, 5 - s.dragon!.health);
  if (isKnightAlive(s)) fearKnight(s, danger, wound);
  if (s.goblins !== null && mayTribesAttackDragon(s)) fearTribes(s, danger, wound);
  if (s.thief !== null && s.thief.at >= 0 && !s.dragon!.awake && canDozeToGreed(s)) fearThief(s, danger, s.thief.at);
  return danger;
}

/** Where she could strike with the cubes she owns: one for the Bomb, some for Strength, the rest for the way. */
function fearKnight(s: State, danger: Float64Array, wound: number): void {
  const { surfaced } = s.dragon!;
  const below = !surfaced && !s.map.collapsing;
  const sparedForWay = heroCubesOwned(s) - (below ? 1 : 0) - dragonArmor(s);
  const sure = MOVEMENT[Math.min(3, sparedForWay)] ?? 0;
  const tie = MOVEMENT[Math.min(3, sparedForWay + 1)] ?? 0; // equal Strength: the die decides
  const steps = herWays(s);
  for (let space = 0; space < SPACES; space++) {
    const way = Math.max(1, steps[space]!);
    if (way <= sure) danger[space]! += wound;
    else if (way <= tie) danger[space]! += wound / 2;
    else if (way <= tie + 2) danger[space]! += wound / 8;
  }
}

/** Her steps to each space, as far as she could be a danger. */
function herWays(s: State): readonly number[] {
  const steps = NO_STEPS.slice();
  const { at } = s.knight!;
  steps[at] = 0;
  const rings: Space[][] = [[at]];
  for (let n = 0; n < rings.length; n++)
    for (const here of rings[n]!) {
      if (steps[here] !== n) continue;
      for (let side = 0; side < 4; side++) {
        const there = wayTo(s, here, side);
        const then = n + 1 + (isDark(s, here) ? DARK_WAY : 0);
        if (there < 0 || then >= steps[there]! || then >= FARTHEST) continue;
        steps[there] = then;
        while (rings.length <= then) rings.push([]);
        rings[then]!.push(there);
      }
    }
  return steps;
}

/** Where the Thief could rob him of a cube. */
function fearThief(s: State, danger: Float64Array, at: Space): void {
  const { cell } = s.map.layout;
  for (let space = 0; space < SPACES; space++)
    if (cell[space]! >= 0 && distance(cell[space]!, cell[at]!) <= THIEF_REACH) danger[space]! += ROBBED;
}

/** Tribes that could come and strike him, grown by one until then. */
function fearTribes(s: State, danger: Float64Array, wound: number): void {
  const armor = dragonArmor(s);
  for (const tribe of ALL_TRIBES) {
    if (!isRevealed(s, tribe) || population(s, tribe) === 0) continue;
    const ways = survey(s, tribe, true);
    for (let space = 0; space < SPACES; space++) {
      if (!leadsTo(ways, space)) continue;
      const over = strengthOnArrival(s, tribe, ways, space) - armor;
      if (over > 0) danger[space]! += wound;
      else if (over === 0) danger[space]! += wound / 2;
    }
  }
}
