import { expect, test } from '@playwright/test';
import { press } from './hands.ts';
import { asked } from './lesson-walk.ts';
import { expectFits, quickly, turnTo, watchErrors } from './tools.ts';

test('a lesson shows the move, lets you stray and put it back, and keeps your place', async ({ page }) => {
  const errors = watchErrors(page);
  await quickly(page);
  await page.goto('/#/learn/cave-troll/moving');
  const coach = page.locator('section.coach');
  const prompt = page.locator('.bar .say');
  await expect(prompt).toContainText('Read on, then continue.');
  await press(coach.getByRole('button', { name: 'Continue' }));
  await expect(prompt).toContainText('Move the Adventurer to the North-East Hall.');
  await expect(coach).toContainText('if it were scored');

  await press(page.getByRole('button', { name: 'Show me', exact: true }));
  await expect(coach).toContainText('Like this. Now you.');
  await expect(prompt).toContainText('Move the Adventurer to the North-East Hall.'); // taken back by itself

  const board = page.locator('.board');
  await press(board.getByRole('button', { name: 'blue Adventurer' }));
  await press(board.getByRole('button', { name: 'North-East Vault' }));
  await expect(coach).toContainText('You can do that, too.');
  await expect(coach).toContainText('Vault'); // what it did, as the Chronicle tells it
  await press(coach.getByRole('button', { name: 'Put it back' }));
  await expect(prompt).toContainText('Move the Adventurer to the North-East Hall.');

  await press(page.getByRole('link', { name: 'Leave the lesson' }));
  const row = page.getByRole('link', { name: /Move and take rooms/ });
  await expect(row).toContainText('Resume');
  await press(row);
  await expect(prompt).toContainText('Move the Adventurer to the North-East Hall.');
  await expect(coach).toContainText('1 of 7');
  expect(errors).toEqual([]);
});

const LEAST_BOARD = 280; // pixels, on a phone: of the 844
test('on a phone a lesson leaves room for the board, and the prompt says what to do', async ({ page }) => {
  await quickly(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [lesson, task] of [
    ['cave-troll/moving', 'Move the Adventurer to the North-East Hall.'],
    ['vast/goblins', 'Choose Ruin'],
  ] as const) {
    await page.goto(`/#/learn/${lesson}`);
    await press(page.locator('section.coach').getByRole('button', { name: 'Continue' }));
    await expect(page.locator('.bar .say')).toContainText(task);
    expect((await page.locator('.area > .slot').boundingBox())!.height, lesson).toBeGreaterThanOrEqual(LEAST_BOARD);
    await expectFits(page);
  }
});

test('a lesson leads to the next one', async ({ page }) => {
  await quickly(page);
  await page.addInitScript(() =>
    localStorage.setItem('trollmoot-lesson-places', JSON.stringify({ 'troll-and-dragon grotto': 4 })),
  );
  await page.goto('/#/learn/troll-and-dragon/grotto');
  const coach = page.locator('section.coach');
  await turnTo(page, 'Choices');
  const last = await asked(page, '');
  await (last.for === 'Continue'
    ? press(coach.getByRole('button', { name: 'Continue' }))
    : press(page.locator('#choices ol button').first()));
  await press(coach.getByRole('link', { name: 'Next lesson: Key and Door' }));
  await expect(coach).toContainText('Key and Door');
});

test('the lessons end in a short real game with a coach', async ({ page }) => {
  const errors = watchErrors(page);
  await quickly(page);
  await page.goto('/#/learn/troll-and-dragon/first-game');
  await turnTo(page, 'Choices');
  const coach = page.locator('section.coach');
  const first = await asked(page, '');
  expect(first.for).toBe('Continue');
  await press(coach.getByRole('button', { name: 'Continue' }));
  const choices = page.locator('#choices ol button');
  const over = coach.getByRole('link', { name: 'Other lessons' });
  const said = new Set<string>();
  for (let acts = 0; acts < 400; acts++) {
    await expect(choices.or(over).first()).toBeVisible();
    if (await over.isVisible()) break;
    said.add((await coach.locator('.say').textContent()) ?? '');
    const leave = choices.filter({ hasText: /^\W*\d*\W*Leave/ });
    await press(((await leave.count()) > 0 ? leave : choices).first()); // a cautious adventurer
  }
  await expect(coach.locator('.say')).toContainText(/know/); // “You’ve won! You know this game now.” or “… now you know the game.”
  expect([...said].filter((line) => /\d/.test(line)).length).toBeGreaterThan(0); // advice about this very position
  await press(over);
  await expect(page.getByText('✓ learnt')).toHaveCount(1);
  expect(errors).toEqual([]);
});
