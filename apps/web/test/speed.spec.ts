import { expect, test } from '@playwright/test';
import { dice, nextMoment, playSeeded, quickly, tasksDuring, touchSomething } from './tools.ts';

const MOVES = 15;

type Watched = typeof globalThis & { paints: number[] };

// A clock on the wall measures the machine's other guests too: it is printed. The processor's own time is ours to
// answer for: it is held to twice what we promise on a machine of today, for those that are slower.
for (const game of ['troll-and-dragon', 'bridge-troll', 'cave-troll'])
  test(`${game}: a move is seen within 100 ms, and no task is longer than 50 ms while bots think`, async ({
    page,
    browser,
  }) => {
    await quickly(page, { motion: 'full' });
    const opening = await tasksDuring(browser, page, async () => {
      await playSeeded(page, game, 'speed');
      await nextMoment(page);
    });
    await page.evaluate(() => {
      const watched = globalThis as Watched;
      watched.paints = [];
      addEventListener(
        'pointerdown',
        ({ timeStamp }) =>
          requestAnimationFrame(() => setTimeout(() => watched.paints.push(performance.now() - timeStamp))),
        true,
      );
    });
    const random = dice(3);
    const playing = await tasksDuring(browser, page, async () => {
      for (let moves = 1; moves <= MOVES && (await nextMoment(page)) === 'asked'; moves++) {
        await touchSomething(page, random);
        await page.waitForFunction((n) => (globalThis as Watched).paints.length >= n, moves);
      }
    });
    const paints = await page.evaluate(() => (globalThis as Watched).paints);
    console.log(
      `${game}: press to paint ${median(paints).toFixed(0)} ms (median of ${paints.length}); the longest of ${playing.count} tasks worked ${playing.longest.toFixed(0)} ms (${opening.longest.toFixed(0)} ms while the table was laid), ${playing.long} took more than 50 ms by the clock on the wall`,
    );
    expect(paints.length).toBeGreaterThan(10);
    expect(playing.longest).toBeLessThan(100);
  });

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
