import { BOARDS, NEIGHBOURS, type Space, type SpaceId } from './board.ts';

/** Where two spaces touch: a line between two points of the grid. */
interface Border {
  readonly a: SpaceId;
  readonly b: SpaceId;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}
/** A doorway, in the middle of its border. */
interface Door extends Border {
  readonly x: number;
  readonly y: number;
}

const { spaces } = BOARDS.threePits;
const borders: readonly Border[] = spaces.flatMap((a) =>
  spaces.flatMap((b) => {
    const border = a.id < b.id ? borderOf(a, b) : null;
    return border === null ? [] : [border];
  }),
);
const isOpen = ({ a, b }: Border): boolean => NEIGHBOURS[a]!.includes(b);

/** For drawing: the walls between spaces and the doorways in them, the same in both layouts. */
export const WALLS: readonly Border[] = borders.filter((border) => !isOpen(border));
export const DOORS: readonly Door[] = borders
  .filter(isOpen)
  .map((border) => ({ ...border, x: (border.x1 + border.x2) / 2, y: (border.y1 + border.y2) / 2 }));

/** Where two rectangles touch along more than a point. */
function borderOf(a: Space, b: Space): Border | null {
  const x1 = Math.max(a.x, b.x);
  const x2 = Math.min(a.x + a.w, b.x + b.w);
  const y1 = Math.max(a.y, b.y);
  const y2 = Math.min(a.y + a.h, b.y + b.h);
  const touch = (x1 === x2 && y1 < y2) || (y1 === y2 && x1 < x2);
  return touch ? { a: a.id, b: b.id, x1, y1, x2, y2 } : null;
}
