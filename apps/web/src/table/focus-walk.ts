const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2.2; // how much worse a pixel to the side is than a pixel ahead

/**
 * Arrow keys go from thing to thing on the board and among the reader's own things, also to those that cannot be used
 * now and that Tab skips. Returns whether the key did so.
 */
export function walkFocus(key: string): boolean {
  const way = DIRECTIONS[key];
  const from = document.activeElement;
  const region = from?.closest('.board, .mine') ?? null;
  if (way === undefined || from === null || region === null) return false;
  const things = [...region.querySelectorAll<HTMLElement | SVGElement>('[data-thing][tabindex]')];
  if (!from.hasAttribute('data-thing')) {
    things[0]?.focus();
    return things.length > 0;
  }
  const [x, y] = middleOf(from);
  let best: { readonly thing: HTMLElement | SVGElement; readonly far: number } | null = null;
  for (const thing of things) {
    const [thingX, thingY] = middleOf(thing);
    const ahead = (thingX - x) * way[0] + (thingY - y) * way[1];
    const aside = Math.abs((thingX - x) * way[1]) + Math.abs((thingY - y) * way[0]);
    if (thing === from || ahead < 1) continue;
    const far = ahead + aside * ASIDE;
    if (best === null || far < best.far) best = { thing, far };
  }
  best?.thing.focus();
  return best !== null;
}

function middleOf(element: Element): readonly [x: number, y: number] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}
