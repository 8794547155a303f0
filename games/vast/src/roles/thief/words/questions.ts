import type { Clause } from '../../../clauses.ts';
import { NOWHERE, type Space } from '../../../data/places.ts';
import { DIFFICULTY } from '../../../data/roles.ts';
import {
  CLIMB,
  FLIP_ROW,
  MAX_STAT,
  STAT_TOKENS,
  UPGRADES,
  type UpgradeName,
  upgradeNamed,
} from '../../../data/thief.ts';
import type { GameSettings } from '../../../settings.ts';
import type { State } from '../../../state.ts';
import { levelOf, variantOf } from '../../../words/questions/seats.ts';
import { gemsCarried } from '../../dragon/words/questions.ts';

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

/** [THIEF-CLIMB-1] [SWITCH-3] [THIEF-UPGRADE-6] Cubes for a wall, with or without Climbing Gear. */
export const cubesToClimb = ({ climbCost }: GameSettings, hasGear: boolean): number =>
  CLIMB[climbCost] - (hasGear ? 1 : 0);

/** Upgrade spaces that could take a token now: [THIEF-UPGRADE-3] the Flip row from left to right. */
export function freeUpgrades(s: State): UpgradeName[] {
  const { upgrades } = s.thief!;
  const nextFlip = FLIP_ROW.find((i) => (upgrades & (1 << i)) === 0);
  return UPGRADES.filter((_, i) => (upgrades & (1 << i)) === 0 && (!FLIP_ROW.some((f) => f === i) || i === nextFlip));
}

/** [THIEF-5] [WIN-8] */
export const stashNeeded = (s: State): number =>
  variantOf(s).roles === 'KT' ? s.settings.knightThiefGoal : DIFFICULTY.thief.stash[levelOf(s, 'thief')]!;

/** [WIN-11] Enough tokens stashed. */
export const thiefWins = (s: State): Clause | null => (s.thief!.stashed >= stashNeeded(s) ? 'WIN-11' : null);
