import { reach } from '@trollmoot/vast';
import { type Action, DRAGON, KNIGHT, type Piece, pieceOfTribe, type Space, THIEF, type View } from './facts.ts';

/** A space the reader's piece can reach, and what it costs. */
export interface Way {
  readonly to: Space;
  readonly steps: number;
  readonly stops: boolean;
}
/** The piece that moves now, and where it can go. */
export interface Going {
  readonly piece: Piece;
  readonly ways: ReadonlyMap<Space, Way>;
  readonly isStepwise: boolean; // each act is one step, so farther spaces take several acts
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

/** The first step towards a goal several steps away; null if there is none. */
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

/** The view with this piece one step further: good enough to measure the rest of the way. */
function afterStep(view: View, piece: Piece, at: Space): View {
  if (piece === KNIGHT) return { ...view, knight: { ...view.knight!, at, steps: view.knight!.steps + 1 } };
  return { ...view, thief: { ...view.thief!, at, steps: view.thief!.steps + 1 } };
}
