import { ALL_PIECES, type Piece, roleOf } from '../../data/pieces.ts';
import { type Attack, attacks } from '../../queries/attacks.ts';
import { placeIn } from '../../queries/ground.ts';
import { type Reach, reach } from '../../queries/reach.ts';
import type { View } from '../../view.ts';

/** What a view is asked again and again by its explanations, worked out once per view. */
const once = <T>(ask: (view: View) => T): ((view: View) => T) => {
  const known = new WeakMap<View, T>();
  return (view) => {
    let answer = known.get(view);
    if (answer === undefined) {
      answer = ask(view);
      known.set(view, answer);
    }
    return answer;
  };
};

/** Attacks that could be made in the attacker's turn as the table stands. */
export const attacksNow: (view: View) => readonly Attack[] = once((view) =>
  attacks(view).filter(({ clause }) => clause === null),
);

/** The reader's pieces on the map, and where each could go. */
const ways: (view: View) => readonly { readonly piece: Piece; readonly ways: ReadonlyMap<number, Reach> }[] = once(
  (view) =>
    ALL_PIECES.filter((piece) => roleOf(piece) === view.reader && placeIn(view, piece) >= 0).map((piece) => ({
      piece,
      ways: new Map(reach(view, piece).map((way) => [way.to, way])),
    })),
);

/** The shortest way of one of the reader's pieces to this space; null if none gets there in a turn. */
export function wayOfReader(view: View, to: number): { readonly piece: Piece; readonly way: Reach } | null {
  let best: { piece: Piece; way: Reach } | null = null;
  for (const { piece, ways: found } of ways(view)) {
    const way = found.get(to);
    if (way !== undefined && (best === null || way.steps < best.way.steps)) best = { piece, way };
  }
  return best;
}

export const reachOf = (view: View, piece: Piece): number =>
  ways(view).find((own) => own.piece === piece)?.ways.size ?? reach(view, piece).length;
