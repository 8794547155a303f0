import type { Seat } from '@trollmoot/kernel';
import { boardOf } from '../rules/words.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { hold, survey } from './survey.ts';

/** What a hint may say that a rival is denied, besides the gold of single rooms. */
const DENIED: readonly string[] = ['gold', 'heroes on their way', 'figures in play', 'artifacts'];
/** A room held now is seldom scored in full. */
const OF_A_ROOM = 0.8;

/** For hints: what the rivals have, room by room. */
export function rivals(s: State, seat: Seat, listen: (term: string, value: number, rival: Seat) => void): void {
  const all = survey(s);
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat) continue;
    for (const room of boardOf(s).rooms) {
      const gold = hold(all, room, rival);
      if (gold > 0) listen(`room ${room}`, OF_A_ROOM * gold, rival);
    }
    evaluate(s, rival, (term, value) => {
      if (DENIED.includes(term)) listen(term, value, rival);
    });
  }
}
