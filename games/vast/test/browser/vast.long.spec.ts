import { expect, test } from '@playwright/test';
import { touchSomething } from '@trollmoot/web/test/hands.ts';
import { dice, openSaved, playOn, quickly, resultOf, turnTo, watchErrors } from '@trollmoot/web/test/tools.ts';
import { beginning, LINE_UPS, NAMES, playFromList } from './short-games.ts';

// Whole games. Their last acts are in vast.spec.ts.

test.describe.configure({ mode: 'parallel' });

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

for (const [roles, mine] of LINE_UPS)
  test(`the ${NAMES[mine]} plays a whole game from the list of choices`, async ({ page }) => {
    await quickly(page);
    const errors = watchErrors(page);
    await openSaved(page, beginning(roles, mine, `list ${roles}`));
    await turnTo(page, 'Choices');
    expect(await playFromList(page, 5)).toBeGreaterThan(10);
    await expect(resultOf(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
