import { nowKnown, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import {
  AXE,
  BOOTS,
  CUBE_GRIT,
  FACE_DOWN,
  FACE_UP,
  GRIT,
  LANTERN,
  MAP,
  MAX_GRIT,
  MOVEMENT,
  MOVEMENT_TRACK,
  NOT_HERS,
  OUT,
  PERCEPTION,
  PERCEPTION_TRACK,
  SHIELD,
  STRENGTH,
  STRENGTH_TRACK,
  SWORD,
  sidequestNamed,
  TREASURES,
} from '../../../data/knight.ts';
import { DIFFICULTY } from '../../../data/roles.ts';
import { ENTRANCE, NOWHERE, type Space, type State } from '../../../state.ts';
import type { Revealing } from '../../../terrain/contents.ts';
import { isDark, sideTowards, wayTo } from '../../../terrain/words/map.ts';
import { hasToken } from '../../../terrain/words/tokens.ts';
import { endTurnNow, plan } from '../../../words/agenda.ts';
import { hasOtherPiece, KNIGHT, type Piece } from '../../../words/pieces.ts';
import { isPlaying, isTurnOf, levelOf, seatOf, variantOf } from '../../../words/seats.ts';
import { checkWins, declare } from '../../../words/wins.ts';
import { dragonArmor } from '../../dragon/words/words.ts';
import type { Kill } from '../../thief/contents.ts';
import { cubesDropped, heroCubesOwned, loseCubes } from './cubes.ts';

export { mayBrace, mayCall, monsterStrength, resolvedAmbush, suffersMonster } from './monsters.ts';
export { heroCubesOwned };

// ── what she is ──────────────────────────────────────────────────────────────────────────

/** She is in the game and alive. */
export const isKnightAlive = (s: State): boolean => s.knight !== null && s.knight.health > 0;
/** Where she stands; NOWHERE if she does not play or is dead. */
export const knightAt = (s: State): Space => (s.knight === null ? NOWHERE : s.knight.at);

/** [KNIGHT-STAT-1] Her Strength now; [KNIGHT-TREASURE-3] [KNIGHT-TREASURE-7] Sword and Axe help in her own turn. */
export function knightStrength(s: State): number {
  const k = s.knight!;
  const own = isTurnOf(s, 'knight') ? k.treasureCubes[SWORD]! + k.treasureCubes[AXE]! : 0;
  return STRENGTH[k.tracks[STRENGTH_TRACK]!]! + own;
}
export function knightPerception(s: State): number {
  const k = s.knight!;
  return PERCEPTION[k.tracks[PERCEPTION_TRACK]!]! + k.treasureCubes[SWORD]! + k.treasureCubes[LANTERN]!;
}
/** [KNIGHT-TREASURE-5] Boots are worth four steps, [KNIGHT-TREASURE-8] the Lantern one. */
export function knightMovement(s: State): number {
  const k = s.knight!;
  return MOVEMENT[k.tracks[MOVEMENT_TRACK]!]! + 4 * k.treasureCubes[BOOTS]! + k.treasureCubes[LANTERN]!;
}
/** [KNIGHT-MAP-1] [KNIGHT-MONSTER-5] Walls that the cubes on the Ancient Map still open this turn. */
export function wallsLeft(s: State): number {
  const k = s.knight!;
  return Math.floor(k.gear[MAP]! / (k.golem ? 2 : 1)) - k.mapUsed;
}
/** [KNIGHT-SHIELD-1] [KNIGHT-SHIELD-2] With a cube on the Shield nobody moves her and a loss of Grit is 1 at most. */
export const isShielded = (s: State): boolean => s.knight!.gear[SHIELD]! > 0;

/** [KNIGHT-LEVEL-2] The Strength that smashes a Crystal. */
export const smashStrength = (s: State): number =>
  isPlaying(s, 'dragon') ? DIFFICULTY.knight.smashStrength[2] : DIFFICULTY.knight.smashStrength[levelOf(s, 'knight')]!;

// ── what is done to her ──────────────────────────────────────────────────────────────────

/** [KNIGHT-GRIT-1] She gains Grit; a cube whose number is reached is hers at once. */
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
      tell(s, { news: 'cubeGained', from: 'grit' });
    }
}

/** [KNIGHT-GRIT-2] She loses Grit, 1 at most behind her Shield; cubes whose number she falls below go back. */
export function loseGrit(s: State, n: number, clause: Clause): void {
  const k = s.knight!;
  if (!isKnightAlive(s)) return;
  const before = k.grit;
  k.grit = Math.max(0, k.grit - (isShielded(s) ? Math.min(1, n) : n));
  if (isShielded(s) && Math.min(n, before) > 1)
    tell(s, { news: 'shielded', thing: 'gear shield', clause: 'KNIGHT-SHIELD-2' });
  if (k.grit === before) return;
  tell(s, { news: 'gritLost', grit: before - k.grit, total: k.grit, clause });
  const dropped = cubesDropped(k, before);
  if (dropped.length === 0) return;
  const given = loseCubes(s, dropped.length, 'grit');
  for (let i = 0; i < given; i++) k.onGrit |= 1 << dropped[dropped.length - 1 - i]!;
}

/** She regains Health, never more than she began with. */
export function healKnight(s: State, n: number, clause: Clause): void {
  const k = s.knight!;
  const by = Math.min(n, k.fullHealth - k.health);
  k.health += by;
  tell(s, { news: 'knightHealed', by, total: k.health, clause });
}

/** [KNIGHT-HEALTH-1] She loses Health; at 0 she is killed. Infestation kills may end the game otherwise than Goblin ones. */
export function hurtKnight(s: State, n: number, cause: 'goblins' | 'infestation'): void {
  const k = s.knight!;
  k.health = Math.max(0, k.health - n);
  tell(s, { news: 'knightHurt', by: n, left: k.health, clause: 'KNIGHT-HEALTH-1' });
  if (k.health > 0) return;
  tell(s, { news: 'knightKilled', clause: 'KNIGHT-HEALTH-1' });
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

/** [COLLAPSE-6] One forced step: no wall, no Dark tile, nobody else there; [KNIGHT-MONSTER-6] [KNIGHT-MONSTER-7] Ogre and Troll are somebody. */
export function knightMayBeMoved(s: State, from: Space, to: Space): boolean {
  const side = sideTowards(s, from, to);
  if (side < 0 || wayTo(s, from, side) !== to || isDark(s, to)) return false;
  return !hasOtherPiece(s, to, KNIGHT) && !hasToken(s, to, 'ogre') && !hasToken(s, to, 'troll');
}

/** [KNIGHT-CUBE-6] One or more of her cubes go to the Entrance, as far as she can spare them. */
export function poisonKnight(s: State, cubes: number): void {
  if (isKnightAlive(s)) loseCubes(s, cubes, 'entrance');
}

/** A Crystal token smashed by her or by Goblins comes to her board. */
export function crystalToKnight(s: State): void {
  s.knight!.crystals++;
  tell(s, { news: 'crystalToKnight', total: s.knight!.crystals, clause: 'KNIGHT-ATTACK-6' });
  checkWins(s);
}

const isHeld = (state: number): boolean => state === FACE_DOWN || state === FACE_UP;
/** Her Treasure cards, face up or down. */
export function treasuresHeld(s: State): number[] {
  const found: number[] = [];
  const { treasure } = s.knight!;
  for (let card = 0; card < treasure.length; card++) if (isHeld(treasure[card]!)) found.push(card);
  return found;
}
/** Does she have a Treasure card that could be taken from her? */
export const hasTreasureCard = (s: State): boolean => s.knight!.treasure.some(isHeld);

/** This Treasure card of hers goes under the deck: everybody saw it if it lay face up, else she alone. */
export function loseTreasureCard(s: State, card: number): void {
  const k = s.knight!;
  if (k.treasure[card] === FACE_UP) k.allKnow |= 1 << card;
  else mixUpFaceDown(s);
  k.sheKnows |= 1 << card;
  dropTreasure(s, card, false);
  s.treasureDeck.unshift(card);
}

/** One of several cards face down has gone: nobody else knows any more which of them she has. */
function mixUpFaceDown(s: State): void {
  const k = s.knight!;
  let down = 0;
  for (let card = 0; card < TREASURES.length; card++) if (k.treasure[card] === FACE_DOWN) down |= 1 << card;
  if ((down & (down - 1)) === 0) return; // it was the only one
  k.caveKnows &= ~down;
  k.allKnow &= ~down;
}

/** The Cave has looked at these Treasure cards, and knows where it puts them. */
export function caveHasSeen(s: State, cards: readonly number[]): void {
  for (const card of cards) s.knight!.caveKnows |= 1 << card;
}
/** The Cave has put so many Event cards under their deck. */
export function caveHasBuried(s: State, n: number): void {
  s.knight!.eventsBuried += n;
}

/** [KNIGHT-TREASURE-2] A card leaves her, perhaps for good; a cube on it waits for the next Pick Up. */
export function dropTreasure(s: State, card: number, out: boolean): void {
  const k = s.knight!;
  const known = out || k.treasure[card] === FACE_UP;
  k.spent += k.treasureCubes[card]!;
  k.treasureCubes[card] = 0;
  k.treasure[card] = out ? OUT : NOT_HERS;
  nowKnown(s);
  const { name } = TREASURES[card]!;
  tell(s, { news: 'treasureLost', seat: known ? NOWHERE : seatOf(s, 'knight'), card: name, out });
}

/** [KNIGHT-ATTACK-7] The surfaced Dragon has come to her: she may attack him once, if she is no weaker than his Armor. */
export function offerFreeAttack(s: State): void {
  if (isKnightAlive(s) && knightStrength(s) >= dragonArmor(s)) plan(s, { step: 'knight.freeAttack' });
}

// ── Sidequests ───────────────────────────────────────────────────────────────────────────

const DARING = sidequestNamed('daring');
const EAGLE_EYED = sidequestNamed('eagleEyed');
/** [KNIGHT-QUEST-2] What has just happened fulfils this Sidequest, if she holds it and shows it at once. */
export function fulfil(s: State, quest: number): void {
  s.knight!.chances |= 1 << quest;
}

// ── moments ──────────────────────────────────────────────────────────────────────────────

/** [KNIGHT-FLARE-1] [KNIGHT-EVENT-8] Tiles revealed by her Flare or Vantage Point pay 1 Grit each; the tile of an Encounter pays when it is resolved. */
export function gainsGritForTiles(s: State, at: Revealing): void {
  if (at.by !== 'knight' || !isKnightAlive(s) || (at.cause !== 'flare' && at.cause !== 'vantagePoint')) return;
  gainGrit(s, GRIT.tile * at.spaces.length, 'REVEAL-9');
}

/** [KNIGHT-ATTACK-5] Whoever kills the Thief gains his Loot Drop: for her it is Grit. */
export function gainsGritForThief(s: State, kill: Kill): void {
  if (kill.by !== 'knight') return;
  gainGrit(s, s.thief!.lootDrop, 'KNIGHT-ATTACK-5');
  fulfil(s, kill.how === 'bow' ? EAGLE_EYED : DARING); // [KNIGHT-QUEST-6] [KNIGHT-QUEST-7]
}

/** [KNIGHT-CUBE-6] She comes to the Entrance: poisoned cubes are hers again, and she may have escaped. */
export function knightArrivesAtEntrance(s: State, piece: Piece, space: Space): void {
  if (piece !== KNIGHT || space !== ENTRANCE) return;
  const k = s.knight!;
  for (let i = 0; i < k.poisoned; i++) tell(s, { news: 'cubeGained', from: 'entrance' });
  k.ready += k.poisoned;
  k.poisoned = 0;
  checkWins(s);
}

// ── winning ──────────────────────────────────────────────────────────────────────────────

/** [KNIGHT-LEVEL-2] Crystal tokens she must have, where no Dragon plays. */
export const crystalsNeeded = (s: State): number =>
  variantOf(s).roles === 'KT' ? s.settings.knightThiefGoal : DIFFICULTY.knight.crystals[levelOf(s, 'knight')]!;

/** [WIN-3] The Dragon is dead; [WIN-4] without a Dragon, she has her Crystals and is at the Entrance in her own turn. */
export function knightWins(s: State): Clause | null {
  if (!isKnightAlive(s)) return null;
  if (s.dragon !== null) return s.dragon.health === 0 ? 'WIN-3' : null;
  const escaped = s.knight!.at === ENTRANCE && isTurnOf(s, 'knight');
  return escaped && s.knight!.crystals >= crystalsNeeded(s) ? 'WIN-4' : null;
}
