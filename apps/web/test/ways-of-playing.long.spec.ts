import { expect, test } from '@playwright/test';
import { dice, playOn, playSeeded, quickly, watchErrors } from './tools.ts';

test('a whole game of Bridge Troll by keyboard alone', async ({ page }) => {
  await quickly(page);
  const errors = watchErrors(page);
  await playSeeded(page, 'bridge-troll', 'by-keyboard');
  const random = dice(7);
  const acts = await playOn(page, () => page.keyboard.press(String(1 + Math.floor(random() * 6))));
  expect(acts).toBeGreaterThan(20);
  expect(errors).toEqual([]);
});
