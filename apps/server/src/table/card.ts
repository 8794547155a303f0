import { commitment } from '@trollmoot/kernel';
import type { TableCard } from '@trollmoot/protocol';
import type { TableRecord } from '../store/records.ts';
import { chairsOf, seatOf } from './occupants.ts';
import { sealedBy } from './sealing.ts';

/** What anyone may know about a table: listed field by field, so that nothing else slips in. */
export function cardOf(record: TableRecord, isHere: (user: string) => boolean, watching: number): TableCard {
  const { id, game, rules, settings, occupants, status, isPublic, pace, host, made, seed, result, rematch } = record;
  return {
    id,
    game,
    rules,
    settings,
    chairs: chairsOf(occupants, isHere),
    status,
    isPublic,
    pace,
    host,
    made,
    watching,
    commitment: seed === null ? null : commitment(seed),
    seed: status === 'over' ? seed : null,
    seal: sealedBy(record, status === 'over'),
    result,
    rematch,
  };
}

/** A private table is open to its players, its host, and anyone with the key. */
export const mayWatch = (record: TableRecord, user: string, key: string | null): boolean =>
  record.isPublic || key === record.key || record.host === user || seatOf(record.occupants, user) !== null;
