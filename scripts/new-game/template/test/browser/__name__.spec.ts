import { expect, test } from '@playwright/test';
import { touchSomething } from '@trollmoot/web/test/hands.ts';
import { dice, playNow, playOn, quickly, resultOf, watchErrors } from '@trollmoot/web/test/tools.ts';

test('stands in the Hall and is played to its end against a bot', async ({ page }) => {
  const errors = watchErrors(page);
  const random = dice(7);
  await quickly(page);
  await playNow(page, '__Title__');
  expect(await playOn(page, () => touchSomething(page, random))).toBeGreaterThan(0);
  await expect(resultOf(page)).toBeVisible();
  expect(errors).toEqual([]);
});
