import {
  FACE_DOWN,
  FACE_UP,
  JAVELIN,
  type Slot,
  STRENGTH,
  STRENGTH_TRACK,
  sidequestNamed,
  TRACK_SPACES,
} from '../../../data/knight.ts';
import { ENTRANCE, type Space } from '../../../data/places.ts';
import { ALL_TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { tilesLeft } from '../../../terrain/words/questions/filling.ts';
import { beside, cellOf, isDark, sideTowards, wayTo } from '../../../terrain/words/questions/map.ts';
import { distance } from '../../../terrain/words/questions/plane.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { dragonArmor, gemsOn, isSurfaced } from '../../dragon/words/questions.ts';
import { defenceStrength, hasTribe, tribeAt } from '../../goblins/words/questions/tribes.ts';
import { thiefStealth, tokensCarried } from '../../thief/words/questions.ts';
import { BOMB_USED, CLOSED, FIGHTING, FOUGHT_BELOW, GATHERING } from '../state.ts';
import { hasRoomOn, heroCubesOwned } from '../words/questions/cubes.ts';
import { knightMovement, knightPerception, smashStrength, wallsLeft } from '../words/questions/stats.ts';
import { type Courage, plans, WARY } from './courage.ts';
import { cubesFor } from './cubes.ts';
import { ambushFear, fear, lookForTribes } from './fear.ts';
import { lookHome, stepHome } from './home.ts';
import { hiddenWorth, lookForCrystals, mustEscape, needsCrystals, prospects } from './hunt.ts';
import {
  far,
  first,
  isEventful,
  isGuarded,
  MOST_WALLS,
  meetings,
  type Place,
  reached,
  spaceOf,
  walkAbout,
  wallsOf,
} from './walks.ts';

/** Somewhere to go, what it takes, and what it is worth in Grit, roughly. */
export interface Aim {
  readonly worth: number;
  readonly cubes: readonly Slot[]; // to be placed first
  readonly step: Space; // the first step of the way; her own space if she is there
}

// What things are worth to her, in Grit.
const HIT = 25;
const CRYSTAL = 3;
const ESCAPE = 200;
const EVERYTHING_ELSE = 100; // nothing but her escape is worth more
const TREASURE = 6;
const GEM = 2;
const DARK_TILE = 2.5;
const TIME = 0.7; // what a tile that she calls for costs everybody
const EVENT = 0.5;
const TRIBE = 1.5;
const THIEF = 2;
const QUEST = 4;
const HURRY = 0.15; // a step nearer to the Dragon, for each cube of his above four; besides what a chase is worth
const READY = 4; // cubes without which she had better not meet him
const APPROACH = 0.8; // a step towards something that is too far
const STEP = 0.1;

let pull = 0; // of the Dragon, a step, now
let dear = 1; // what Grit is worth, now
let courage = WARY; // of hers, now
let isSeeking = false; // Crystals, to win by them
let isLeaving = false; // she has them

const found: Aim[] = []; // all that she could do next

const AIMS = 3; // that are worth a look…
const CLOSE = 0.4; // …if they are as good as the best one, but for so much

/** Among Tribes she keeps to the best aim: only her aims know what to fear, and she dies of second thoughts. */
export const hasChoice = (s: State): boolean => s.goblins === null;

/** What to do next, the best first, each beginning with something else. */
export function bestAims(s: State, hers: Courage): Aim[] {
  lookForAims(s, hers);
  const most = hasChoice(s) || plans(hers) ? AIMS : 1;
  const least = mostWorth(Number.NEGATIVE_INFINITY) - Math.max(hasChoice(s) ? CLOSE : 0, hers.doubts);
  const close = found.filter(({ worth }) => worth >= least).sort((a, b) => b.worth - a.worth);
  const best: Aim[] = [];
  for (const aim of close) {
    if (best.length === most) break;
    if (!best.some((other) => beginsAlike(aim, other))) best.push(aim);
  }
  return best;
}
const beginsAlike = (a: Aim, b: Aim): boolean => a.cubes[0] === b.cubes[0] && (a.cubes.length > 0 || a.step === b.step);

/** What the best of her aims is worth, in Grit; 0 if she has none. */
export function bestWorth(s: State): number {
  lookForAims(s, WARY);
  return mostWorth(0);
}
function mostWorth(atLeast: number): number {
  let most = atLeast;
  for (let i = 0; i < found.length; i++) if (found[i]!.worth > most) most = found[i]!.worth;
  return most;
}

/** The things within the reach of her cubes; without any, a step towards one that is not; and safer places. */
function lookForAims(s: State, hers: Courage): void {
  courage = hers;
  found.length = 0;
  lookForTribes(s);
  pull = pullOf(s);
  dear = s.knight!.onGrit === 0 ? courage.enough : 1;
  isSeeking = needsCrystals(s);
  isLeaving = mustEscape(s);
  if (courage.hunts && isSeeking) lookForCrystals(s);
  const places = walkAbout(s, wayTo, courage.hunts ? MOST_WALLS : 0);
  for (let i = 0; i < places; i++) {
    const place = reached[i]!;
    const space = spaceOf(place);
    consider(spoils(s, place));
    consider(crystal(s, place));
    if (place !== space) continue; // nobody is fought behind a wall
    if (s.dragon !== null && s.dragon.at === space) consider(dragon(s, space));
    if (s.thief !== null && s.thief.at === space) consider(thief(s, space));
    if (s.goblins !== null && hasTribe(s, space)) consider(tribes(s, space));
  }
  if (isLeaving && !found.some(({ worth }) => worth > EVERYTHING_ELSE)) found.length = 0;
  const isLost = found.length === 0;
  const isIdle = !courage.hunts || mostWorth(0) === 0; // a hunter with anything to do has no time to be safe
  for (let i = 0; s.goblins !== null && isIdle && i < places; i++)
    if (wallsOf(reached[i]!) === 0 && !isEventful(s, reached[i]!)) consider(aim(s, reached[i]!, 0, CLOSED));
  if (isLost) consider(approach(s));
}
function consider(aim: Aim | null): void {
  if (aim !== null) found.push(aim);
}

/** A step towards what she cannot reach this turn: the way out, or the nearest thing worth having; through walls if need be. */
const approach = (s: State): Aim | null =>
  (courage.hunts && isLeaving ? homewards(s) : null) ?? stepTowards(s, wayTo) ?? stepTowards(s, beside);

function homewards(s: State): Aim | null {
  lookHome(s);
  const step = stepHome(s.knight!.at);
  return step < 0 ? null : nextStep(s, step);
}

function stepTowards(s: State, way: typeof wayTo): Aim | null {
  const places = walkAbout(s, way, 0);
  for (let i = 1; i < places; i++) {
    const space = reached[i]!;
    if (isLeaving ? space === ENTRANCE : isWorthTheWay(s, space)) return nextStep(s, first[space]!);
  }
  return null;
}
const isWorthTheWay = (s: State, space: Space): boolean =>
  isDark(s, space) || s.map.treasures[space]! > 0 || hasToken(s, space, 'crystal') || s.dragon?.at === space;

/** This step, with the cubes she lacks for it; null: she has not enough of them. */
function nextStep(s: State, step: Space): Aim | null {
  const k = s.knight!;
  const cubes: Slot[] = [];
  if (wayTo(s, k.at, sideTowards(s, k.at, step)) !== step && wallsLeft(s) <= 0) cubes.push('ancientMap');
  if (k.encounters >= knightPerception(s)) cubes.push(hasRoomOn(s, 'perception') ? 'perception' : 'elvishSword');
  if (k.steps >= knightMovement(s)) cubes.push(hasRoomOn(s, 'heroicBoots') ? 'heroicBoots' : 'movement');
  return cubes.length > k.ready ? null : { worth: APPROACH - risk(s, step, cubes), cubes, step };
}

/** What an aim takes besides the way. */
interface Means {
  readonly strength?: number;
  readonly perception?: number;
  readonly bomb?: boolean;
}

/** Go there and do something in this phase of an Encounter, or nothing at all. */
function aim(s: State, place: Place, worth: number, phase: number, means: Means = {}): Aim | null {
  const { strength = 0, perception = 0, bomb = false } = means;
  const k = s.knight!;
  const space = spaceOf(place);
  const here = far[place] === 0;
  const isUnderWay = here && k.phase !== CLOSED && k.phase <= phase && k.struck === 0;
  const meets = meetings[place]! + (phase !== CLOSED && !isEventful(s, space) && !isUnderWay ? 1 : 0);
  const encounters = k.encounters + Math.max(meets + (mustGoOn(s, space, phase) ? 1 : 0), here ? 0 : 1);
  const cubes = cubesFor(s, k.steps + far[place]!, Math.max(encounters, perception), strength, bomb, courage.hunts);
  if (cubes === null) return null;
  for (let walls = wallsLeft(s); walls < wallsOf(place); walls++) cubes.push('ancientMap');
  if (cubes.length > k.ready) return null;
  const gain = worth + chase(s, space) - courage.cube * cubes.length - STEP * far[place]! - risk(s, space, cubes);
  const more = courage.hunts && isSeeking ? prospects(s, place, cubes, meets) : 0;
  return { worth: gain + more, cubes, step: first[place]! };
}

/** [KNIGHT-MOVE-3] To walk on after the last Encounter of the way, a hunter leaves one over. */
const mustGoOn = (s: State, space: Space, phase: number): boolean =>
  courage.hunts && phase === CLOSED && space !== s.knight!.at && !isEventful(s, space);

/** The nearer the Dragon is to his escape, the more every step towards him is worth; less to a Knight who is not ready. */
function pullOf(s: State): number {
  const d = s.dragon;
  if (d === null || d.at < 0) return 0;
  return (courage.chase + HURRY * Math.max(0, d.wakefulness - 4)) * Math.min(1, heroCubesOwned(s) / READY);
}
function chase(s: State, space: Space): number {
  if (pull === 0) return 0;
  const there = cellOf(s, s.dragon!.at);
  return pull * (distance(cellOf(s, s.knight!.at), there) - distance(cellOf(s, space), there));
}

/** What it would cost her to be found there when her turn is over, her last cubes on Strength; and unknown tiles. */
function risk(s: State, space: Space, cubes: readonly Slot[]): number {
  const k = s.knight!;
  let track = k.tracks[STRENGTH_TRACK]! + k.ready - cubes.length;
  for (const slot of cubes) if (slot === 'strength') track++;
  const strength = STRENGTH[Math.min(TRACK_SPACES, track)]!;
  return courage.fear * fear(space, strength) + (isDark(s, space) ? ambushFear(strength) : 0);
}

/** Treasure, Gems, Dark tiles, Events, the way out. */
function spoils(s: State, place: Place): Aim | null {
  const space = spaceOf(place);
  if (s.goblins !== null && hasTribe(s, space)) return null;
  if (isSurfaced(s) && s.dragon!.at === space) return null;
  if (space === ENTRANCE && far[place]! > 0 && isLeaving) return aim(s, place, ESCAPE, CLOSED);
  const treasure = dear * (s.map.treasures[space]! * TREASURE + gemsOn(s, space).length * GEM);
  const dark = isDark(s, space) ? unknown(s, space) : hasToken(s, space, 'event') && s.events.length > 0 ? EVENT : 0;
  if (treasure + dark === 0) return null;
  const time = isDark(s, space) ? TIME * callsFor(s, space) : 0;
  return aim(s, place, treasure + dark - time, treasure > 0 ? GATHERING : CLOSED);
}

/** What a Dark tile is worth to her: Grit, and the Crystal that it may hide. */
function unknown(s: State, space: Space): number {
  const crystal = !isSeeking ? 0 : courage.hunts ? hiddenWorth(s, space) : courage.hope;
  return DARK_TILE * dear + crystal;
}

/** New tiles that this one may call for when it is lit: fewer are left then, and tiles are time. */
function callsFor(s: State, space: Space): number {
  if (s.map.collapsing || tilesLeft(s) === 0) return 0;
  let n = 0;
  for (let side = 0; side < 4; side++) if (beside(s, space, side) < 0) n++;
  return n;
}

/** The Thief, and what he carries. */
function thief(s: State, space: Space): Aim | null {
  if (isGuarded(s, space)) return null;
  const worth = THIEF + s.thief!.lootDrop + TREASURE * tokensCarried(s);
  return aim(s, space, worth, FIGHTING, { perception: thiefStealth(s) + 1 });
}

function crystal(s: State, place: Place): Aim | null {
  if (!hasToken(s, spaceOf(place), 'crystal')) return null;
  const worth = isSeeking ? courage.crystal : CRYSTAL * dear;
  return aim(s, place, worth, FIGHTING, { strength: smashStrength(s) });
}

/** A hit for certain if she can afford it, else one with the die. */
function dragon(s: State, space: Space): Aim | null {
  const k = s.knight!;
  const below = !s.dragon!.surfaced;
  if (below && (k.done & FOUGHT_BELOW) !== 0) return null;
  const javelin = k.treasure[JAVELIN] === FACE_DOWN || k.treasure[JAVELIN] === FACE_UP;
  const bomb = below && !s.map.collapsing && !javelin;
  if (bomb && (k.done & BOMB_USED) !== 0) return null;
  const armor = dragonArmor(s) - (javelin ? 1 : 0);
  const sure = aim(s, space, HIT, FIGHTING, { strength: armor + 1, bomb });
  return sure ?? aim(s, space, HIT / 2, FIGHTING, { strength: armor, bomb });
}

const FEATS = (['daring', 'stalwart', 'fearless'] as const).map(sidequestNamed);
function tribes(s: State, space: Space): Aim | null {
  let strength = 0;
  for (const tribe of ALL_TRIBES)
    if (tribeAt(s, tribe) === space) strength = Math.max(strength, defenceStrength(s, tribe) + 1);
  const quest = FEATS.some((feat) => s.knight!.sidequests.includes(feat)) ? QUEST : 0;
  const dark = isDark(s, space) ? unknown(s, space) : 0;
  const spoil = TRIBE + quest + s.map.treasures[space]! * TREASURE;
  return aim(s, space, dark + (courage.hunts ? dear * spoil : spoil), FIGHTING, { strength });
}
