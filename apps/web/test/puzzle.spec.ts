import { expect, type Page, test } from '@playwright/test';
import { actsAt, begin, plusDays } from '@trollmoot/puzzles';
import { press } from './hands.ts';
import { choices, dayFor, PUZZLED, playLine } from './puzzle-days.ts';
import { expectAccessible, expectFits, quickly, turnTo, watchErrors } from './tools.ts';

const openOn = async (page: Page, day: string, address = '/#/puzzle'): Promise<void> => {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await page.goto('/#/credits'); // another page first: the same address would not load again
  await expect(page.locator('.puzzle')).toHaveCount(0);
  await page.goto(address);
  await expect(page.locator('.puzzle')).toBeVisible();
};

const handIn = (page: Page) => page.getByRole('button', { name: 'Hand in' });
const starsGiven = (page: Page) => page.locator('.verdict [role=img]');

for (const name of PUZZLED)
  test(`a puzzle of ${name} is solved by its solution, and tells nothing before`, async ({ page }) => {
    await quickly(page);
    const errors = watchErrors(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const { day, question, answer } = await dayFor(name);
    await openOn(page, day);
    await expect(handIn(page)).toBeDisabled();
    await playLine(page, choices(question, answer.lines[0]!));
    expect(fetched.filter((url) => url.includes('answers'))).toEqual([]);
    // The prompt says nothing of the next player's turn.
    await expect(page.locator('.bar .second')).toHaveText('Your line is complete. Hand it in, or undo.');
    await expectAccessible(page);
    await press(handIn(page));
    await expect(starsGiven(page)).toHaveAccessibleName('3 stars of 3');
    await expect(page.getByText('The best there is.')).toBeVisible();
    await expect(page.locator('.bar .second')).toHaveText('');
    await press(page.getByRole('button', { name: 'Show it on the board' }));
    await expect(page.getByText('1 day in a row')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    // Handed in once: it is still so after coming back.
    await openOn(page, day);
    await expect(starsGiven(page)).toHaveAccessibleName('3 stars of 3');
    await expect(handIn(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

const LEAST_BOARD = 350; // pixels, on a phone
for (const name of PUZZLED)
  test(`a puzzle of ${name} on a phone: the board has the room, and the line is drawn on it`, async ({ page }) => {
    await quickly(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const { day, question, answer } = await dayFor(name);
    await openOn(page, day);
    const slot = (await page.locator('.area > .slot').boundingBox())!;
    expect(slot.height).toBeGreaterThanOrEqual(LEAST_BOARD);
    // A map that can be moved lies below everything.
    for (const part of ['> .coach', '> .prompt', '.aside > .seats'].map((inner) => `.table:not(.wide) ${inner}`))
      if (await page.locator(part).isVisible()) await expectApart(page, part);
    await expectFits(page);
    const fold = page.locator('.puzzle .fold');
    await expect(fold).not.toContainText('Your line'); // what counts is told before there is a line
    const [first] = choices(question, answer.lines[0]!);
    await turnTo(page, 'Choices');
    await press(page.locator('#choices ol button').nth(first!));
    await expect(fold).toHaveText(/^Your line: 1 step\s*(· [+−]?\d+ gold over the others)?\s*▾$/);
    const { news } = question.game.play(
      Object.assign(question.game.clone(question.start), { news: [] }),
      question.seat,
      actsAt(question, begin(question))[first!]!,
    );
    if (news?.some(({ news: what }) => what === 'moved')) await expect(page.locator('[data-trail]')).not.toHaveCount(0);
  });

/** Nothing of the board that can be asked about is covered by this part of the page. */
async function expectApart(page: Page, part: string): Promise<void> {
  const covered = await page.evaluate((selector) => {
    const over = document.querySelector(selector)!.getBoundingClientRect();
    return [...document.querySelectorAll('.board [data-thing]')]
      .filter((thing) => thing.checkVisibility())
      .map((thing) => ({ thing: thing.getAttribute('data-thing'), box: thing.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.width < 200 && box.top < over.bottom - 2 && box.bottom > over.top + 2)
      .map(({ thing }) => thing);
  }, part);
  expect(covered, part).toEqual([]);
}

test('a hint costs a star, greed gets fewer, and days make a streak that forgives one', async ({ page }) => {
  await quickly(page);
  const [name] = PUZZLED.filter((one) => one.startsWith('troll'));
  const first = await dayFor(name!);
  await openOn(page, first.day);
  await press(page.getByRole('button', { name: 'A hint' }));
  await expect(page.locator('.puzzle .hint')).toContainText('The best line begins like this');
  await playLine(page, choices(first.question, first.answer.lines[0]!));
  await press(page.getByRole('button', { name: 'Start over' }));
  await expect(handIn(page)).toBeDisabled();
  await playLine(page, choices(first.question, first.answer.lines[0]!));
  await press(handIn(page));
  await expect(starsGiven(page)).toHaveAccessibleName('2 stars of 3');
  await expect(page.getByText('One star went for the hint.')).toBeVisible();

  // The other days of the week come from the device's own notes; one of them is missing.
  const second = await dayFor(name!, plusDays(first.day, 1));
  const before = [1, 2, 4, 5].map((ago) => plusDays(second.day, -ago));
  await page.evaluate(
    (days) =>
      localStorage.setItem(
        'trollmoot-puzzles',
        JSON.stringify({ answers: Object.fromEntries(days.map((day) => [day, { stars: 1, line: [] }])), hinted: [] }),
      ),
    before,
  );
  await openOn(page, second.day);
  await expect(page.getByText('4 days in a row')).toBeVisible();
  await playLine(page, choices(second.question, second.answer.greedyLine));
  await press(handIn(page));
  await expect(page.getByText('5 days in a row')).toBeVisible();
  await expect(page.getByText(/Yours lacks step \d of it: /)).toBeVisible();
  // The rule behind the better step, and a way to it.
  const tag = page.locator('.verdict').getByRole('button', { name: /Open rule/ });
  const rule = (await tag.innerText()).replace('§', '').trim();
  await press(tag);
  await expect(page.getByRole('dialog').locator('.here')).toHaveAttribute('data-clause', rule);
  await page.keyboard.press('Escape');
  await expect(starsGiven(page)).not.toHaveAccessibleName('3 stars of 3');

  // Yesterday's does not count, and tomorrow's is not to be had.
  await press(page.getByRole('link', { name: /Yesterday’s/ }));
  await expect(page.getByText(/doesn’t count for the streak/)).toBeVisible();
  await openOn(page, second.day, `/#/puzzle/${plusDays(second.day, 1)}`);
  await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
});
