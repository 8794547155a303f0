import { LEVELS, type Level } from '@trollmoot/bots';
import type { Seat } from '@trollmoot/kernel';
import type { Chair, NewTable } from '@trollmoot/protocol';
import type { Sitter, UserRecord } from '../store/records.ts';

/** Who sits where. All of these answer with new lists, or null for what is not possible. */
type Sitters = readonly Sitter[];

export const seatOf = (sitters: Sitters, user: string): Seat | null => {
  const seat = sitters.findIndex((sitter) => sitter.kind === 'person' && sitter.user === user);
  return seat < 0 ? null : seat;
};

/** Sit down: on the chair wished for, or on the first free one. The key opens the chairs kept for invited friends. */
export function seated(
  sitters: Sitters,
  who: { id: string; name: string },
  wished: Seat | null,
  hasKey: boolean,
): Sitter[] | null {
  if (seatOf(sitters, who.id) !== null) return null;
  const isFree = (sitter: Sitter) => sitter.kind === 'open' || (sitter.kind === 'invited' && hasKey);
  const kept = hasKey ? sitters.findIndex((sitter) => sitter.kind === 'invited') : -1;
  const seat = wished ?? (kept >= 0 ? kept : sitters.findIndex(isFree));
  const chair = sitters[seat];
  return chair !== undefined && isFree(chair) ? sitters.with(seat, person(who)) : null;
}

export const person = (who: { id: string; name: string }): Sitter => ({
  kind: 'person',
  user: who.id,
  name: who.name,
  standIn: null,
});

/** Whoever sits here by another name. */
export const renamed = (sitters: Sitters, { id, name }: { id: string; name: string }): Sitter[] =>
  sitters.map((sitter) => (sitter.kind === 'person' && sitter.user === id ? { ...sitter, name } : sitter));

/** Who sits there, or one sentence saying why nobody can. */
export function sitterOf(chair: NewTable['chairs'][number], me: UserRecord): Sitter | string {
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
export const stoodUp = (sitters: Sitters, seat: Seat): Sitter[] => sitters.with(seat, { kind: 'open' });

export function swapped(sitters: Sitters, a: Seat, b: Seat): Sitter[] | null {
  const [one, other] = [sitters[a], sitters[b]];
  return one === undefined || other === undefined || a === b ? null : sitters.with(a, other).with(b, one);
}

export const isFull = (sitters: Sitters): boolean =>
  sitters.every(({ kind }) => kind === 'person' || kind === 'bot') && sitters.some(({ kind }) => kind === 'person');

/** The bot that plays this seat now, as a guest of its own or in somebody's stead; null if a person does. */
export function botAt(sitters: Sitters, seat: Seat): Level | null {
  const sitter = sitters[seat]!;
  if (sitter.kind === 'bot') return sitter.level;
  return sitter.kind === 'person' ? sitter.standIn : null;
}

export const withStandIn = (sitters: Sitters, seat: Seat, standIn: Level | null): Sitter[] => {
  const sitter = sitters[seat]!;
  return sitter.kind === 'person' ? sitters.with(seat, { ...sitter, standIn }) : sitters.slice();
};

/** The chairs as others see them. */
export const chairsOf = (sitters: Sitters, isHere: (user: string) => boolean): Chair[] =>
  sitters.map((sitter) => (sitter.kind === 'person' ? { ...sitter, here: isHere(sitter.user) } : sitter));
