import { type Rules, tell } from '@trollmoot/kernel';
import { plan } from '../../agenda.ts';
import { EVASION, UPGRADES, upgradeNamed } from '../../data/thief.ts';
import { enter } from '../../moments.ts';
import { THIEF } from '../../pieces.ts';
import { seatOf } from '../../seats.ts';
import type { Space, State } from '../../state.ts';
import { beside } from '../../terrain/map.ts';
import type { ThiefContents } from './contents.ts';
import { freeUpgrades, hasUpgrade, killThief, thiefMayBeMoved } from './words.ts';

const he = (s: State): number => seatOf(s, 'thief');

function dodges(s: State): Space[] {
  const { at } = s.thief!;
  return [0, 1, 2, 3].map((side) => beside(s, at, side)).filter((to) => to >= 0 && thiefMayBeMoved(s, at, to));
}

export const thief: Rules<State, ThiefContents> = {
  'thief.turn': {
    happen(s) {
      const t = s.thief!;
      t.steps = 0;
      t.targets = 0;
      t.tried = [];
      t.done = 0;
      plan(s, { step: 'thief.act' });
    },
  },

  'thief.act': {
    who: he,
    options: () => [{ do: 'endTurn' }],
    take() {},
  },

  /** Unnatural Evasion: on 4 or more the attack fails and he may step aside. */
  'thief.evasion': {
    happen(s, kill) {
      if (s.die < EVASION) return killThief(s, { by: kill.by, how: kill.how, tribe: kill.tribe });
      tell(s, { news: 'thiefEvaded', clause: 'TURN-11' });
      plan(s, { step: 'thief.dodge' });
    },
  },
  'thief.dodge': {
    who: he,
    options: (s) => [...dodges(s).map((to) => ({ do: 'dodge', to }) as const), { do: 'stay' }],
    take(s, _at, act) {
      if (act.do === 'stay') return;
      tell(s, { news: 'moved', piece: THIEF, from: s.thief!.at, to: act.to, how: 'dodge' });
      s.thief!.at = act.to;
      enter(s, THIEF, act.to);
    },
  },

  /** Each stashed token goes on an upgrade space of his choice. */
  'thief.upgrade': {
    who: he,
    options: (s) => freeUpgrades(s).map((upgrade) => ({ do: 'upgrade', upgrade })),
    take(s, { left }, { upgrade }) {
      s.thief!.upgrades |= 1 << upgradeNamed(upgrade);
      tell(s, { news: 'upgraded', upgrade });
      if (left > 1 && freeUpgrades(s).length > 0) plan(s, { step: 'thief.upgrade', left: left - 1 });
    },
  },

  'thief.spores': {
    who: he,
    options: (s) =>
      UPGRADES.filter((upgrade) => hasUpgrade(s, upgrade)).map((upgrade) => ({ do: 'loseUpgrade', upgrade })),
    take(s, _at, { upgrade }) {
      s.thief!.upgrades &= ~(1 << upgradeNamed(upgrade));
      tell(s, { news: 'upgradeLost', upgrade });
    },
  },
};
