import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

// Presses and clicks that are neither lost nor misplaced, no matter how slow or fast the page is.
//
// `Locator.press` focuses an element and sends the key. It does not wait for a disabled button, check that the element
// kept the focus, or notice that it was replaced in between: then the key is lost or goes to another element.
// `Locator.click` waits and aims, but press and release are two events, and an element that moves between them is not
// clicked. So each function here first tells the page which element is meant. The page lets keys and presses through to
// that element only, and a press that did not arrive is repeated.

/** The element that is meant, and whether for the keyboard. */
interface Wanted {
  readonly wanted: Element;
  readonly byKey: boolean;
}

interface Aim {
  letGo(): Promise<boolean>; // did it arrive?
}

/** Runs in the page: until `letGo`, keys and presses reach only this element. */
function aimAt({ wanted, byKey }: Wanted): Aim {
  const CLICK_FOLLOWS = 5000; // milliseconds: the browser first decides whether it was a tap
  const guards = new AbortController();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<boolean>();
  let isPressed = false; // a press has begun on it: let its release through, wherever that lands
  let isTapped = false;
  const guard = (event: Event): void => {
    const isThere = event.composedPath().includes(wanted) && !(wanted as HTMLButtonElement).disabled;
    const isPress = event instanceof MouseEvent && event.type !== 'click';
    if (event.type === 'pointerdown') isPressed = isThere;
    if (event.type === 'pointerup') isTapped = isPressed && (event as PointerEvent).pointerType === 'touch';
    if (!isThere && !(isPress && isPressed)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === (byKey ? 'keydown' : 'click')) arrive(true);
  };
  const { signal } = guards;
  for (const type of ['keydown', 'keypress', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, guard, { capture: true, signal });
  if (byKey) (wanted as HTMLElement).focus();
  return {
    async letGo() {
      setTimeout(() => arrive(false), isTapped ? CLICK_FOLLOWS : 0);
      const did = await arrived;
      guards.abort();
      return did;
    },
  };
}

/** Aims, presses and lets go. Did the press arrive? */
async function aimed(at: JSHandle<Wanted>, doIt: () => Promise<unknown>): Promise<boolean> {
  const aim = await at.evaluateHandle(aimAt);
  let did = false;
  try {
    await doIt();
  } finally {
    did = await aim.evaluate((one) => one.letGo());
    await at.dispose();
  }
  return did;
}

const wantedBy = (target: Locator, byKey: boolean): Promise<JSHandle<Wanted>> =>
  target.evaluateHandle((wanted, byKey) => ({ wanted: wanted as Element, byKey }), byKey);

/** Presses this button, link or tab by key, as soon as it is enabled. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await expect(async () => {
    const did = await aimed(await wantedBy(target, true), () => target.page().keyboard.press(key));
    expect(did, `${key} on ${target}`).toBe(true);
  }).toPass();
}

/** Clicks or taps it as soon as it is enabled, for tests of the pointer. */
export async function click(target: Locator, how: 'click' | 'tap' = 'click', position?: Point): Promise<void> {
  await expect(target).toBeEnabled();
  await expect(async () => {
    const did = await aimed(await wantedBy(target, false), () => target[how](position && { position }));
    expect(did, `a ${how} on ${target}`).toBe(true);
  }).toPass();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Ticks this checkbox or radio button. */
export async function tick(box: Locator): Promise<void> {
  if (!(await box.isChecked())) await press(box, 'Space');
  await expect(box).toBeChecked();
}

/** Presses one of these by key, if there is one; `luck` decides which. Did the press arrive? */
export async function pressAny(page: Page, selector: string, luck: number, key = 'Enter'): Promise<boolean> {
  const found = await page.evaluateHandle(
    ({ selector, luck }) => {
      const all = document.querySelectorAll(selector);
      return all.length === 0 ? null : { wanted: all[Math.floor(luck * all.length)]!, byKey: true };
    },
    { selector, luck },
  );
  if (await found.evaluate((one) => one === null)) return false;
  return aimed(found as JSHandle<Wanted>, () => page.keyboard.press(key));
}

const GLOWS = '.board [data-lit], .board button:enabled, .mine [data-lit], .bar .act';

/** Something that glows and that a pointer can reach, and where. */
type Glowing = Wanted & Point;

/** Runs in the page: the first one, counting from `first`, that glows or is a button of the board or the prompt. */
function glowing({ glows, first }: { glows: string; first: number }): Glowing | null {
  if (document.querySelector('.bar.mine') === null) return null;
  const all = [...document.querySelectorAll(glows)];
  const start = Math.floor(first * all.length);
  for (const one of [...all.slice(start), ...all.slice(0, start)]) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const letsThrough = getComputedStyle(one).pointerEvents === 'none';
    const wanted = letsThrough ? one.closest('.board') : one;
    for (const [across, down] of [
      [0.5, 0.5],
      [0.5, 0.85],
      [0.15, 0.85],
      [0.85, 0.15],
      [0.12, 0.5],
      [0.88, 0.5],
    ] as const) {
      const [x, y] = [left + width * across, top + height * down];
      const met = document.elementFromPoint(x, y);
      if (met !== null && wanted?.contains(met)) return { wanted, byKey: false, x, y };
    }
  }
  return null;
}

/**
 * Touches something that glows, or a button of the board or the prompt, picked at random. Returns whether it did: not
 * if it is gone by then, or if something else is in its place.
 */
export async function touchSomething(
  page: Page,
  random: () => number,
  how: 'click' | 'tap' = 'click',
): Promise<boolean> {
  const found = await page.evaluateHandle(glowing, { glows: GLOWS, first: random() });
  const at = await found.evaluate((one) => one && { x: one.x, y: one.y });
  if (at === null) return false;
  return aimed(found as JSHandle<Wanted>, () =>
    how === 'tap' ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y),
  );
}
