import { type Attack, attacks, reach } from '@trollmoot/vast';
import { ALL_PIECES, NOWHERE, type Piece, placeIn, type Space, type View } from './facts.ts';

// What the reader asks the board to show, answered by the game's own queries.

/** Which pieces could reach each space, and in how many steps. */
export function reaches(view: View): ReadonlyMap<Space, readonly { piece: Piece; steps: number }[]> {
  const found = new Map<Space, { piece: Piece; steps: number }[]>();
  for (const piece of ALL_PIECES) {
    if (placeIn(view, piece) === NOWHERE) continue;
    for (const { to, steps } of reach(view, piece)) {
      const there = found.get(to);
      if (there === undefined) found.set(to, [{ piece, steps }]);
      else there.push({ piece, steps });
    }
  }
  return found;
}

/** Attacks worth showing: legal ones, and those that fall just short. */
export const attacksNow = (view: View): readonly Attack[] =>
  attacks(view).filter(({ clause, has, needs }) => clause === null || needs - has <= 2);

/** The spaces where this piece could be attacked next, if it were there. */
export function threats(view: View, mine: Piece): ReadonlySet<Space> {
  const found = new Set<Space>();
  for (const { by, on, has, needs } of attacks(view)) {
    if (on !== mine || has < needs) continue;
    found.add(placeIn(view, by));
    for (const { to } of reach(view, by)) found.add(to);
  }
  return found;
}
