import type { Seat } from '@trollmoot/kernel';
import { type Answer, askableUndoPly, freeUndoPly, isStale, takenBack } from '@trollmoot/protocol';
import { no } from './answers.ts';
import type { TableCore } from './core.ts';
import type { Logbook } from './logbook.ts';
import type { Voting } from './voting.ts';

interface UndoableTable extends TableCore {
  readonly logbook: Logbook;
  readonly voting: Pick<Voting, 'ask'>;
  goBack(to: number, by: Seat, isAgreed: boolean): Promise<Answer>;
}

/** Undo: free while no one has learned or decided anything since; after that all players must agree. */
export function undoFor(
  table: UndoableTable,
  seat: Seat,
  at: { beat: number; mine: number },
): Answer | Promise<Answer> {
  const match = table.match!;
  if (isStale(match, seat, at)) return { ok: false, no: 'stale' };
  if (!table.logbook.mayReturn) return no('notAllowed');
  const free = freeUndoPly(match, seat);
  if (free !== null) return table.goBack(free, seat, false);
  const to = askableUndoPly(match, seat);
  if (to === null) return no('notAllowed');
  const isAlone = table.record.occupants.every(({ kind }, other) => kind === 'bot' || other === seat);
  if (isAlone) return table.goBack(to, seat, false);
  return table.voting.ask(seat, { ask: 'undo', back: takenBack(match, to) }, to);
}
