import { LEVELS, type Level } from '@trollmoot/bots';
import type { Seat } from '@trollmoot/kernel';
import type { Chair, NewTable } from '@trollmoot/protocol';
import type { Occupant, UserRecord } from '../store/records.ts';

/** Who sits where. All of these answer with new lists, or null for what is not possible. */
type Occupants = readonly Occupant[];

export const seatOf = (occupants: Occupants, user: string): Seat | null => {
  const seat = occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.user === user);
  return seat < 0 ? null : seat;
};

/** Sit down: on the chair wished for, or on the first free one. The key opens the chairs kept for invited friends. */
export function seated(
  occupants: Occupants,
  who: { id: string; name: string },
  wished: Seat | null,
  hasKey: boolean,
): Occupant[] | null {
  if (seatOf(occupants, who.id) !== null) return null;
  const isFree = (occupant: Occupant) => occupant.kind === 'open' || (occupant.kind === 'invited' && hasKey);
  const kept = hasKey ? occupants.findIndex((occupant) => occupant.kind === 'invited') : -1;
  const seat = wished ?? (kept >= 0 ? kept : occupants.findIndex(isFree));
  const chair = occupants[seat];
  return chair !== undefined && isFree(chair) ? occupants.with(seat, person(who)) : null;
}

export const person = (who: { id: string; name: string }): Occupant => ({
  kind: 'person',
  user: who.id,
  name: who.name,
  standIn: null,
});

/** Whoever sits here by another name. */
export const renamed = (occupants: Occupants, { id, name }: { id: string; name: string }): Occupant[] =>
  occupants.map((occupant) => (occupant.kind === 'person' && occupant.user === id ? { ...occupant, name } : occupant));

/** Who sits there, or one sentence saying why nobody can. */
export function occupantFor(chair: NewTable['chairs'][number], me: UserRecord): Occupant | string {
  switch (chair.kind) {
    case 'me':
      return person(me);
    case 'bot':
      return isLevel(chair.level) ? { kind: 'bot', level: chair.level } : `there is no level '${chair.level}'`;
    case 'open':
    case 'invited':
      return { kind: chair.kind };
  }
}

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** Leave the chair free for others; possible only before the start. */
export const stoodUp = (occupants: Occupants, seat: Seat): Occupant[] => occupants.with(seat, { kind: 'open' });

export function swapped(occupants: Occupants, a: Seat, b: Seat): Occupant[] | null {
  const [one, other] = [occupants[a], occupants[b]];
  return one === undefined || other === undefined || a === b ? null : occupants.with(a, other).with(b, one);
}

export const isFull = (occupants: Occupants): boolean =>
  occupants.every(({ kind }) => kind === 'person' || kind === 'bot') && occupants.some(({ kind }) => kind === 'person');

/** The bot that plays this seat now, as a guest of its own or in somebody's stead; null if a person does. */
export function botAt(occupants: Occupants, seat: Seat): Level | null {
  const occupant = occupants[seat]!;
  if (occupant.kind === 'bot') return occupant.level;
  return occupant.kind === 'person' ? occupant.standIn : null;
}

export const withStandIn = (occupants: Occupants, seat: Seat, standIn: Level | null): Occupant[] => {
  const occupant = occupants[seat]!;
  return occupant.kind === 'person' ? occupants.with(seat, { ...occupant, standIn }) : occupants.slice();
};

/** The chairs as others see them. */
export const chairsOf = (occupants: Occupants, isHere: (user: string) => boolean): Chair[] =>
  occupants.map((occupant) => (occupant.kind === 'person' ? { ...occupant, here: isHere(occupant.user) } : occupant));
