import type { Seat } from '@trollmoot/kernel';
import type { Motion, Vote } from '@trollmoot/protocol';

/** An open vote. `to`: the ply an undo goes back to. */
export interface Poll {
  readonly vote: Vote;
  readonly to: number | null;
}

/** What a seat, or a spectator, asks for. Who asks agrees. */
export const newPoll = (
  id: number,
  by: Seat | null,
  motion: Motion,
  voters: readonly Seat[],
  until: number,
  to: number | null = null,
): Poll => ({
  vote: {
    id,
    by,
    motion,
    yes: by === null ? [] : [by],
    no: [],
    asked: voters.filter((seat) => seat !== by),
    until,
  },
  to,
});

/** With this seat's answer. Null: this seat was not asked. */
export function withAnswer({ vote, to }: Poll, seat: Seat, isYes: boolean): Poll | null {
  if (!vote.asked.includes(seat)) return null;
  const asked = vote.asked.filter((other) => other !== seat);
  const answers = isYes ? { yes: [...vote.yes, seat] } : { no: [...vote.no, seat] };
  return { vote: { ...vote, ...answers, asked }, to };
}

/** The same vote among those who play now. */
export function among({ vote, to }: Poll, voters: readonly Seat[]): Poll {
  const isVoter = (seat: Seat) => voters.includes(seat);
  const [yes, no] = [vote.yes.filter(isVoter), vote.no.filter(isVoter)];
  const asked = voters.filter((seat) => !yes.includes(seat) && !no.includes(seat));
  return { vote: { ...vote, yes, no, asked }, to };
}

/**
 * Has the vote been decided? For a stand-in more than half must agree. For everything else all must, and to undo or to end
 * a game that means at least two: one player alone agrees with nobody.
 */
export function verdictOf({ motion, yes, no, asked }: Vote): 'agreed' | 'refused' | null {
  if (motion.ask === 'standIn') {
    const all = yes.length + no.length + asked.length;
    if (2 * yes.length > all) return 'agreed';
    return 2 * no.length >= all ? 'refused' : null;
  }
  if (no.length > 0) return 'refused';
  const least = motion.ask === 'seat' ? 1 : 2;
  return asked.length === 0 && yes.length >= least ? 'agreed' : null;
}

/** Time is up: those who have not answered have no say about a stand-in. */
export const agreedAtLast = ({ motion, yes, no }: Vote): boolean => motion.ask === 'standIn' && yes.length > no.length;
