import { NEIGHBOURS, type SpaceId } from '../data/board.ts';
import type { FigureId } from '../data/figures.ts';
import { bar } from '../rules/entering.ts';
import { strideOf } from '../rules/moving.ts';
import { look } from '../rules/sight.ts';
import { isMovable, kind } from '../rules/words.ts';
import type { View } from '../view.ts';
import { groundOf } from './ground.ts';

interface Reach {
  readonly to: SpaceId;
  readonly actions: number; // the fewest move actions it takes
}

/**
 * Where a character could go in at most `actions` move actions, if no other figure moves. Ignores any pushes a Wraith
 * would make on the way.
 */
export function reach(view: View, figure: FigureId, actions: number): Reach[] {
  const s = groundOf(view);
  const start = s.where[figure]!;
  if (start < 0 || !isMovable(s, figure)) return [];
  const stride = strideOf(s, figure);
  const most = kind(s, figure) === 'rampagingTroll' ? Math.min(actions, hasLumbered(view, figure) ? 0 : 1) : actions; // [RAMPAGE-1]
  const steps = new Map<SpaceId, number>([[start, 0]]);
  const sight = look(s);
  for (const [space, taken] of steps) {
    if (taken === most * stride) continue;
    for (const next of NEIGHBOURS[space]!)
      if (!steps.has(next) && bar(s, sight, figure, next, 'walk') === null) steps.set(next, taken + 1);
  }
  steps.delete(start);
  return [...steps].map(([to, taken]) => ({ to, actions: Math.ceil(taken / stride) }));
}

/** [RAMPAGE-1] Has this Rampaging Troll used its one move of the turn? */
export const hasLumbered = (view: View, figure: FigureId): boolean => {
  const { kind, owner } = view.figures[figure]!;
  return kind === 'rampagingTroll' && owner === view.player && view.lumbered;
};

/** The shortest way on foot: how many spaces, and the first of them. Null if there is none as the board is. */
export function wayTo(view: View, figure: FigureId, to: SpaceId): { steps: number; first: SpaceId } | null {
  const s = groundOf(view);
  const start = s.where[figure]!;
  if (start < 0 || !isMovable(s, figure)) return null;
  const sight = look(s);
  const found = new Map<SpaceId, { steps: number; first: SpaceId }>([[start, { steps: 0, first: start }]]);
  for (const [space, { steps, first }] of found)
    for (const next of NEIGHBOURS[space]!)
      if (!found.has(next) && bar(s, sight, figure, next, 'walk') === null)
        found.set(next, { steps: steps + 1, first: steps === 0 ? next : first });
  return found.get(to) ?? null;
}
