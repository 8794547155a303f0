import type { Occupant } from '../store/records.ts';

export const NOBODY = 'nobody'; // the host of a table that everyone has left; no user has this id

/** Who hosts the table after its host has left: of those who are here, the one who sat down first. */
export function heirOf(occupants: readonly Occupant[], isHere: (user: string) => boolean): string {
  const people = occupants.flatMap((occupant) =>
    occupant.kind === 'person' ? [{ user: occupant.user, since: occupant.gathering?.since ?? 0 }] : [],
  );
  const here = people.filter(({ user }) => isHere(user));
  const [first] = (here.length > 0 ? here : people).toSorted((a, b) => a.since - b.since);
  return first?.user ?? NOBODY;
}
