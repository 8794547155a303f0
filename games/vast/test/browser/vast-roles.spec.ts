import { expect, type Page, test } from '@playwright/test';
import { chooseSettings, dice } from '@trollmoot/kernel';
import { namesIn, type Role, VARIANTS, type View, vast } from '@trollmoot/vast';
import { click, press } from '@trollmoot/web/test/hands.ts';
import { type Asked, savedWhen } from '@trollmoot/web/test/saves.ts';
import {
  expectAccessible,
  expectEverySize,
  expectSoon,
  nextMoment,
  openSaved,
  playSeeded,
  quickly,
  watchErrors,
} from '@trollmoot/web/test/tools.ts';
import { placeInTurn } from '../../screen/roles/turn.ts';
import { de } from '../../screen/roles/words.de.ts';
import { en } from '../../screen/roles/words.en.ts';
import { fr } from '../../screen/roles/words.fr.ts';

const ROLES: readonly Role[] = ['knight', 'goblins', 'dragon', 'cave', 'thief'];
const names = namesIn('en');
const BOTS = 'a goblin';

/** Opens a five-player game in which the reader has this role, where it must answer this step after some rounds. */
function gameOf(role: Role, step: string, round = 4): string {
  const who = ROLES.map((other) => (other === role ? 'Ada' : BOTS));
  const pleases = ({ step: asked, seat, view, options }: Asked): boolean =>
    asked.step === step &&
    ROLES[seat] === role &&
    (view() as View).round >= round &&
    (role !== 'dragon' || options.some((act) => act.do === 'power'));
  return savedWhen(vast as never, { seats: ROLES.length, seed: `roles of the ${role}`, who }, pleases);
}

const board = (page: Page, role: Role) => page.locator('.mine').getByRole('article', { name: names.roles[role].title });
const seat = (page: Page, role: Role) =>
  page.locator('.seats').getByRole('button', { name: new RegExp(`^${names.roles[role].title}`) });

/** Expects no serious violation in the boards and the seats. */
const expectBoardsAccessible = (page: Page): Promise<void> => expectAccessible(page, ['.mine', '.seats']);

const PARTS: { readonly [role in Role]: { readonly step: string; readonly parts: readonly string[] } } = {
  knight: { step: 'knight.act', parts: ['Hero cubes', 'Equipment', 'Sidequests'] },
  goblins: { step: 'goblins.act', parts: ['War', 'Tribes', 'Secrets'] },
  dragon: { step: 'dragon.act', parts: ['Wakefulness', 'Cards and Gems', 'Powers'] },
  cave: { step: 'cave.act', parts: ['Omens', 'Tiles', 'Next Events'] },
  thief: { step: 'thief.act', parts: ['Stats', 'Actions', 'Upgrades'] },
};

for (const role of ROLES)
  test(`the board of the ${role} fits and is accessible at every size, by day and by night`, async ({ page }) => {
    await quickly(page, { theme: 'light' });
    const errors = watchErrors(page);
    await openSaved(page, gameOf(role, PARTS[role].step));
    await nextMoment(page);
    const own = board(page, role);
    for (const part of PARTS[role].parts) await expect(own.getByRole('region', { name: part })).toBeVisible();
    await expect(page.locator('.mine [data-lit]').first()).toBeVisible();
    const isShown = ({ name }: { name: string }) => expect(own).toBeVisible({ visible: name !== 'phone' });
    await expectEverySize(page, isShown, expectBoardsAccessible);
    // On a phone, a sheet with one part at a time and targets big enough for a finger.
    await press(page.locator('.aside .mine > .handle'));
    await expect(own.locator('.part:visible')).toHaveCount(1);
    await expectSoon(page, () =>
      [...document.querySelectorAll('.mine article [data-lit], .mine article button')]
        .map((thing) => ({
          name: thing.getAttribute('aria-label') ?? thing.textContent,
          box: thing.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height > 0 && box.height < 44)
        .map(({ name, box }) => `${name} ${box.height}`),
    );
    expect(errors).toEqual([]);
  });

test('one Hero cube is dragged onto a stat, another is tapped onto one', async ({ page }) => {
  await quickly(page);
  await playSeeded(page, 'vast', 'cubes');
  await nextMoment(page);
  const own = board(page, 'knight');
  const cubes = own.locator('.hand .drag');
  await expect(cubes).toHaveCount(2);
  const strength = own.locator('.stat-strength');
  await expect(async () => {
    await page.mouse.up(); // a cube that moved under the pointer was not picked up
    await cubes.first().hover(); // once it has stopped moving
    const from = (await cubes.first().boundingBox())!;
    const to = (await strength.boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 4 });
    await expect(strength).toHaveAttribute('data-over', '', { timeout: 5000 });
  }).toPass();
  await page.mouse.up();
  await expect(strength.locator('.slot.on')).toHaveCount(1);
  await expect(cubes).toHaveCount(1);
  await click(own.locator('.stat-movement'));
  await expect(own.locator('.stat-movement .slot.on')).toHaveCount(1);
  await expect(own.locator('.stat-movement .now')).toHaveText('3');
  await expect(cubes).toHaveCount(0);
});

test('what does not glow says why, and the turn order is at hand', async ({ page }) => {
  await quickly(page);
  await openSaved(page, gameOf('dragon', 'dragon.act'));
  await nextMoment(page);
  const own = board(page, 'dragon');
  await click(own.locator('.power:not([data-lit])').first());
  await expect(page.locator('.note[role=status]')).toBeVisible();
  await click(own.getByRole('button', { name: /^Turn \d/ }));
  await expect(own.locator('li[aria-current=step]')).toHaveText('Move once and use powers');
});

test('a tap on a seat opens that role’s board, without its secrets', async ({ page }) => {
  await quickly(page);
  const saved = gameOf('knight', 'knight.act', 6);
  await openSaved(page, saved);
  await nextMoment(page);
  await click(seat(page, 'goblins'));
  await expect(board(page, 'goblins').locator('.tribe')).toHaveCount(3);
  await expect(board(page, 'goblins').locator('.card:not(.up):not([data-slot])')).toHaveCount(
    await board(page, 'goblins').getByRole('region', { name: 'War' }).locator('.card').count(),
  ); // War cards are public; of Secrets in hand only the number is
  await expect(board(page, 'goblins').locator('[data-lit]')).toHaveCount(0);
  await click(seat(page, 'dragon'));
  await expect(board(page, 'dragon').locator('.symbol .card')).toHaveCount(0);
  await expect(board(page, 'dragon').locator('.power')).toHaveCount(14);
  await click(seat(page, 'cave'));
  await expect(board(page, 'cave').locator('.back')).toHaveCount(3);
  await expect(board(page, 'cave').locator('.tile, .event')).toHaveCount(0);
  await click(seat(page, 'thief'));
  await expect(board(page, 'thief').locator('.upgrade')).toHaveCount(11);
  await click(page.getByRole('button', { name: 'Back to your board' }));
  await expect(board(page, 'knight').locator('.quest')).toHaveCount(3);
});

test('nobody else reads the Knight’s Sidequests', async ({ page }) => {
  await quickly(page);
  await openSaved(page, gameOf('thief', 'thief.act'));
  await nextMoment(page);
  await click(seat(page, 'knight'));
  await expect(board(page, 'knight')).toBeVisible();
  await expect(board(page, 'knight').locator('.quest')).toHaveCount(0);
});

test('the turn order has a place for every prompt, in every language', () => {
  const PLIES = 200;
  for (const { turns } of [de, fr])
    expect(ROLES.map((role) => turns[role].length)).toEqual(ROLES.map((role) => en.turns[role].length));
  const lost = new Set<string>();
  for (const { roles } of VARIANTS) {
    const settings = chooseSettings(vast as never, { roles }, roles.length);
    if (typeof settings === 'string') throw new Error(settings);
    const s = vast.setup(settings as never, roles.length, `turns of ${roles}`);
    const random = dice(`turns of ${roles}`);
    for (let ply = 0; ply < PLIES && vast.waitingFor(s).length > 0; ply++) {
      const view = vast.view(s, null);
      for (const role of view.roles) {
        const places = en.turns[role].length + (roles.includes('C') ? 0 : 1);
        const place = placeInTurn(view, role, places);
        const isRight = place === null ? view.turn !== role : view.turn === role && place >= 0 && place < places;
        if (!isRight) lost.add(`${role}: ${view.asks?.step}`);
      }
      const by = vast.waitingFor(s)[0]!;
      const options = vast.options(s, by);
      vast.play(s, by, options[random(options.length)]!);
    }
  }
  expect([...lost]).toEqual([]);
});
