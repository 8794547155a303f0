import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { chooseSettings, dice, type Played, writeSaved } from '@trollmoot/kernel';
import { type Action, type GameSettings, type State, type View, vast, WIDTH } from '@trollmoot/vast';
import { click, press } from '@trollmoot/web/test/hands.ts';
import { savedWhen } from '@trollmoot/web/test/saves.ts';
import {
  expectEverySize,
  expectSoon,
  nextMoment,
  openSaved,
  quickly,
  tasksDuring,
  turnTo,
  watchErrors,
} from '@trollmoot/web/test/tools.ts';

/** The cave's transform once it has stopped moving. */
const camera = (page: Page) =>
  page.evaluate(async () => {
    const STILL = 6; // frames without a change
    let [now, since] = ['', 0];
    while (since < STILL) {
      const before = now;
      now = getComputedStyle(document.querySelector('.world')!).transform;
      since = now === before ? since + 1 : 0;
      await new Promise((painted) => requestAnimationFrame(painted));
    }
    const { e, f, a } = new DOMMatrix(now);
    return { x: e, y: f, scale: a };
  });
/** A game of five, played at random until such an act is legal with this many spaces on the map. */
const saved = (seed: string, kind: Action['do'], spaces = 0, settings: object = {}) =>
  savedWhen(
    vast as never,
    { seats: 5, seed, settings: { roles: 'KGDCT', ...settings } },
    ({ options, view }) => options.some((act) => act.do === kind) && (view() as View).map.spaces.length >= spaces,
  );
async function open(page: Page, text: string) {
  await openSaved(page, text);
  if ((await nextMoment(page)) === 'covered') await press(page.getByRole('button', { name: 'Show the table' }));
  await expect(page.locator('.table:has(.bar.mine) .pane')).toBeVisible();
}

test('the map is moved by hand, wheel, keys and buttons, and comes back', async ({ page }) => {
  await quickly(page);
  const errors = watchErrors(page);
  await open(page, saved('moved', 'walk', 20));
  const start = await camera(page);
  const box = (await page.locator('.pane').boundingBox())!;
  const [x, y] = [box.x + box.width * 0.5, box.y + 12];

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 40, { steps: 4 });
  await page.mouse.up();
  const dragged = await camera(page);
  expect(dragged.x).toBeCloseTo(start.x - 60, 0);
  expect(dragged.y).toBeCloseTo(start.y + 40, 0);

  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await camera(page)).scale).toBeGreaterThan(dragged.scale * 1.2);

  await press(page.locator('.pane'), '0');
  const fitted = await camera(page);
  expect(fitted.scale).toBeCloseTo(start.scale, 2);
  await press(page.locator('.pane'), '+');
  expect((await camera(page)).scale).toBeCloseTo(fitted.scale * 1.25, 2);
  await press(page.locator('.pane'), 'ArrowRight');
  await press(page.locator('.pane'), '-');
  await click(page.getByRole('button', { name: 'Show the whole cave' }));
  expect(await camera(page)).toEqual(fitted);

  await click(page.getByRole('button', { name: 'Zoom in' }));
  await click(page.getByRole('button', { name: 'Zoom in' }));
  await click(page.getByRole('button', { name: 'Find my piece' }));
  await expect
    .poll(async () => {
      const piece = (await page.locator('[data-piece="0"]').boundingBox())!;
      return Math.abs(piece.x + piece.width / 2 - (box.x + box.width / 2));
    })
    .toBeLessThan(60);
  await expect(page.getByRole('button', { name: /^Overview/ })).toBeVisible(); // part of the cave is out of sight
  expect(errors).toEqual([]);
});

test('two fingers bring the map nearer', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await quickly(page);
  await open(page, saved('pinched', 'walk', 25));
  const before = await camera(page);
  const box = (await page.locator('.pane').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = await context.newCDPSession(page);
  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', far: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - far, y, id: 0 },
              { x: x + far, y, id: 1 },
            ],
    });
  await touch(fingers, 'touchStart', 30);
  for (const far of [40, 50, 60]) await touch(fingers, 'touchMove', far);
  await touch(fingers, 'touchEnd', 0);
  await expect.poll(async () => (await camera(page)).scale / before.scale).toBeGreaterThan(1.5);
  await context.close();
});

test('a tap turns a new tile, which shows what it opens; a tick places it', async ({ page }) => {
  await quickly(page);
  await open(page, saved('turned', 'turn'));
  const tile = page.locator('[data-turn]');
  await expect(tile).toHaveAttribute('aria-label', /^Turn the tile: 1 of \d/);
  await press(tile);
  await expect(tile).toHaveAttribute('aria-label', /^Turn the tile: 2 of \d/);
  await expect(page.locator('.door')).not.toHaveCount(0);
  await click(page.locator('[data-done]'));
  await expect(tile).toHaveCount(0);
});

test('a step is taken by touching where it leads, and a touch elsewhere says why not', async ({ page }) => {
  await quickly(page);
  await open(page, saved('stepped', 'sneak', 12));
  const lines = page.locator('#choices ol li:not(.head)');
  const before = await lines.count();
  const ways = page.locator('.tile[data-lit]');
  await expect(ways.first()).toBeVisible();
  await page.locator('.tile:not([data-lit]):not(.way)').last().dispatchEvent('click');
  await expect(page.locator('.note')).toContainText(/\w/);
  await press(ways.first());
  // A single act there is played; several are offered in a menu.
  const entry = page.locator('.menu .entry').first();
  await expect(entry.or(lines.nth(before)).first()).toBeVisible();
  if (await entry.isVisible()) await press(entry);
  await expect(lines.nth(before)).toBeAttached();
});

/** Every role does what brings the pieces closest together, until five share a tile. */
function crowded(): string {
  for (let n = 0; n < 40; n++) {
    const settings = chooseSettings(vast, { roles: 'KGDT' }, 4) as GameSettings;
    const seed = `crowd${n}`;
    const s = vast.setup(settings, 4, seed);
    const random = dice(seed);
    const log: Played[] = [];
    for (let ply = 0; ply < 250 && s.outcome === null; ply++) {
      if (gathered(s).most >= 5)
        return writeSaved(vast, { game: 'vast', rules: vast.rules, settings, seats: 4, seed, log });
      const by = vast.waitingFor(s)[0]!;
      let [best, worth] = [vast.options(s, by)[0]!, Number.NEGATIVE_INFINITY];
      for (const act of vast.options(s, by).slice(0, 40)) {
        const next = vast.clone(s);
        vast.play(next, by, act);
        const fights = act.do === 'assault' || act.do === 'fightTribe' || next.outcome !== null ? 9 : 0;
        const value = gathered(next).near + random(100) / 60 - fights;
        if (value > worth) [best, worth] = [act, value];
      }
      log.push({ by, act: best });
      vast.play(s, by, best);
    }
  }
  throw new Error('nobody wants to share a tile any more');
}
function gathered(s: State): { most: number; near: number } {
  const cells = [s.knight!.at, ...s.goblins!.at, s.dragon!.at, s.thief!.at].map((at) =>
    at < 0 ? -1 : s.map.layout.cell[at]!,
  );
  let [most, near] = [0, -99];
  for (const here of cells.filter((cell) => cell >= 0)) {
    let value = 0;
    for (const cell of cells)
      value +=
        cell < 0
          ? -6
          : cell === here
            ? 4
            : -(
                Math.abs((cell % WIDTH) - (here % WIDTH)) +
                Math.abs(Math.floor(cell / WIDTH) - Math.floor(here / WIDTH))
              );
    near = Math.max(near, value);
    most = Math.max(most, cells.filter((cell) => cell === here).length);
  }
  return { most, near };
}

test('five pieces share a tile, and each can be seen', async ({ page }) => {
  await quickly(page);
  await open(page, crowded());
  await camera(page);
  const pieces = await page.evaluate(() => {
    const seen = (piece: Element): number => {
      // Of a grid of points on the piece's emblem, how many are not behind another piece?
      const { left, top, width, height } = piece.querySelector('use')!.getBoundingClientRect();
      let free = 0;
      for (let i = 0; i < 5; i++)
        for (let j = 0; j < 5; j++) {
          const met = document
            .elementsFromPoint(left + (width * (i + 0.5)) / 5, top + (height * (j + 0.5)) / 5)
            .map((element) => element.closest('[data-piece]'))
            .find((other) => other !== null);
          if (met === piece || met === undefined) free++;
        }
      return free / 25;
    };
    const all = [...document.querySelectorAll<SVGGElement>('[data-piece]')];
    for (const piece of all) piece.style.pointerEvents = 'auto';
    return all.map((piece) => ({ space: piece.dataset.space, seen: seen(piece) }));
  });
  const spaces = pieces.map(({ space }) => space);
  const busiest = pieces.filter(({ space }) => spaces.filter((other) => other === space).length >= 5);
  expect(busiest.length).toBeGreaterThanOrEqual(5);
  for (const { seen } of busiest) expect(seen).toBeGreaterThan(0.35);
});

test('with fifty spaces on the map a move is seen within 100 ms', async ({ page, browser }) => {
  await quickly(page, { motion: 'full' });
  await open(page, saved('fifty', 'walk', 50, { terrain: true }));
  let found: readonly number[] = [];
  const { longest, third } = await tasksDuring(browser, page, async () => {
    found = await page.evaluate(async () => {
      const painted = (): Promise<number> =>
        new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
      const found: number[] = [];
      for (let moves = 0; moves < 3; moves++) {
        const way = document.querySelector('.tile[data-lit]');
        if (way === null) break;
        await painted();
        const from = performance.now();
        way.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        found.push((await painted()) - from);
      }
      return found;
    });
  });
  const spaces = await page.locator('.tile').count();
  console.log(
    `vast, ${spaces} spaces: key to paint ${found.map((ms) => ms.toFixed(0)).join(', ')} ms by the clock on the wall; the longest task worked ${longest.toFixed(0)} ms, the third ${third.toFixed(0)} ms`,
  );
  expect(spaces).toBeGreaterThanOrEqual(50);
  expect(found.length).toBeGreaterThan(0);
  expect(third).toBeLessThan(100); // CPU time
});

test('the cave fits and is accessible at every size', async ({ page }) => {
  await quickly(page);
  const errors = watchErrors(page);
  await open(page, saved('seen', 'walk', 15));
  await expectEverySize(page, async () => {
    await expectSoon(page, () =>
      [...document.querySelectorAll('.world text')].flatMap((text) => {
        const { a } = (text as SVGTextElement).getScreenCTM()!;
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * a;
        return size < 11.9 ? [`${text.textContent} ${size.toFixed(1)}`] : [];
      }),
    );
  });
  for (const question of ['reach', 'attacks', 'threats']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByLabel('Show me…').selectOption(question);
  }
  expect(errors).toEqual([]);
});

test('the Dragon die is shown where it fell, and the cells it strikes glow', async ({ page }) => {
  await quickly(page, { motion: 'full' });
  let label = '';
  const text = savedWhen(
    vast as never,
    { seats: 5, seed: 'claws', settings: { roles: 'KGDCT' } },
    ({ options, view }) => {
      const claw = (options as readonly Action[]).find((act) => act.do === 'power' && act.power === 'claw');
      if (claw !== undefined) label = vast.words.en.label(claw, view() as View);
      return claw !== undefined;
    },
  );
  await open(page, text);
  // The die shows for less than a second, so an observer in the page looks for it.
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const dice = document.querySelector('.dice');
      if (dice !== null) seen.push(dice.querySelectorAll('path[fill="#ff6a2a"]').length);
    }).observe(document.querySelector('.pane')!, { subtree: true, childList: true });
  });
  await turnTo(page, 'Choices');
  await press(page.locator('#choices').getByRole('button', { name: label, exact: true }).first());
  await expect
    .poll(() => page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen)))
    .toBeGreaterThan(0);
});
