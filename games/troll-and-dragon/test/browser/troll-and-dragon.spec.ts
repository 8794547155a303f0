import { expect, test } from '@playwright/test';
import { COLOURS, markPath } from '@trollmoot/boardkit/seats.ts';
import type { Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { click, press, touchSomething } from '@trollmoot/web/test/hands.ts';
import { savedWhen } from '@trollmoot/web/test/saves.ts';
import {
  dice,
  expectAccessible,
  expectEverySize,
  nextMoment,
  openSaved,
  playOn,
  playSeeded,
  quickly,
  resultOf,
  watchErrors,
} from '@trollmoot/web/test/tools.ts';

test('a whole game by mouse, then a replay and a rematch', async ({ page, browser }) => {
  await quickly(page);
  const errors = watchErrors(page);
  await playSeeded(page, 'troll-and-dragon', 'by-mouse');
  const random = dice(7);
  const acts = await playOn(page, () => touchSomething(page, random));
  expect(acts).toBeGreaterThan(10);
  const result = resultOf(page);
  await expect(result.getByRole('list').first().getByRole('listitem')).toHaveCount(4);
  await expect(result.getByRole('img', { name: /score over time/i })).toBeVisible();
  await expectAccessible(page);

  // A link carries the whole game to another device.
  await press(result.getByRole('button', { name: 'Share this game' }));
  const shared = result.getByRole('textbox', { name: /A link to this game/ });
  await expect(shared).toHaveValue(/#\/g\//);
  const link = await shared.inputValue();
  const places = await result.getByRole('list').first().innerText();
  const friend = await (await browser.newContext()).newPage();
  await quickly(friend);
  await friend.goto(link);
  await expect(friend.getByRole('slider', { name: 'Replay' })).toHaveValue('0'); // never the result
  await expect(resultOf(friend)).toBeHidden();
  await expect(friend.getByText('You', { exact: true })).toHaveCount(0);
  await press(friend.getByRole('button', { name: 'The end of the tale' }));
  await expect(resultOf(friend).getByRole('list').first()).toHaveText(
    places.replaceAll(/\s+/g, ' ').replace('You', 'Guest of the Hall'),
    { useInnerText: true },
  );
  await friend.context().close();

  await press(result.getByRole('button', { name: 'Replay' }));
  const slider = page.getByRole('slider', { name: 'Replay' });
  await expect(page.locator('.table')).toHaveAttribute('data-whole');
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(50);
  await press(page.getByRole('button', { name: 'One step back' }));
  await expect(slider).toHaveValue(String(last - 1));
  await slider.fill('0');
  await expect(slider).toHaveValue('0');
  await expect(page.getByText('60', { exact: true })).toBeVisible(); // the Grotto is full again
  await expectAccessible(page);

  await page.getByLabel('View as').selectOption({ label: 'a spectator' });
  await expect(slider).toHaveValue('0');
  await press(page.getByRole('button', { name: 'To the end' }));
  await expect(slider).toHaveValue(String(last));
  await press(page.locator('.bar').getByRole('button', { name: 'The end of the tale' }));
  await press(result.getByRole('button', { name: 'Rematch' }));
  await expect(page.locator('.bar')).not.toContainText('The game is over');
  expect(errors).toEqual([]);
});

test('what does not glow says why, with the rule', async ({ page }) => {
  await quickly(page);
  await playSeeded(page, 'troll-and-dragon', 'why');
  await nextMoment(page);
  await click(page.locator('.tray .die').first());
  const note = page.locator('.note');
  await expect(note).toContainText('Key');
  await press(note.getByRole('button', { name: /Open rule/ }));
  const rules = page.getByRole('dialog', { name: 'Rules of Troll & Dragon' });
  await expect(rules.locator('.here')).toBeInViewport();
  await expectAccessible(page);
  await rules.getByRole('searchbox').fill('dragon wakes');
  await expect(rules.locator('mark').first()).toBeVisible();
  await page.keyboard.press('Escape'); // clears the search
  await expect(rules.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape'); // closes the drawer
  await expect(rules).toBeHidden();
});

test('a line of the Chronicle bears the mark of the seat it is about, not of the last to act', async ({ page }) => {
  await quickly(page);
  const game = trollAndDragon as unknown as Game;
  let questions = 0;
  await openSaved(
    page,
    savedWhen(game, { seats: 4, seed: 'marks' }, () => questions++ > 60),
  );
  const entries = page.locator('#choices ol li:not(.head)').filter({ hasText: 'enters the Grotto' });
  await expect(entries.nth(3)).toBeAttached();
  const marks = await entries.evaluateAll((all) =>
    all.map((line) => [line.textContent!, line.querySelector('.mark path')!.getAttribute('d')!] as const),
  );
  const called = game.seatNames({}, 4);
  for (const [text, mark] of marks) {
    const seat = called.findIndex((name) => text.toLowerCase().includes(`${name} enters`));
    expect([text, mark]).toEqual([text, markPath(COLOURS[seat]!, 10, 10, 4.6)]);
  }
});

test('the table fits and is accessible at every size, by day and by night', async ({ page }) => {
  await quickly(page);
  await playSeeded(page, 'troll-and-dragon', 'sizes');
  await nextMoment(page);
  await expectEverySize(page);
});

test('a walk over every thing: Grotto and Cavern show them all, with words', async ({ page }) => {
  await quickly(page);
  const game = trollAndDragon as unknown as Game;
  for (const [step, wanted] of [
    ['grotto', ['grotto', 'cavern', 'hand', 'atRisk', 'white', 'act']],
    ['beats', ['grotto', 'cavern', 'hand', 'atRisk', 'gold', 'red', 'dragon', 'act']],
  ] as const)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await openSaved(
        page,
        savedWhen(game, { seats: 3, seed: 'walk' }, (asked) => asked.step.step === step),
      );
      const told = await page.evaluate(() =>
        [...document.querySelectorAll('.board [data-thing][aria-description]')].map(
          (one) => (JSON.parse(one.getAttribute('data-thing')!) as { thing: string }).thing,
        ),
      );
      expect(wanted.filter((thing) => !told.includes(thing))).toEqual([]);
      // The odds in the prompt and on the board are the same.
      if (step !== 'beats') continue;
      const odds = /Dragon wakes: \d+ in \d+/i;
      const [onBoard, inPrompt] = await Promise.all(
        ['.board .mood', '.bar .say'].map((place) => page.locator(place).textContent()),
      );
      expect(odds.exec(onBoard!)?.[0].toLowerCase()).toBe(odds.exec(inPrompt!)?.[0].toLowerCase());
    }
});
