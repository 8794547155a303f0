import { type Act, plan, type Refusal, type Rules, tell } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Contents, Take } from '../contents.ts';
import { MOST } from '../data/heaps.ts';
import type { State } from '../state.ts';
import { mostFrom, stonesLeft } from './words.ts';

export const turn: Rules<State, Contents> = {
  /** [TURN-2] Take one, two or three stones from one heap. */
  turn: {
    who: (_s, { player }) => player,
    options(s) {
      const acts: Take[] = [];
      for (let heap = 0; heap < s.heaps.length; heap++)
        for (let stones = 1; stones <= mostFrom(s, heap); stones++) acts.push({ do: 'take', heap, stones });
      return acts;
    },
    take(s, { player }, { heap, stones }) {
      s.heaps[heap]! -= stones;
      s.lastTaker = player;
      tell(s, { news: 'took', player, heap, stones, clause: 'TURN-2' });
      if (stonesLeft(s) === 0) return tell(s, { news: 'ended', player, clause: 'END-1' }); // [END-1]
      plan(s, { step: 'turn', player: (player + 1) % s.seats }); // [TURN-1]
    },
    why,
  },
};

/** Which clause forbids this wish, and the numbers a refusal needs to be of help. */
function why(s: State, _at: object, wish: Act): Refusal<Clause> | null {
  const { heap, stones } = wish as Partial<Take>;
  if (wish.do !== 'take' || typeof heap !== 'number' || typeof stones !== 'number') return null;
  const left = s.heaps[heap];
  if (left === undefined) return null;
  if (stones > left) return { clause: 'TURN-3', fact: { heap, left } };
  return { clause: 'TURN-2', fact: { most: Math.min(MOST, left) } };
}
