import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { caveTroll } from '@trollmoot/cave-troll';
import {
  chooseSettings,
  type Game,
  dice as kernelDice,
  type Played,
  type Position,
  readSaved,
  sealedSeed,
  sealOf,
  witnessIn,
  writeSaved,
} from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { begin, type Guest, guest, layTable, playTogether, sitDown } from './guests.ts';
import { press } from './hands.ts';
import { TestServer } from './test-server.ts';
import {
  dice,
  expectAccessible,
  expectEverySize,
  openSaved,
  playSeeded,
  quickly,
  resultOf,
  tasksDuring,
} from './tools.ts';

const testServer = new TestServer();
test.beforeAll(() => testServer.start());
test.afterAll(() => testServer.close());

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'The seal of this game' });
const heading = (page: Page, text: string): Locator => panelOf(page).getByRole('heading', { name: text });
const marks = (page: Page): Promise<string[]> => panelOf(page).locator('.tick').allInnerTexts();

async function openSeal(page: Page, name: string): Promise<void> {
  await press(page.getByRole('button', { name, exact: true }).last());
  await expect(panelOf(page)).toBeVisible();
}

/** Plays for these people until the game is over. */
async function playToEnd(pages: readonly Page[], seed: number): Promise<void> {
  await playTogether(pages, dice(seed), () => resultOf(pages[0]!).isVisible());
}

/** A finished game of one guest and a bot, and the address of its table. */
async function finishedGame(ana: Guest, seed: number): Promise<string> {
  const link = await layTable(ana.page, 'troll-and-dragon', 2, 0);
  await begin(ana.page);
  await playToEnd([ana.page], seed);
  return link;
}

/** A game played at random to its end. */
function randomLog(game: Game, s: Position, seed: string): Played[] {
  const random = kernelDice(seed);
  const log: Played[] = [];
  for (let by = game.waitingFor(s)[0]; by !== undefined; by = game.waitingFor(s)[0]) {
    const options = game.options(s, by);
    log.push({ by, act: options[random(options.length)]! });
    game.play(s, by, log.at(-1)!.act);
  }
  return log;
}

/** The reader comes back to the finished game, and the server hands out another text. */
async function cheat(page: Page, link: string, forge: (text: string) => string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/api/tables/*/saved*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: forge(await answer.text()) });
  });
  await page.goto(link); // a new document: the client has changed its address
  await expect(resultOf(page)).toBeVisible();
}

test('a game online: not yet while it runs, verified at its end, also offline, and provable elsewhere', async ({
  browser,
}) => {
  const [ana, ben] = [await guest(browser, testServer, 'Ana'), await guest(browser, testServer, 'Ben')];
  const link = await layTable(ana.page, 'troll-and-dragon', 3, 1);
  await sitDown(ben.page, link);
  await ana.page.reload(); // between her salt and the start
  await begin(ana.page);
  await openSeal(ana.page, 'Dice sealed');
  await expect(heading(ana.page, 'The deal is sealed')).toBeVisible();
  await expect(panelOf(ana.page)).toContainText('The seal opens when the game ends.');
  await expect(panelOf(ana.page)).toContainText('in league with one of the players');
  await expect.poll(() => marks(ana.page)).toEqual(['✓', '✓', '…', '…']);
  await expect(panelOf(ana.page).locator('ul li')).toHaveCount(3);
  await expect(panelOf(ana.page).locator('ul code')).toHaveCount(2); // the bot's salt follows from the secret
  await expect(panelOf(ana.page).getByRole('button', { name: 'Check' })).toHaveCount(0);
  await press(panelOf(ana.page).getByRole('button', { name: 'Close' }));

  await ben.page.reload(); // what was kept on the device counts
  await playToEnd([ana.page, ben.page], 31);
  for (const { page, errors } of [ana, ben]) {
    await openSeal(page, 'Dice verified');
    await expect(heading(page, 'No one alone could bend this deal')).toBeVisible();
    await expect.poll(() => marks(page)).toEqual(['✓', '✓', '✓', '✓']);
    await expect(panelOf(page).locator('code').last()).toHaveText(/^\d+ actions, \d+ draws · [\d.]+ s on this device/);
    expect(errors).toEqual([]);
  }

  await ana.page.context().setOffline(true);
  await press(panelOf(ana.page).getByRole('button', { name: 'Check again' }));
  await expect(panelOf(ana.page).getByRole('button', { name: 'Check again' })).toBeEnabled();
  await expect(heading(ana.page, 'No one alone could bend this deal')).toBeVisible();
  const downloading = ana.page.waitForEvent('download');
  await press(panelOf(ana.page).getByRole('button', { name: 'Save the proof' }));
  const file = await (await downloading).path();
  const commandLine = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
  const vouched = execFileSync(process.execPath, [commandLine, 'verify', file], { encoding: 'utf8' });
  expect(vouched).toContain('This proof agrees with what its reader saw: commitment, salt, and the table at');
  expect(witnessIn(readFileSync(file, 'utf8'))!.views.length).toBeGreaterThan(5);
});

test('a server that cheats at the end breaks the seal; who was not there is told how little it shows', async ({
  browser,
}) => {
  const [ana, ben] = [await guest(browser, testServer, 'Ana'), await guest(browser, testServer, 'Ben')];
  const link = await finishedGame(ana, 7);
  await ben.page.goto(link);
  await expect(resultOf(ben.page)).toBeVisible();
  await openSeal(ben.page, 'The seal');
  await expect(panelOf(ben.page)).toContainText('This device didn’t see the game being played');
  await expect.poll(() => marks(ben.page)).toEqual(['✓', '✓', '✓', '✓']);

  const other = 'e'.repeat(64);
  const called = trollAndDragon.seatNames({} as never, 2)[1]; // the bot's seat
  const otherPlayers = (text: string): string => {
    const game = trollAndDragon as unknown as Game;
    const { saved } = readSaved(text, () => game);
    const s = game.setup(saved.settings, saved.seats, saved.seed);
    return writeSaved(game, { ...saved, log: randomLog(game, s, 'forger') });
  };
  const cheats: readonly [string, (text: string) => string, string][] = [
    [
      'the commitment changed after the salts',
      (text) =>
        text.replace(/^commitment .*$/m, `commitment ${sealOf(other)}`).replace(/^secret .*$/m, `secret ${other}`),
      'The server showed another seal before the game.',
    ],
    [
      'a salt drawn last',
      (text) => text.replace(/^secret /m, `salt ${called} ${'d'.repeat(32)}\nsecret `),
      'The salts aren’t the ones listed when the game began.',
    ],
    ['my salt left out', (text) => text.replace(/^salt .*\n/m, ''), 'Your salt isn’t listed at your seat.'],
    ['another secret', (text) => text.replace(/^secret .*$/m, `secret ${other}`), 'The secret doesn’t fit the seal.'],
    ['the log altered', otherPlayers, 'The table you saw isn’t the one that comes out.'],
    [
      'a move that is not legal',
      (text) => text.replace(/^(\w+): .*$/m, '$1: fly'),
      'The saved game can’t be played again.',
    ],
  ];
  for (const [what, forge, says] of cheats)
    await test.step(what, async () => {
      await cheat(ana.page, link, forge);
      await openSeal(ana.page, 'Seal broken');
      await expect(heading(ana.page, 'The deal doesn’t fit the seal')).toBeVisible();
      await expect(panelOf(ana.page)).toContainText(says);
      await expect(panelOf(ana.page)).toContainText('Save the proof and tell the host.');
      await expect.poll(() => marks(ana.page)).toContain('✕');
      await expect(panelOf(ana.page).getByRole('button', { name: 'Save the proof' })).toBeEnabled();
    });
  await cheat(ana.page, link, (text) => text);
  await openSeal(ana.page, 'Dice verified');
});

test('a server that loses the reader’s salt is caught before the first act', async ({ browser }) => {
  const ana = await guest(browser, testServer, 'Ana');
  await ana.page.routeWebSocket(/\/ws/, (page) => {
    const server = page.connectToServer();
    server.onMessage((message) => {
      const isBegun = String(message).includes('"status":"playing"');
      page.send(isBegun ? String(message).replace(/"salts":\["[0-9a-f]{32}"/, '"salts":[null') : message);
    });
  });
  await layTable(ana.page, 'troll-and-dragon', 2, 0);
  await begin(ana.page);
  await openSeal(ana.page, 'Seal broken');
  await expect(panelOf(ana.page)).toContainText('Your salt isn’t listed at your seat.');
  await expect.poll(() => marks(ana.page)).toEqual(['✓', '✕', '…', '…']);
  const downloading = ana.page.waitForEvent('download');
  await press(panelOf(ana.page).getByRole('button', { name: 'Save the proof' }));
  expect(witnessIn(readFileSync(await (await downloading).path(), 'utf8'))).toMatchObject({
    seat: 0,
    salts: [null, null],
  });
});

/** A whole sealed game, played at random, as its server would hand it out. */
function sealedGame(game: Game, seats: number, secret: string): string {
  const settings = chooseSettings(game, {}, seats);
  if (typeof settings === 'string') throw new Error(settings);
  const salts = Array.from({ length: seats }, () => null);
  const seed = sealedSeed(secret, salts);
  const log = randomLog(game, game.setup(settings, seats, seed), 'players');
  const seal = { commitment: sealOf(secret), salts, secret };
  return writeSaved(game, { game: game.name, rules: game.rules, settings, seats, seed, seal, log });
}

test('a saved game is checked in short tasks when it is opened, and a forged one is told', async ({
  page,
  browser,
}) => {
  await quickly(page);
  const saved = sealedGame(caveTroll as unknown as Game, 4, 'c'.repeat(64));
  const { longest, third, count } = await tasksDuring(browser, page, async () => {
    await openSaved(page, saved);
    await expect(page.getByRole('button', { name: 'The seal', exact: true })).toBeVisible();
  });
  console.log(
    `a check: the longest of ${count} tasks worked ${longest.toFixed(0)} ms, the third ${third.toFixed(0)} ms`,
  );
  expect(third).toBeLessThan(200);
  await openSaved(page, saved.replace(/^secret .*$/m, `secret ${'d'.repeat(64)}`));
  await openSeal(page, 'Seal broken');
  await expect(panelOf(page)).toContainText('The secret doesn’t fit the seal.');
});

test('on one device the seal shows only that the deal was fixed', async ({ page }) => {
  await quickly(page);
  await playSeeded(page, 'troll-and-dragon', 'one device');
  await page.keyboard.press('v');
  await expect(panelOf(page)).toContainText('Played on one device: the seal only shows that the deal was fixed.');
  await expect.poll(() => marks(page)).toEqual(['✓', '–', '…', '…']);
  await expectAccessible(page);
  await expectEverySize(page, async () => expect(panelOf(page)).toBeVisible());
});
