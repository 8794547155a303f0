import { groundHabits } from '../../../bot/ground.ts';
import type { Action } from '../../../contents.ts';
import { GREED, HUNGER, PRIDE_EVENT, PRIDE_GEM, PRIDE_STILL, SYMBOLS } from '../../../data/dragon.ts';
import { type Cell, ENTRANCE, SPACES, type Space } from '../../../data/places.ts';
import { DIFFICULTY } from '../../../data/roles.ts';
import { EVASION } from '../../../data/thief.ts';
import type { State } from '../../../state.ts';
import { affected, cellOf, isDark, isKind, wayTo } from '../../../terrain/words/questions/map.ts';
import { distance } from '../../../terrain/words/questions/plane.ts';
import { isCenter } from '../../../words/questions/dice.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import type { Listen } from '../../knight/bot/index.ts';
import { stashNeeded, tokensCarried } from '../../thief/words/questions.ts';
import { KEPT_STILL, MOVED, ON_BOARD, REVEALED_EVENT, SECOND_GEM } from '../state.ts';
import { wakefulnessNeeded } from '../words/questions.ts';
import { dangers } from './danger.ts';
import { fleeHabits, riseHabits } from './escape.ts';
import { bestPromise, huntHabits } from './hunt.ts';

// His way: eleven cubes awake (up to SLEEPING), then a Crystal tile (up to BELOW), then the Entrance.
const SLEEPING = 0.6;
const BELOW = 0.8;
const HEALTH = 0.06;
const PLAN = 0.7; // weight of a plan he has not carried out yet
const PRIDE = 4; // the bit of his Pride in `woke`

/** How far he is towards his win, from 0 to 1. */
export function dragonProgress(s: State, listen?: Listen): number {
  const d = s.dragon!;
  if (d.health === 0 || d.at < 0) return 0;
  const way = d.surfaced ? fromSurface(s) : d.awake ? fromBelow(s) : fromSleep(s);
  if (listen !== undefined) {
    listen('health', 100 * HEALTH * Math.min(1, d.health / 5));
    listen('way', d.awake || d.surfaced ? 100 * (1 - HEALTH) * way : 0);
    tellSleep(s, listen);
  }
  return (1 - HEALTH) * way + HEALTH * Math.min(1, d.health / 5);
}

/** What `fromSleep` counts, apart; once he is awake, he has all of his cubes. */
function tellSleep(s: State, listen: Listen): void {
  const d = s.dragon!;
  const needed = wakefulnessNeeded(s);
  const unit = (100 * SLEEPING) / (needed + 1);
  const isAsleep = !d.awake && !d.surfaced;
  listen('wakefulness', unit * (isAsleep ? d.wakefulness : needed + 1));
  const isHungry = isAsleep && d.sloth[HUNGER]! > 0;
  const eaten = 0.35 * Math.min(d.sloth[HUNGER]!, d.eaten / 2) + 0.12 * nearness(s, nearestTribe(s));
  listen('hunger', isHungry ? unit * eaten : 0);
  const hoard = 0.6 * d.treasures + (d.sloth[GREED]! > d.treasures ? 0.25 * nearness(s, nearestTreasure(s)) : 0);
  listen('greed', isAsleep ? unit * hoard : 0);
  listen('pride', isAsleep ? unit * (proud(s) + slipping(s)) : 0);
  listen('thief', isAsleep ? unit * 0.3 * hunting(s) : 0);
  const isPlanning = isAsleep && s.agenda[s.agenda.length - 1]?.step === 'dragon.act';
  listen('plan', isPlanning ? unit * PLAN * bestPromise(s) : 0);
  listen('gems', isAsleep ? unit * 0.1 * d.gems.filter((place) => place !== ON_BOARD).length : 0);
  listen('safety', -unit * dangers(s)[d.at]!);
}

/** Asleep: cubes, and what promises the next ones. */
function fromSleep(s: State): number {
  const d = s.dragon!;
  let cubes = d.wakefulness;
  const hunger = d.sloth[HUNGER]!;
  if (hunger > 0) cubes += 0.35 * Math.min(hunger, d.eaten / 2) + 0.12 * nearness(s, nearestTribe(s));
  const room = d.sloth[GREED]! - d.treasures;
  cubes += 0.6 * d.treasures;
  if (room > 0) cubes += 0.25 * nearness(s, nearestTreasure(s));
  cubes += proud(s) + slipping(s) + 0.3 * hunting(s);
  if (s.agenda[s.agenda.length - 1]?.step === 'dragon.act') cubes += PLAN * bestPromise(s);
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

/** Waking first; then the next thing of a plan: to wake, to rise, to flee. */
export function dragonHabits(s: State, options: readonly Action[]): readonly Action[] {
  const wakes = options.filter((act) => act.do === 'wake');
  if (wakes.length > 0)
    return [wakes.find((act) => act.sloth === 'prideStill' || act.sloth === 'prideGem') ?? wakes[0]!];
  const { step } = s.agenda[s.agenda.length - 1]!;
  if (step === 'dragon.act') {
    const d = s.dragon!;
    return d.surfaced ? fleeHabits(s, options) : d.awake ? riseHabits(s, options) : huntHabits(s, options);
  }
  if (step === 'dragon.rest') return restHabits(s, options);
  return groundHabits(s, options, s.dragon!.at) ?? answers(s, options);
}

/** Treasure, a Gem, and the end. */
function restHabits(s: State, options: readonly Action[]): readonly Action[] {
  const found = options.filter(
    (act) =>
      (act.do === 'pickUp' && s.dragon!.treasures < s.dragon!.sloth[GREED]!) ||
      (act.do === 'placeGem' && isGoodForGem(s)),
  );
  const take = found.find((act) => act.do === 'pickUp');
  if (take !== undefined) return [take];
  return found.length > 0 ? found.slice(0, 1) : options.filter((act) => act.do === 'endTurn');
}

/** The second Gem is kept for a turn in which it can still move his Pride, as long as that needs one. */
function isGoodForGem(s: State): boolean {
  const { gems, sloth, woke } = s.dragon!;
  const isWasted = sloth[PRIDE_GEM]! > 0 && (woke & PRIDE) !== 0 && gems.some((place) => place !== ON_BOARD);
  return !isWasted && !isWatched(s);
}

/** Is the Thief near enough to take a Gem laid here before it has paid? */
const WATCH = 6;
function isWatched(s: State): boolean {
  if (s.thief === null) return false;
  const lurks = Math.max(ENTRANCE, s.thief.at); // dead, he comes back to the Entrance
  return distance(cellOf(s, s.dragon!.at), cellOf(s, lurks)) < WATCH;
}

const DOZE: readonly string[] = ['prideStill', 'greed', 'prideEvent', 'hunger', 'prideGem'];
/** His answers to other decisions. */
function answers(s: State, options: readonly Action[]): readonly Action[] {
  const here = cellOf(s, s.dragon!.at);
  let best = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of options) {
    let value = 0;
    if (act.do === 'swatTo') value = act.to === s.dragon!.at ? 99 : -distance(here, cellOf(s, act.to));
    else if (act.do === 'slapTo' || act.do === 'shove') value = distance(here, cellOf(s, act.to));
    else if (act.do === 'spare') value = 0.5;
    else if (act.do === 'doze') value = -DOZE.indexOf(act.sloth);
    else if (act.do === 'discardPower' || act.do === 'pay') value = s.dragon!.hand[SYMBOLS.indexOf(act.symbol)]!;
    else if (act.do === 'reroll') value = isWelcome(s) ? -1 : 1;
    else if (act.do !== 'accept') return options;
    if (value > most) [best, most] = [act, value];
  }
  return [best];
}

/** Is the die as it lies good for him? The Thief's evasion fails, the Knight misses, or his own power hits something. */
function isWelcome(s: State): boolean {
  const at = s.agenda[s.agenda.length - 1]!;
  if (at.step !== 'dragon.shriek') return true;
  if (at.die === 'action') return s.die < EVASION;
  return at.by === 'dragon' ? strikes(s) : !isCenter(s);
}
function strikes(s: State): boolean {
  const asks = s.agenda[s.agenda.length - 2]?.step;
  const spaces = affected(s, cellOf(s, s.dragon!.at), s.die);
  if (asks === 'dragon.flameRead') return spaces.filter((space) => isDark(s, space)).length > 1;
  if (asks !== 'dragon.clawRead') return true;
  return spaces.some((space) => (s.goblins?.at.includes(space) ?? false) || s.thief?.at === space);
}
