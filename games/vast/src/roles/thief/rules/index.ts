import { type Act, type Refusal, type Rules, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { ALL_PIECES, DRAGON, KNIGHT, THIEF } from '../../../data/pieces.ts';
import { NOWHERE, type Space } from '../../../data/places.ts';
import { EVASION, FLIP_ROW, UPGRADES, upgradeNamed } from '../../../data/thief.ts';
import type { State } from '../../../state.ts';
import { across } from '../../../terrain/words/questions/map.ts';
import { hasFlare } from '../../../variants/words/questions/flare.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { movePiece } from '../../../words/effects/moments.ts';
import { thiefMayBeMoved } from '../../../words/questions/moving.ts';
import { isTurnOf, seatOf } from '../../../words/questions/seats.ts';
import type { ThiefContents } from '../contents.ts';
import { killThief, tryToEvade } from '../words/effects/death.ts';
import { freeUpgrades, hasUpgrade, statToken, thiefThievery } from '../words/questions.ts';
import { addLoot, isSpent, perform, type ThiefAct } from './actions.ts';
import { addSteps, mayPeek, peeking, whyNoStep } from './moving.ts';
import { stealing } from './stealing.ts';
import { addAttacks, unpickable, unstabbable } from './targets.ts';

const he = (s: State): number => seatOf(s, 'thief');

function whyNot(s: State, wish: Act & { victim?: unknown }): Refusal<Clause> | null {
  const fact = { cubes: s.thief!.cubes };
  if (wish.do === 'sneak' || wish.do === 'climb') return whyNoStep(s, wish);
  if (wish.do === 'sneakOut') return { clause: 'TERRAIN-4', fact };
  if (wish.do === 'peek') return { clause: 'THIEF-MOVE-3', fact };
  if (wish.do === 'loot') return { clause: 'THIEF-LOOT-1', fact };
  if (wish.do === 'hideLoot') return { clause: 'THIEF-HIDE-1', fact };
  if (wish.do === 'flareHere') return { clause: 'THIEF-7', fact };
  if (wish.do === 'pickLock') {
    const tried = s.thief!.tried.includes(s.thief!.at);
    return { clause: tried ? 'THIEF-LOCK-2' : 'THIEF-LOCK-1', fact };
  }
  const victim = ALL_PIECES.find((piece) => piece === wish.victim && piece !== THIEF);
  if (victim === undefined) return null;
  const isPlaying = victim === KNIGHT ? s.knight !== null : victim === DRAGON ? s.dragon !== null : s.goblins !== null;
  if (!isPlaying) return { clause: 'THIEF-TARGET-3', fact };
  if (wish.do === 'pickpocket') return { clause: unpickable(s, victim) ?? 'THIEF-PICKPOCKET-1', fact };
  return wish.do === 'backstab' ? { clause: unstabbable(s, victim) ?? 'THIEF-BACKSTAB-1', fact } : null;
}

// ── assigning ────────────────────────────────────────────────────────────────────────────

/** The six ways to lay three tokens on Movement, Stealth and Thievery. */
const WAYS: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
type Assign = ThiefContents['thief.assign']['act'];
const assignment = (s: State, way: readonly number[]): Assign => ({
  do: 'assign',
  movement: statToken(s, way[0]!),
  stealth: statToken(s, way[1]!),
  thievery: statToken(s, way[2]!),
});
const sameStats = (a: Assign, b: Assign): boolean => a.movement === b.movement && a.stealth === b.stealth;

function assign(s: State, way: readonly number[]): void {
  const t = s.thief!;
  t.assigned = [...way];
  t.cubes = thiefThievery(s);
  const { movement, stealth, thievery } = assignment(s, way);
  tell(s, { news: 'thiefAssigned', movement, stealth, thievery });
}

/** [THIEF-UPGRADE-8] Where he may slip to. */
function dodges(s: State): Space[] {
  const { at } = s.thief!;
  return [0, 1, 2, 3].map((side) => across(s, at, side)).filter((to) => to >= 0 && thiefMayBeMoved(s, at, to));
}

export const thief: Rules<State, ThiefContents> = {
  ...peeking,
  ...stealing,

  'thief.turn': {
    happen(s) {
      const t = s.thief!;
      t.steps = 0;
      t.targets = 0;
      t.tried = [];
      t.done = 0;
      if (hasUpgrade(s, 'all4')) {
        assign(s, t.assigned[0] === NOWHERE ? WAYS[0]! : t.assigned); // [THIEF-UPGRADE-3]
        plan(s, { step: 'thief.go' });
      } else plan(s, { step: 'thief.assign' }, { step: 'thief.go' });
    },
  },

  /** [THIEF-2] */
  'thief.assign': {
    who: he,
    options(s) {
      const options: Assign[] = [];
      for (const way of WAYS) {
        const act = assignment(s, way);
        if (!options.some((other) => sameStats(other, act))) options.push(act);
      }
      return options;
    },
    take: (s, _at, act) => assign(s, WAYS.find((way) => sameStats(assignment(s, way), act))!),
    why: (_s, _at, wish) => (wish.do === 'assign' ? { clause: 'THIEF-2', fact: {} } : null),
  },

  /** [THIEF-3] On, while he has something left. */
  'thief.go': {
    happen(s) {
      if (!isSpent(s)) plan(s, { step: 'thief.act' });
    },
  },

  'thief.act': {
    who: he,
    options(s) {
      const options: ThiefAct[] = [];
      addSteps(s, options);
      addLoot(s, options);
      addAttacks(s, options);
      if (s.thief!.cubes > 0 && hasFlare(s, 'thief')) options.push({ do: 'flareHere' });
      if (mayPeek(s)) options.push({ do: 'peek' });
      options.push({ do: 'endTurn' });
      return options;
    },
    take(s, _at, act) {
      if (act.do === 'endTurn') return;
      plan(s, { step: 'thief.go' });
      perform(s, act);
    },
    why: (s, _at, wish) => whyNot(s, wish),
  },

  /** [SWITCH-26] By the switch he is asked whether he tries. */
  'thief.evade': {
    who: he,
    options: () => [{ do: 'evade' }, { do: 'succumb' }],
    take(s, { by, how, tribe }, act) {
      if (act.do === 'evade') tryToEvade(s, { by, how, tribe });
      else killThief(s, { by, how, tribe });
    },
  },
  /** [THIEF-UPGRADE-8] [THIEF-UPGRADE-9] On 4 or more the attack fails and he may step aside. */
  'thief.evasion': {
    happen(s, { by, how, tribe }) {
      if (s.die < EVASION) killThief(s, { by, how, tribe });
      else {
        tell(s, { news: 'thiefEvaded', thing: 'upgrade unnaturalEvasion', clause: 'THIEF-UPGRADE-8' });
        plan(s, { step: 'thief.dodge' });
      }
    },
  },
  'thief.dodge': {
    who: he,
    options: (s) => [...dodges(s).map((to) => ({ do: 'dodge', to }) as const), { do: 'stay' }],
    take(s, _at, act) {
      if (act.do === 'dodge') movePiece(s, THIEF, act.to, 'dodge');
    },
    why: (_s, _at, wish) => (wish.do === 'dodge' ? { clause: 'THIEF-UPGRADE-8', fact: {} } : null),
  },

  /** [THIEF-STASH-3] [THIEF-UPGRADE-1] Each stashed token goes on an upgrade space of his choice, and works at once. */
  'thief.upgrade': {
    who: he,
    options: (s) => freeUpgrades(s).map((upgrade) => ({ do: 'upgrade', upgrade })),
    take(s, { left }, { upgrade }) {
      const t = s.thief!;
      const before = thiefThievery(s);
      t.upgrades |= 1 << upgradeNamed(upgrade);
      if (isTurnOf(s, 'thief')) t.cubes += thiefThievery(s) - before;
      tell(s, { news: 'upgraded', upgrade, thing: `upgrade ${upgrade}`, clause: 'THIEF-UPGRADE-1' });
      if (left > 1 && freeUpgrades(s).length > 0) plan(s, { step: 'thief.upgrade', left: left - 1 });
    },
    why: (_s, _at, wish) => (wish.do === 'upgrade' ? { clause: 'THIEF-UPGRADE-3', fact: {} } : null),
  },

  /** [THIEF-UPGRADE-10] */
  'thief.spores': {
    who: he,
    options(s) {
      const lastFlip = FLIP_ROW.findLast((i) => (s.thief!.upgrades & (1 << i)) !== 0);
      return UPGRADES.filter(
        (upgrade, i) => hasUpgrade(s, upgrade) && (i === lastFlip || !FLIP_ROW.some((f) => f === i)),
      ).map((upgrade) => ({ do: 'loseUpgrade', upgrade }));
    },
    take(s, _at, { upgrade }) {
      s.thief!.upgrades &= ~(1 << upgradeNamed(upgrade));
      tell(s, { news: 'upgradeLost', upgrade, clause: 'THIEF-UPGRADE-10' });
    },
    why: (_s, _at, wish) => (wish.do === 'loseUpgrade' ? { clause: 'THIEF-UPGRADE-10', fact: {} } : null),
  },
};
