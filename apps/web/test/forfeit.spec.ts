import { expect, type Page, test } from '@playwright/test';
import type { Act, Game } from '@trollmoot/kernel';
import { vast } from '@trollmoot/vast';
import { press } from './hands.ts';
import { savedWhen } from './saves.ts';
import { expectSoon, nextMoment, openSaved, quickly, SIZES } from './tools.ts';

const game = vast as unknown as Game;
const words = game.words.en;

/** Ending would lose a reward that can be taken now. */
function unclaimed(options: readonly Act[], view: object): Act | undefined {
  return options.find((act) => {
    const forfeit = words.forfeit?.(act, options, view) ?? null;
    return forfeit?.asks != null && forfeit.first !== null;
  });
}
const position = () => {
  for (let n = 0; ; n++)
    try {
      return savedWhen(
        game,
        { seats: 5, seed: `unclaimed ${n}` },
        ({ options, view }) => unclaimed(options, view()) !== undefined,
      );
    } catch {
      // that game had none; try the next
    }
};

async function sitDown(page: Page): Promise<void> {
  await openSaved(page, position());
  if ((await nextMoment(page)) === 'covered') await press(page.getByRole('button', { name: 'Show the table' }));
  await nextMoment(page);
}
/** The button that would lose it says so in small letters. */
const endOf = (page: Page) =>
  page
    .locator('.bar .act')
    .filter({ has: page.locator('small') })
    .last();

test('ending with a reward unclaimed asks once, names it, and can be switched off', async ({ page }) => {
  await quickly(page);
  await sitDown(page);
  await expect(page.locator('.unclaimed')).toBeVisible();
  const end = endOf(page);
  const note = page.getByRole('alertdialog');
  await press(end);
  await expect(note).toBeVisible();
  await expect(note.getByRole('button').first()).toBeFocused();
  await page.goBack(); // Back closes the note and loses nothing
  await expect(note).toBeHidden();
  await expect(page.locator('.unclaimed')).toBeVisible();
  await press(end); // asked once
  await expect(note).toHaveCount(0);
  await expect(page.locator('.unclaimed')).toHaveCount(0);
});

for (const language of ['en', 'de'])
  test(`beside an unclaimed reward nothing of the prompt is cut: ${language}`, async ({ page }) => {
    await quickly(page, { language });
    await openSaved(page, position());
    const cover = page.locator('.cover[role=dialog] button');
    if ((await cover.count()) > 0) await press(cover.first());
    await expect(page.locator('.unclaimed')).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectSoon(page, () =>
        [...document.querySelectorAll<HTMLElement>('.bar .say, .bar .unclaimed, .bar .buttons, .bar .button')].flatMap(
          (part) => {
            const isCut = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
            return isCut ? [part.innerText] : [];
          },
        ),
      );
    }
  });

test('the first answer claims the reward and then ends', async ({ page }) => {
  await quickly(page);
  await sitDown(page);
  await press(endOf(page));
  await press(page.getByRole('alertdialog').getByRole('button').first());
  await expect(page.locator('.unclaimed')).toHaveCount(0);
});

test('the warning can be switched off in the settings', async ({ page }) => {
  await quickly(page, { warnings: false });
  await sitDown(page);
  await press(endOf(page));
  await expect(page.locator('.unclaimed')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
