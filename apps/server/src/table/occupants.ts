import { LEVELS, type Level } from '@trollmoot/bots';
import type { Seat } from '@trollmoot/kernel';
import type { Chair, NewTable } from '@trollmoot/protocol';
import type { Occupant, UserRecord } from '../store/records.ts';

/** By seat. The functions below return a new list, or null if the change is not possible. */
type Occupants = readonly Occupant[];

export const seatOf = (occupants: Occupants, user: string): Seat | null => {
  const seat = occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.user === user);
  return seat < 0 ? null : seat;
};

/** Take the seat wished for, or the first free one. The key opens the seats reserved for invited friends. */
export function seated(
  occupants: Occupants,
  who: { id: string; name: string; salt?: string | undefined },
  wished: Seat | null,
  hasKey: boolean,
): Occupant[] | null {
  if (seatOf(occupants, who.id) !== null) return null;
  const isFree = (occupant: Occupant) => occupant.kind === 'open' || (occupant.kind === 'invited' && hasKey);
  const reserved = hasKey ? occupants.findIndex((occupant) => occupant.kind === 'invited') : -1;
  const seat = wished ?? (reserved >= 0 ? reserved : occupants.findIndex(isFree));
  const chair = occupants[seat];
  return chair !== undefined && isFree(chair) ? occupants.with(seat, person(who)) : null;
}

export const person = ({ id, name, salt }: { id: string; name: string; salt?: string | undefined }): Occupant => ({
  kind: 'person',
  user: id,
  name,
  standIn: null,
  ...(salt !== undefined && { salt }),
});

/** Salt is added once: nobody can try out several. Null if there is another already. */
export function withSalt(occupants: Occupants, seat: Seat, salt: string): Occupant[] | null {
  const occupant = occupants[seat]!;
  if (occupant.kind !== 'person' || (occupant.salt !== undefined && occupant.salt !== salt)) return null;
  return occupants.with(seat, { ...occupant, salt });
}

/** By seat; null where none was sent. */
export const saltsOf = (occupants: Occupants): (string | null)[] =>
  occupants.map((occupant) => (occupant.kind === 'person' ? (occupant.salt ?? null) : null));

export const renamed = (occupants: Occupants, { id, name }: { id: string; name: string }): Occupant[] =>
  occupants.map((occupant) => (occupant.kind === 'person' && occupant.user === id ? { ...occupant, name } : occupant));

/** The occupant for a requested chair, or a sentence that says why there can be none. */
export function occupantFor(chair: NewTable['chairs'][number], me: UserRecord): Occupant | string {
  switch (chair.kind) {
    case 'me':
      return person(me);
    case 'bot':
      return isLevel(chair.level)
        ? { kind: 'bot', level: chair.level, ...(chair.name === undefined ? {} : { name: chair.name }) }
        : `There is no bot level '${chair.level}'. Use one of: ${LEVELS.join(', ')}.`;
    case 'open':
    case 'invited':
      return { kind: chair.kind };
  }
}

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** Free the seat for others; only before the start. */
export const stoodUp = (occupants: Occupants, seat: Seat): Occupant[] => occupants.with(seat, { kind: 'open' });

export function swapped(occupants: Occupants, a: Seat, b: Seat): Occupant[] | null {
  const [one, other] = [occupants[a], occupants[b]];
  return one === undefined || other === undefined || a === b ? null : occupants.with(a, other).with(b, one);
}

export const isFull = (occupants: Occupants): boolean =>
  occupants.every(({ kind }) => kind === 'person' || kind === 'bot') && occupants.some(({ kind }) => kind === 'person');

/** The bot that plays this seat now, as its occupant or as a stand-in; null if a person does. */
export function botAt(occupants: Occupants, seat: Seat): Level | null {
  const occupant = occupants[seat]!;
  if (occupant.kind === 'bot') return occupant.level;
  return occupant.kind === 'person' ? occupant.standIn : null;
}

export const withStandIn = (occupants: Occupants, seat: Seat, standIn: Level | null): Occupant[] => {
  const occupant = occupants[seat]!;
  return occupant.kind === 'person' ? occupants.with(seat, { ...occupant, standIn }) : occupants.slice();
};

/** As other users see them. */
export const chairsOf = (occupants: Occupants, isHere: (user: string) => boolean): Chair[] =>
  occupants.map((occupant) => {
    if (occupant.kind !== 'person') return occupant;
    const { kind, user, name, standIn } = occupant;
    return { kind, user, name, standIn, here: isHere(user) };
  });
