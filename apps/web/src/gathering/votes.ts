import type { Seat } from '@trollmoot/kernel';
import type { Vote, VoteOutcome } from '@trollmoot/protocol';
import type { GatheringWords } from './words/en.ts';

/** A vote as one reader sees it. */
interface Reader {
  readonly user: string | null;
  readonly seats: readonly Seat[];
  nameOf(seat: Seat): string;
}

type Said = GatheringWords['vote'];

export const isAsker = ({ by, motion }: Vote, { seats, user }: Reader): boolean =>
  motion.ask === 'seat' ? motion.user === user : by !== null && seats.includes(by);

export const mustAnswer = ({ asked }: Vote, { seats }: Reader): boolean => asked.some((seat) => seats.includes(seat));

/** Exactly what is asked for. */
export function asks(vote: Vote, reader: Reader, t: Said): string {
  const { motion, by, asked } = vote;
  const [mine, name] = [isAsker(vote, reader), by === null ? '' : reader.nameOf(by)];
  switch (motion.ask) {
    case 'undo': {
      const whose = motion.back.map((one) => ({
        ...one,
        who: reader.seats.includes(one.seat) ? null : reader.nameOf(one.seat),
      }));
      const acts = motion.back.reduce((sum, one) => sum + one.acts, 0);
      const isOwn = motion.back.every(({ seat }) => seat === by);
      if (isOwn) return mine ? t.undoOwnYours(acts) : t.undoOwn(name, acts);
      return mine ? t.undoYours(acts, whose) : t.undo(name, acts, whose);
    }
    case 'standIn': {
      const absent = reader.nameOf(motion.seat);
      return mine ? t.standInYours(absent) : t.standIn(name, absent);
    }
    case 'end':
      return mine ? t.endYours : t.end(name);
    case 'seat': {
      const bot = reader.nameOf(motion.seat);
      if (asked.length === 0) return t.seatSoon(motion.name, bot);
      return mine ? t.seatYours(bot) : t.seat(motion.name, bot);
    }
  }
}

/** How it ended. Null: the table shows that by itself. */
export function ends({ vote, outcome }: VoteOutcome, reader: Reader, t: Said): string | null {
  const { motion, no } = vote;
  switch (outcome) {
    case 'agreed':
      return motion.ask === 'standIn' ? t.standInAgreed(reader.nameOf(motion.seat)) : t.agreed;
    case 'refused':
      return no.every((seat) => reader.seats.includes(seat)) ? t.refusedByYou : t.refused(no.map(reader.nameOf));
    case 'withdrawn': {
      const name = motion.ask === 'seat' ? motion.name : reader.nameOf(vote.by!);
      return isAsker(vote, reader) ? null : t.withdrawn(name);
    }
    case 'lapsed':
      return t.lapsed;
    case 'moot':
      return motion.ask === 'undo' ? t.moot : null;
  }
}
