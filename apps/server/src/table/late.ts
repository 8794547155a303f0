import type { Act, Seat } from '@trollmoot/kernel';
import type { TableCore } from './core.ts';

const MOST = 8; // acts that make up one answer

/** If the game's rules say how, answer this seat's open question for it; the stand-in answers the next ones. */
export function answerForTheLate(table: TableCore & { playNow(by: Seat, act: Act): void }, seat: Seat): void {
  const question = table.match?.count.asked;
  for (let i = 0; i < MOST; i++) {
    const { match, game } = table;
    if (match === null || match.count.asked !== question) return;
    const act = table.guarded(() => (game.waitingFor(match.s).includes(seat) ? game.whenLate?.(match.s, seat) : null));
    if (act === null || act === undefined) return;
    table.playNow(seat, act);
  }
}
