import { expect, test } from '@playwright/test';
import { lessonFaults } from '@trollmoot/boardkit/lesson-faults.ts';
import { vast } from '@trollmoot/vast';
import { press } from '@trollmoot/web/test/hands.ts';
import { asked, completeLessons } from '@trollmoot/web/test/lesson-walk.ts';
import { expectFits, quickly, SIZES } from '@trollmoot/web/test/tools.ts';
import LESSONS from '../../screen/lessons/index.ts';

for (const lesson of LESSONS)
  test(`the ${lesson.name} lesson follows the rules, and what it says comes true`, () => {
    expect(lessonFaults(vast, lesson)).toEqual([]);
    const lectures = lesson.scenes.flatMap((scene) => scene.lectures);
    expect(lectures.length).toBeGreaterThanOrEqual(6);
    expect(lectures.length).toBeLessThanOrEqual(12);
  });

test('doing what the five lessons say completes them', async ({ page }) => {
  await completeLessons(page, 'vast', LESSONS);
});

/** On the smallest screen with the largest text the reader scrolls; the board keeps its room there too. */
const SMALLEST = { name: 'smallest', width: 320, height: 480 };
for (const { name, width, height } of [...SIZES, SMALLEST])
  test(`a lesson fits ${width} × ${height}`, async ({ page }) => {
    await quickly(page, name === SMALLEST.name ? { size: 'huge' } : {});
    await page.setViewportSize({ width, height });
    await page.goto('/#/learn/vast/knight');
    const next = await asked(page, '');
    await press(page.locator('.coach').getByRole('button', { name: 'Continue' }));
    await asked(page, next.text);
    await expect(page.locator('.board')).toBeVisible();
    await expectFits(page);
    await expect.poll(async () => (await page.locator('.area > .slot').boundingBox())!.height).toBeGreaterThan(140);
    await press(page.getByRole('tab', { name: 'Choices' }));
    await expect(page.locator('#choices')).toBeInViewport({ ratio: 0.9 });
  });
