import { type Act, plan, type Refusal, type Rules } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Contents } from '../contents.ts';
import type { State } from '../state.ts';
import { bank, LEAVE, THROW, throwGold } from './cavern.ts';
import { rouse } from './dragon.ts';
import { dragonPlayer } from './words.ts';

export const beats: Pick<Rules<State, Contents>, 'beats'> = {
  /** [BEAT-1] Roll gold and red dice together, or leave. [CAVERN-5] [CAVERN-6] */
  beats: {
    who: (s) => s.adventurer,
    options: () => [THROW, LEAVE],
    take(s, _at, act) {
      if (act.do === 'leave') bank(s, 'cavern', 'CAVERN-5');
      else if (beat(s) === 'asleep') plan(s, { step: 'beats' });
    },
    why: whyInCavern,
  },
};

/** [BEAT-2] Gold first, then the Dragon, [BEAT-3] with no decision in between. [BEAT-4] An empty Cavern comes last. */
export function beat(s: State): 'asleep' | 'over' {
  throwGold(s);
  if (rouse(s)) return 'over';
  if (s.cavern > 0) return 'asleep';
  bank(s, 'cavern', 'CAVERN-7'); // [CAVERN-7]
  return 'over';
}

/** Why can't the adventurer roll the white or the red dice here? */
export function whyInCavern(s: State, _at: object, wish: Act): Refusal<Clause> | null {
  if (wish.do === 'roll' || wish.do === 'keep') return { clause: 'CAVERN-1', fact: {} };
  if (wish.do === 'rouse' || wish.do === 'open') return { clause: 'DRAGON-1', fact: { thrower: dragonPlayer(s) } };
  return null;
}
