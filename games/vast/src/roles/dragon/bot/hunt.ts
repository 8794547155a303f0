import type { Action } from '../../../contents.ts';
import { GREED, HUNGER, PRIDE_EVENT, PRIDE_GEM, PRIDE_STILL } from '../../../data/dragon.ts';
import { ENTRANCE, SPACES, type Space, WIDTH } from '../../../data/places.ts';
import { ALL_TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { cellOf, isDark, isKind, surrounding } from '../../../terrain/words/questions/map.ts';
import { distance } from '../../../terrain/words/questions/plane.ts';
import { population, tribeAt } from '../../goblins/words/questions/tribes.ts';
import { knightAt } from '../../knight/words/questions/stats.ts';
import { tokensCarried } from '../../thief/words/questions.ts';
import { MOVED, REVEALED_EVENT } from '../state.ts';
import { wakefulnessNeeded } from '../words/questions.ts';
import { dangers } from './danger.ts';
import { type Flight, lookAround, symbols, UNREACHED } from './reach.ts';

// Asleep: what he does in the first phase of his turn to wake up. He loses all his cards after it, so he saves none.

const PRIDE = 4; // the bit of his Pride in `woke`
const GREEDY = 1; // the bit of his Greed
const CLAW = 0;
const FLAME = 1;
const WING = 2;
const EVENT_TILE = 0.7; // what is left of the chance that none of n tiles is an Event, per tile

type Power = Extract<Action, { do: 'power' }>;
const power = (options: readonly Action[], name: Power['power']): Action | undefined =>
  options.find((act) => act.do === 'power' && act.power === name);

const near = (s: State, a: Space, b: Space): boolean => {
  const one = cellOf(s, a);
  const other = cellOf(s, b);
  return (
    Math.abs((one % WIDTH) - (other % WIDTH)) <= 1 && Math.abs(Math.floor(one / WIDTH) - Math.floor(other / WIDTH)) <= 1
  );
};

const wantsEvent = (s: State): boolean => {
  const { sloth, woke, done } = s.dragon!;
  return sloth[PRIDE_EVENT]! > 0 && (woke & PRIDE) === 0 && (done & REVEALED_EVENT) === 0;
};
const isHungry = (s: State): boolean => s.dragon!.sloth[HUNGER]! > Math.floor(s.dragon!.eaten / 2);

/** Dark tiles on and round a space. */
export function darkRound(s: State, space: Space): number {
  let n = isDark(s, space) ? 1 : 0;
  for (const there of surrounding(s, space)) if (isDark(s, there)) n++;
  return n;
}

/** Population that his claws may expect to catch round a space. */
function prey(s: State, space: Space, claws: number): number {
  if (s.goblins === null || claws === 0) return 0;
  let caught = 0;
  for (const tribe of ALL_TRIBES) {
    const there = tribeAt(s, tribe);
    if (there >= 0 && near(s, space, there)) caught += Math.min(2, population(s, tribe)) * (1 - 0.5 ** claws);
  }
  return caught;
}

/** The chance that his flames find an Event tile from there. */
function eventChance(s: State, space: Space, flames: number): number {
  if (flames === 0 || !wantsEvent(s)) return 0;
  return 1 - EVENT_TILE ** (darkRound(s, space) * (1 - 0.5 ** flames));
}

/** What ending his turn there promises, in cubes. */
function promise(s: State, danger: Float64Array, space: Space, claws: number, flames: number): number {
  const d = s.dragon!;
  const room = d.sloth[GREED]! - d.treasures;
  let value = -danger[space]!;
  const here = Math.min(room, s.map.treasures[space]!);
  if (here > 0) value += ((d.woke & GREEDY) === 0 && d.treasures === 0 ? 0.9 : 0.6) + 0.5 * (here - 1);
  if (isHungry(s)) value += 0.5 * prey(s, space, claws);
  const still = space === d.at && (d.done & MOVED) === 0 && d.sloth[PRIDE_STILL]! > 0 && (d.woke & PRIDE) === 0;
  const lit = eventChance(s, space, flames);
  value += still ? 0.55 + 0.35 * lit : 0.9 * lit;
  return value + outlook(s, space, room - here);
}

/** How near the things are that his next turns will need. */
function outlook(s: State, space: Space, room: number): number {
  const cell = cellOf(s, space);
  const { layout } = s.map;
  const isLate = s.dragon!.wakefulness + 3 >= wakefulnessNeeded(s);
  let value = 0;
  let treasure = 12;
  let crystal = 12;
  for (let there = 0; there < SPACES; there++) {
    if (layout.cell[there]! < 0 || there === space) continue;
    if (s.map.treasures[there]! > 0) treasure = Math.min(treasure, distance(cell, layout.cell[there]!));
    else if (isLate && isKind(s, there, 'crystal')) crystal = Math.min(crystal, distance(cell, layout.cell[there]!));
  }
  if (room > 0) value -= 0.06 * treasure;
  if (isLate) value -= 0.05 * crystal;
  if (s.goblins !== null && isHungry(s))
    for (const tribe of ALL_TRIBES)
      if (tribeAt(s, tribe) >= 0) value += 0.02 * Math.max(0, 8 - distance(cell, cellOf(s, tribeAt(s, tribe))));
  return value + 0.02 * Math.min(5, darkRound(s, space));
}

const TARGETS = 3; // spaces to end the turn on that are worth a look

/** A space to end the turn on, and what it promises. */
interface Target {
  readonly space: Space;
  readonly worth: number;
}

/** The best spaces to end the turn on, the best first. */
function bestTargets(s: State, { moves }: Flight): readonly Target[] {
  const claws = symbols(s, CLAW);
  const flames = symbols(s, FLAME);
  const danger = dangers(s);
  const targets: Target[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (moves[space] === UNREACHED) continue;
    const worth = promise(s, danger, space, claws, flames) - 0.01 * moves[space]!;
    let rank = targets.length;
    while (rank > 0 && targets[rank - 1]!.worth < worth) rank--;
    if (rank === TARGETS) continue;
    targets.splice(rank, 0, { space, worth });
    if (targets.length > TARGETS) targets.pop();
  }
  return targets;
}

/** What the best space to end this turn on promises, in cubes. */
export function bestPromise(s: State): number {
  return Math.max(0, bestTargets(s, lookAround(s, symbols(s, WING)))[0]!.worth);
}

/** The next thing to do in his first phase; what he would do for the next best spaces comes after it. */
export function huntHabits(s: State, options: readonly Action[]): readonly Action[] {
  const flight = lookAround(s, symbols(s, WING));
  const next: Action[] = [];
  for (const [rank, { space }] of bestTargets(s, flight).entries()) {
    const act =
      struckHere(s, options, space) ?? lighting(s, options, flight, space) ?? towards(s, options, flight, space);
    if (act !== undefined && !next.includes(act)) next.push(act);
    if (act === undefined && rank === 0) return [atTheEnd(s, options)];
  }
  return next;
}
const atTheEnd = (s: State, options: readonly Action[]): Action =>
  leftovers(s, options) ?? options.find((act) => act.do === 'settle') ?? options.find((act) => act.do === 'endTurn')!;

/** Claws for Tribes and a laden Thief, here, or there if there are more of them. */
function struckHere(s: State, options: readonly Action[], target: Space): Action | undefined {
  const { at } = s.dragon!;
  const scratch = options.find(
    (act) => act.do === 'power' && act.power === 'scratch' && act.victim === (s.goblins === null ? 'thief' : 'goblins'),
  );
  if (scratch !== undefined && (s.goblins === null || feast(s) >= 3)) return scratch;
  const claw = power(options, 'claw');
  if (claw === undefined) return undefined;
  const now = prey(s, at, 1);
  if (now > 0 && (at === target || symbols(s, CLAW) > 1 || prey(s, target, 1) < now)) return claw;
  const t = s.thief;
  const isThief = t !== null && t.at >= 0 && near(s, at, t.at) && (tokensCarried(s) > 0 || t.lootDrop > 1);
  return isThief ? claw : undefined;
}
/** Population on his own space. */
function feast(s: State): number {
  let n = 0;
  for (const tribe of ALL_TRIBES) if (tribeAt(s, tribe) === s.dragon!.at) n += population(s, tribe);
  return n;
}

/** Fire where most Dark tiles are; one tile far away if there are none near. */
function lighting(s: State, options: readonly Action[], { moves }: Flight, target: Space): Action | undefined {
  const { at } = s.dragon!;
  if (!wantsEvent(s)) return undefined;
  const dark = darkRound(s, at);
  if (at !== target && dark < Math.min(4, darkRound(s, target))) return undefined;
  const flames = symbols(s, FLAME);
  const isThrifty = s.cave === null; // every tile lit brings the end of all nearer
  if (dark > 0)
    return (flames % 2 === 0 && !isThrifty ? power(options, 'scorch') : undefined) ?? power(options, 'flame');
  return at === target || symbols(s, WING) > moves[target]! ? farFire(s, options) : undefined;
}

/** Burn the Dark tile that helps the Knight least. */
export function farFire(s: State, options: readonly Action[]): Action | undefined {
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const her = knightAt(s);
  for (const act of options) {
    if (act.do !== 'power' || act.power !== 'burn') continue;
    const cell = cellOf(s, act.space);
    const value = (her < 0 ? 0 : distance(cell, cellOf(s, her))) - 0.5 * distance(cell, cellOf(s, s.dragon!.at));
    if (value > most) [best, most] = [act, value];
  }
  return best;
}

/** The first move on the way there. */
export function towards(
  s: State,
  options: readonly Action[],
  { firstStop }: Flight,
  target: Space,
): Action | undefined {
  if (target === s.dragon!.at) return undefined;
  const stop = firstStop[target]!;
  return (
    options.find((act) => act.do === 'glide' && act.to === stop) ??
    options.find((act) => act.do === 'power' && act.power === 'wing' && act.to === stop)
  );
}

/** Cards that would be lost: Treasure drawn near, goblins hissed at, cubes slithering to where they wake easily. */
function leftovers(s: State, options: readonly Action[]): Action | undefined {
  const d = s.dragon!;
  const room = d.sloth[GREED]! - d.treasures - s.map.treasures[d.at]!;
  const swat = options.find((act) => act.do === 'power' && act.power === 'swat' && act.token === 'treasure');
  if (swat !== undefined && room > 0) return swat;
  if (isHungry(s)) {
    const hiss = options.find((act) => act.do === 'power' && act.power === 'hiss' && population(s, act.tribe) > 0);
    if (hiss !== undefined) return hiss;
  }
  const slither = slithering(s, options);
  if (slither !== undefined) return slither;
  return d.at === ENTRANCE ? undefined : power(options, 'shriek');
}

/** Keeping still wakes a cube for certain; a cube that nothing wakes goes there, or to the fire. */
function slithering(s: State, options: readonly Action[]): Action | undefined {
  const { sloth } = s.dragon!;
  const from = s.goblins === null && sloth[HUNGER]! > 0 ? 'hunger' : sloth[PRIDE_EVENT]! > 1 ? 'prideEvent' : 'hunger';
  const to =
    sloth[PRIDE_STILL] === 0 ? 'prideStill' : s.goblins === null && sloth[PRIDE_EVENT]! < 2 ? 'prideEvent' : null;
  if (to === null || sloth[PRIDE_EVENT]! + sloth[PRIDE_GEM]! + sloth[PRIDE_STILL]! > 5) return undefined;
  return options.find((act) => act.do === 'power' && act.power === 'slither' && act.from === from && act.to === to);
}
