import { expect, test } from '@playwright/test';
import { press } from './hands.ts';
import { nextMoment, playSeeded, quickly, turnTo } from './tools.ts';

test('a hint names the next best act, and is gone after the next act', async ({ page }) => {
  await quickly(page);
  await playSeeded(page, 'cave-troll', 'hint-dies');
  await nextMoment(page);
  await turnTo(page, 'Choices');
  const said = page.locator('.bar .hint');
  await press(page.locator('.bar').getByRole('button', { name: 'Hint' }));
  await expect(said).toContainText('Hint:');
  await expect(said).toContainText('Next best:');
  await press(page.locator('#choices ol .hinted'));
  await expect(said).toHaveCount(0);
  await expect(page.locator('.hinted')).toHaveCount(0);
  await nextMoment(page);
  await expect(said).toHaveCount(0);
});

test('undo against bots asks nobody, says what it takes back, and can be redone', async ({ page }) => {
  await quickly(page);
  await playSeeded(page, 'bridge-troll', 'redo');
  await nextMoment(page);
  await turnTo(page, 'Chronicle');
  const lines = page.locator('#choices ol li:not(.head)');
  await expect(lines).not.toHaveCount(0);
  const before = await lines.count();
  await turnTo(page, 'Choices');
  await press(page.locator('#choices ol button').first());
  await nextMoment(page);
  await turnTo(page, 'Chronicle');
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  const undo = page.locator('.bar').getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('i');
  await expect(page.locator('.explains.placed')).toContainText('Takes back:');
  await expect(page.locator('.explains.placed')).toContainText('Nobody has to agree.');
  await page.keyboard.press('Escape');
  await press(undo);
  await expect(lines).toHaveCount(before);
  await expect(page.locator('.note')).toContainText('Taken back:');
  await press(page.locator('.bar').getByRole('button', { name: 'Redo' }));
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await expect(page.locator('.bar').getByRole('button', { name: 'Redo' })).toHaveCount(0);
});
