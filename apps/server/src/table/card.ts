import { commitment } from '@trollmoot/kernel';
import type { Company, TableCard } from '@trollmoot/protocol';
import type { TableRecord } from '../store/records.ts';
import { chairsOf, seatOf } from './occupants.ts';
import { patienceOf } from './patience.ts';
import { sealedBy } from './sealing.ts';

/** What only the table in memory knows. */
interface Around extends Omit<Company, 'waiting'> {
  isHere(user: string): boolean;
  isReading(user: string): boolean;
  readonly watching: number;
}

const NOBODY_AROUND: Around = {
  isHere: () => false,
  isReading: () => false,
  watching: 0,
  spectators: [],
  isHostAway: false,
  overdue: [],
};

/** What anyone may know about a table: listed field by field, so that nothing else slips in. */
export function cardOf(record: TableRecord, around: Around = NOBODY_AROUND): TableCard {
  const { id, game, rules, settings, occupants, status, isPublic, pace, language, host, made, seed, result, rematch } =
    record;
  const { isHere, isReading, watching, spectators, isHostAway, overdue } = around;
  const waiting = (record.waiting ?? []).map(({ user, name }) => ({ user, name }));
  return {
    id,
    game,
    rules,
    settings,
    chairs: chairsOf(occupants, { isGathering: status === 'gathering', removed: record.removed, isHere, isReading }),
    status,
    isPublic,
    pace,
    language: language ?? null,
    patience: patienceOf(record),
    host,
    made,
    watching,
    company: { spectators, waiting, isHostAway, overdue },
    commitment: seed === null ? null : commitment(seed),
    seed: status === 'over' ? seed : null,
    seal: sealedBy(record, status === 'over'),
    result,
    endedBy: record.endedBy,
    rematch,
    rematchOf: record.rematchOf,
    code: status === 'gathering' ? record.code : null,
  };
}

/** A private table is open to its players, its host, and anyone with the key; no table to those the host has shut out. */
export const mayWatch = (record: TableRecord, user: string, key: string | null): boolean =>
  !isShutOut(record, user) &&
  (record.isPublic ||
    key === record.key ||
    record.host === user ||
    seatOf(record.occupants, user) !== null ||
    isKeptFor(record, user));

/** Is a seat kept for this user, in a rematch? */
const isKeptFor = ({ occupants }: TableRecord, user: string): boolean =>
  occupants.some((occupant) => occupant.kind === 'invited' && occupant.for?.user === user);

export const isShutOut = ({ removed }: TableRecord, user: string): boolean =>
  removed?.some((one) => one.user === user && one.isShutOut) ?? false;
