import { shortTitle } from '@trollmoot/kernel';
import type { AlertRecord } from '../store/alert-records.ts';
import type { TableRecord } from '../store/records.ts';
import { seatOf } from '../table/occupants.ts';
import { waitsFor } from '../table/requests.ts';
import type { Table } from '../table/table.ts';
import type { Matter } from './messages.ts';

/** Is there still a reason to tell this? Null: the user has acted, or the vote is over. */
export function matterAt(table: Table, alert: AlertRecord): Matter | null {
  if (!isSo(table, alert)) return null;
  const { onDisk: record } = table;
  const isSeated = seatOf(record.occupants, alert.user) !== null;
  return {
    kind: alert.kind,
    table: record.id,
    path: `/t/${record.id}`,
    key: isSeated || record.isPublic ? null : record.key,
    game: shortTitle(table.game),
    by: alert.by,
    people: othersAt(record, alert.user),
    until: alert.kind === 'time' ? alert.until : null,
    since: alert.kind === 'turn' ? (table.match?.count.since ?? null) : null,
  };
}

function isSo(table: Table, { kind, user, n }: AlertRecord): boolean {
  const seat = table.seatOf(user);
  switch (kind) {
    case 'turn':
    case 'time':
      return waitsFor(table, user);
    case 'vote':
      return seat !== null && table.voting.vote?.id === n && table.voting.vote.asked.includes(seat);
    case 'invitation':
    case 'rematch':
      return seat === null && table.onDisk.status === 'gathering';
  }
}

/** The names of the other people at a table. */
export const othersAt = ({ occupants }: TableRecord, user: string): string[] =>
  occupants.flatMap((occupant) =>
    occupant.kind === 'person' && occupant.user !== user && occupant.name !== '' ? [occupant.name] : [],
  );
