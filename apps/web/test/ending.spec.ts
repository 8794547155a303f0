import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { caveTroll } from '@trollmoot/cave-troll';
import { chooseSettings, dice, type Game, type Played, type Result, writeSaved } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { press } from './hands.ts';
import { expectAccessible, openSaved, quickly, resultOf, tasksDuring } from './tools.ts';

interface Finished {
  readonly saved: string;
  readonly result: Result;
}

/** A whole game, played at random. */
function finished(game: Game, seats: number, seed: string): Finished {
  const settings = chooseSettings(game, {}, seats);
  if (typeof settings === 'string') throw new Error(settings);
  const s = game.setup(settings, seats, seed);
  const random = dice(seed);
  const log: Played[] = [];
  for (let by = game.waitingFor(s)[0]; by !== undefined; by = game.waitingFor(s)[0]) {
    const options = game.options(s, by);
    const act = options[random(options.length)]!;
    log.push({ by, act });
    game.play(s, by, act);
  }
  const saved = writeSaved(game, { game: game.name, rules: game.rules, settings, seats, seed, log });
  return { saved, result: game.result(s)! };
}

/** The first game that ends like this. */
function finishedWhen(game: Game, seats: number, ends: (result: Result) => boolean): Finished {
  for (let i = 0; i < 5000; i++) {
    const found = finished(game, seats, `ending ${i}`);
    if (ends(found.result)) return found;
  }
  throw new Error('No game ends like this.');
}

test('an opened finished game draws its score chart in short tasks, and its turning points replay', async ({
  page,
  browser,
}) => {
  await quickly(page);
  const { saved } = finished(caveTroll as unknown as Game, 4, 'ending');
  const result = resultOf(page);
  const { longest, third, count } = await tasksDuring(browser, page, async () => {
    await openSaved(page, saved);
    await press(page.getByRole('button', { name: 'The end of the tale' }));
    await expect(result.locator('figure circle').first()).toBeAttached(); // a turning point
  });
  console.log(
    `a finished game: the longest of ${count} tasks worked ${longest.toFixed(0)} ms, the third ${third.toFixed(0)} ms`,
  );
  expect(third).toBeLessThan(200);
  const courses = await result.locator('figure .course').evaluateAll((all) => all.map((one) => one.getAttribute('d')!));
  expect(courses).toHaveLength(4);
  for (const course of courses) expect(course).toMatch(/H[\d.]+V[\d.]+/); // the line has at least one step
  await expectAccessible(page);
  await press(result.getByRole('list', { name: 'Turning points' }).getByRole('button').first());
  await expect(result).toBeHidden();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
});

test('a game saved as a file passes the command line’s verify, and opens again', async ({ page }) => {
  await quickly(page);
  await openSaved(page, finished(trollAndDragon as unknown as Game, 3, 'a file').saved);
  const result = resultOf(page);
  await press(page.getByRole('button', { name: 'The end of the tale' }));
  const places = await result.getByRole('list').first().innerText();
  const saving = page.waitForEvent('download');
  await press(result.getByRole('button', { name: 'Save as text' }));
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^troll-and-dragon-.+\.txt$/);
  const file = await download.path();
  const commandLine = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
  const vouched = execFileSync(process.execPath, [commandLine, 'verify', file], { encoding: 'utf8' });
  expect(vouched).toMatch(/all \d+ plies are legal, and the game is over\./);

  await page.goto('/#/archive');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(result.getByRole('list').first()).toHaveText(places.replaceAll(/\s+/g, ' '), { useInnerText: true });
});

test('a tie on points names the tie-break rule', async ({ page }) => {
  await quickly(page);
  const { saved } = finishedWhen(trollAndDragon as unknown as Game, 3, ({ places, scores }) =>
    scores.some((score, a) => scores.some((other, b) => score === other && places[a] !== places[b])),
  );
  await openSaved(page, saved);
  const result = resultOf(page);
  await press(page.getByRole('button', { name: 'The end of the tale' }));
  await expect(result.getByText('Tied on points. Tie-break:')).toBeVisible();
  await press(result.getByRole('button', { name: 'Open rule END-6' }));
  await expect(page.getByText('The most points win. Tied, the most nuggets win.', { exact: false })).toBeVisible();
});
