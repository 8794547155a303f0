import { tell } from '@trollmoot/kernel';
import { endTurnNow, plan } from '../../agenda.ts';
import type { Clause } from '../../clauses.ts';
import { DIFFICULTY, type Role } from '../../data/roles.ts';
import { FIRST_LOOT_DROP, FLIP_ROW, MAX_STAT, UPGRADES, type UpgradeName, upgradeNamed } from '../../data/thief.ts';
import { castDie } from '../../dice.ts';
import { onThiefKilled } from '../../moments.ts';
import { hasOtherPiece, type Piece, THIEF } from '../../pieces.ts';
import { isTurnOf, levelOf, variantOf } from '../../seats.ts';
import { ENTRANCE, NOWHERE, type Space, type State } from '../../state.ts';
import { sideTowards, wayTo } from '../../terrain/map.ts';
import { checkWins } from '../../wins.ts';
import { gemsCarried, returnGem } from '../dragon/words.ts';
import type { Kill } from './contents.ts';

// ── what he is ───────────────────────────────────────────────────────────────────────────

/** Where he stands; NOWHERE if he does not play, is dead or has not come yet. */
export const thiefAt = (s: State): Space => (s.thief === null ? NOWHERE : s.thief.at);
export const hasUpgrade = (s: State, upgrade: UpgradeName): boolean =>
  (s.thief!.upgrades & (1 << upgradeNamed(upgrade))) !== 0;
const stat = (s: State, i: number, plus: UpgradeName): number =>
  Math.min(MAX_STAT, s.thief!.stats[i]! + (hasUpgrade(s, plus) ? 1 : 0));
export const thiefMovement = (s: State): number => stat(s, 0, 'plusMovement');
export const thiefThievery = (s: State): number => stat(s, 2, 'plusThievery');
/** 1 less for every token carried, less a Hex; may fall below 0. */
export const thiefStealth = (s: State): number =>
  stat(s, 1, 'plusStealth') - tokensCarried(s) - (s.goblins === null ? 0 : s.goblins.hex);
export const tokensCarried = (s: State): number => s.thief!.treasures + gemsCarried(s).length;

// ── what is done to him ──────────────────────────────────────────────────────────────────

/** An attack on him; the first in each player's turn he may evade. He is killed unless he does. */
export function attackThief(s: State, by: Role, tribe: Kill['tribe'] = null): void {
  const kill: Kill = { by, how: 'attack', tribe };
  if (hasUpgrade(s, 'unnaturalEvasion') && !s.thief!.evaded) {
    s.thief!.evaded = true;
    castDie(s, 'action', 'thief', { step: 'thief.evasion', ...kill });
  } else killThief(s, kill);
}

/** Killed: everything carried stays on the tile, the killer gains the Loot Drop, and his own turn would end. */
export function killThief(s: State, kill: Kill): void {
  const t = s.thief!;
  const { at } = t;
  s.map.treasures[at]! += t.treasures;
  t.treasures = 0;
  for (const gem of gemsCarried(s)) s.dragon!.gems[gem] = at;
  t.at = NOWHERE;
  tell(s, { news: 'thiefKilled', by: kill.by, space: at, clause: 'TURN-11' });
  if (isTurnOf(s, 'thief')) endTurnNow(s);
  for (const react of onThiefKilled) react(s, kill);
}

/** Spores: he loses an upgrade of his choice; its token stays stashed. */
export function sporesOnThief(s: State): void {
  if (s.thief!.upgrades !== 0) plan(s, { step: 'thief.spores' });
}

/** [COLLAPSE-6] One forced step: no wall; by the switch nobody else there. [SWITCH-10] */
export function thiefMayBeMoved(s: State, from: Space, to: Space): boolean {
  const side = sideTowards(s, from, to);
  if (side < 0 || wayTo(s, from, side) !== to) return false;
  return s.settings.thiefForcedOntoPlayers || !hasOtherPiece(s, to, THIEF);
}

/** Upgrade spaces that could take a token now: the Flip row from left to right. */
export function freeUpgrades(s: State): UpgradeName[] {
  const { upgrades } = s.thief!;
  const nextFlip = FLIP_ROW.find((i) => (upgrades & (1 << i)) === 0);
  return UPGRADES.filter((_, i) => (upgrades & (1 << i)) === 0 && (!FLIP_ROW.some((f) => f === i) || i === nextFlip));
}

// ── moments ──────────────────────────────────────────────────────────────────────────────

/** [TURN-4] At the start of his turn he comes to the Entrance, the first time and after each death. */
export function thiefAppears(s: State, role: Role): void {
  if (role !== 'thief' || s.thief!.at !== NOWHERE) return;
  s.thief!.at = ENTRANCE; // not entered: a Flame Wall there does not burn him
  tell(s, { news: 'thiefAppeared' });
}

/** [TURN-12] Coming to the Entrance, in whoever's turn, he stashes all he carries. */
export function stashesAtEntrance(s: State, piece: Piece, space: Space): void {
  if (piece !== THIEF || space !== ENTRANCE || s.thief!.at !== ENTRANCE) return;
  const t = s.thief!;
  const tokens = tokensCarried(s);
  if (tokens === 0) return;
  const free = Math.max(0, DIFFICULTY.thief.withoutUpgrade[levelOf(s, 'thief')]! - t.stashed);
  for (const gem of gemsCarried(s)) returnGem(s, gem);
  t.treasures = 0;
  t.stashed += tokens;
  t.lootDrop = FIRST_LOOT_DROP;
  tell(s, { news: 'stashed', tokens, total: t.stashed, clause: 'TURN-12' });
  if (tokens > free) plan(s, { step: 'thief.upgrade', left: tokens - free });
  checkWins(s);
}

/** What he peeked at is gone. */
export function forgetsPeek(s: State, space: Space): void {
  if (s.thief?.peeked.includes(space)) s.thief.peeked = s.thief.peeked.filter((other) => other !== space);
}

/** [TURN-9] Each player's turn he may evade once. */
export function evasionIsFresh(s: State): void {
  if (s.thief !== null) s.thief.evaded = false;
}

// ── winning ──────────────────────────────────────────────────────────────────────────────

export const stashNeeded = (s: State): number =>
  variantOf(s).roles === 'KT' ? s.settings.knightThiefGoal : DIFFICULTY.thief.stash[levelOf(s, 'thief')]!;
/** [WIN-11] Enough tokens stashed. */
export const thiefWins = (s: State): Clause | null => (s.thief!.stashed >= stashNeeded(s) ? 'WIN-11' : null);
