import type { Act, Position, Seat } from '@trollmoot/kernel';
import type { Table } from './table.ts';

/** What the rules do for a seat whose time is up: one legal action. */
export type WhenLate = (s: Position, seat: Seat) => Act;

const MOST = 8; // actions that make up one answer

/** Where the rules of the game say how, answer the question that was put to this seat; what comes then is the stand-in's. */
export function answerForTheLate(table: Table, seat: Seat): void {
  const whenLate = table.house.whenLate[table.record.game];
  const question = table.match?.count.asked;
  for (let i = 0; i < MOST && whenLate !== undefined; i++) {
    const { match, game } = table;
    if (match === null || match.count.asked !== question) return;
    const act = table.guarded(() => (game.waitingFor(match.s).includes(seat) ? whenLate(match.s, seat) : null));
    if (act === null) return;
    table.playNow(seat, act);
  }
}
