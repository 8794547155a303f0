import { below, tell } from '@trollmoot/kernel';
import type { Die } from '../../../data/dice.ts';
import { ARMOR, EATEN_MAX, GREED, MAX_ARMOR, SLOTH, SLOTH_SPACES, SPIRIT, SYMBOLS } from '../../../data/dragon.ts';
import { GRIT_LOSS } from '../../../data/knight.ts';
import { DIFFICULTY, ROLES, type Role } from '../../../data/roles.ts';
import { ENTRANCE, NOWHERE, type Space, type State } from '../../../state.ts';
import type { Revealing } from '../../../terrain/contents.ts';
import { across, faceOf, isDark, isKind, sideTowards, wayTo } from '../../../terrain/words/map.ts';
import { hasToken, liftToken } from '../../../terrain/words/tokens.ts';
import { isAsh, mayTribesAttackDragon } from '../../../variants/words/ash-dragon.ts';
import { plan } from '../../../words/agenda.ts';
import { DRAGON, isTribe, KNIGHT, type Piece, roleOf, THIEF, tribeOf } from '../../../words/pieces.ts';
import { isTurnOf, levelOf, seatOf } from '../../../words/seats.ts';
import { checkWins, declare } from '../../../words/wins.ts';
import { losePopulation, tribeStrength, tribesOn } from '../../goblins/words/words.ts';
import { knightAt, knightStrength, loseGrit } from '../../knight/words/words.ts';
import type { Kill } from '../../thief/contents.ts';
import { killThief } from '../../thief/words/words.ts';
import { CARRIED, ON_BOARD } from '../state.ts';

// ── what he is ───────────────────────────────────────────────────────────────────────────

/** Where he is, above or under ground; NOWHERE if he does not play or has not come yet. */
export const dragonAt = (s: State): Space => (s.dragon === null ? NOWHERE : s.dragon.at);
export const isSurfaced = (s: State): boolean => s.dragon?.surfaced ?? false;
export const isAwake = (s: State): boolean => s.dragon?.awake ?? false;
/** [DRAGON-4] By the row of his last Wakefulness cube; 1 more as Ash Dragon, 4 at most. [VARIANT-11] */
export const dragonArmor = (s: State): number =>
  Math.min(MAX_ARMOR, ARMOR[s.dragon!.wakefulness]! + (isAsh(s) ? 1 : 0));
export const dragonSpirit = (s: State): number => SPIRIT[s.dragon!.wakefulness]!;
/** [DRAGON-WAKE-9] */
export const wakefulnessNeeded = (s: State): number => DIFFICULTY.dragon.wakefulness[levelOf(s, 'dragon')]!;
/** Gems lying on this space, by symbol. */
export function gemsOn(s: State, space: Space): number[] {
  const found: number[] = [];
  if (s.dragon !== null) for (let gem = 0; gem < 3; gem++) if (s.dragon.gems[gem] === space) found.push(gem);
  return found;
}
export const gemsCarried = (s: State): number[] =>
  s.dragon === null ? [] : [0, 1, 2].filter((gem) => s.dragon!.gems[gem] === CARRIED);
/** Power cards in his hand. */
export const powersHeld = (s: State): number => s.dragon!.hand[0]! + s.dragon!.hand[1]! + s.dragon!.hand[2]!;
/** Does a cube fit on this Sloth section? */
export const hasSlothSpace = (s: State, sloth: number): boolean => s.dragon!.sloth[sloth]! < SLOTH_SPACES[sloth]!;

/** [DICE-4] May he have this roll made again? Any roll in his turn; by the switch only his own Dragon dice. [SWITCH-22] */
export function mayShriek(s: State, die: Die, by: Role): boolean {
  if (s.dragon === null || !s.dragon.shriek || !isTurnOf(s, 'dragon')) return false;
  return s.settings.shriekScope === 'anyRoll' || (die === 'dragon' && by === 'dragon');
}

// ── what is done to him ──────────────────────────────────────────────────────────────────

export function hurtDragon(s: State, n: number): void {
  const d = s.dragon!;
  d.health = Math.max(0, d.health - n);
  tell(s, { news: 'dragonHurt', left: d.health, clause: 'DRAGON-8' });
  if (d.health === 0) checkWins(s);
}

/** [DRAGON-9] He discards so many Power cards of his choice, as far as he has them. */
export function discardPowers(s: State, n: number): void {
  const left = Math.min(n, powersHeld(s));
  if (left > 0) plan(s, { step: 'dragon.discardPowers', left });
}

/** Draw Power cards from the rest of the deck, as many as there are. [DRAGON-10] */
export function drawPowers(s: State, n: number): void {
  const d = s.dragon!;
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    const left = d.deck[0]! + d.deck[1]! + d.deck[2]!;
    if (left === 0) break;
    const card = below(s, left);
    const symbol = card < d.deck[0]! ? 0 : card < d.deck[0]! + d.deck[1]! ? 1 : 2;
    d.deck[symbol]!--;
    d.hand[symbol]!++;
    drawn.push(symbol);
  }
  tell(s, {
    news: 'powersDrawn',
    seat: seatOf(s, 'dragon'),
    count: drawn.length,
    cards: drawn.map((symbol) => SYMBOLS[symbol]!),
  });
}

/** [DRAGON-GEM-4] A Gem that was taken, stashed or lost comes back to his board. */
export function returnGem(s: State, gem: number): void {
  s.dragon!.gems[gem] = ON_BOARD;
  tell(s, { news: 'gemReturned', gem: SYMBOLS[gem]! });
}

/** [DRAGON-WAKE-11] He has eaten so much Population; the track ends at 7. */
export function eat(s: State, population: number): void {
  if (population === 0) return;
  const d = s.dragon!;
  d.eaten = Math.min(EATEN_MAX, d.eaten + population);
  tell(s, { news: 'eaten', total: d.eaten });
}

/** Has he a cube that can go back to Greed? (Pickpocket) */
export const canDozeToGreed = (s: State): boolean => s.dragon!.wakefulness > 0 && hasSlothSpace(s, GREED);
/** A Wakefulness cube goes back to this Sloth section. [DRAGON-WAKE-8] Once awake he stays awake. */
export function doze(s: State, sloth: number): void {
  const d = s.dragon!;
  d.wakefulness--;
  d.sloth[sloth]!++;
  tell(s, { news: 'dozed', wakefulness: d.wakefulness, to: SLOTH[sloth]! });
}
/** [DRAGON-11] Spores: a cube of his goes back to a section of his choice; [DRAGON-7] locked cubes stay. */
export function sporesOnDragon(s: State): void {
  if (s.dragon!.wakefulness > s.dragon!.locked) plan(s, { step: 'dragon.spores' });
}

/** [COLLAPSE-6] One forced step: underground anywhere; surfaced no wall, no Dark tile, nobody who could attack him. */
export function dragonMayBeMoved(s: State, from: Space, to: Space): boolean {
  const side = sideTowards(s, from, to);
  if (side < 0) return false;
  if (!isSurfaced(s)) return across(s, from, side) === to;
  if (wayTo(s, from, side) !== to || isDark(s, to)) return false;
  if (knightAt(s) === to && knightStrength(s) >= dragonArmor(s)) return false;
  return !mayTribesAttackDragon(s) || tribesOn(s, to).every((tribe) => tribeStrength(s, tribe) < dragonArmor(s));
}

// ── moments ──────────────────────────────────────────────────────────────────────────────

/** Bits of `done` in his turn. */
export const REVEALED_EVENT = 1; // by a power of his
export const MOVED = 2; // by his free move or Wing
export const FREE_MOVE_USED = 4;
export const KEPT_STILL = 8; // through the whole first phase
export const GEM_PLACED = 16;
export const SECOND_GEM = 32; // placed while another was out
export const SHRIEKED = 64;

/** [DRAGON-WAKE-5] An Event tile revealed by one of his powers pleases his Pride. */
export function dragonNotesEventTile(s: State, at: Revealing): void {
  if (s.dragon === null || at.by !== 'dragon' || at.cause !== 'power') return;
  if (at.spaces.some((space) => faceOf(s, space).kind === 'event')) s.dragon.done |= REVEALED_EVENT;
}

/** [DRAGON-FLAMEWALL-2] The first time a player's piece enters the Flame Wall in a turn it burns; he is immune. */
export function flameWallBurns(s: State, piece: Piece, space: Space): void {
  if (s.map.flameWall !== space || piece === DRAGON) return;
  const role = roleOf(piece);
  const bit = 1 << ROLES.indexOf(role);
  if ((s.map.burnt & bit) !== 0) return;
  s.map.burnt |= bit;
  tell(s, { news: 'burnt', role, space, clause: 'DRAGON-FLAMEWALL-2' });
  if (piece === KNIGHT) loseGrit(s, GRIT_LOSS.flameWall, 'DRAGON-FLAMEWALL-2');
  else if (piece === THIEF) killThief(s, { by: 'dragon', how: 'flameWall', tribe: null });
  else if (isTribe(piece)) losePopulation(s, tribeOf(piece), 1); // [DRAGON-FLAMEWALL-3] no Rage
}

/** [DRAGON-FLAMEWALL-1] Until his next turn begins. */
export function flameWallGoesOut(s: State, role: Role): void {
  if (role !== 'dragon' || s.map.flameWall === NOWHERE) return;
  s.map.flameWall = NOWHERE;
  tell(s, { news: 'flameWallGone' });
}

/** [TURN-4] His first turn: he is there, under the Knight, or at the Entrance if she does not play. */
export function dragonAppears(s: State, role: Role): void {
  if (role !== 'dragon' || s.dragon!.at !== NOWHERE) return;
  s.dragon!.at = knightAt(s) === NOWHERE ? ENTRANCE : knightAt(s);
  tell(s, { news: 'dragonAppeared', space: s.dragon!.at });
}

/** [TURN-6] [DRAGON-SURFACE-2] [DRAGON-SURFACE-3] Awake at the end of his turn: on the Entrance, surfaced, he has escaped; on a Crystal tile he surfaces. */
export function dragonSurfaces(s: State, role: Role): void {
  const d = s.dragon;
  if (role !== 'dragon' || d === null || !d.awake) return;
  if (d.surfaced && d.at === ENTRANCE) declare(s, ['dragon'], 'WIN-10');
  if (d.surfaced || !isKind(s, d.at, 'crystal')) return;
  surface(s);
}

/** [DRAGON-SURFACE-1] He comes up, smashing a Crystal token. */
export function surface(s: State): void {
  const d = s.dragon!;
  d.surfaced = true;
  tell(s, { news: 'surfaced', space: d.at, clause: 'DRAGON-SURFACE-1' });
  if (!hasToken(s, d.at, 'crystal')) return;
  liftToken(s, d.at, 'crystal');
  s.map.crystalsSmashed++;
}

/** [SWITCH-5] By the published rules he escapes as soon as he comes to the Entrance. */
export function escapesOnEntering(s: State, piece: Piece, space: Space): void {
  if (piece !== DRAGON || space !== ENTRANCE || !isSurfaced(s)) return;
  if (s.settings.dragonEscape === 'onEntering') declare(s, ['dragon'], 'WIN-10');
}

/** [DRAGON-10] He draws Power cards for a killed Thief's Loot Drop; by the switch only for Claw and Scratch. [SWITCH-21] */
export function drawsPowersForThief(s: State, kill: Kill): void {
  if (kill.by !== 'dragon') return;
  if (s.settings.lootBonusAnyKill || kill.how === 'attack') drawPowers(s, s.thief!.lootDrop);
}
