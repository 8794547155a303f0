import { expect, test } from '@playwright/test';
import { caveTroll } from '@trollmoot/cave-troll';
import { chooseSettings, dice, type Game, type Played, writeSaved } from '@trollmoot/kernel';
import { expectAccessible, openSaved, quickly, tasksDuring } from './tools.ts';

/** A whole game, played by chance. */
function finished(game: Game, seats: number, seed: string): string {
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
  return writeSaved(game, { game: game.name, rules: game.rules, settings, seats, seed, log });
}

test('a finished game that is opened tells its whole course, in short tasks, and leads back to its turning points', async ({
  page,
  browser,
}) => {
  await quickly(page);
  const saved = finished(caveTroll as unknown as Game, 4, 'ending');
  const result = page.getByRole('dialog', { name: 'The end of the tale' });
  const { longest, count } = await tasksDuring(browser, page, async () => {
    await openSaved(page, saved);
    await expect(result.locator('figure circle').first()).toBeAttached(); // a turning point
  });
  console.log(`a finished game: the longest of ${count} tasks worked ${longest.toFixed(0)} ms`);
  expect(longest).toBeLessThan(200);
  const courses = await result.locator('figure .course').evaluateAll((all) => all.map((one) => one.getAttribute('d')!));
  expect(courses).toHaveLength(4);
  for (const course of courses) expect(course).toMatch(/H[\d.]+V[\d.]+/); // it goes up
  await expectAccessible(page);
  await result.getByRole('list', { name: 'Turning points' }).getByRole('button').first().click();
  await expect(result).toBeHidden();
  await expect(page.getByText('Replay ·', { exact: false })).toBeVisible();
});
