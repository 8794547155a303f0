import type { Hall, Standing, TableCard } from '@trollmoot/protocol';
import type { StoredTable } from '../link/stored-tables.ts';

/** One game that the reader can return to. */
export interface YourRow {
  readonly id: string;
  readonly card: Pick<TableCard, 'id' | 'game' | 'chairs' | 'status'>;
  readonly you: number | null; // the reader's seat
  readonly standing: Standing | null; // null on this device, and at tables that have not begun
  readonly isHere: boolean; // on this device
}

const HOUR = 3_600_000;
export const isUrgent = (left: number | null): boolean => left !== null && left < 4 * HOUR;

/** The most urgent first: your turn by the time left, then those that wait for others, for players, and on this device. */
export function yourRows(hall: Hall | null, local: readonly StoredTable[]): YourRow[] {
  const user = hall?.you?.user;
  const seatIn = (chairs: TableCard['chairs'], who: string | undefined): number | null => {
    const seat = chairs.findIndex((chair) => chair.kind === 'person' && chair.user === who);
    return seat < 0 ? null : seat;
  };
  const online = (hall?.yours ?? []).map((card): YourRow => {
    const known = hall?.standings?.[card.id] ?? null;
    const isTurn = hall?.turns.includes(card.id) ?? false;
    const standing = known ?? (isTurn ? { isTurn, waiting: [], left: null, line: null } : null);
    return { id: card.id, card, you: seatIn(card.chairs, user), standing, isHere: false };
  });
  const device = local
    .filter(({ result }) => result === null)
    .map(({ id, game, chairs }): YourRow => {
      const card = { id, game, chairs, status: 'playing' as const };
      return { id, card, you: seatIn(chairs, 'here'), standing: null, isHere: true };
    });
  return [...online.sort((a, b) => rank(a) - rank(b) || timeOf(a) - timeOf(b)), ...device];
}

const rank = ({ standing, card }: YourRow): number =>
  standing?.isTurn ? 0 : card.status === 'playing' ? 1 : card.status === 'gathering' ? 2 : 3;
const timeOf = ({ standing }: YourRow): number => standing?.left ?? Number.MAX_SAFE_INTEGER;

/** Whole days, hours and minutes. */
export const partsOf = (left: number): [days: number, hours: number, minutes: number] => [
  Math.floor(left / (24 * HOUR)),
  Math.floor((left % (24 * HOUR)) / HOUR),
  Math.floor((left % HOUR) / 60_000),
];
