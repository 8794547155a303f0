import { nowKnown, type Rules, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import {
  BOW,
  ENCHANTED_BOW,
  ENCHANTED_CARDS,
  ENCHANTED_RANGE,
  FACE_DOWN,
  FACE_UP,
  POTION_KIT,
  sidequestNamed,
  TREASURES,
} from '../../../data/knight.ts';
import { DARK, type Space, TILES } from '../../../data/places.ts';
import { ALL_TRIBES, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import type { Layout } from '../../../terrain/state.ts';
import { bomb } from '../../../terrain/words/effects/edges.ts';
import { isBombable } from '../../../terrain/words/questions/edges.ts';
import { cellOf, isOnMap, surrounding } from '../../../terrain/words/questions/map.ts';
import { lineDistance } from '../../../terrain/words/questions/plane.ts';
import { sees } from '../../../terrain/words/questions/sight.ts';
import { isSheltered } from '../../../terrain/words/questions/spaces.ts';
import { flare } from '../../../variants/words/effects/flare.ts';
import { hasFlare } from '../../../variants/words/questions/flare.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { discardPowers } from '../../dragon/words/effects/board.ts';
import { dragonAt } from '../../dragon/words/questions.ts';
import { enrage, losePopulation } from '../../goblins/words/effects/tribes.ts';
import { isRevealed, population, tribeAt } from '../../goblins/words/questions/tribes.ts';
import { killThief } from '../../thief/words/effects/death.ts';
import { thiefAt, thiefStealth } from '../../thief/words/questions.ts';
import type { KnightAct, KnightContents } from '../contents.ts';
import { BOMB_USED, BOW_USED, ENCHANTED_USED, FLARE_USED } from '../state.ts';
import { fulfil, healKnight } from '../words/effects/board.ts';
import { discardCube } from '../words/effects/cubes.ts';
import { dropTreasure } from '../words/effects/treasures.ts';
import { sparedCubes } from '../words/questions/cubes.ts';
import { knightPerception, knightStrength } from '../words/questions/stats.ts';
import { mayUseBomb } from './fighting.ts';

// Things that need a cube or a card, but no Encounter. [KNIGHT-ENCOUNTER-8]

const EAGLE_EYED = sidequestNamed('eagleEyed');
const has = (s: State, bit: number): boolean => (s.knight!.done & bit) !== 0;
const isHers = (s: State, card: number): boolean =>
  s.knight!.treasure[card] === FACE_DOWN || s.knight!.treasure[card] === FACE_UP;

// ── Bomb ─────────────────────────────────────────────────────────────────────────────────

export function barBomb(s: State, side: number): Clause | null {
  if (!mayUseBomb(s)) return 'KNIGHT-BOMB-1';
  return s.knight!.bombs > 0 && isBombable(s, s.knight!.at, side) ? null : 'KNIGHT-BOMB-2';
}
/** [KNIGHT-BOMB-2] A wall of her space is gone for everyone; an open edge is filled. */
export function bombWall(s: State, side: number): void {
  const k = s.knight!;
  k.done |= BOMB_USED;
  k.bombs--;
  tell(s, { news: 'gearUsed', thing: 'gear bomb', clause: 'KNIGHT-BOMB-2' });
  plan(s, { step: 'map.fill' });
  bomb(s, k.at, side);
}

// ── bows ─────────────────────────────────────────────────────────────────────────────────

export function barBow(s: State, tribe: Tribe): Clause | null {
  const k = s.knight!;
  if (k.gear[BOW] === 0 || has(s, BOW_USED)) return 'KNIGHT-BOW-1';
  if (s.goblins === null || !isRevealed(s, tribe) || !sees(s, k.at, tribeAt(s, tribe))) return 'KNIGHT-BOW-1';
  if (isSheltered(k.at, tribeAt(s, tribe))) return 'TERRAIN-13';
  return knightStrength(s) > 1 ? null : 'KNIGHT-BOW-2';
}
/** [KNIGHT-BOW-1] [KNIGHT-BOW-2] Population falls by her Strength less 1. */
export function shootBow(s: State, tribe: Tribe): void {
  s.knight!.done |= BOW_USED;
  tell(s, { news: 'arrowShot', at: 'tribe', tribe, thing: 'gear bow', clause: 'KNIGHT-BOW-1' });
  plan(s, { step: 'knight.arrowHit', tribe, before: population(s, tribe) });
  losePopulation(s, tribe, knightStrength(s) - 1);
}

export const shots: Pick<Rules<State, KnightContents>, 'knight.arrowHit'> = {
  /** [KNIGHT-BOW-2] If the Tribe did lose something, it is enraged. [KNIGHT-QUEST-7] */
  'knight.arrowHit': {
    happen(s, { tribe, before }) {
      if (population(s, tribe) === before) return;
      fulfil(s, EAGLE_EYED);
      enrage(s, 'KNIGHT-BOW-2');
    },
  },
};

export function barEnchanted(s: State, target: 'dragon' | 'thief'): Clause | null {
  const k = s.knight!;
  if (k.treasureCubes[ENCHANTED_BOW] === 0 || has(s, ENCHANTED_USED)) return 'KNIGHT-TREASURE-4';
  const there = target === 'dragon' ? dragonAt(s) : thiefAt(s);
  if (there < 0) return 'KNIGHT-TREASURE-4';
  const far = lineDistance(cellOf(s, k.at), cellOf(s, there));
  if (far < 0 || far > ENCHANTED_RANGE) return 'KNIGHT-TREASURE-4';
  if (isSheltered(k.at, there)) return 'TERRAIN-13';
  return isEffective(s, target) ? null : 'KNIGHT-TREASURE-10';
}
/** [KNIGHT-TREASURE-10] Would the shot do anything? */
const isEffective = (s: State, target: 'dragon' | 'thief'): boolean =>
  target === 'dragon'
    ? knightStrength(s) > 1 && s.dragon!.hand.some((cards) => cards > 0)
    : knightPerception(s) > thiefStealth(s);

/** [KNIGHT-TREASURE-4] The Dragon discards Power cards; the Thief is killed. */
export function shootEnchanted(s: State, target: 'dragon' | 'thief'): void {
  s.knight!.done |= ENCHANTED_USED;
  const thing = 'treasure enchantedBow';
  tell(s, { news: 'arrowShot', at: target, tribe: null, thing, clause: 'KNIGHT-TREASURE-4' });
  fulfil(s, EAGLE_EYED); // [KNIGHT-QUEST-7]
  if (target === 'dragon') discardPowers(s, Math.min(ENCHANTED_CARDS, knightStrength(s) - 1));
  else killThief(s, { by: 'knight', how: 'bow', tribe: null });
}

// ── Potion Kit, Flare, cards shown ───────────────────────────────────────────────────────

/** [KNIGHT-TREASURE-9] She needs a cube she can spare, and a wound. */
export function barDrink(s: State): Clause | null {
  const k = s.knight!;
  if (!isHers(s, POTION_KIT) || k.ready === 0 || k.health >= k.fullHealth) return 'KNIGHT-TREASURE-9';
  return sparedCubes(s) > 0 ? null : 'KNIGHT-CUBE-4';
}
export function drink(s: State): void {
  discardCube(s, 'hand');
  tell(s, { news: 'treasureUsed', thing: 'treasure potionKit', clause: 'KNIGHT-TREASURE-9' });
  dropTreasure(s, POTION_KIT, true);
  healKnight(s, 2, 'KNIGHT-TREASURE-9');
}

/** [KNIGHT-FLARE-1] Once a turn, at any space of the map near which there is something to reveal. */
export function barFlare(s: State, space: Space): Clause | null {
  if (!hasFlare(s, 'knight') || has(s, FLARE_USED)) return 'KNIGHT-FLARE-1';
  return flareSpots(s).includes(space) ? null : 'KNIGHT-FLARE-1';
}
export function sendFlare(s: State, space: Space): void {
  s.knight!.done |= FLARE_USED;
  flare(s, 'knight', cellOf(s, space));
}

/** Spaces with a Dark tile on or round them; worked out once for a layout. */
const flareSpots = ((): ((s: State) => readonly Space[]) => {
  const worked = new WeakMap<Layout, readonly Space[]>();
  return (s) => {
    const { layout } = s.map;
    let spots = worked.get(layout);
    if (spots === undefined) worked.set(layout, (spots = nearDark(s)));
    return spots;
  };
})();
function nearDark(s: State): Space[] {
  const spots: Space[] = [];
  const { light } = s.map.layout;
  for (let space = 0; space < TILES; space++)
    if (isOnMap(s, space) && (light[space] === DARK || surrounding(s, space).some((there) => light[there] === DARK)))
      spots.push(space);
  return spots;
}

/** [KNIGHT-TREASURE-1] */
export const barShow = (s: State, card: number): Clause | null =>
  s.knight!.treasure[card] === FACE_DOWN ? null : 'KNIGHT-TREASURE-1';
export function showTreasure(s: State, card: number): void {
  s.knight!.treasure[card] = FACE_UP;
  nowKnown(s);
  tell(s, { news: 'treasureShown', card: TREASURES[card]!.name });
}

// ── all of them ──────────────────────────────────────────────────────────────────────────

/** Shots, and cards she may show: possible even while she must attack a foe. */
export function listShots(s: State, found: KnightAct[]): void {
  const k = s.knight!;
  if (k.gear[BOW]! > 0 && s.goblins !== null)
    for (const tribe of ALL_TRIBES) if (barBow(s, tribe) === null) found.push({ do: 'shootBow', tribe });
  if (k.treasureCubes[ENCHANTED_BOW]! > 0) {
    if (s.dragon !== null && barEnchanted(s, 'dragon') === null) found.push({ do: 'shootEnchanted', target: 'dragon' });
    if (s.thief !== null && barEnchanted(s, 'thief') === null) found.push({ do: 'shootEnchanted', target: 'thief' });
  }
  for (let card = 0; card < TREASURES.length; card++)
    if (k.treasure[card] === FACE_DOWN) found.push({ do: 'showTreasure', card });
  if (barDrink(s) === null) found.push({ do: 'drink' });
}

/** Bombs and the Flare. */
export function listGear(s: State, found: KnightAct[]): void {
  if (mayUseBomb(s))
    for (let side = 0; side < 4; side++) if (barBomb(s, side) === null) found.push({ do: 'bombWall', side });
  if (hasFlare(s, 'knight') && !has(s, FLARE_USED)) {
    const spots = flareSpots(s);
    for (let i = 0; i < spots.length; i++) found.push({ do: 'sendFlare', space: spots[i]! });
  }
}
