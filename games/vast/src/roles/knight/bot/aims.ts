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
import { ambushFear, type Fear, fear, lookForTribes } from './fear.ts';
import { lookHome } from './home.ts';
import { type Hunt, hiddenWorth, lookForCrystals, mustEscape, needsCrystals, prospects } from './hunt.ts';
import { isEventful, isGuarded, MOST_WALLS, type Stop, spaceOf, type Walk, walkAbout, wallsOf } from './walks.ts';

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
const TIME = 0.7; // the time a new tile costs
const EVENT = 0.5;
const TRIBE = 1.5;
const THIEF = 2;
const QUEST = 4;
const HURRY = 0.15; // a step nearer to the Dragon, for each of his cubes above four; on top of `chase`
const READY = 4; // cubes without which she had better not meet him
const APPROACH = 0.8; // a step towards something that is too far
const STEP = 0.1;

/** What she has in mind while she looks for aims. */
interface Thoughts {
  readonly courage: Courage;
  readonly pull: number; // of the Dragon, a step
  readonly dear: number; // what Grit is worth
  readonly isSeeking: boolean; // Crystals, to win by them
  readonly isLeaving: boolean; // she has them
  readonly fears: Fear;
  readonly hunt: Hunt | null; // for Crystals, in earnest
  readonly walk: Walk;
}

const thoughts = (s: State, courage: Courage): Thoughts => {
  const isSeeking = needsCrystals(s);
  return {
    courage,
    pull: pullOf(s, courage),
    dear: s.knight!.onGrit === 0 ? courage.enough : 1,
    isSeeking,
    isLeaving: mustEscape(s),
    fears: lookForTribes(s),
    hunt: courage.hunts && isSeeking ? lookForCrystals(s) : null,
    walk: walkAbout(s, wayTo, courage.hunts ? MOST_WALLS : 0),
  };
};

const AIMS = 3; // that are worth a look…
const CLOSE = 0.4; // …if they are within this much of the best one

/** Among Tribes she keeps to the best aim: only her aims know what to fear, and she dies of second thoughts. */
export const hasChoice = (s: State): boolean => s.goblins === null;

/** What to do next, the best first, each beginning with something else. */
export function bestAims(s: State, hers: Courage): Aim[] {
  const found = allAims(s, hers);
  const most = hasChoice(s) || plans(hers) ? AIMS : 1;
  const least = mostWorth(found, Number.NEGATIVE_INFINITY) - Math.max(hasChoice(s) ? CLOSE : 0, hers.doubts);
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
  return mostWorth(allAims(s, WARY), 0);
}
function mostWorth(found: readonly Aim[], atLeast: number): number {
  let most = atLeast;
  for (let i = 0; i < found.length; i++) if (found[i]!.worth > most) most = found[i]!.worth;
  return most;
}

/** The things within the reach of her cubes; without any, a step towards one that is not; and safer places. */
function allAims(s: State, courage: Courage): Aim[] {
  const t = thoughts(s, courage);
  const { reached } = t.walk;
  let found: Aim[] = [];
  const consider = (aim: Aim | null): void => {
    if (aim !== null) found.push(aim);
  };
  for (let i = 0; i < reached.length; i++) {
    const place = reached[i]!;
    const space = spaceOf(place);
    consider(spoils(s, t, i));
    consider(crystal(s, t, i));
    if (place !== space) continue; // nobody is fought behind a wall
    if (s.dragon !== null && s.dragon.at === space) consider(dragon(s, t, i));
    if (s.thief !== null && s.thief.at === space) consider(thief(s, t, i));
    if (s.goblins !== null && hasTribe(s, space)) consider(tribes(s, t, i));
  }
  if (t.isLeaving && !found.some(({ worth }) => worth > EVERYTHING_ELSE)) found = [];
  const isLost = found.length === 0;
  const isIdle = !courage.hunts || mostWorth(found, 0) === 0; // a hunter with anything to do has no time to be safe
  for (let i = 0; s.goblins !== null && isIdle && i < reached.length; i++)
    if (wallsOf(reached[i]!) === 0 && !isEventful(s, reached[i]!)) consider(aim(s, t, i, 0, CLOSED));
  if (isLost) consider(approach(s, t));
  return found;
}

/** A step towards what she cannot reach this turn: the way out, or the nearest thing worth having; through walls if need be. */
const approach = (s: State, t: Thoughts): Aim | null =>
  (t.courage.hunts && t.isLeaving ? homewards(s, t) : null) ?? stepTowards(s, t, wayTo) ?? stepTowards(s, t, beside);

function homewards(s: State, t: Thoughts): Aim | null {
  const step = lookHome(s).next[s.knight!.at]!;
  return step < 0 ? null : nextStep(s, t, step);
}

function stepTowards(s: State, t: Thoughts, way: typeof wayTo): Aim | null {
  const { reached, first } = walkAbout(s, way, 0);
  for (let i = 1; i < reached.length; i++) {
    const space = reached[i]!;
    if (t.isLeaving ? space === ENTRANCE : isWorthTheWay(s, space)) return nextStep(s, t, first[i]!);
  }
  return null;
}
const isWorthTheWay = (s: State, space: Space): boolean =>
  isDark(s, space) || s.map.treasures[space]! > 0 || hasToken(s, space, 'crystal') || s.dragon?.at === space;

/** This step, with the cubes she lacks for it; null: she has not enough of them. */
function nextStep(s: State, t: Thoughts, step: Space): Aim | null {
  const k = s.knight!;
  const cubes: Slot[] = [];
  if (wayTo(s, k.at, sideTowards(s, k.at, step)) !== step && wallsLeft(s) <= 0) cubes.push('ancientMap');
  if (k.encounters >= knightPerception(s)) cubes.push(hasRoomOn(s, 'perception') ? 'perception' : 'elvishSword');
  if (k.steps >= knightMovement(s)) cubes.push(hasRoomOn(s, 'heroicBoots') ? 'heroicBoots' : 'movement');
  return cubes.length > k.ready ? null : { worth: APPROACH - risk(s, t, step, cubes), cubes, step };
}

/** What an aim takes besides the way. */
interface Means {
  readonly strength?: number;
  readonly perception?: number;
  readonly bomb?: boolean;
}

/** Go there and do something in this phase of an Encounter, or nothing at all. */
function aim(s: State, t: Thoughts, stop: Stop, worth: number, phase: number, means: Means = {}): Aim | null {
  const { courage, hunt, walk } = t;
  const place = walk.reached[stop]!;
  const far = walk.far[stop]!;
  const { strength = 0, perception = 0, bomb = false } = means;
  const k = s.knight!;
  const space = spaceOf(place);
  const here = stop === 0;
  const isUnderWay = here && k.phase !== CLOSED && k.phase <= phase && k.struck === 0;
  const meets = walk.meetings[stop]! + (phase !== CLOSED && !isEventful(s, space) && !isUnderWay ? 1 : 0);
  const encounters = k.encounters + Math.max(meets + (mustGoOn(s, courage, space, phase) ? 1 : 0), here ? 0 : 1);
  const cubes = cubesFor(s, k.steps + far, Math.max(encounters, perception), strength, bomb, courage.hunts);
  if (cubes === null) return null;
  for (let walls = wallsLeft(s); walls < wallsOf(place); walls++) cubes.push('ancientMap');
  if (cubes.length > k.ready) return null;
  const gain = worth + chase(s, t, space) - courage.cube * cubes.length - STEP * far - risk(s, t, space, cubes);
  const more = hunt === null ? 0 : prospects(s, hunt, walk, stop, cubes, meets);
  return { worth: gain + more, cubes, step: walk.first[stop]! };
}

/** [KNIGHT-MOVE-3] To walk on after the last Encounter of the way, a hunter leaves one over. */
const mustGoOn = (s: State, courage: Courage, space: Space, phase: number): boolean =>
  courage.hunts && phase === CLOSED && space !== s.knight!.at && !isEventful(s, space);

/** The nearer the Dragon is to his escape, the more every step towards him is worth; less to a Knight who is not ready. */
function pullOf(s: State, courage: Courage): number {
  const d = s.dragon;
  if (d === null || d.at < 0) return 0;
  return (courage.chase + HURRY * Math.max(0, d.wakefulness - 4)) * Math.min(1, heroCubesOwned(s) / READY);
}
function chase(s: State, { pull }: Thoughts, space: Space): number {
  if (pull === 0) return 0;
  const there = cellOf(s, s.dragon!.at);
  return pull * (distance(cellOf(s, s.knight!.at), there) - distance(cellOf(s, space), there));
}

/** What it would cost her to be found there when her turn is over, her last cubes on Strength; and unknown tiles. */
function risk(s: State, { courage, fears }: Thoughts, space: Space, cubes: readonly Slot[]): number {
  const k = s.knight!;
  let track = k.tracks[STRENGTH_TRACK]! + k.ready - cubes.length;
  for (const slot of cubes) if (slot === 'strength') track++;
  const strength = STRENGTH[Math.min(TRACK_SPACES, track)]!;
  return courage.fear * fear(fears, space, strength) + (isDark(s, space) ? ambushFear(fears, strength) : 0);
}

/** Treasure, Gems, Dark tiles, Events, the way out. */
function spoils(s: State, t: Thoughts, stop: Stop): Aim | null {
  const space = spaceOf(t.walk.reached[stop]!);
  if (s.goblins !== null && hasTribe(s, space)) return null;
  if (isSurfaced(s) && s.dragon!.at === space) return null;
  if (space === ENTRANCE && stop > 0 && t.isLeaving) return aim(s, t, stop, ESCAPE, CLOSED);
  const treasure = t.dear * (s.map.treasures[space]! * TREASURE + gemsOn(s, space).length * GEM);
  const dark = isDark(s, space) ? unknown(s, t, space) : hasToken(s, space, 'event') && s.events.length > 0 ? EVENT : 0;
  if (treasure + dark === 0) return null;
  const time = isDark(s, space) ? TIME * callsFor(s, space) : 0;
  return aim(s, t, stop, treasure + dark - time, treasure > 0 ? GATHERING : CLOSED);
}

/** What a Dark tile is worth to her: Grit, and the Crystal that it may hide. */
function unknown(s: State, { courage, dear, hunt, isSeeking }: Thoughts, space: Space): number {
  const crystal = !isSeeking ? 0 : hunt !== null ? hiddenWorth(s, hunt, space) : courage.hope;
  return DARK_TILE * dear + crystal;
}

/** New tiles that lighting this one would place: tiles are time. */
function callsFor(s: State, space: Space): number {
  if (s.map.collapsing || tilesLeft(s) === 0) return 0;
  let n = 0;
  for (let side = 0; side < 4; side++) if (beside(s, space, side) < 0) n++;
  return n;
}

/** The Thief, and what he carries. */
function thief(s: State, t: Thoughts, stop: Stop): Aim | null {
  if (isGuarded(s, spaceOf(t.walk.reached[stop]!))) return null;
  const worth = THIEF + s.thief!.lootDrop + TREASURE * tokensCarried(s);
  return aim(s, t, stop, worth, FIGHTING, { perception: thiefStealth(s) + 1 });
}

function crystal(s: State, t: Thoughts, stop: Stop): Aim | null {
  if (!hasToken(s, spaceOf(t.walk.reached[stop]!), 'crystal')) return null;
  const worth = t.isSeeking ? t.courage.crystal : CRYSTAL * t.dear;
  return aim(s, t, stop, worth, FIGHTING, { strength: smashStrength(s) });
}

/** A hit for certain if she can afford it, else one with the die. */
function dragon(s: State, t: Thoughts, stop: Stop): Aim | null {
  const k = s.knight!;
  const below = !s.dragon!.surfaced;
  if (below && (k.done & FOUGHT_BELOW) !== 0) return null;
  const javelin = k.treasure[JAVELIN] === FACE_DOWN || k.treasure[JAVELIN] === FACE_UP;
  const bomb = below && !s.map.collapsing && !javelin;
  if (bomb && (k.done & BOMB_USED) !== 0) return null;
  const armor = dragonArmor(s) - (javelin ? 1 : 0);
  const sure = aim(s, t, stop, HIT, FIGHTING, { strength: armor + 1, bomb });
  return sure ?? aim(s, t, stop, HIT / 2, FIGHTING, { strength: armor, bomb });
}

const FEATS = (['daring', 'stalwart', 'fearless'] as const).map(sidequestNamed);
function tribes(s: State, t: Thoughts, stop: Stop): Aim | null {
  const space = spaceOf(t.walk.reached[stop]!);
  let strength = 0;
  for (const tribe of ALL_TRIBES)
    if (tribeAt(s, tribe) === space) strength = Math.max(strength, defenceStrength(s, tribe) + 1);
  const quest = FEATS.some((feat) => s.knight!.sidequests.includes(feat)) ? QUEST : 0;
  const dark = isDark(s, space) ? unknown(s, t, space) : 0;
  const spoil = TRIBE + quest + s.map.treasures[space]! * TREASURE;
  return aim(s, t, stop, dark + (t.courage.hunts ? t.dear * spoil : spoil), FIGHTING, { strength });
}
