import { reach } from '@trollmoot/vast';
import { type Action, DRAGON, KNIGHT, type Piece, pieceOfTribe, type Space, THIEF, type View } from './facts.ts';

/** A space the reader's piece can come to, and what it costs. */
export interface Way {
  readonly to: Space;
  readonly steps: number;
  readonly stops: boolean;
}
/** Who goes just now, and where to. */
export interface Going {
  readonly piece: Piece;
  readonly ways: ReadonlyMap<Space, Way>;
  readonly isStepwise: boolean; // one act, one step: farther spaces take several
}

const STEPWISE = ['walk', 'sneak'];

/** The piece that the options move, and all that it can reach. */
export function goingOf(options: readonly Action[], view: View): Going | null {
  const act = options.find(
    ({ do: kind }) => kind === 'walk' || kind === 'sneak' || kind === 'prowl' || kind === 'glide',
  );
  if (act === undefined) return null;
  const piece =
    act.do === 'walk' ? KNIGHT : act.do === 'sneak' ? THIEF : act.do === 'prowl' ? pieceOfTribe(act.tribe) : DRAGON;
  const ways = new Map(reach(view, piece).map(({ to, steps, stops }) => [to, { to, steps, stops }]));
  return { piece, ways, isStepwise: STEPWISE.includes(act.do) };
}

/** The first step on the way to a goal some steps off; null if there is none. */
export function stepTowards(options: readonly Action[], view: View, going: Going, goal: Space): Action | null {
  let best: Action | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const act of options) {
    if (act.do !== 'walk' && act.do !== 'sneak') continue;
    if (act.to === goal) return act;
    if (going.ways.get(act.to)?.stops !== false) continue;
    const left = reach(afterStep(view, going.piece, act.to), going.piece).find(({ to }) => to === goal);
    if (left !== undefined && left.steps < fewest) {
      best = act;
      fewest = left.steps;
    }
  }
  return best;
}

/** The same table with this piece one step on: good enough to ask how far it is from there. */
function afterStep(view: View, piece: Piece, at: Space): View {
  if (piece === KNIGHT) return { ...view, knight: { ...view.knight!, at, steps: view.knight!.steps + 1 } };
  return { ...view, thief: { ...view.thief!, at, steps: view.thief!.steps + 1 } };
}
