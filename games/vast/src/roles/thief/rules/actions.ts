import { tell } from '@trollmoot/kernel';
import { SYMBOLS } from '../../../data/dragon.ts';
import { GRIT_LOSS } from '../../../data/knight.ts';
import { DRAGON, isTribe, KNIGHT, type Piece, THIEF, tribeOf } from '../../../data/pieces.ts';
import { CANYON_CUBES } from '../../../data/terrain.ts';
import { BACKSTAB_POPULATION, BACKSTAB_POWERS } from '../../../data/thief.ts';
import type { State } from '../../../state.ts';
import { layWayOut } from '../../../terrain/words/effects/tiles.ts';
import { cellOf } from '../../../terrain/words/questions/map.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { flare } from '../../../variants/words/effects/flare.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { movePiece } from '../../../words/effects/moments.ts';
import { discardPowers } from '../../dragon/words/effects/board.ts';
import { attacked, losePopulation } from '../../goblins/words/effects/tribes.ts';
import { loseGrit } from '../../knight/words/effects/board.ts';
import type { Effort, ThiefContents } from '../contents.ts';
import { hasUpgrade } from '../words/questions.ts';
import { climbCost, mayPeek, peek, stepsLeft, stepsTo } from './moving.ts';
import { attempt, takeLoot } from './stealing.ts';
import { markTarget } from './targets.ts';

export type ThiefAct = ThiefContents['thief.act']['act'];
type Doing<K> = Extract<ThiefAct, { do: K }>;
const EFFORTS: readonly Effort[] = [1, 2, 3];

// ── locks and loot ───────────────────────────────────────────────────────────────────────

/** [THIEF-UPGRADE-5] Cubes that this effort on a lock costs. */
const lockCost = (s: State, effort: Effort): number => effort - (hasUpgrade(s, 'lockPickingKit') ? 1 : 0);
/** [THIEF-LOCK-2] A Vault here that he has not tried this turn. */
const hasLock = (s: State): boolean => hasToken(s, s.thief!.at, 'vault') && !s.thief!.tried.includes(s.thief!.at);

export function addLoot(s: State, options: ThiefAct[]): void {
  const { at, cubes } = s.thief!;
  if (hasLock(s))
    for (const effort of EFFORTS) if (lockCost(s, effort) <= cubes) options.push({ do: 'pickLock', effort });
  if (cubes === 0) return;
  if (hasToken(s, at, 'treasure')) options.push({ do: 'loot', token: 'treasure', cubes: 1 });
  if (s.dragon !== null)
    for (let gem = 0; gem < 3; gem++) {
      if (s.dragon.gems[gem] !== at) continue;
      options.push({ do: 'loot', token: SYMBOLS[gem]!, cubes: 1 });
      if (cubes > 1) options.push({ do: 'loot', token: SYMBOLS[gem]!, cubes: 2 });
    }
  if (s.thief!.lootDrop > 0) options.push({ do: 'hideLoot' });
}

/** [THIEF-3] Neither steps nor cubes are left, nor anything that needs none. */
export const isSpent = (s: State): boolean =>
  s.thief!.cubes === 0 && stepsLeft(s) === 0 && !mayPeek(s) && !(hasLock(s) && lockCost(s, 1) === 0);

/** [THIEF-BACKSTAB-1] [THIEF-BACKSTAB-2] [THIEF-BACKSTAB-3] */
function backstab(s: State, victim: Piece, effort: Effort): void {
  markTarget(s, victim);
  tell(s, { news: 'backstabbed', victim, effort, thing: 'action backstab', clause: 'THIEF-BACKSTAB-1' });
  if (victim === KNIGHT) loseGrit(s, GRIT_LOSS.backstab[effort - 1]!, 'THIEF-BACKSTAB-1');
  else if (victim === DRAGON) discardPowers(s, BACKSTAB_POWERS[effort - 1]!);
  else {
    attacked(s, 'THIEF-TARGET-4');
    losePopulation(s, tribeOf(victim), BACKSTAB_POPULATION[effort - 1]!);
  }
}

function pickpocket(s: State, victim: Piece, effort: Effort): void {
  markTarget(s, victim);
  tell(s, { news: 'pickpocketed', victim, effort, thing: 'action pickpocket', clause: 'THIEF-PICKPOCKET-1' });
  attempt(s, effort, { step: 'thief.pocketRead', victim, effort });
  if (isTribe(victim)) attacked(s, 'THIEF-TARGET-4');
}

/** Cubes an action costs. */
function costOf(s: State, act: ThiefAct): number {
  if (act.do === 'climb') return climbCost(s) + (stepsTo(s, act.to, true) === 1 ? 0 : CANYON_CUBES);
  if (act.do === 'loot') return act.cubes;
  if (act.do === 'pickLock') return lockCost(s, act.effort);
  if (act.do === 'pickpocket' || act.do === 'backstab') return act.effort;
  return act.do === 'hideLoot' || act.do === 'flareHere' ? 1 : 0;
}

/** What each action does, once it is paid. */
const DOES: { readonly [K in Exclude<ThiefAct['do'], 'endTurn'>]: (s: State, act: Doing<K>) => void } = {
  sneak(s, { to }) {
    s.thief!.steps += stepsTo(s, to, false);
    movePiece(s, THIEF, to, 'sneak');
  },
  sneakOut(s, { cell }) {
    s.thief!.steps++;
    movePiece(s, THIEF, layWayOut(s, cell), 'sneak'); // [TERRAIN-4]
  },
  climb(s, { to }) {
    s.thief!.steps += stepsTo(s, to, true);
    tell(s, { news: 'climbed', to, thing: 'action climb', clause: 'THIEF-CLIMB-1' });
    movePiece(s, THIEF, to, 'climb');
  },
  loot: (s, { token, cubes }) => takeLoot(s, token, cubes),
  pickpocket: (s, { victim, effort }) => pickpocket(s, victim, effort),
  backstab: (s, { victim, effort }) => backstab(s, victim, effort),
  pickLock(s, { effort }) {
    const t = s.thief!;
    t.tried = [...t.tried, t.at]; // [THIEF-LOCK-2]
    tell(s, { news: 'lockPicked', space: t.at, effort, thing: 'action pickLock', clause: 'THIEF-LOCK-1' });
    attempt(s, effort, { step: 'thief.lockRead', space: t.at, effort });
  },
  hideLoot(s) {
    const level = --s.thief!.lootDrop; // [THIEF-HIDE-1]
    tell(s, { news: 'lootHidden', level, thing: 'action hideLoot', clause: 'THIEF-HIDE-1' });
  },
  flareHere: (s) => flare(s, 'thief', cellOf(s, s.thief!.at)), // [THIEF-7]
  peek(s) {
    plan(s, { step: 'thief.peeked', space: s.thief!.at });
    peek(s);
  },
};

/** Pay for an action and do it. The cast is the compiler's blind spot: act and deed share a name. */
export function perform(s: State, act: Exclude<ThiefAct, { do: 'endTurn' }>): void {
  s.thief!.cubes -= costOf(s, act);
  (DOES[act.do] as (s: State, act: ThiefAct) => void)(s, act);
}
