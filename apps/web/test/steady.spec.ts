import { test } from '@playwright/test';
import { expectSteady, PAGES } from './steady.ts';
import { SIZES } from './tools.ts';

// Each page at one of the sizes: steady.long.spec.ts has every page at both.

const [desktop, , phone] = SIZES;
for (const [size, turn] of [
  [desktop, 0],
  [phone, 1],
] as const) {
  test(`on a ${size.name} no page moves while it loads`, async ({ browser }) => {
    for (const page of PAGES.filter((_, i) => i % 2 === turn)) await expectSteady(browser, page, size, 0);
  });

  test(`on a ${size.name} no page moves when its fonts arrive late`, async ({ browser }) => {
    for (const page of PAGES.filter(([name]) => name === 'the Hall' || name === 'the set-up of vast'))
      await expectSteady(browser, page, size, 2500);
  });
}
