import type { Browser, Page } from '@playwright/test';
import { begin, sitDown } from '../test/guests.ts';
import { press } from '../test/hands.ts';
import { quickly } from '../test/tools.ts';
import { keptGames } from './scenes.ts';

/** How these pictures are taken: the size of the window, the theme, and what their files are called. */
interface Camera {
  readonly browser: Browser;
  readonly address: string; // of a server
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: 'light' | 'dark';
  file(what: string): string;
}

interface Scene {
  /** Someone with a browser of their own. */
  come(prefs: object): Promise<Page>;
  shoot(page: Page, moment?: string): Promise<void>;
}

const GERMAN = { name: 'Maximiliane Hohenstein', language: 'de', size: 'huge' };

/** Screens where friends meet and come back to. */
export const FRIENDS: { readonly [name: string]: (scene: Scene) => Promise<void> } = {
  async gathering({ come, shoot }) {
    const [ana, bart, asked, late] = [
      await come({ name: 'Ana' }),
      await come({ name: 'Bartholomäus der Zähe' }),
      await come({}),
      await come({ name: 'Theo' }),
    ];
    const link = await tableOf(ana, 'bridge-troll', ['open', 'open', 'open', 'bot']);
    await sitDown(bart, link);
    await ana.getByText('Bartholomäus').first().waitFor();
    await shoot(ana);
    await shoot(bart, 'guest');
    await asked.goto(link);
    await asked.getByRole('textbox').waitFor();
    await shoot(asked, 'name');
    const seatBot = ana.getByRole('button', { name: 'Seat a bot' });
    for (const left of [1, 0]) {
      await press(seatBot.first());
      await seatBot.nth(left).waitFor({ state: 'detached' });
    }
    await late.goto(link);
    await late.getByText('The table is full').waitFor();
    await shoot(late, 'full');
    await press(ana.getByRole('button', { name: /^Bartholomäus.*ask to leave/ }));
    await shoot(ana, 'guest-dialog');
  },
  async together({ come, shoot }) {
    const [ana, bart] = [await come({ name: 'Ana' }), await come({ name: 'Bartholomäus der Zähe' })];
    const link = await tableOf(ana, 'troll-and-dragon', ['open', 'bot']);
    await sitDown(bart, link);
    await begin(ana);
    await press(ana.getByRole('navigation').getByRole('button', { name: 'Leave the table' }));
    await shoot(ana, 'leave');
    await press(ana.getByRole('button', { name: 'Ask to end the game' }));
    await bart.locator('.banner').waitFor();
    await shoot(bart, 'vote');
    await press(bart.locator('.banner').getByRole('button', { name: 'Agree' }));
    await ana.getByText('Ended by agreement').waitFor();
    await shoot(ana, 'ended');
    await press(ana.locator('.banner').getByRole('button', { name: 'Rematch' }));
    await bart.getByText('Ana would like a rematch').waitFor();
    await shoot(bart, 'rematch');
  },
  async account({ come, shoot }) {
    for (const [moment, prefs] of [
      ['', { name: 'Ana' }],
      ['german', GERMAN],
    ] as const) {
      const page = await come(prefs);
      await page.request.post('/api/session', { data: { name: prefs.name } });
      await page.goto('/#/me/account');
      await page.getByRole('switch').first().waitFor();
      await shoot(page, moment);
    }
  },
  async games({ come, shoot }) {
    const page = await come({ name: 'Ana' });
    await page.addInitScript(keptGames);
    await page.goto('/#/me/games');
    await page.getByRole('searchbox').waitFor();
    await shoot(page);
  },
};

/** Ana's table, with these other seats, and its link. */
async function tableOf(ana: Page, game: string, others: readonly ('open' | 'bot')[]): Promise<string> {
  await ana.request.post('/api/session', { data: { name: 'Ana' } });
  const seats = others.map((kind) => (kind === 'bot' ? { kind, level: 'goblin' } : { kind }));
  const made = await ana.request.post('/api/tables', { data: { game, chairs: [{ kind: 'me' }, ...seats] } });
  const { id, key } = (await made.json()) as { id: string; key: string };
  await ana.goto(`/t/${id}`);
  await ana.locator('.gathering').waitFor();
  return `/t/${id}?key=${key}`;
}

export async function shootFriends(what: string, { browser, address, size, theme, file }: Camera): Promise<void> {
  const pages: Page[] = [];
  const come = async (prefs: object): Promise<Page> => {
    const context = await browser.newContext({
      viewport: size,
      hasTouch: size.width < 700,
      serviceWorkers: 'block',
      baseURL: address,
    });
    const page = await context.newPage();
    pages.push(page);
    await quickly(page, { theme, ...prefs });
    return page;
  };
  const shoot = async (page: Page, moment = ''): Promise<void> => {
    await page.screenshot({ path: file(moment) });
  };
  await FRIENDS[what]!({ come, shoot }).catch((error: Error) => console.error(`${file('')}: ${error.message}`));
  for (const page of pages) await page.context().close();
}
