import { agrees } from '@trollmoot/boardkit/choose.ts';
import type { Act } from '@trollmoot/kernel';

/** A rectangle on the board, in pixels of its frame. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where an act is to be seen: the place it goes to, and the thing it begins with. */
export interface Trace {
  readonly to: Box;
  readonly from: Box | null;
}

/** Finds an act among the things of a board, which say in `data-part` what of an act they stand for. Null: it has no place. */
export function traceOf(frame: Element, act: Act): Trace | null {
  const home = frame.getBoundingClientRect();
  const boxes: Box[] = [];
  const kinds: Box[] = []; // of things that say only what kind of act it is, such as a card face down to claim
  for (const element of frame.querySelectorAll('[data-part]')) {
    const part: unknown = JSON.parse(element.getAttribute('data-part') ?? '{}');
    if (typeof part !== 'object' || part === null) continue;
    const says = Object.keys(part).filter((field) => field !== 'do');
    if (!('do' in part || says.length > 0) || !agrees(act, part)) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = { x: left - home.left, y: top - home.top, width, height };
    if (width > 0 && height > 0) (says.length > 0 ? boxes : kinds).push(box);
  }
  if (boxes.length === 0) return kinds.length === 0 ? null : { to: kinds[0]!, from: null };
  const bySize = boxes.toSorted((a, b) => a.width * a.height - b.width * b.height);
  const to = bySize.at(-1)!;
  const from = bySize.find((box) => !isWithin(box, to)) ?? null;
  return { to, from };
}

const isWithin = (box: Box, of: Box): boolean => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= of.x && x <= of.x + of.width && y >= of.y && y <= of.y + of.height;
};
