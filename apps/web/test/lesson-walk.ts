import { expect, type Page } from '@playwright/test';
import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { press } from './hands.ts';
import { expectAccessible, quickly, turnTo, watchErrors } from './tools.ts';

/** What the coach wants now: to continue, or a choice by its name; 'over' at the end. Its text identifies the moment. */
export async function asked(page: Page, after: string): Promise<{ text: string; for: string }> {
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

/** Completes every scripted lesson of a game by doing what the coach says. */
export async function completeLessons(page: Page, game: string, lessons: readonly Lesson[]): Promise<void> {
  await quickly(page);
  const errors = watchErrors(page);
  const scripted = lessons.filter(({ coach }) => coach === undefined);
  for (const { name } of scripted) {
    await page.goto(`/#/learn/${game}`);
    await press(page.locator(`a[href="#/learn/${game}/${name}"]`));
    await turnTo(page, 'Choices');
    for (let now = await asked(page, ''); now.for !== 'over'; now = await asked(page, now.text))
      if (now.for === 'Continue') await press(page.locator('.coach').getByRole('button', { name: 'Continue' }));
      else await press(page.locator('#choices ol button').filter({ hasText: now.for }).first());
  }
  await expectAccessible(page);
  await press(page.getByRole('link', { name: 'Other lessons' }));
  await expect(page.getByText('✓ learnt')).toHaveCount(scripted.length);
  expect(errors).toEqual([]);
}
