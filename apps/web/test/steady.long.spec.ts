import { test } from '@playwright/test';
import { expectSteady, PAGES } from './steady.ts';
import { SIZES } from './tools.ts';

test.describe.configure({ mode: 'parallel' });

for (const size of SIZES.filter(({ name }) => name !== 'tablet'))
  test(`on a ${size.name} no page at all moves while it loads`, async ({ browser }) => {
    for (const page of PAGES) await expectSteady(browser, page, size, 0);
  });
