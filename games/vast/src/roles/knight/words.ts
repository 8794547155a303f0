import { tell } from '@trollmoot/kernel';
import { endTurnNow, plan } from '../../agenda.ts';
import type { Clause } from '../../clauses.ts';
import {
  CUBE_GRIT,
  FIRST_CUBES,
  GRIT,
  MAX_GRIT,
  MOVEMENT,
  PERCEPTION,
  STRENGTH,
  TREASURES,
  type TreasureName,
} from '../../data/knight.ts';
import { DIFFICULTY } from '../../data/roles.ts';
import { hasOtherPiece, KNIGHT, type Piece } from '../../pieces.ts';
import { isPlaying, isTurnOf, levelOf, variantOf } from '../../seats.ts';
import { ENTRANCE, NOWHERE, type Space, type State } from '../../state.ts';
import type { Revealing } from '../../terrain/contents.ts';
import { isDark, sideTowards, wayTo } from '../../terrain/map.ts';
import { checkWins, declare } from '../../wins.ts';
import type { Kill } from '../thief/contents.ts';

// ── what she is ──────────────────────────────────────────────────────────────────────────

/** She is in the game and alive. */
export const isKnightAlive = (s: State): boolean => s.knight !== null && s.knight.health > 0;
/** Where she stands; NOWHERE if she does not play or is dead. */
export const knightAt = (s: State): Space => (s.knight === null ? NOWHERE : s.knight.at);

const treasureId = (name: TreasureName): number => TREASURES.findIndex((card) => card.name === name);
const SWORD = treasureId('elvishSword');
const AXE = treasureId('mightyAxe');
const LANTERN = treasureId('pixieLantern');
const BOOTS = treasureId('heroicBoots');
export const BOMB = 0;
export const BOW = 1;
export const MAP = 2;
export const SHIELD = 3;

/** Her Strength now: in her own turn with Sword and Axe. */
export function knightStrength(s: State): number {
  const k = s.knight!;
  const own = isTurnOf(s, 'knight') ? k.treasureCubes[SWORD]! + k.treasureCubes[AXE]! : 0;
  return STRENGTH[k.tracks[2]!]! + own;
}
export function knightPerception(s: State): number {
  const k = s.knight!;
  return PERCEPTION[k.tracks[1]!]! + k.treasureCubes[SWORD]! + k.treasureCubes[LANTERN]!;
}
export function knightMovement(s: State): number {
  const k = s.knight!;
  return MOVEMENT[k.tracks[0]!]! + 4 * k.treasureCubes[BOOTS]! + k.treasureCubes[LANTERN]!;
}
/** With a cube on the Shield nobody moves her and a loss of Grit is 1 at most. */
export const isShielded = (s: State): boolean => s.knight!.gear[SHIELD]! > 0;

/** Hero cubes she owns, placed or not; not those discarded, poisoned or still on the Grit track. */
export function heroCubesOwned(s: State): number {
  const k = s.knight!;
  let n = k.ready + k.spent;
  for (const cubes of k.tracks) n += cubes;
  for (const cubes of k.gear) n += cubes;
  for (const cubes of k.treasureCubes) n += cubes;
  return n;
}

/** The Strength that smashes a Crystal. */
export const smashStrength = (s: State): number =>
  isPlaying(s, 'dragon') ? DIFFICULTY.knight.smashStrength[2] : DIFFICULTY.knight.smashStrength[levelOf(s, 'knight')]!;

// ── what is done to her ──────────────────────────────────────────────────────────────────

/** She gains Grit; a cube whose number is reached is hers at once. */
export function gainGrit(s: State, n: number, clause: Clause): void {
  const k = s.knight!;
  const before = k.grit;
  k.grit = Math.min(MAX_GRIT, k.grit + n);
  if (k.grit === before) return;
  tell(s, { news: 'gritGained', grit: k.grit - before, total: k.grit, clause });
  for (let i = 0; i < CUBE_GRIT.length; i++)
    if ((k.onGrit & (1 << i)) !== 0 && k.grit >= CUBE_GRIT[i]!) {
      k.onGrit &= ~(1 << i);
      k.ready++;
    }
}

/** She loses Grit, 1 at most behind her Shield; below a cube's number that cube goes back, one she has placed if need be. */
export function loseGrit(s: State, n: number, clause: Clause): void {
  const k = s.knight!;
  const before = k.grit;
  k.grit = Math.max(0, k.grit - (isShielded(s) ? Math.min(1, n) : n));
  if (k.grit === before) return;
  tell(s, { news: 'gritLost', grit: before - k.grit, total: k.grit, clause });
  for (let i = 0; i < CUBE_GRIT.length; i++)
    if ((k.onGrit & (1 << i)) === 0 && before >= CUBE_GRIT[i]! && k.grit < CUBE_GRIT[i]!) returnCube(s, i);
}

function returnCube(s: State, i: number): void {
  const k = s.knight!;
  if (heroCubesOwned(s) <= FIRST_CUBES) return;
  k.onGrit |= 1 << i;
  if (k.ready > 0) k.ready--;
  else if (k.spent > 0) k.spent--;
  else {
    if (isTurnOf(s, 'knight')) endTurnNow(s);
    plan(s, { step: 'knight.loseCube', left: 1 });
  }
}

/** She loses Health; at 0 she is killed. Infestation kills may end the game otherwise than Goblin ones. */
export function hurtKnight(s: State, n: number, cause: 'goblins' | 'infestation' | 'magma'): void {
  const k = s.knight!;
  k.health = Math.max(0, k.health - n);
  tell(s, { news: 'knightHurt', by: n, left: k.health, clause: 'WIN-3' });
  if (k.health > 0) return;
  tell(s, { news: 'knightKilled', clause: 'WIN-3' });
  if (cause === 'infestation') killedByInfestation(s);
  else checkWins(s);
}

/** [WIN-9] Who gains when an Ambush without Goblins kills her. */
function killedByInfestation(s: State): void {
  const { ambushKill } = variantOf(s);
  if (ambushKill === 'lost') declare(s, [], 'WIN-9');
  else if (ambushKill !== null && ambushKill !== 'nobody') declare(s, [ambushKill], 'WIN-9');
  else {
    s.knight!.at = NOWHERE; // [TURN-3] she is out, and the game goes on
    if (isTurnOf(s, 'knight')) endTurnNow(s);
  }
}

/** [COLLAPSE-6] One forced step: no wall, no Dark tile, nobody else there. */
export function knightMayBeMoved(s: State, from: Space, to: Space): boolean {
  const side = sideTowards(s, from, to);
  return side >= 0 && wayTo(s, from, side) === to && !isDark(s, to) && !hasOtherPiece(s, to, KNIGHT);
}

/** One or more of her cubes go to the Entrance; never below two. To be completed with the Knight's chapter. */
export function poisonKnight(s: State, cubes: number): void {
  const k = s.knight!;
  for (let i = 0; i < cubes && k.ready > 0 && heroCubesOwned(s) > FIRST_CUBES; i++) {
    k.ready--;
    k.poisoned++;
  }
}

/** A Crystal token smashed by her or by Goblins comes to her board. */
export function crystalToKnight(s: State): void {
  s.knight!.crystals++;
  tell(s, { news: 'crystalToKnight', total: s.knight!.crystals });
  checkWins(s);
}

/** Does she have a Treasure card that could be taken from her? */
export const hasTreasureCard = (s: State): boolean => s.knight!.treasure.some((state) => state > 0);

/** This Treasure card of hers goes under the deck; a cube on it waits for the next Pick Up. */
export function loseTreasureCard(s: State, card: number): void {
  const k = s.knight!;
  k.spent += k.treasureCubes[card]!;
  k.treasureCubes[card] = 0;
  k.treasure[card] = 0;
  s.treasureDeck.unshift(card);
}

/** The surfaced Dragon has come to her: she may attack him once, if her Strength is at least his Armor. */
export function offerFreeAttack(s: State): void {
  plan(s, { step: 'knight.freeAttack' });
}

/** What the text of a Monster does to her when it has ambushed her by itself. To be completed with her chapter. */
export function suffersMonster(_s: State, _monster: number): void {}
/** An Ambush of the Infestation has been resolved; for Sidequests. To be completed with her chapter. */
export function resolvedAmbush(_s: State, _isHurt: boolean, _monster: number): void {}

// ── moments ──────────────────────────────────────────────────────────────────────────────

/** Tiles revealed by her Flare or Vantage Point pay 1 Grit each; the tile of an Encounter pays when it is resolved. */
export function gainsGritForTiles(s: State, at: Revealing): void {
  if (at.by !== 'knight' || !isKnightAlive(s) || (at.cause !== 'flare' && at.cause !== 'vantagePoint')) return;
  gainGrit(s, GRIT.tile * at.spaces.length, 'REVEAL-9');
}

export function gainsGritForThief(s: State, kill: Kill): void {
  if (kill.by === 'knight') gainGrit(s, s.thief!.lootDrop, 'TURN-11');
}

/** She comes to the Entrance: poisoned cubes are hers again, and she may have escaped. */
export function knightArrivesAtEntrance(s: State, piece: Piece, space: Space): void {
  if (piece !== KNIGHT || space !== ENTRANCE) return;
  const k = s.knight!;
  k.ready += k.poisoned;
  k.poisoned = 0;
  checkWins(s);
}

// ── winning ──────────────────────────────────────────────────────────────────────────────

/** Crystal tokens she must have, where no Dragon plays. */
export const crystalsNeeded = (s: State): number =>
  variantOf(s).roles === 'KT' ? s.settings.knightThiefGoal : DIFFICULTY.knight.crystals[levelOf(s, 'knight')]!;

/** [WIN-3] The Dragon is dead; [WIN-4] without a Dragon, she has her Crystals and is at the Entrance in her own turn. */
export function knightWins(s: State): Clause | null {
  if (!isKnightAlive(s)) return null;
  if (s.dragon !== null) return s.dragon.health === 0 ? 'WIN-3' : null;
  const escaped = s.knight!.at === ENTRANCE && isTurnOf(s, 'knight');
  return escaped && s.knight!.crystals >= crystalsNeeded(s) ? 'WIN-4' : null;
}
