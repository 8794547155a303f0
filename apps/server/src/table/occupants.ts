import { LEVELS, type Level } from '@trollmoot/bots';
import type { Seat } from '@trollmoot/kernel';
import type { Chair, NewTable } from '@trollmoot/protocol';
import type { Occupant, RemovedRecord, UserRecord } from '../store/records.ts';

/** By seat. The functions below return a new list, or null if the change is not possible. */
type Occupants = readonly Occupant[];

export const seatOf = (occupants: Occupants, user: string): Seat | null => {
  const seat = occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.user === user);
  return seat < 0 ? null : seat;
};

/** Someone who sits down. */
interface Arriving {
  readonly id: string;
  readonly name: string;
  readonly salt?: string | undefined;
  readonly gathering?: Gathering;
}
type Gathering = NonNullable<Extract<Occupant, { kind: 'person' }>['gathering']>;

/** Take the seat wished for, or the first free one. The key opens the seats reserved for invited friends. */
export function seated(occupants: Occupants, who: Arriving, wished: Seat | null, hasKey: boolean): Occupant[] | null {
  if (seatOf(occupants, who.id) !== null) return null;
  const isFree = (occupant: Occupant) =>
    occupant.kind === 'open' || (occupant.kind === 'invited' && (occupant.for?.user === who.id || hasKey));
  const kept = occupants.findIndex((occupant) => occupant.kind === 'invited' && occupant.for?.user === who.id);
  const invited = occupants.findIndex((occupant) => occupant.kind === 'invited' && occupant.for === undefined);
  const reserved = kept >= 0 ? kept : hasKey ? invited : -1;
  const seat = wished ?? (reserved >= 0 ? reserved : occupants.findIndex(isFree));
  const chair = occupants[seat];
  return chair !== undefined && isFree(chair) ? occupants.with(seat, person(who)) : null;
}

export const person = ({ id, name, salt, gathering }: Arriving): Occupant => ({
  kind: 'person',
  user: id,
  name,
  standIn: null,
  ...(salt !== undefined && { salt }),
  ...(gathering !== undefined && { gathering }),
});

/** Has sat down now. */
export const arrived = (isReady: boolean, now: number): Gathering => ({ isReady, since: now, asked: now });

/** A person from before this was stored is ready. */
export const isReady = (occupant: Occupant): boolean =>
  occupant.kind !== 'person' || (occupant.gathering?.isReady ?? true);

export const withReady = (occupants: Occupants, seat: Seat, isReady: boolean, now: number): Occupant[] => {
  const occupant = occupants[seat]!;
  if (occupant.kind !== 'person') return occupants.slice();
  const { since } = occupant.gathering ?? { since: now };
  const asked = isReady ? (occupant.gathering?.asked ?? now) : now;
  return occupants.with(seat, { ...occupant, gathering: { isReady, since, asked } });
};

/** What they agreed to has changed: everyone but the host has to say again that they are ready. */
export const unready = (occupants: Occupants, host: string, now: number): Occupant[] =>
  occupants.map((occupant, seat) =>
    occupant.kind === 'person' && occupant.user !== host ? withReady(occupants, seat, false, now)[seat]! : occupant,
  );

/** As they sit when the game begins. */
export const begun = (occupants: Occupants): Occupant[] =>
  occupants.map((occupant) => {
    if (occupant.kind !== 'person') return occupant;
    const { gathering: _gathering, ...rest } = occupant;
    return rest;
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
export function occupantFor(chair: NewTable['chairs'][number], me: UserRecord, now: number): Occupant | string {
  switch (chair.kind) {
    case 'me':
      return person({ ...me, gathering: arrived(true, now) });
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

/** The free seats for anyone, or only for those with the link. */
export const opened = (occupants: Occupants, isPublic: boolean): Occupant[] =>
  occupants.map((occupant) => {
    if (occupant.kind === 'open' || (occupant.kind === 'invited' && occupant.for === undefined))
      return { kind: isPublic ? 'open' : 'invited' };
    return occupant;
  });

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

/** This player has closed the table; null: looks at it again. */
export const seenAt = (occupants: Occupants, seat: Seat, at: number | null): Occupant[] => {
  const occupant = occupants[seat]!;
  if (occupant.kind !== 'person') return occupants.slice();
  const { seen: _seen, ...rest } = occupant;
  return occupants.with(seat, at === null ? rest : { ...rest, seen: at });
};

/** What the chairs show besides their occupants. */
interface Around {
  readonly isGathering: boolean;
  readonly removed: readonly RemovedRecord[] | null;
  isHere(user: string): boolean;
  isReading(user: string): boolean;
}

/** As other users see them. */
export const chairsOf = (occupants: Occupants, { isGathering, removed, isHere, isReading }: Around): Chair[] =>
  occupants.map((occupant) => {
    if (occupant.kind === 'invited')
      return occupant.for === undefined ? { kind: 'invited' } : { kind: 'invited', for: occupant.for.name };
    if (occupant.kind !== 'person') return occupant;
    const { kind, user, name, standIn } = occupant;
    const chair = { kind, user, name, standIn, here: isHere(user) };
    if (!isGathering) return chair;
    const { since = 0, asked = 0 } = occupant.gathering ?? {};
    const wasRemoved = removed?.some((one) => one.user === user) ?? false;
    return {
      ...chair,
      gathering: { isReady: isReady(occupant), since, asked, isReading: isReading(user), wasRemoved },
    };
  });
