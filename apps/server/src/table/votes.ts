import type { Seat } from '@trollmoot/kernel';
import type { Vote } from '@trollmoot/protocol';

/** A request to go back to an earlier ply, and the votes on it so far. */
export interface Poll {
  readonly vote: Vote;
  readonly to: number; // the ply
}

export const newPoll = (id: number, by: Seat, asked: readonly Seat[], to: number): Poll => ({
  vote: { id, by, yes: [by], asked },
  to,
});

/** With this seat's yes. Null: this seat was not asked. */
export function withYes({ vote, to }: Poll, seat: Seat): Poll | null {
  if (!vote.asked.includes(seat)) return null;
  const asked = vote.asked.filter((other) => other !== seat);
  return { vote: { ...vote, yes: [...vote.yes, seat], asked }, to };
}
