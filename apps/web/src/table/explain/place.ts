export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something on the page that a card should not cover, and how bad it would be. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

const GAP = 12; // pixels between a thing and its card
const EDGE = 8; // between a card and the edge of the window

const SIDES = ['right', 'left', 'below', 'above'] as const;
export type Side = (typeof SIDES)[number];

export interface Placed {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
}

/**
 * Where a card of this size goes beside its thing: right, left, below or above, the first that covers nothing; otherwise
 * the one that covers least. It stays within the window.
 */
export function placeBeside(
  thing: Box,
  card: { readonly width: number; readonly height: number },
  window: Box,
  obstacles: readonly Obstacle[],
): Placed {
  const tried = SIDES.map((side) => {
    const { left, top } = within(window, card, at(side, thing, card));
    const box: Box = { left, top, right: left + card.width, bottom: top + card.height };
    const hidesThing = overlap(box, thing) ? 1000 : 0;
    const covered = obstacles.reduce((sum, { box: other, weight }) => sum + (overlap(box, other) ? weight : 0), 0);
    return { placed: { side, left, top }, cost: hidesThing + covered };
  });
  return tried.reduce((best, one) => (one.cost < best.cost ? one : best)).placed;
}

function at(side: Side, thing: Box, { width, height }: { readonly width: number; readonly height: number }) {
  const middleX = (thing.left + thing.right - width) / 2;
  const middleY = (thing.top + thing.bottom - height) / 2;
  switch (side) {
    case 'right':
      return { left: thing.right + GAP, top: middleY };
    case 'left':
      return { left: thing.left - GAP - width, top: middleY };
    case 'below':
      return { left: middleX, top: thing.bottom + GAP };
    case 'above':
      return { left: middleX, top: thing.top - GAP - height };
  }
}

function within(
  window: Box,
  { width, height }: { readonly width: number; readonly height: number },
  { left, top }: { readonly left: number; readonly top: number },
) {
  return {
    left: Math.max(window.left + EDGE, Math.min(left, window.right - EDGE - width)),
    top: Math.max(window.top + EDGE, Math.min(top, window.bottom - EDGE - height)),
  };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
