import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

// Hands that neither lose a press nor misplace one, however slow or quick the page is.
//
// `Locator.press` gives an element the focus and sends the key. It does not wait for a button that is still disabled, nor
// look whether the focus was refused or taken away, nor notice that the element was replaced in between: the key is lost,
// or goes elsewhere. `Locator.click` waits and aims; but press and release are two events, and what moves between them is
// not clicked. So each of these hands tells the page beforehand what is meant: keys and presses come through to that
// alone, the rest is held back, and what did not arrive is done once more.

/** What is meant, and whether it is meant for the keyboard. */
interface Wanted {
  readonly wanted: Element;
  readonly byKey: boolean;
}

interface Aim {
  letGo(): Promise<boolean>; // did it arrive?
}

/** In the page: until it is let go, keys and presses reach this thing alone. */
function aimAt({ wanted, byKey }: Wanted): Aim {
  const CLICK_FOLLOWS = 5000; // milliseconds at most after a tap: the browser first looks whether it was one
  const guards = new AbortController();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<boolean>();
  let isPressed = false; // a press has begun on it: then its release is let through wherever that is
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

/** Aim, do it, and let go: did it arrive? */
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

/** Press this button, link or tab by key, as soon as it can be pressed. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await expect(async () => {
    const did = await aimed(await wantedBy(target, true), () => target.page().keyboard.press(key));
    expect(did, `${key} on ${target}`).toBe(true);
  }).toPass();
}

/** Click or tap it where the pointer is what is tested, as soon as it can be clicked. */
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

/** Tick this box or radio button. */
export async function tick(box: Locator): Promise<void> {
  if (!(await box.isChecked())) await press(box, 'Space');
  await expect(box).toBeChecked();
}

/** Press any one of these by key, if there is one: which, luck decides. */
export async function pressAny(page: Page, selector: string, luck: number): Promise<void> {
  const found = await page.evaluateHandle(
    ({ selector, luck }) => {
      const all = document.querySelectorAll(selector);
      return all.length === 0 ? null : { wanted: all[Math.floor(luck * all.length)]!, byKey: true };
    },
    { selector, luck },
  );
  if (await found.evaluate((one) => one === null)) return;
  await aimed(found as JSHandle<Wanted>, () => page.keyboard.press('Enter'));
}

const GLOWS = '.board [data-lit], .board button:enabled, .mine [data-lit], .bar .act';

/** Something that glows and can be reached by a pointer, and where. */
type Glowing = Wanted & Point;

/** In the page: the first from here on of all that glows, is a button of the board or of the prompt. */
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
 * Whatever glows, is a button of the board or of the prompt: picked at random, touched where it is. Was anything? What
 * has gone meanwhile is not, nor what has taken its place.
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
