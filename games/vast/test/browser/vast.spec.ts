import { expect, test } from '@playwright/test';
import { vast } from '@trollmoot/vast';
import { click, press, touchSomething } from '@trollmoot/web/test/hands.ts';
import { savedNearEnd, savedWhen } from '@trollmoot/web/test/saves.ts';
import {
  dice,
  expectEverySize,
  expectFits,
  nextMoment,
  openSaved,
  playOn,
  playUntil,
  quickly,
  resultOf,
  turnTo,
  unfold,
  watchErrors,
} from '@trollmoot/web/test/tools.ts';
import { beginning, LINE_UPS, NAMES, playFromList, SHORT, whoPlays } from './short-games.ts';

test.describe.configure({ mode: 'parallel' });

/** A game in which Ana plays this role and the others are random bots, at the first such question after this many questions. */
const whenAsked = (roles: string, mine: string, seed: string, step: string, after = 0): string => {
  let questions = 0;
  return savedWhen(
    vast,
    {
      seats: roles.length,
      seed,
      settings: { roles },
      who: whoPlays(roles, mine),
    },
    (asked) => questions++ >= after && asked.step.step === step,
  );
};

test('the last acts of a game of five roles by mouse, against four bots', async ({ page }) => {
  await quickly(page);
  const errors = watchErrors(page);
  await openSaved(page, savedNearEnd(vast, { seats: 5, seed: 'five', settings: SHORT }, 12));
  const random = dice(7);
  await playOn(page, () => touchSomething(page, random));
  await expect(resultOf(page).locator('ol > li')).toHaveCount(5); // the places
  expect(errors).toEqual([]);
});

for (const [roles, mine] of LINE_UPS)
  test(`the ${NAMES[mine]} plays the last acts of a game from the list of choices`, async ({ page }) => {
    await quickly(page);
    const errors = watchErrors(page);
    const table = {
      seats: roles.length,
      seed: `list ${roles}`,
      settings: { ...SHORT, roles },
      who: whoPlays(roles, mine),
    };
    await openSaved(page, savedNearEnd(vast, table, 20));
    await turnTo(page, 'Choices');
    await playFromList(page, 5);
    await expect(resultOf(page)).toBeVisible();
    expect(errors).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('turns are played by touch', async ({ page }) => {
    await quickly(page);
    const errors = watchErrors(page);
    await openSaved(page, beginning('KGD', 'K', 'phone'));
    await playUntil(page, page.locator('#choices ol li:not(.head)').nth(40), dice(3), 'tap');
    await click(page.getByRole('tab', { name: 'Chronicle' }), 'tap');
    await expect(page.locator('#choices')).toBeInViewport();
    await expectFits(page);
    expect(errors).toEqual([]);
  });

  test('an ambush in another player’s turn is announced and answered with a thumb', async ({ page }) => {
    await quickly(page);
    await openSaved(page, whenAsked('KGD', 'G', 'ambush', 'goblins.spring'));
    await nextMoment(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Knight’s turn · you choose now' })).toBeVisible();
    const answer = page.locator('.bar .act').filter({ hasText: 'Lie low' });
    const { height } = (await answer.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(56);
    await click(answer, 'tap');
    await expect(answer).toBeHidden();
  });
});

test('an auto-answer is given for the reader, noted in the Chronicle, and can be switched off', async ({ page }) => {
  await quickly(page);
  await openSaved(page, whenAsked('KGD', 'G', 'ambush', 'goblins.spring'));
  await nextMoment(page);
  await press(page.getByRole('checkbox', { name: 'From now on: never ambush' }), 'Space');
  const told = page.getByRole('button', { name: 'Answered for you: never ambush' });
  await expect(told).toBeVisible();
  await page.reload();
  await expect(told).toBeVisible();
  await turnTo(page, 'Choices');
  await unfold(page, 'Auto-answers');
  const answer = page.getByRole('checkbox', { name: 'never ambush' });
  await expect(answer).toBeChecked();
  await press(answer, 'Space');
  await expect(answer).not.toBeChecked();
  // After an undo the prompt is open again and waits for an answer.
  await press(page.getByRole('button', { name: /^Undo/ }));
  await expect(page.locator('.bar .act').filter({ hasText: 'Lie low' })).toBeVisible();
});

test('the table fits and is accessible at every size', async ({ page }) => {
  await quickly(page);
  await openSaved(page, whenAsked('KGDCT', 'T', 'middle', 'thief.act', 150));
  await nextMoment(page);
  await expectEverySize(page);
});

test('roles are picked by card or by line-up, and only allowed combinations can start', async ({ page }) => {
  await quickly(page);
  await page.goto('/#/new/vast?how=device');
  const begin = page.getByRole('button', { name: 'Begin' });
  await expect(page.getByText('The whole game: nothing added')).toBeVisible();
  const card = (role: string) => page.getByRole('group', { name: role, exact: true });
  const tick = (role: string) => card(role).getByRole('checkbox');
  for (const role of ['Knight', 'Goblins', 'Dragon', 'Thief']) {
    await press(tick(role), 'Space');
    await expect(tick(role)).not.toBeChecked();
  }
  await expect(page.getByText('The Cave can’t play alone')).toBeVisible();
  await expect(begin).toBeDisabled();
  await press(tick('Knight'), 'Space');
  await expect(page.getByText('Goblin Infestation: ambushers')).toBeVisible();
  await expect(begin).toBeEnabled();
  await unfold(page, 'All 30 line-ups');
  await click(page.getByRole('button', { name: 'Knight, Dragon (Good for first games)' }));
  await expect(page.getByRole('checkbox', { name: /in the game$/, checked: true })).toHaveCount(2);
  await press(card('Knight').getByRole('button', { name: 'Change' }));
  await page.getByLabel('Difficulty: Knight').selectOption('expert');
  await expect(page.getByText('Strike the Dragon 7 times.')).toBeVisible();
  await expectEverySize(page);
  await press(card('Dragon').getByRole('button', { name: 'Play this' }));
  await expect(card('Dragon').getByText('You', { exact: true }).first()).toBeVisible();
  await click(begin);
  await expect(page.locator('.table')).toBeVisible();
});
