import { expect, type Page, test } from '@playwright/test';
import { vast } from '@trollmoot/vast';
import { click, press, touchSomething } from '@trollmoot/web/test/hands.ts';
import { savedWhen } from '@trollmoot/web/test/saves.ts';
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

test.describe.configure({ mode: 'parallel' });

const NAMES: { readonly [initial: string]: string } = { K: 'knight', G: 'goblins', D: 'dragon', C: 'cave', T: 'thief' };
/** Settings that make games of Vast short: the easiest goals, and an early Collapse. */
const SHORT = {
  ...Object.fromEntries(Object.values(NAMES).map((role) => [`${role}Level`, 'easiest'])),
  shallow: 4,
};

/** The start of a game in which Ana plays this role and the others are random bots. */
const beginning = (roles: string, mine: string, seed: string): string =>
  savedWhen(
    vast,
    {
      seats: roles.length,
      seed,
      settings: { ...SHORT, roles },
      who: [...roles].map((initial) => (initial === mine ? 'Ana' : 'a pebble')),
    },
    () => true,
  );

/** The same at the first such question after this many questions. */
const whenAsked = (roles: string, mine: string, seed: string, step: string, after = 0): string => {
  let questions = 0;
  return savedWhen(
    vast,
    {
      seats: roles.length,
      seed,
      settings: { roles },
      who: [...roles].map((initial) => (initial === mine ? 'Ana' : 'a pebble')),
    },
    (asked) => questions++ >= after && asked.step.step === step,
  );
};

/** Takes any choices from the list until the game is over and returns how many. Runs in the page: no pointer needed. */
const playFromList = (page: Page, luck: number): Promise<number> =>
  page.evaluate(async (luck) => {
    let s = luck;
    for (let acts = 0; ; ) {
      if (document.querySelector('dialog[open][aria-label="The end of the tale"]') !== null) return acts;
      document.querySelector<HTMLElement>('.moment [data-done]')?.click();
      const choices = document.querySelectorAll<HTMLButtonElement>('.table:has(.bar.mine) #choices ol button');
      if (choices.length > 0) {
        s = (s * 48271) % 2147483647;
        choices[s % choices.length]!.click();
        acts++;
      }
      await new Promise((done) => setTimeout(done, 0));
    }
  }, luck);

test('a whole game of five roles by mouse, against four bots', async ({ page }) => {
  await quickly(page);
  const errors = watchErrors(page);
  await openSaved(page, beginning('KGDCT', 'K', 'five'));
  const random = dice(7);
  const acts = await playOn(page, () => touchSomething(page, random));
  expect(acts).toBeGreaterThan(20);
  await expect(resultOf(page).locator('ol > li')).toHaveCount(5); // the places
  expect(errors).toEqual([]);
});

/** Each role solo; the Cave, which has no solo game, with the Knight. */
for (const [roles, mine] of [
  ['K', 'K'],
  ['G', 'G'],
  ['D', 'D'],
  ['KC', 'C'],
  ['T', 'T'],
] as const)
  test(`the ${NAMES[mine]} plays a whole game from the list of choices`, async ({ page }) => {
    await quickly(page);
    const errors = watchErrors(page);
    await openSaved(page, beginning(roles, mine, `list ${roles}`));
    await turnTo(page, 'Choices');
    expect(await playFromList(page, 5)).toBeGreaterThan(10);
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
