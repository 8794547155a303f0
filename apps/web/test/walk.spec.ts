import { expect, type Page, test } from '@playwright/test';
import { GAMES } from './games.ts';
import { press, touchSomething } from './hands.ts';
import { dice, nextMoment, playSeeded, quickly, SIZES, turnTo, unfold } from './tools.ts';

// Everything that has a name answers: a walk over every thing on every board.

test.describe.configure({ mode: 'parallel' });

const ACTS = 14; // of the reader, so that there is something on the board

/**
 * Runs in the page: asks about every element that shows a thing, by mouse or by finger, and returns those without an
 * answer. The first few wait as long as a reader does; for the others, the page's short timers fire at once.
 */
async function askAll(isPhone: boolean): Promise<{ asked: number; silent: string[] }> {
  const PATIENT = 4; // things
  const SHORT = 500; // milliseconds: a pointer at rest, a finger held down, a card that closes
  const NEVER = 60_000; // milliseconds: longer than any machine takes
  const wait = globalThis.setTimeout;
  const hurry = (then: () => void, after = 0) => wait(then, after <= SHORT ? 0 : after);
  const painted = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  const until = async (isSo: () => boolean): Promise<boolean> => {
    for (const start = performance.now(); performance.now() - start < NEVER; await painted()) if (isSo()) return true;
    return false;
  };
  const card = () => document.querySelector('.explains.placed');
  const seen = new Set<string>();
  const silent: string[] = [];
  const point = (on: Element, type: string): void => {
    const { left, top, width, height } = on.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: isPhone ? 'touch' : 'mouse', ...at }));
  };
  for (const element of document.querySelectorAll('.table [data-thing]')) {
    const thing = element.getAttribute('data-thing')!;
    if (seen.has(thing) || !element.isConnected || !element.checkVisibility()) continue;
    seen.add(thing);
    if (seen.size > PATIENT) Object.assign(globalThis, { setTimeout: hurry });
    point(element, isPhone ? 'pointerdown' : 'pointerover');
    const isTold = await until(() => (card()?.querySelector('.text p')?.textContent ?? '') !== '');
    if (!isTold || (card()!.querySelector('h3')!.textContent ?? '') === '') silent.push(thing);
    const picture = card()?.querySelector('.portrait > *')?.getBoundingClientRect();
    const text = card()?.querySelector('.text')?.getBoundingClientRect();
    if (picture !== undefined && text !== undefined && picture.bottom > text.top + 1)
      silent.push(`${thing}: its picture covers the text`);
    if (isPhone) {
      point(element, 'pointerup');
      card()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    } else point(document.body, 'pointerover');
    if (!(await until(() => card() === null))) silent.push(`${thing}: its card stays`);
  }
  return { asked: seen.size, silent };
}

/** What can be touched but not asked about. */
const nameless = (page: Page): Promise<string[]> =>
  page
    .locator('.table [data-part]')
    .evaluateAll((all) =>
      all.filter((one) => one.closest('[data-thing]') === null).map((one) => one.outerHTML.slice(0, 120)),
    );

for (const game of GAMES.filter(({ words }) => words.en.thingsIn !== undefined)) {
  for (const size of SIZES.filter(({ name }) => name !== 'tablet'))
    test(`${game.name} on a ${size.name}: every thing is explained`, async ({ browser }) => {
      const isPhone = size.name === 'phone';
      const context = await browser.newContext({ viewport: size, hasTouch: isPhone });
      const page = await context.newPage();
      await quickly(page);
      await playSeeded(page, game.name, 'walk');
      const random = dice(8);
      for (let acts = 0; acts < ACTS && (await nextMoment(page)) === 'asked'; )
        if (await touchSomething(page, random, isPhone ? 'tap' : 'click')) acts++;
      await nextMoment(page);
      await page.evaluate(() => document.querySelector<HTMLElement>('.note')?.remove());
      expect(await nameless(page)).toEqual([]);
      const { asked, silent } = await page.evaluate(askAll, isPhone);
      expect(silent).toEqual([]);
      expect(asked).toBeGreaterThan(20);
      await context.close();
    });

  test(`${game.name}: a screen reader hears name, role and description, and a list reaches everything`, async ({
    page,
  }) => {
    await quickly(page);
    await playSeeded(page, game.name, 'walk');
    await nextMoment(page);
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '.board [data-thing][role], .mine [data-thing][role]',
    });
    expect(nodeIds.length).toBeGreaterThan(0);
    for (const nodeId of nodeIds) {
      const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
      const { ignored, name, role, description } = nodes[0]!;
      if (ignored) continue; // hidden at this size
      const said = [name?.value, role?.value, description?.value];
      expect(
        said.map((part) => String(part ?? '').length > 0),
        said.join(' | '),
      ).toEqual([true, true, true]);
    }
    const shown = await page
      .locator('.board [data-thing]')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-thing')!))]);
    await turnTo(page, 'Choices');
    await unfold(page, 'Everything on the table');
    const unlisted = async (): Promise<string[]> => {
      const listed = await page
        .locator('#choices [data-thing]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-thing')!));
      return shown.filter((thing) => !listed.includes(thing));
    };
    await expect.poll(unlisted).toEqual([]);
    const first = page.locator('#choices [data-thing]').first();
    await press(first);
    await expect(page.locator('.explains.placed')).toHaveAttribute('role', 'dialog');
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();
  });
}
