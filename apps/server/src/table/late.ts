import type { Seat } from '@trollmoot/kernel';
import type { Table } from './table.ts';

const MOST = 8; // actions that make up one answer

/** Where the rules of the game say how, answer the question that was put to this seat; what comes then is the stand-in's. */
export function answerForTheLate(table: Table, seat: Seat): void {
  const question = table.match?.count.asked;
  for (let i = 0; i < MOST; i++) {
    const { match, game } = table;
    if (match === null || match.count.asked !== question) return;
    const act = table.guarded(() => (game.waitingFor(match.s).includes(seat) ? game.whenLate?.(match.s, seat) : null));
    if (act === null || act === undefined) return;
    table.playNow(seat, act);
  }
}
