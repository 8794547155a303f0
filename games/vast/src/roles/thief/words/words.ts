import { tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { DIFFICULTY, type Role } from '../../../data/roles.ts';
import {
  FIRST_LOOT_DROP,
  FLIP_ROW,
  MAX_STAT,
  STAT_TOKENS,
  UPGRADES,
  type UpgradeName,
  upgradeNamed,
} from '../../../data/thief.ts';
import { ENTRANCE, NOWHERE, type Space, type State } from '../../../state.ts';
import { sideTowards, wayTo } from '../../../terrain/words/map.ts';
import { countOnMap } from '../../../terrain/words/tokens.ts';
import { endTurnNow, plan } from '../../../words/agenda.ts';
import { castDie } from '../../../words/dice.ts';
import { onThiefKilled } from '../../../words/moments.ts';
import { hasOtherPiece, type Piece, THIEF } from '../../../words/pieces.ts';
import { isTurnOf, levelOf, variantOf } from '../../../words/seats.ts';
import { checkWins } from '../../../words/wins.ts';
import { gemsCarried, returnGem } from '../../dragon/words/words.ts';
import type { Kill } from '../contents.ts';

// ── what he is ───────────────────────────────────────────────────────────────────────────

/** Where he stands; NOWHERE if he does not play, is dead or has not come yet. */
export const thiefAt = (s: State): Space => (s.thief === null ? NOWHERE : s.thief.at);
export const hasUpgrade = (s: State, upgrade: UpgradeName): boolean =>
  (s.thief!.upgrades & (1 << upgradeNamed(upgrade))) !== 0;
/** [THIEF-UPGRADE-3] What a stat token shows: 2, 3 and 4, or more once the Flip row turns them. */
export function statToken(s: State, token: number): number {
  if (token === 0) return STAT_TOKENS[0] + (hasUpgrade(s, 'flip2to3') ? 1 : 0) + (hasUpgrade(s, 'all4') ? 1 : 0);
  if (token === 1) return STAT_TOKENS[1] + (hasUpgrade(s, 'flip3to4') ? 1 : 0);
  return token === 2 ? STAT_TOKENS[2] : 0; // none before his first turn
}
/** [THIEF-UPGRADE-2] */
const stat = (s: State, i: number, plus: UpgradeName): number =>
  Math.min(MAX_STAT, statToken(s, s.thief!.assigned[i]!) + (hasUpgrade(s, plus) ? 1 : 0));
export const thiefMovement = (s: State): number => stat(s, 0, 'plusMovement');
export const thiefThievery = (s: State): number => stat(s, 2, 'plusThievery');
/** [THIEF-4] 1 less for every token carried, less a Hex; may fall below 0. */
export const thiefStealth = (s: State): number =>
  stat(s, 1, 'plusStealth') - tokensCarried(s) - (s.goblins === null ? 0 : s.goblins.hex);
export const tokensCarried = (s: State): number => s.thief!.treasures + gemsCarried(s).length;

// ── what is done to him ──────────────────────────────────────────────────────────────────

/** An attack on him; [THIEF-UPGRADE-8] the first in each player's turn he may evade. He is killed unless he does. */
export function attackThief(s: State, by: Role, tribe: Kill['tribe'] = null): void {
  const kill: Kill = { by, how: 'attack', tribe };
  if (hasUpgrade(s, 'unnaturalEvasion') && !s.thief!.evaded) {
    s.thief!.evaded = true;
    castDie(s, 'action', 'thief', { step: 'thief.evasion', ...kill });
  } else killThief(s, kill);
}

/** [THIEF-DEATH-1] [THIEF-DEATH-3] Everything carried stays on the tile, and the killer gains the Loot Drop. */
export function killThief(s: State, kill: Kill): void {
  const t = s.thief!;
  const { at } = t;
  s.map.treasures[at]! += t.treasures;
  t.treasures = 0;
  for (const gem of gemsCarried(s)) s.dragon!.gems[gem] = at;
  t.at = NOWHERE;
  tell(s, { news: 'thiefKilled', by: kill.by, space: at, clause: 'THIEF-DEATH-1' });
  if (isTurnOf(s, 'thief')) endTurnNow(s); // [THIEF-DEATH-4]
  for (const react of onThiefKilled) react(s, kill);
}

/** [THIEF-UPGRADE-10] Spores: he loses an upgrade of his choice; its token stays stashed. */
export function sporesOnThief(s: State): void {
  if (s.thief!.upgrades !== 0) plan(s, { step: 'thief.spores' });
}

/** [COLLAPSE-6] One forced step: no wall; by the switch nobody else there. [SWITCH-10] */
export function thiefMayBeMoved(s: State, from: Space, to: Space): boolean {
  const side = sideTowards(s, from, to);
  if (side < 0 || wayTo(s, from, side) !== to) return false;
  return s.settings.thiefForcedOntoPlayers || !hasOtherPiece(s, to, THIEF);
}

/** Upgrade spaces that could take a token now: [THIEF-UPGRADE-3] the Flip row from left to right. */
export function freeUpgrades(s: State): UpgradeName[] {
  const { upgrades } = s.thief!;
  const nextFlip = FLIP_ROW.find((i) => (upgrades & (1 << i)) === 0);
  return UPGRADES.filter((_, i) => (upgrades & (1 << i)) === 0 && (!FLIP_ROW.some((f) => f === i) || i === nextFlip));
}

// ── moments ──────────────────────────────────────────────────────────────────────────────

/** [TURN-4] At the start of his turn he comes to the Entrance, the first time and after each death. */
export function thiefAppears(s: State, role: Role): void {
  if (role !== 'thief' || s.thief!.at !== NOWHERE) return;
  s.thief!.at = ENTRANCE; // [THIEF-DEATH-1] not entered: a Flame Wall there does not burn him
  tell(s, { news: 'thiefAppeared' });
}

/** [TURN-12] [THIEF-STASH-1] [THIEF-STASH-5] Coming to the Entrance, in whoever's turn, he stashes all he carries. */
export function stashesAtEntrance(s: State, piece: Piece, space: Space): void {
  if (piece !== THIEF || space !== ENTRANCE || s.thief!.at !== ENTRANCE) return; // [THIEF-DEATH-5]
  const t = s.thief!;
  const gems = gemsCarried(s);
  const { treasures } = t;
  if (treasures + gems.length === 0) return;
  const supplied = Math.min(gems.length, s.map.supply);
  const fetched = Math.min(gems.length - supplied, countOnMap(s, 'treasure'));
  const bare = Math.max(0, DIFFICULTY.thief.withoutUpgrade[levelOf(s, 'thief')]! - t.stashed); // [THIEF-6]
  const upgrades = treasures + supplied + fetched - bare;
  if (upgrades > 0 && freeUpgrades(s).length > 0) plan(s, { step: 'thief.upgrade', left: upgrades });
  for (let i = 0; i < fetched; i++) plan(s, { step: 'thief.fetch', stash: true });
  for (const gem of gems) returnGem(s, gem); // [THIEF-STASH-2] tokens from the supply, or else from the map, take their place
  s.map.supply -= supplied;
  t.treasures = 0;
  t.lootDrop = FIRST_LOOT_DROP; // [THIEF-STASH-3]
  stash(s, treasures + supplied);
}

/** [THIEF-STASH-4] So many tokens are stashed, and perhaps the game is won. */
export function stash(s: State, tokens: number): void {
  if (tokens === 0) return;
  const t = s.thief!;
  t.stashed += tokens;
  tell(s, { news: 'stashed', tokens, total: t.stashed, clause: 'THIEF-STASH-1' });
  checkWins(s);
}

/** [THIEF-MOVE-5] What he peeked at is gone. */
export function forgetsPeek(s: State, space: Space): void {
  if (s.thief?.peeked.includes(space)) s.thief.peeked = s.thief.peeked.filter((other) => other !== space);
}

/** [TURN-9] Each player's turn he may evade once. */
export function evasionIsFresh(s: State): void {
  if (s.thief !== null) s.thief.evaded = false;
}

// ── winning ──────────────────────────────────────────────────────────────────────────────

/** [THIEF-5] */
export const stashNeeded = (s: State): number =>
  variantOf(s).roles === 'KT' ? s.settings.knightThiefGoal : DIFFICULTY.thief.stash[levelOf(s, 'thief')]!;
/** [WIN-11] Enough tokens stashed. */
export const thiefWins = (s: State): Clause | null => (s.thief!.stashed >= stashNeeded(s) ? 'WIN-11' : null);
