import { createHash } from 'node:crypto';
import type { Act, Seat } from '@trollmoot/kernel';
import type { Eye, Frame, Update } from '@trollmoot/protocol';

/** One act that a player asked for. Times are those of the one process in which all players run. */
export interface Wish {
  readonly seat: Seat;
  readonly mine: number; // how many actions the seat had taken
  readonly act: Act;
  readonly asked: number;
  answered: number | null;
  outcome: 'yes' | 'no' | 'unknown'; // unknown: the answer never came
}

/** A frame or an update, as one pair of eyes was shown it. */
export interface Sight {
  readonly eye: Eye;
  readonly beat: number;
  readonly mine: number | null; // null: it is an update
  readonly digest: string;
}

/** What happened at one table, as far as those who sat there and looked on can tell. */
export interface TableHistory {
  readonly id: string;
  readonly party: string;
  readonly wishes: Wish[];
  readonly sights: Sight[]; // of each pair of eyes in order
  gone: number; // how often a player was told that it is no longer there
}

export const newHistory = (id: string, party: string): TableHistory => ({ id, party, wishes: [], sights: [], gone: 0 });

export const sightOfFrame = (frame: Frame): Sight => {
  const { eye, beat, mine } = frame;
  return { eye, beat, mine, digest: digestOf(frame) };
};

export const sightOfUpdate = (eye: Eye, update: Update): Sight => ({
  eye,
  beat: update.beat,
  mine: null,
  digest: digestOf(update),
});

/** The same for things that are the same, in whatever order their fields came. */
const digestOf = (it: object): string =>
  createHash('sha1').update(JSON.stringify(it, inOrder)).digest('base64').slice(0, 12);

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
