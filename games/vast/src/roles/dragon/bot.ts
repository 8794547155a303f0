import type { Action } from '../../contents.ts';
import { GREED, HUNGER, PRIDE_EVENT, PRIDE_GEM, PRIDE_STILL } from '../../data/dragon.ts';
import { DIFFICULTY } from '../../data/roles.ts';
import { seatOf } from '../../seats.ts';
import { type Cell, ENTRANCE, SPACES, type Space, type State } from '../../state.ts';
import { cellOf, distance, isDark, isKind, surrounding, wayTo } from '../../terrain/map.ts';
import type { Listen } from '../knight/bot.ts';
import { stashNeeded, tokensCarried } from '../thief/words.ts';
import { ON_BOARD } from './state.ts';
import { KEPT_STILL, MOVED, powersHeld, REVEALED_EVENT, SECOND_GEM, wakefulnessNeeded } from './words.ts';

// His way: eleven cubes awake (up to SLEEPING), then a Crystal tile (up to BELOW), then the Entrance.
const SLEEPING = 0.6;
const BELOW = 0.8;
const HEALTH = 0.06;
const PRIDE = 4; // the bit of his Pride in `woke`

/** How far he is towards his win, from 0 to 1. */
export function dragonProgress(s: State, listen?: Listen): number {
  const d = s.dragon!;
  if (d.health === 0 || d.at < 0) return 0;
  const way = d.surfaced ? fromSurface(s) : d.awake ? fromBelow(s) : fromSleep(s);
  listen?.('wakefulness', d.wakefulness);
  listen?.('way', way);
  listen?.('health', d.health);
  return (1 - HEALTH) * way + HEALTH * Math.min(1, d.health / 5);
}

/** Asleep: cubes, and whatever promises the next ones. */
function fromSleep(s: State): number {
  const d = s.dragon!;
  let cubes = d.wakefulness;
  const hunger = d.sloth[HUNGER]!;
  if (hunger > 0) cubes += 0.35 * Math.min(hunger, d.eaten / 2) + 0.12 * nearness(s, nearestTribe(s));
  const room = d.sloth[GREED]! - d.treasures;
  cubes += 0.6 * d.treasures;
  if (room > 0) cubes += 0.25 * nearness(s, nearestTreasure(s));
  cubes += proud(s) + slipping(s) + 0.3 * hunting(s);
  for (let gem = 0; gem < 3; gem++) if (d.gems[gem] !== ON_BOARD) cubes += 0.1;
  if (d.shriek) cubes += 0.02;
  const shrieks = DIFFICULTY.dragon.shriekTurns[s.settings.dragonLevel === 'expert' ? 4 : 0]!;
  const needed = wakefulnessNeeded(s) + shrieks;
  return SLEEPING * Math.min(1, (cubes + Math.min(shrieks, d.shriekTurns)) / (needed + 1));
}

/** Pride that could wake this turn, or has been made ready. */
function proud(s: State): number {
  const { done, woke, sloth } = s.dragon!;
  if ((woke & PRIDE) !== 0) return 0;
  if ((done & SECOND_GEM) !== 0 && sloth[PRIDE_GEM]! > 0) return 0.6;
  if ((done & KEPT_STILL) !== 0 && sloth[PRIDE_STILL]! > 0) return 0.6;
  if ((done & REVEALED_EVENT) !== 0 && sloth[PRIDE_EVENT]! > 0) return 0.5;
  return (done & MOVED) === 0 && sloth[PRIDE_STILL]! > 0 ? 0.2 : 0;
}

/** A Thief with loot in his bag is worth following: near him, Claw may stop him and pays cards. */
function hunting(s: State): number {
  if (s.thief === null || s.thief.at <= ENTRANCE) return 0;
  const bag = tokensCarried(s);
  return bag === 0 ? 0 : (nearness(s, cellOf(s, s.thief.at)) * (s.thief.stashed + bag)) / stashNeeded(s);
}

/** Cubes on sections that wake easily are worth more than those that nothing wakes. */
function slipping(s: State): number {
  const { sloth } = s.dragon!;
  const dead = sloth[HUNGER]! * (seatOf(s, 'goblins') < 0 ? 0.3 : 0.05);
  const alive = 0.15 * (sloth[PRIDE_EVENT]! + sloth[PRIDE_STILL]! + sloth[PRIDE_GEM]!) + 0.05 * sloth[GREED]!;
  return alive - dead;
}

/** Awake and underground: near a Crystal tile that is Lit, or with tiles being revealed. */
function fromBelow(s: State): number {
  const cell = nearest(s, (space) => isKind(s, space, 'crystal'));
  if (cell >= 0) return SLEEPING + 0.05 + (BELOW - SLEEPING - 0.05) * nearness(s, cell);
  return SLEEPING + 0.04 * Math.min(1, s.map.revealed / 40);
}

/** Surfaced: near the Entrance by open, Lit ways. */
function fromSurface(s: State): number {
  const far = litDistance(s, s.dragon!.at);
  return BELOW + (1 - BELOW) * (far < 0 ? 0 : Math.max(0, 1 - far / 14));
}

/** Steps over Lit tiles and open ways to the Entrance; -1 if there is no way. */
function litDistance(s: State, from: Space): number {
  const far = new Int8Array(SPACES).fill(-1);
  far[from] = 0;
  const walk = [from];
  for (let i = 0; i < walk.length; i++) {
    const here = walk[i]!;
    if (here === ENTRANCE) return far[here]!;
    for (let side = 0; side < 4; side++) {
      const there = wayTo(s, here, side);
      if (there < 0 || far[there]! >= 0 || isDark(s, there)) continue;
      far[there] = far[here]! + 1;
      walk.push(there);
    }
  }
  return -1;
}

// ── what is near ─────────────────────────────────────────────────────────────────────────

/** From 1 (here) down to 0 (far away, or nowhere). */
function nearness(s: State, cell: Cell): number {
  return cell < 0 ? 0 : Math.max(0, 1 - distance(cellOf(s, s.dragon!.at), cell) / 10);
}
function nearest(s: State, counts: (space: Space) => boolean): Cell {
  const here = cellOf(s, s.dragon!.at);
  const { cell } = s.map.layout;
  let best = -1;
  for (let space = 0; space < SPACES; space++)
    if (cell[space]! >= 0 && counts(space) && (best < 0 || distance(here, cell[space]!) < distance(here, best)))
      best = cell[space]!;
  return best;
}
const nearestTreasure = (s: State): Cell => nearest(s, (space) => s.map.treasures[space]! > 0);
const nearestTribe = (s: State): Cell =>
  s.goblins === null ? -1 : nearest(s, (space) => s.goblins!.at.includes(space));

// ── habits ───────────────────────────────────────────────────────────────────────────────

const BURNS = 3; // Dark tiles look alike: no need to think about all of them

/** Waking first, then powers that find something to strike, then moves; the end of the turn last. */
export function dragonHabits(s: State, options: readonly Action[]): readonly Action[] {
  const wakes = options.filter((act) => act.do === 'wake');
  if (wakes.length > 0) return wakes;
  let burns = 0;
  const settles = options.some((act) => act.do === 'settle'); // the turn can be ended from there as well
  const kept = options.filter((act) => {
    if (act.do === 'endTurn') return !settles;
    if (act.do === 'placeGem') return isGoodForGem(s);
    if (act.do !== 'power') return true;
    return act.power === 'burn' ? burns++ < BURNS && wantsTiles(s) : pays(s, act);
  });
  return kept.length > 0 ? kept : options;
}

/** The second Gem is kept for a turn in which it can still move his Pride, as long as that needs one. */
function isGoodForGem(s: State): boolean {
  const { gems, sloth, woke } = s.dragon!;
  const isWasted = sloth[PRIDE_GEM]! > 0 && (woke & PRIDE) !== 0 && gems.some((place) => place !== ON_BOARD);
  return !isWasted && !isWatched(s);
}

/** Is the Thief near enough to take a Gem laid here before it has paid? */
const WATCH = 7;
function isWatched(s: State): boolean {
  if (s.thief === null) return false;
  const lurks = Math.max(ENTRANCE, s.thief.at); // dead, he comes back to the Entrance
  return distance(cellOf(s, s.dragon!.at), cellOf(s, lurks)) < WATCH;
}

/** Does he still profit from tiles being revealed? */
function wantsTiles(s: State): boolean {
  const d = s.dragon!;
  if (d.surfaced) return litDistance(s, d.at) < 0;
  if (d.awake) return nearest(s, (space) => isKind(s, space, 'crystal')) < 0;
  return d.sloth[PRIDE_EVENT]! > 0 && (d.woke & PRIDE) === 0 && (d.done & REVEALED_EVENT) === 0;
}

function isNear(s: State, place: Space): boolean {
  return place >= 0 && (place === s.dragon!.at || surrounding(s, s.dragon!.at).includes(place));
}
const tribeNear = (s: State): boolean => s.goblins?.at.some((place) => isNear(s, place)) ?? false;

/** Is there anything in it for him? */
function pays(s: State, act: Extract<Action, { do: 'power' }>): boolean {
  const d = s.dragon!;
  const hungry = d.sloth[HUNGER]! > 0 && d.eaten < 7 && !d.awake;
  switch (act.power) {
    case 'claw':
      return (hungry && tribeNear(s)) || (s.thief !== null && isNear(s, s.thief.at));
    case 'hiss':
      return hungry;
    case 'flame':
    case 'scorch':
      return wantsTiles(s) && surrounding(s, d.at).some((space) => isDark(s, space));
    case 'slither':
      return !d.awake && act.to !== 'hunger' && (act.from === 'hunger' || act.from === 'greed');
    case 'swat':
      return act.token === 'treasure' && !d.awake && d.sloth[GREED]! > d.treasures;
    case 'scratch':
      return act.victim !== 'knight' || d.surfaced;
    case 'slap':
      return d.surfaced || d.health < 3;
    case 'shriek':
      return s.settings.dragonLevel === 'expert' && d.shriekTurns < 3;
    case 'flameWall':
      return d.surfaced && s.knight?.at === act.space;
    case 'wrath':
      return d.surfaced && powersHeld(s) > 5 && litDistance(s, d.at) < 0;
    case 'smash':
      return false;
    default:
      return true;
  }
}
