import { expect, type Page, test } from '@playwright/test';
import { Run } from '@trollmoot/boardkit/lesson-run.ts';
import { vast } from '@trollmoot/vast';
import { press } from '@trollmoot/web/test/hands.ts';
import { expectAccessible, expectFits, quickly, SIZES, turnTo, watchErrors } from '@trollmoot/web/test/tools.ts';
import LESSONS from '../../screen/lessons/index.ts';

/** The value at a path such as 'goblins.tribes.0.strength'. */
const at = (view: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as { [name: string]: unknown })?.[name], view);

/** Plays a lesson by the rules, taking the first or the last of several wanted acts. */
function learn(run: Run, which: 0 | -1): void {
  for (let lecture = run.lecture; lecture !== null; lecture = run.lecture) {
    const told: string[] = [];
    let { view } = run.frame();
    expect(run.wanted, lecture.say.en).toHaveLength(lecture.does?.length ?? 0); // each of them must be legal
    const steps = lecture.does === undefined ? run.readOn() : run.play(run.wanted.at(which)!);
    for (const { happening, frame } of steps) {
      told.push(...happening.news.map(({ news }) => news));
      ({ view } = frame);
    }
    for (const news of lecture.happens ?? []) expect(told, lecture.say.en).toContain(news);
    for (const [path, value] of Object.entries(lecture.shows ?? {}))
      expect([path, at(view, path)], lecture.say.en).toEqual([path, value]);
    run.next();
  }
  expect(run.done).toBe(run.length);
}

for (const lesson of LESSONS)
  test(`the ${lesson.name} lesson follows the rules, and what it says comes true`, () => {
    for (const which of [0, -1] as const) learn(new Run(vast, lesson), which);
    const lectures = lesson.scenes.flatMap((scene) => scene.lectures);
    expect(lectures.length).toBeGreaterThanOrEqual(6);
    expect(lectures.length).toBeLessThanOrEqual(12);
  });

/** What the coach wants now: to continue, or a choice by its name; 'over' at the end. Its text identifies the moment. */
async function asked(page: Page, after: string): Promise<{ text: string; for: string }> {
  const found = await page.waitForFunction((after) => {
    const coach = document.querySelector('.coach');
    const text = coach?.textContent ?? '';
    if (coach === null || text === after) return null;
    if (coach.querySelector('.ways a') !== null) return { text, for: 'over' };
    if (coach.querySelector('.ways button') !== null) return { text, for: 'Continue' };
    const act = coach.querySelector('li')?.textContent ?? null;
    return act === null ? null : { text, for: act };
  }, after);
  return (await found.jsonValue())!;
}

test('doing what the five lessons say completes them', async ({ page }) => {
  await quickly(page);
  const errors = watchErrors(page);
  for (const { name } of LESSONS) {
    await page.goto('/#/learn/vast');
    await press(page.locator(`a[href="#/learn/vast/${name}"]`));
    await turnTo(page, 'Choices');
    for (let now = await asked(page, ''); now.for !== 'over'; now = await asked(page, now.text))
      if (now.for === 'Continue') await press(page.locator('.coach').getByRole('button', { name: 'Continue' }));
      else await press(page.locator('#choices ol button').filter({ hasText: now.for }).first());
  }
  await expectAccessible(page);
  await press(page.getByRole('link', { name: 'Other lessons' }));
  await expect(page.getByText('✓ learnt')).toHaveCount(LESSONS.length);
  await expectAccessible(page);
  expect(errors).toEqual([]);
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
