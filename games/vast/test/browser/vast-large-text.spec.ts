import { expect, test } from '@playwright/test';
import { vast } from '@trollmoot/vast';
import { type Asked, savedWhen } from '@trollmoot/web/test/saves.ts';
import { expectSoon, openSaved, quickly, SIZES } from '@trollmoot/web/test/tools.ts';

// The role boards are narrow and German words are long: at the largest text no word may break in two.

const TURNS = [
  ['knight', 'knight.act'],
  ['goblins', 'goblins.tribe'],
  ['dragon', 'dragon.act'],
  ['cave', 'cave.act'],
  ['thief', 'thief.act'],
] as const;
const ROLES = 'KGDCT';

const turnOf = (seat: number, wanted: string): string =>
  savedWhen(
    vast as never,
    {
      seats: 5,
      seed: 'long words',
      settings: { roles: ROLES },
      who: [...ROLES].map((_, i) => (i === seat ? 'Ada' : 'a goblin')),
    },
    ({ step, options }: Asked) => step.step === wanted && options.length > 2,
  );

for (const language of ['de', 'fr'])
  for (const [seat, [role, step]] of TURNS.entries())
    test(`in ${language} no word of the ${role}'s board breaks or is covered at the largest text`, async ({ page }) => {
      await quickly(page, { size: 'huge', language });
      await openSaved(page, turnOf(seat, step));
      await expect(page.locator('.aside .mine')).toBeVisible();
      for (const size of SIZES.filter(({ name }) => name !== 'phone')) {
        await page.setViewportSize(size);
        await expectSoon(page, () => {
          const broken: string[] = [];
          const walker = document.createTreeWalker(document.querySelector('.aside .mine')!, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            if (node.parentElement!.closest('svg, .unseen') !== null) continue;
            for (const { index, 0: word } of node.textContent!.matchAll(/\p{L}{2,}/gu)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              if (lines.size > 1) broken.push(word);
              const name = node.parentElement!.closest('.power b');
              const cost = name?.parentElement?.querySelector('.cost')?.getBoundingClientRect();
              const box = range.getBoundingClientRect();
              if (cost !== undefined && box.right > cost.left + 1 && box.bottom - box.height / 4 > cost.top)
                broken.push(`${word} is covered`);
            }
          }
          return broken;
        });
      }
    });
