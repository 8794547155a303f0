import type { Action } from '../../../contents.ts';
import { ENTRANCE, SPACES, type Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { faceOf, isDark, surrounding } from '../../../terrain/words/questions/map.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { canDozeToGreed, dragonArmor } from '../../dragon/words/questions.ts';
import { knightPerception } from '../../knight/words/questions/stats.ts';
import { hasTreasureCard } from '../../knight/words/questions/treasures.ts';
import { stashNeeded, tokensCarried } from '../words/questions.ts';
import { FAR, firstStep, type Ways, waysFrom } from './ways.ts';

// His turn: take what is here, go for what is near, bring it home before the bag is heavy.

const BEST = 4; // the highest stat token
const NO_CUBES = 8; // steps that a wall is worth to a Thief who cannot climb now
const CLOSE = 2; // steps that the next best place may be farther
const LOADED = 2; // tokens with which he thinks of going home
export const UNKNOWN = 4; // steps that he would rather walk to loot he sees than to a Dark tile

/** What is done as soon as it can be done; a Gem never without care. */
function takeHere(s: State, options: readonly Action[]): Action | undefined {
  let best: Action | undefined;
  let most = 0;
  for (const act of options) {
    let value = 0;
    if (act.do === 'loot') value = act.token === 'treasure' ? 9 : act.cubes === 2 ? 5 : 0;
    else if (act.do === 'pickLock') value = 6 + 0.1 * act.effort;
    else if (act.do === 'pickpocket') value = 7 + 0.1 * act.effort;
    if (value > most) [best, most] = [act, value];
  }
  return s.thief!.stashed + tokensCarried(s) >= stashNeeded(s) ? undefined : best;
}

/** Is there something for him under a tile that he has looked at? */
export const hidesLoot = (s: State, space: Space): boolean => {
  const { kind } = faceOf(s, space);
  return kind === 'treasureRoom' || kind === 'vault';
};

/** Is a victim there whom he could rob at his stealthiest? */
export function isVictimOn(s: State, space: Space): boolean {
  const stealth = BEST - tokensCarried(s);
  if (s.dragon !== null && s.dragon.at === space && canDozeToGreed(s)) return stealth > dragonArmor(s);
  return s.knight !== null && s.knight.at === space && hasTreasureCard(s) && stealth > knightPerception(s);
}

/** How many steps more than an open Treasure this is worth; FAR if there is nothing. */
export function dearness(s: State, space: Space): number {
  if (s.map.treasures[space]! > 0) return 0;
  if (hasToken(s, space, 'vault') && !s.thief!.tried.includes(space)) return 1;
  if (s.dragon?.gems.includes(space)) return 2;
  if (isVictimOn(s, space)) return 2;
  return isDark(s, space) && !s.thief!.peeked.includes(space) ? UNKNOWN : FAR;
}

/** Where to go: loot by the way to it and from it, or home. */
export const goal = (s: State, ways: Ways): Space => goals(s, ways)[0]!;

/** The best place to go, and the next best one if that is nearly as good. */
function goals(s: State, { far }: Ways): Space[] {
  const carried = tokensCarried(s);
  const home = far[ENTRANCE]!;
  if (carried > 0 && s.thief!.stashed + carried >= stashNeeded(s)) return [ENTRANCE];
  const homeWays = waysFrom(s, ENTRANCE).far;
  let [best, second] = [-1, -1];
  let [least, next] = [FAR, FAR];
  for (let space = 0; space < SPACES; space++) {
    if (far[space]! >= FAR || space === s.thief!.at) continue;
    const effort = far[space]! + dearness(s, space) + 0.4 * homeWays[space]!;
    if (effort < least) [best, least, second, next] = [space, effort, best, least];
    else if (effort < next) [second, next] = [space, effort];
  }
  if (best < 0) return [ENTRANCE];
  const others = next < least + CLOSE ? [second] : [];
  if (carried === 0) return [best, ...others];
  const detour = far[best]! + dearness(s, best) + homeWays[best]! - home;
  const most = carried < LOADED ? 4 : 1;
  return detour <= most ? [best, ENTRANCE] : detour <= most + CLOSE ? [ENTRANCE, best] : [ENTRANCE];
}

/** The next thing to do, or things. */
export function prowlHabits(s: State, options: readonly Action[]): readonly Action[] {
  const here = takeHere(s, options);
  if (here !== undefined) return [here];
  const t = s.thief!;
  const steps: Action[] = [];
  if (options.some((act) => act.do === 'sneak' || act.do === 'climb')) {
    const ways = waysFrom(s, t.at, t.cubes > 0 ? undefined : NO_CUBES);
    for (const target of goals(s, ways)) {
      const step = firstStep(ways, t.at, target);
      const go = options.find((act) => (act.do === 'sneak' || act.do === 'climb') && act.to === step);
      if (go === undefined && steps.length === 0) break; // the best way is barred: he does not wander
      if (go !== undefined && !steps.includes(go)) steps.push(go);
    }
  }
  return steps.length > 0 ? steps : [leftovers(s, options)];
}

/** Nothing to take and nowhere to go: look, light, hide, hurt. */
function leftovers(s: State, options: readonly Action[]): Action {
  const find = (name: Action['do']): Action | undefined => options.find((act) => act.do === name);
  const flare = find('flareHere');
  if (flare !== undefined && darkRound(s) > 1 && !seesLoot(s)) return flare;
  const peek = find('peek');
  if (peek !== undefined) return peek;
  if (tokensCarried(s) > 0 && find('hideLoot') !== undefined) return find('hideLoot')!;
  return options.findLast((act) => act.do === 'backstab') ?? find('endTurn') ?? options[0]!;
}

/** Light costs tiles, and they are what the game lasts by. */
function seesLoot(s: State): boolean {
  for (let space = 0; space < SPACES; space++) if (dearness(s, space) < UNKNOWN) return true;
  return false;
}

function darkRound(s: State): number {
  let n = isDark(s, s.thief!.at) ? 1 : 0;
  for (const there of surrounding(s, s.thief!.at)) if (isDark(s, there)) n++;
  return n;
}
