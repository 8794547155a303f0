import { expect, test } from '@playwright/test';
import { bridgeTroll, tradeInsIn, type View } from '@trollmoot/bridge-troll';
import type { Game } from '@trollmoot/kernel';
import { click } from '@trollmoot/web/test/hands.ts';
import { savedWhen } from '@trollmoot/web/test/saves.ts';
import { expectEverySize, openSaved, quickly } from '@trollmoot/web/test/tools.ts';

const game = bridgeTroll as unknown as Game;

test('tap boulders until the bid is right, then seal it', async ({ page }) => {
  await quickly(page);
  const who = ['Ana', 'a goblin', 'a goblin', 'a goblin'];
  await openSaved(
    page,
    savedWhen(game, { seats: 4, seed: 'stones', who }, ({ options }) =>
      options.some((act) => 'boulders' in act && act.do === 'bid' && act.boulders === 3),
    ),
  );
  const red = page.locator('.tray .stone').first();
  const seal = page.locator('.tray .seal');
  for (const boulders of [1, 2, 3]) {
    await click(red);
    await expect(seal).toHaveText(new RegExp(`^Bid ${boulders} `));
  }
  await click(page.getByRole('button', { name: 'One fewer' }));
  await expect(seal).toHaveText(/^Bid 2 /);
  const said = (await seal.textContent())!.replace('Bid ', '');
  await click(seal);
  await expect(page.locator('#choices')).toContainText(new RegExp(`The hands open: .*${said}`));
  await expect(page.locator('.rival em').filter({ hasText: 'sealed' })).toHaveCount(0); // all hands are open
});

test('the board fits and is accessible at every size, by day and by night', async ({ page }) => {
  await quickly(page);
  await openSaved(
    page,
    savedWhen(
      game,
      { seats: 4, seed: 'sizes' },
      ({ step, view }) => step.step === 'claim' && (view() as View).turn > 3,
    ),
  );
  await expectEverySize(page);
});

test('one tap lays out a trade-in of the helper', async ({ page }) => {
  await quickly(page);
  const saved = savedWhen(game, { seats: 4, seed: 'helper' }, ({ step, seat, view }) => {
    const [plan] = step.step === 'score' ? tradeInsIn(view() as View, seat) : [];
    return plan !== undefined && plan.food.length + plan.tolls.length > 2;
  });
  await openSaved(page, saved);
  const plan = page.getByRole('group', { name: 'Trade-ins' }).getByRole('button').first();
  const parts = await plan.locator('span').evaluate((span) => span.firstChild!.textContent!.trim());
  const cards = parts.split(/, | \+ /).filter((part) => !part.endsWith('boulders'));
  expect(cards.length).toBeGreaterThan(2);
  await click(plan);
  await expect(page.locator('.fan .laid')).toHaveCount(cards.length);
});

test('a phone shows your bridge and the travellers while you bid', async ({ page }) => {
  await quickly(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openSaved(
    page,
    savedWhen(
      game,
      { seats: 4, seed: 'phone' },
      ({ options, view }) =>
        options.some((act) => act.do === 'bid') && (view() as View).company.some(({ sort }) => sort === 'robber'),
    ),
  );
  await expect(page.locator('.tray')).toBeVisible();
  const bridge = page.locator('.mine-bridge .scene');
  await expect(bridge).toBeInViewport({ ratio: 1 });
  expect((await bridge.boundingBox())!.height).toBeGreaterThan(40);
  await expect(page.getByText(/takes (best|the best)/).first()).toBeVisible(); // what a card does
});

test('what the others did is marked at their bridges until you act', async ({ page }) => {
  await quickly(page);
  await openSaved(
    page,
    savedWhen(
      game,
      { seats: 4, seed: 'marks', who: ['Ana', 'a goblin', 'a goblin', 'a goblin'] },
      ({ options, view }) => (view() as View).turn === 1 && options.some((act) => act.do === 'bid'),
    ),
  );
  await click(page.getByRole('button', { name: 'Stay closed' }).first());
  await expect(page.locator('.rival [data-trail]').first()).toBeVisible();
});
