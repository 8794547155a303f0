import { test } from '@playwright/test';
import { completeLessons } from '@trollmoot/web/test/lesson-walk.ts';
import LESSONS from '../../screen/lessons/index.ts';

test('doing what the lessons say completes them', async ({ page }) => {
  await completeLessons(page, 'troll-and-dragon', LESSONS);
});
