import type { Obstacle } from './place.ts';

const TARGET = 4; // a legal target, or the end of a trail
const PIECE = 1;
const PROMPT = 8;
const SMALL = 72; // pixels: a larger thing is a room or a panel, and some card always covers part of one

/** What a card about this element should leave in sight: legal targets, trail ends, pieces and the prompt. */
export function obstaclesTo(anchor: Element): Obstacle[] {
  const found: Obstacle[] = [];
  const add = (selector: string, weight: number, isSmall: boolean): void => {
    for (const element of document.querySelectorAll(selector)) {
      if (element === anchor || element.contains(anchor) || anchor.contains(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.width > 0 && (!isSmall || Math.max(box.width, box.height) <= SMALL)) found.push({ box, weight });
    }
  };
  add('.board [data-lit], [data-trail-end], .board button, .bar .button', TARGET, false);
  add('.board [data-thing]:not([data-lit])', PIECE, true);
  add('.prompt > .bar', PROMPT, false);
  return found;
}
