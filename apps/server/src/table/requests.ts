import type { Act, Refusal, Seat } from '@trollmoot/kernel';
import { type Answer, type ClientMessage, type Hint, type Motion, type Wish, whyNot } from '@trollmoot/protocol';
import type { Viewer } from '../ports.ts';
import { no, OK } from './answers.ts';
import { botAt, withStandIn } from './occupants.ts';
import type { Table } from './table.ts';
import { undoFor } from './undoing.ts';

// What a user may ask of a table once the game has begun.

/** The seat this user plays now; null while a stand-in plays it. */
function seatPlayedBy(table: Table, user: string): Seat | null {
  const seat = table.seatOf(user);
  return seat === null || botAt(table.record.occupants, seat) !== null ? null : seat;
}

export function act(table: Table, user: string, wish: Wish, lag = 0): Answer | Promise<Answer> {
  const seat = seatPlayedBy(table, user);
  return seat === null ? no('notSeated') : table.actFor(seat, wish, lag);
}

export function why(table: Table, user: string, wish: Act): Refusal | null {
  const seat = table.seatOf(user);
  const { match, game } = table;
  return seat === null || match === null ? null : whyNot(game, match.s, seat, wish, table.explainFailed);
}

export function undo(table: Table, user: string, at: { beat: number; mine: number }): Answer | Promise<Answer> {
  const seat = seatPlayedBy(table, user);
  if (seat === null) return no('notSeated');
  if (table.match === null || table.record.status !== 'playing' || table.race.isOn) return no('notAllowed');
  if (table.isUnloaded) return no('busy');
  return table.guarded(() => undoFor(table, seat, at)) ?? no('unknown');
}

export function consent(table: Table, user: string, vote: number, yes: boolean): Answer | Promise<Answer> {
  const seat = table.seatOf(user);
  return seat === null ? no('notSeated') : table.voting.consent(seat, vote, yes);
}

type Proposed = Extract<ClientMessage, { say: 'propose' }>['motion'];

/** Ask the others for something that only all of them, or most, can decide. */
export function propose(
  table: Table,
  { user, name }: Pick<Viewer, 'user' | 'name'>,
  wanted: Proposed,
): Answer | Promise<Answer> {
  if (table.match === null || table.record.status !== 'playing') return no('notAllowed');
  if (table.isUnloaded) return no('busy');
  const seat = seatPlayedBy(table, user);
  if (wanted.ask === 'seat') return askForSeat(table, { ...wanted, user, name });
  if (seat === null) return no('notSeated');
  if (wanted.ask === 'standIn')
    return table.attendance.overdue.includes(wanted.seat) ? table.voting.ask(seat, wanted) : no('tooEarly');
  const isAlone = table.record.occupants.every(({ kind }, other) => kind === 'bot' || other === seat);
  return isAlone ? table.endByAgreement().then(() => OK) : table.voting.ask(seat, wanted);
}

/** A friend who came late asks for the seat of a bot. */
function askForSeat(table: Table, motion: Extract<Motion, { ask: 'seat' }>): Answer | Promise<Answer> {
  const isFree = table.record.occupants[motion.seat]?.kind === 'bot';
  return isFree && table.seatOf(motion.user) === null ? table.voting.ask(null, motion) : no('notAllowed');
}

export function withdraw(table: Table, user: string, vote: number): Promise<Answer> {
  return table.voting.withdraw(vote, table.seatOf(user), user);
}

export async function hint(table: Table, { user, address }: Pick<Viewer, 'user' | 'address'>): Promise<Hint | null> {
  const seat = table.seatOf(user);
  if (seat === null || table.record.status !== 'playing') return null;
  return table.bots.hint(seat, { rank: 0, user, address });
}

export async function chat(table: Table, user: string, name: string, text: string): Promise<Answer> {
  await table.chat.say(user, name, text);
  return OK;
}

/** Take the seat back from the stand-in. */
export function comeBack(table: Table, user: string): Answer | Promise<Answer> {
  const seat = table.seatOf(user);
  const { occupants, status } = table.record;
  if (seat === null) return no('notSeated');
  if (status !== 'playing') return no('notAllowed');
  if (botAt(occupants, seat) === null) return OK;
  if (table.clocks.isUp(seat)) return no('tooEarly'); // the stand-in answers first
  return table.amend({ occupants: withStandIn(occupants, seat, null) }).then(() => OK);
}

/** Is it this user's turn? */
export function waitsFor(table: Table, user: string): boolean {
  const seat = seatPlayedBy(table, user);
  const { match, game } = table;
  if (seat === null || match === null || table.record.status !== 'playing') return false;
  return table.guarded(() => game.waitingFor(match.s).includes(seat)) ?? false;
}
