import { type Rules, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { CUBE_GRIT, EVENTS, type EventName, GRIT_LOSS } from '../../../data/knight.ts';
import type { State } from '../../../state.ts';
import { reveal } from '../../../terrain/words/effects/revealing.ts';
import { surrounding } from '../../../terrain/words/questions/map.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import { drawOmens, handOverTreasure } from '../../cave/words/effects.ts';
import type { KnightContents } from '../contents.ts';
import { healKnight, loseGrit } from '../words/effects/board.ts';
import { discardCube } from '../words/effects/cubes.ts';
import { cubesOn, sparedCubes } from '../words/questions/cubes.ts';
import { ambush } from './encounter.ts';

const isHurt = (s: State): boolean => s.knight!.health < s.knight!.fullHealth;

/** The Event cards: the clause of each, and what it does. */
const CARDS: { readonly [event in EventName]: { clause: Clause; does: (s: State) => void } } = {
  /** [KNIGHT-EVENT-1] */
  ambush: { clause: 'KNIGHT-EVENT-1', does: ambush },
  caveBread: { clause: 'KNIGHT-EVENT-2', does: eatBread },
  /** [KNIGHT-EVENT-3] */
  deepAndDark: {
    clause: 'KNIGHT-EVENT-3',
    does: (s) => (s.cave === null ? handOverTreasure(s) : drawOmens(s, 2)),
  },
  freshAir: { clause: 'KNIGHT-EVENT-4', does: refresh },
  freshWater: { clause: 'KNIGHT-EVENT-5', does: refresh },
  light: {
    clause: 'KNIGHT-EVENT-6',
    does(s) {
      if (isHurt(s) && sparedCubes(s) > 0) plan(s, { step: 'knight.light' });
    },
  },
  /** [KNIGHT-EVENT-7] */
  rats: { clause: 'KNIGHT-EVENT-7', does: (s) => loseGrit(s, GRIT_LOSS.rats, 'KNIGHT-EVENT-7') },
  vantagePoint: {
    clause: 'KNIGHT-EVENT-8',
    does: (s) => reveal(s, surrounding(s, s.knight!.at), 'knight', 'vantagePoint'),
  },
};

/** [KNIGHT-EVENT-2] A discarded cube comes back; else the one from the highest Grit space that has one. */
function eatBread(s: State): void {
  const k = s.knight!;
  const highest = CUBE_GRIT.findLastIndex((_, i) => (k.onGrit & (1 << i)) !== 0);
  const from = k.discarded > 0 ? 'discard' : 'grit';
  if (from === 'grit' && highest < 0) return;
  if (from === 'discard') k.discarded--;
  else k.onGrit &= ~(1 << highest);
  k.ready++;
  tell(s, { news: 'cubeGained', from });
}

/** [KNIGHT-EVENT-4] [KNIGHT-EVENT-5] */
function refresh(s: State): void {
  if (isHurt(s) && s.knight!.ready > 0) plan(s, { step: 'knight.refresh' });
}

const she = (s: State): number => seatOf(s, 'knight');

export const events: Pick<Rules<State, KnightContents>, 'knight.event' | 'knight.refresh' | 'knight.light'> = {
  /** The Event card that was played for her; it is gone from the game. */
  'knight.event': {
    happen(s, { card }) {
      const name = EVENTS[card]!;
      const { clause, does } = CARDS[name];
      tell(s, { news: 'eventPlayed', card: name, space: s.knight!.at, thing: `event ${name}`, clause });
      does(s);
    },
  },

  /** [KNIGHT-EVENT-4] [KNIGHT-EVENT-5] A ready cube waits for the next Pick Up, and she regains 1 Health. */
  'knight.refresh': {
    who: she,
    options: () => [{ do: 'spendCube' }, { do: 'passUp' }],
    take(s, _at, act) {
      if (act.do === 'passUp') return;
      s.knight!.ready--;
      s.knight!.spent++;
      tell(s, { news: 'cubeLost', from: 'hand', to: 'aside' });
      healKnight(s, 1, 'KNIGHT-EVENT-4');
    },
  },

  /** [KNIGHT-EVENT-6] She discards any one cube and regains 2 Health. */
  'knight.light': {
    who: she,
    options(s) {
      const from = cubesOn(s).map((slot) => ({ do: 'giveCube', from: slot }) as const);
      const hand = s.knight!.ready > 0 ? [{ do: 'giveCube', from: 'hand' } as const] : [];
      return [...hand, ...from, { do: 'passUp' }];
    },
    take(s, _at, act) {
      if (act.do === 'passUp') return;
      discardCube(s, act.from);
      healKnight(s, 2, 'KNIGHT-EVENT-6');
    },
  },
};
