import { expect, test } from '@playwright/test';
import { dice, nextMoment, playSeeded, quickly, touchSomething } from './tools.ts';

const MOVES = 15;

type Watched = typeof globalThis & { paints: number[] };

/** An event of the browser's own record; times in microseconds, `tdur` what the thread had of the processor. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

// A clock on the wall measures the machine's other guests too: it is printed. The processor's own time is ours to
// answer for: it is held to twice what we promise on a machine of today, for those that are slower.
for (const game of ['troll-and-dragon', 'bridge-troll', 'cave-troll'])
  test(`${game}: a move is seen within 100 ms, and no task is longer than 50 ms while bots think`, async ({
    page,
    browser,
  }) => {
    await quickly(page, { motion: 'full' });
    await playSeeded(page, game, 'speed');
    await nextMoment(page);
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
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
    const random = dice(3);
    for (let moves = 1; moves <= MOVES && (await nextMoment(page)) === 'asked'; moves++) {
      await touchSomething(page, random);
      await page.waitForFunction((n) => (globalThis as Watched).paints.length >= n, moves);
    }
    const tasks = tasksOfPages(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
    const paints = await page.evaluate(() => (globalThis as Watched).paints);
    const own = Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
    const wall = tasks.filter(({ dur = 0 }) => dur > 50_000).length;
    console.log(
      `${game}: press to paint ${median(paints).toFixed(0)} ms (median of ${paints.length}); the longest of ${tasks.length} tasks worked ${own.toFixed(0)} ms, ${wall} took more than 50 ms by the clock on the wall`,
    );
    expect(paints.length).toBeGreaterThan(10);
    expect(own).toBeLessThan(100);
  });

/** What the pages' own threads did, task by task. */
function tasksOfPages(events: readonly Traced[]): Traced[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.filter(
    ({ ph, name, pid, tid }) => ph === 'X' && name.includes('RunTask') && mains.has(`${pid} ${tid}`),
  );
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
