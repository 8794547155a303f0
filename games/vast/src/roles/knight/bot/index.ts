import { groundHabits } from '../../../bot/ground.ts';
import type { Action } from '../../../contents.ts';
import {
  AXE,
  BOOTS,
  ENCHANTED_BOW,
  FACE_UP,
  JAVELIN,
  LANTERN,
  POTION_KIT,
  type Slot,
  SWORD,
  sidequestNamed,
} from '../../../data/knight.ts';
import { DARK, ENTRANCE, NOWHERE } from '../../../data/places.ts';
import { DIFFICULTY } from '../../../data/roles.ts';
import { ALL_TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { beside, cellOf } from '../../../terrain/words/questions/map.ts';
import { distance } from '../../../terrain/words/questions/plane.ts';
import { sees } from '../../../terrain/words/questions/sight.ts';
import { lineOf } from '../../../variants/words/questions/infestation.ts';
import { isTurnOf, levelOf } from '../../../words/questions/seats.ts';
import { dragonArmor } from '../../dragon/words/questions.ts';
import { isHidden, isRevealed, population, tribeAt, tribeStrength } from '../../goblins/words/questions/tribes.ts';
import { CLOSED } from '../state.ts';
import { hasRoomOn, heroCubesOwned, sparedCubes } from '../words/questions/cubes.ts';
import { crystalsNeeded, knightStrength } from '../words/questions/stats.ts';
import { treasuresHeld } from '../words/questions/treasures.ts';
import { type Aim, bestAims, bestWorth, hasChoice } from './aims.ts';
import { type Courage, plans, WARY } from './courage.ts';
import { fear, lookForTribes } from './fear.ts';
import { mustEscape, smashesFirst } from './hunt.ts';

export type Listen = (term: string, value: number) => void;

// ── how far she is ───────────────────────────────────────────────────────────────────────

const ALL_CUBES = 7;
const LONG_WAY = 12;
const MOST_HOPE = 40; // what her next aim may count for, in Grit

/** How far she is towards her win, from 0 to 1: the Dragon's wounds, or Crystals and the way out; and her means. */
export function knightProgress(s: State, listen?: Listen): number {
  const k = s.knight!;
  if (k.health === 0 || k.at === NOWHERE) return 0;
  const goal = s.dragon === null ? crystalsAndEscape(s) : dragonWounded(s);
  const cubes = (heroCubesOwned(s) - 2) / (ALL_CUBES - 2);
  const grit = k.grit / 45;
  const health = k.health / k.fullHealth;
  const cards = treasuresHeld(s).length / 4;
  if (listen !== undefined) {
    listen('goal', 60 * goal);
    listen('cubes', 14 * cubes);
    listen('grit', 8 * grit);
    listen('health', 14 * health);
    listen('cards', 4 * cards);
    tellPlans(s, listen);
  }
  const hope = hasChoice(s) && isTurnOf(s, 'knight') ? Math.min(MOST_HOPE, bestWorth(s)) / 45 : 0;
  return Math.min(1, 0.6 * goal + 0.14 * cubes + 0.08 * (grit + hope) + 0.14 * health + 0.04 * cards);
}

const GRIT = 8 / 45; // in hundredths of the way

/** Her next aim, while it is her turn, and what she has to fear where she is. */
function tellPlans(s: State, listen: Listen): void {
  const k = s.knight!;
  listen('aim', isTurnOf(s, 'knight') ? GRIT * Math.min(MOST_HOPE, bestWorth(s)) : 0);
  listen('safety', s.goblins === null ? 0 : -GRIT * fear(lookForTribes(s), k.at, knightStrength(s)));
}

/** [KNIGHT-LEVEL-1] */
function dragonWounded(s: State): number {
  const full = DIFFICULTY.knight.dragonHealth[levelOf(s, 'knight')]!;
  return 1 - s.dragon!.health / full;
}

/** Crystals are most of it; the last part is the way to the Entrance. */
function crystalsAndEscape(s: State): number {
  const needed = crystalsNeeded(s);
  if (s.knight!.crystals < needed) return (0.85 * s.knight!.crystals) / needed;
  const way = distance(cellOf(s, s.knight!.at), cellOf(s, ENTRANCE));
  return 0.85 + 0.15 * Math.max(0, 1 - way / LONG_WAY);
}

// ── what she usually does ────────────────────────────────────────────────────────────────

/** The options worth a look: a clear plan is one option, the rest comes best first. */
export function knightHabits(s: State, options: readonly Action[], courage: Courage = WARY): readonly Action[] {
  switch (s.agenda[s.agenda.length - 1]!.step) {
    case 'knight.act':
      return turnHabits(s, options, courage);
    case 'knight.brace':
      return braceHabits(s, options, courage);
    case 'knight.offer':
      return only(options, isUseful(s, s.knight!.offered) ? 'keep' : 'decline');
    case 'knight.freeAttack':
      return only(options, 'fightDragon');
    case 'knight.axe':
      return only(options, 'cleave');
    case 'knight.refresh':
      return only(options, 'spendCube');
    case 'knight.light':
      return s.knight!.health <= 3 ? options.slice(0, 3) : only(options, 'passUp');
    default:
      return groundHabits(s, options, s.knight!.at) ?? options;
  }
}

/** The first option of that name, alone; all of them if there is none. */
function only(options: readonly Action[], name: Action['do']): readonly Action[] {
  const found = options.find((act) => act.do === name);
  return found === undefined ? options : [found];
}
const put = (options: readonly Action[], slot: Slot): Action | undefined =>
  options.find((act) => act.do === 'placeCube' && act.on === slot);

/** What is done as soon as it can be done… */
const AT_ONCE = ['resolveEvent', 'breakCrystal', 'fightThief'] as const;
/** …and what is, as long as Grit brings her something or it takes no Encounter of its own. */
const IN_PASSING = ['gatherTreasure', 'gatherGem'] as const;

function turnHabits(s: State, options: readonly Action[], courage: Courage): readonly Action[] {
  const claim = options.find((act) => act.do === 'claim'); // before the chance is gone
  if (claim !== undefined) return [claim];
  const strike = options.find((act) => act.do === 'fightDragon');
  if (strike !== undefined) return [makeSure(s, options) ?? strike];
  for (const name of atOnce(s, courage)) {
    const found = options.find((act) => act.do === name);
    if (found === undefined || (plans(courage) && isDetour(s, found))) continue;
    return plans(courage) ? [found, ...towardsAims(s, options, courage)] : [found];
  }
  const tribes = options.filter((act) => act.do === 'fightTribe');
  if (tribes.length > 0) return tribes;
  const early = flareAt(s, options) ?? showing(s, options);
  if (early !== undefined) return [early];
  const next = towardsAims(s, options, courage);
  return next.length === 0 ? lastThings(s, options) : next;
}

/** What she does before she thinks of anything else; a hunter smashes before she gathers, and leaves once she can. */
function atOnce(s: State, { hunts }: Courage): readonly Action['do'][] {
  if (hunts && mustEscape(s)) return ['resolveEvent'];
  const isEasy = s.knight!.onGrit > 0 || s.knight!.phase !== CLOSED;
  return isEasy && !(hunts && smashesFirst(s)) ? [...AT_ONCE, ...IN_PASSING] : AT_ONCE;
}

/** Where the Dragon is to be slain, a Crystal is not worth an Encounter of its own. */
const isDetour = (s: State, act: Action): boolean =>
  act.do === 'breakCrystal' && s.dragon !== null && s.knight!.phase === CLOSED;

/** What her best aims begin with, the best first. */
function towardsAims(s: State, options: readonly Action[], courage: Courage): Action[] {
  const next: Action[] = [];
  for (const aim of bestAims(s, courage)) {
    const act = followed(options, aim);
    if (act !== undefined) next.push(act);
  }
  return next;
}

/** The next thing to do for an aim. */
const followed = (options: readonly Action[], { cubes, step }: Aim): Action | undefined =>
  cubes.length > 0 ? put(options, cubes[0]!) : options.find((act) => act.do === 'walk' && act.to === step);

/** Before she strikes the Dragon: one more cube of Strength if it is needed, and one on the Axe. */
function makeSure(s: State, options: readonly Action[]): Action | undefined {
  const sure = knightStrength(s) > dragonArmor(s);
  if (sure) return sparedCubes(s) > 1 && s.dragon!.surfaced ? put(options, 'mightyAxe') : undefined;
  return put(options, 'mightyAxe') ?? put(options, 'strength') ?? put(options, 'elvishSword');
}

/** The Flare where most Dark tiles are. */
function flareAt(s: State, options: readonly Action[]): Action | undefined {
  let best: Action | undefined;
  let most = 0;
  for (const act of options) {
    if (act.do !== 'sendFlare') continue;
    let dark = s.map.layout.light[act.space] === DARK ? 1 : 0;
    for (let side = 0; side < 4; side++) {
      const there = beside(s, act.space, side);
      if (there >= 0 && s.map.layout.light[there] === DARK) dark++;
    }
    if (dark > most) [best, most] = [act, dark];
  }
  return best;
}

const BEDECKED = sidequestNamed('bedecked');
/** Cards are shown for Bedecked, if there are two. */
function showing(s: State, options: readonly Action[]): Action | undefined {
  const k = s.knight!;
  if (!k.sidequests.includes(BEDECKED) || treasuresHeld(s).length < 2) return undefined;
  if (k.treasure.filter((card) => card === FACE_UP).length >= 2) return undefined;
  return options.find((act) => act.do === 'showTreasure' && act.card !== JAVELIN);
}

/** Nothing more to reach: shoot, drink, and use what is left against those who come. */
function lastThings(s: State, options: readonly Action[]): readonly Action[] {
  const k = s.knight!;
  const found: Action[] = [];
  if (k.fullHealth - k.health >= 2) found.push(...options.filter((act) => act.do === 'drink'));
  for (const act of options) if (act.do === 'shootBow' || act.do === 'shootEnchanted') found.push(act);
  if (k.ready > 0 && isInSight(s)) found.push(...options.filter((act) => act.do === 'placeCube' && act.on === 'bow'));
  if (k.ready > 0 && s.thief !== null)
    found.push(...options.filter((act) => act.do === 'placeCube' && act.on === 'enchantedBow'));
  if (found.length > 0) return found;
  const strength = put(options, 'strength');
  if (strength !== undefined && s.goblins !== null) return [strength];
  const shield = put(options, 'shield');
  if (shield !== undefined) found.push(shield);
  const end = options.find((act) => act.do === 'endTurn');
  if (end !== undefined) found.push(end);
  return found.length > 0 ? found : options;
}

/** A Tribe she could shoot at with good effect. */
const isInSight = (s: State): boolean =>
  s.goblins !== null &&
  knightStrength(s) >= 3 &&
  ALL_TRIBES.some((tribe) => isRevealed(s, tribe) && sees(s, s.knight!.at, tribeAt(s, tribe)));

/** Strength as long as it can turn the Ambush, else none is wasted on it. */
function braceHabits(s: State, options: readonly Action[], courage: Courage): readonly Action[] {
  const { ready, health } = s.knight!;
  if (health > courage.braces) return only(options, 'stand');
  const danger = dangerOf(s, courage);
  const strength = knightStrength(s);
  const cube = put(options, 'strength') ?? put(options, 'elvishSword');
  if (cube !== undefined && strength < danger && strength + ready >= danger) return [cube];
  return only(options, 'stand');
}
/** The Strength that is safe: that of the strongest hidden Tribe, or above the ambusher's. */
function dangerOf(s: State, { reckons }: Courage): number {
  if (s.goblins === null) return reckons && lineOf(s) === 'A' ? 3 : 4; // [VARIANT-3]
  let danger = 0;
  for (const tribe of ALL_TRIBES)
    if (isHidden(s, tribe) && population(s, tribe) > 0) danger = Math.max(danger, tribeStrength(s, tribe));
  return danger;
}

const FEW = 4; // cubes: until she has more, 5 Grit are better than most cards
/** Worth a place on the table rather than 5 Grit? */
function isUseful(s: State, card: number): boolean {
  const k = s.knight!;
  if (k.onGrit === 0) return true; // Grit brings her nothing any more
  const completes = k.sidequests.includes(BEDECKED) && treasuresHeld(s).length === 1;
  if (heroCubesOwned(s) < FEW && !completes && card !== SWORD && (s.dragon === null || card !== AXE)) return false;
  if (card === JAVELIN) return s.dragon !== null;
  if (card === SWORD || card === LANTERN) return true;
  if (card === ENCHANTED_BOW) return s.thief !== null;
  if (card === POTION_KIT) return s.knight!.health <= 4;
  return card === AXE ? s.dragon !== null : card === BOOTS && hasRoomOn(s, 'movement');
}
