import type { Gain, Happening } from '@trollmoot/boardkit/board.ts';
import type { News, Space, SpaceId, View } from '@trollmoot/cave-troll';
import { placedFigures } from './placed-figures.ts';
import { boxOf } from './plan.ts';

/** What one piece of news leaves on the board until the reader acts. */
export interface Trail {
  readonly key: string;
  readonly n: number;
  readonly by: number; // the seat whose colour it has
  readonly look: 'walk' | 'slip' | 'push' | 'appear' | 'gone';
  readonly from: Point | null;
  readonly to: Point | null;
  readonly isFaded: boolean;
  readonly gains: readonly Gain[]; // only at the last trail of its number
}
interface Point {
  readonly x: number;
  readonly y: number;
  readonly r: number; // how far a line keeps away from the middle
}

const LOOK: { readonly [news in News['news']]?: Trail['look'] } = {
  moved: 'walk',
  slipped: 'slip',
  teleported: 'slip',
  pushed: 'push',
  pulled: 'push',
  banished: 'push',
  placed: 'appear',
  revived: 'appear',
  removed: 'gone',
};

/** The trails of these happenings, the pieces being where `view` shows them now. */
export function trailsOf(
  since: readonly Happening<View, News>[],
  view: View,
  spaces: readonly Space[],
  deep: number,
  radius: number,
): Trail[] {
  const placed = (figures: View['figures']) =>
    new Map(placedFigures(figures, spaces, deep, radius).map((figure) => [figure.id, figure]));
  const now = placed(view.figures);
  const middle = (space: SpaceId): Point => {
    const { x, y, w, h } = boxOf(spaces[space]!, deep);
    return { x: x + w / 2, y: y + h / 2, r: 8 };
  };
  const isLast = (n: number, i: number): boolean =>
    !since.some((other, j) => j > i && other.n === n && LOOK[other.news.news] !== undefined);
  return since.flatMap(({ news, n, by, before, isFaded, gains = [] }, i) => {
    const look = LOOK[news.news];
    if (look === undefined || !('figure' in news)) return [];
    const at = (figures: ReturnType<typeof placed>, space: SpaceId): Point => {
      const piece = figures.get(news.figure);
      return piece !== undefined && piece.space === space ? { x: piece.x, y: piece.y, r: piece.r } : middle(space);
    };
    return {
      key: `${i} ${news.news} ${news.figure}`,
      n,
      by: by ?? before.figures[news.figure]!.owner,
      look,
      from: 'from' in news ? at(placed(before.figures), news.from) : null,
      to: 'to' in news ? at(now, news.to) : null,
      isFaded,
      gains: isLast(n, i) ? gains : [],
    };
  });
}

/** A gently bent line between two points, clear of both pieces, and where its number goes. */
export function bend(from: Point, to: Point): { d: string; x: number; y: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / length, dy / length];
  const start = { x: from.x + ux * from.r, y: from.y + uy * from.r };
  const end = { x: to.x - ux * (to.r + 9), y: to.y - uy * (to.r + 9) };
  const control = { x: (start.x + end.x) / 2 - uy * length * 0.08, y: (start.y + end.y) / 2 + ux * length * 0.08 };
  const on = (a: number, c: number, b: number): number => (a + 2 * c + b) / 4;
  const q = (v: number): number => Math.round(v * 10) / 10;
  return {
    d: `M${q(start.x)} ${q(start.y)}Q${q(control.x)} ${q(control.y)} ${q(end.x)} ${q(end.y)}`,
    x: on(start.x, control.x, end.x),
    y: on(start.y, control.y, end.y),
  };
}
