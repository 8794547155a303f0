import { expect, type Page, test } from '@playwright/test';
import type { Chair, TableCard, Vote } from '@trollmoot/protocol';
import { standingOf } from '../src/gathering/standing.ts';
import { toldBetween } from '../src/gathering/told.ts';
import { asks, ends } from '../src/gathering/votes.ts';
import { de } from '../src/gathering/words/de.ts';
import { en } from '../src/gathering/words/en.ts';
import { fr } from '../src/gathering/words/fr.ts';
import { guest, layTable, sitDown } from './guests.ts';
import { press } from './hands.ts';
import { TestServer } from './test-server.ts';
import { expectEverySize } from './tools.ts';

const row = (page: Page, name: string) => page.locator('.gathering li', { hasText: name });
const ready = (page: Page) => page.getByRole('button', { name: 'I’m ready' });
const told = (page: Page) => page.locator('.gathering .told');

test.describe('With a server', () => {
  const testServer = new TestServer();
  test.beforeAll(() => testServer.start());
  test.afterAll(() => testServer.close());

  test('three gather: a latecomer waits, a guest is asked to leave, hosts change, and it begins without one', async ({
    browser,
  }) => {
    const [ana, bram, mira, theo] = [
      await guest(browser, testServer, 'Ana'),
      await guest(browser, testServer, 'Bram'),
      await guest(browser, testServer, 'Mira'),
      await guest(browser, testServer, 'Theo'),
    ];
    const everyone = [ana, bram, mira, theo];
    const link = await layTable(ana.page, 'bridge-troll', 3, 2);
    const table = /\/t\/([\w-]+)\?/.exec(link)![1]!;

    // The way in: the link in full, copied, and a code to read out.
    await ana.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const shown = await ana.page.getByRole('textbox', { name: 'Invite link' }).inputValue(); // it says localhost
    await expect(ana.page.getByText(shown, { exact: true })).toBeVisible();
    await press(ana.page.getByRole('button', { name: 'Copy', exact: true }));
    await expect(ana.page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await ana.page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    const code = await ana.page.locator('.gathering .code b').innerText();
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);

    // Who is here, who is host, who is ready.
    await bram.page.goto(link);
    await press(bram.page.getByRole('button', { name: 'Sit down' }));
    await sitDown(mira.page, link);
    await expect(told(ana.page)).toContainText('Mira');
    await expect(row(ana.page, 'Ana')).toContainText('Host');
    await expect(row(ana.page, 'Mira')).toContainText('Ready');
    await expect(row(ana.page, 'Bram')).toContainText('Not yet');
    const begin = ana.page.getByRole('button', { name: 'Begin', exact: true });
    await expect(begin).toBeDisabled();
    await expect(begin).toHaveAccessibleDescription('Bram isn’t ready yet');
    await expect(bram.page.getByText('Ana begins when all are ready')).toBeVisible();

    // Whoever reads the rules is seen to, and has not gone away. Before a first game, the minute is offered.
    await expect(bram.page.getByText('Your first game?')).toBeVisible();
    await press(bram.page.getByRole('button', { name: 'How to play' }));
    await expect(row(ana.page, 'Bram')).toContainText('Reading the rules');
    await expect(row(mira.page, 'Bram')).toContainText('Reading the rules');
    await press(bram.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }));
    await expect(row(ana.page, 'Bram')).toContainText('Here since');
    await press(bram.page.getByRole('button', { name: 'Rulebook' }));
    await expect(row(ana.page, 'Bram')).toContainText('Reading the rules');
    await testServer.stop();
    await testServer.start(); // and is still, when the connection is back
    await expect(row(ana.page, 'Bram')).toContainText('Reading the rules');
    await expect(bram.page.getByRole('dialog')).toBeVisible();
    await press(bram.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }));
    await press(bram.page.getByRole('button', { name: 'Show all' }));
    await expect(row(ana.page, 'Bram')).toContainText('Reading the rules');
    await press(bram.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }));
    await expect(row(ana.page, 'Bram')).toContainText('Here since');

    // Too late for a seat, by the code: watch or wait.
    await theo.page.goto(`/t/${code}`);
    await expect(theo.page.getByText('The table is full')).toBeVisible();
    await expect(ana.page.getByText('1 watching: Theo')).toBeVisible();
    await press(theo.page.getByRole('button', { name: 'Wait for a seat' }));
    await expect(theo.page.getByText('You’re waiting for a seat')).toBeVisible();
    await expect(ana.page.getByText('Waiting for a seat: Theo')).toBeVisible();
    await expectEverySize(ana.page);

    // The host asks Bram to leave, and the second time not to come back.
    const asksBram = () => press(row(ana.page, 'Bram').getByRole('button', { name: /ask to leave/ }));
    await asksBram();
    await expect(ana.page.getByRole('button', { name: 'and not come back', exact: false })).toHaveCount(0);
    await press(ana.page.getByRole('button', { name: 'Ask to leave', exact: true }));
    await expect(told(bram.page)).toContainText('The host asked you to leave your seat');
    await expect(theo.page.getByText('A seat is free', { exact: true })).toBeVisible();
    await press(bram.page.getByRole('button', { name: 'Sit down' }));
    await expect(row(ana.page, 'Bram')).toBeVisible();
    await asksBram();
    await press(ana.page.getByRole('button', { name: 'Ask to leave and not come back' }));
    await expect(bram.page.getByText('The host has asked you not to come back to this table.')).toBeVisible();
    await press(theo.page.getByRole('button', { name: 'Sit down' }));
    await press(ready(theo.page));

    // Other house rules: everyone has to say again that they are ready.
    await expect(row(ana.page, 'Theo')).toContainText('Ready');
    await press(ana.page.getByRole('button', { name: 'Change' }));
    await ana.page.getByLabel('Scores').selectOption({ index: 1 });
    await press(ana.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }));
    await expect(told(theo.page)).toContainText('The house rules have changed. Say again that you’re ready.');
    await expect(theo.page.locator('.rules .changed')).toContainText('Scores');
    for (const { page } of [mira, theo]) await expect(ready(page)).toHaveAttribute('aria-pressed', 'false');

    // Hosting is handed over; when the host leaves, it passes on at once.
    await press(row(ana.page, 'Mira').getByRole('button', { name: /make host/ }));
    await press(ana.page.getByRole('button', { name: 'Make Mira the host' }));
    await expect(told(mira.page)).toContainText('You’re the host now.');
    await press(mira.page.getByRole('button', { name: 'Leave the table' }));
    await expect(told(ana.page)).toContainText('Mira left. You’re the host now.');
    await expect(told(theo.page)).toContainText('Ana is the host now.');

    // Theo keeps them waiting for a minute, over a restart: the game begins without him, and he takes his seat back.
    await expect(ana.page.getByRole('button', { name: 'Begin', exact: true })).toBeDisabled();
    const chairs = await ana.page.locator('.gathering li').allInnerTexts();
    const seat = chairs.findIndex((text) => text.includes('Theo'));
    await testServer.restartWith(
      `UPDATE tables SET sitters = json_set(sitters, '$[${seat}].gathering.asked', 0) WHERE id = ?`,
      table,
    );
    await press(ana.page.getByRole('button', { name: 'Begin without Theo' }));
    await expect(ana.page.locator('.board')).toBeVisible();
    const back = theo.page.getByRole('button', { name: 'Take my seat back' });
    await press(back);
    await expect(back).toBeHidden();
    expect(everyone.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('the host closes the table: everyone is told', async ({ browser }) => {
    const [ana, ben] = [await guest(browser, testServer, 'Ana'), await guest(browser, testServer, 'Ben')];
    const link = await layTable(ana.page, 'troll-and-dragon', 2, 1);
    await sitDown(ben.page, link);
    await press(ana.page.getByRole('button', { name: 'Close the table' }));
    await press(ana.page.getByRole('dialog').getByRole('button', { name: 'Close the table' }));
    for (const { page } of [ana, ben]) await expect(page.getByText('The host has closed this table.')).toBeVisible();
    await ben.page.reload();
    await expect(ben.page.getByText('This table couldn’t be opened.')).toBeVisible();
  });
});

test.describe('In words', () => {
  const person = (name: string, isReady = true, more: Partial<Extract<Chair, { kind: 'person' }>> = {}): Chair => ({
    kind: 'person',
    user: name.toLowerCase(),
    name,
    here: true,
    standIn: null,
    gathering: { isReady, since: 0, asked: 1000, isReading: false, wasRemoved: false },
    ...more,
  });
  const card = (chairs: readonly Chair[], more: Partial<TableCard> = {}): TableCard => ({
    id: 't',
    game: 'g',
    rules: '1',
    settings: {},
    chairs,
    status: 'gathering',
    isPublic: false,
    pace: { kind: 'none' },
    patience: 86_400,
    host: 'ana',
    made: 0,
    watching: 0,
    company: { spectators: [], waiting: [], isHostAway: false, overdue: [] },
    commitment: null,
    seed: null,
    seal: null,
    result: null,
    endedBy: null,
    rematch: null,
    rematchOf: null,
    code: null,
    ...more,
  });
  const [OPEN, ANA, BEN] = [{ kind: 'open' } as const, person('Ana'), person('Ben')];

  test('what happens at the table is told, but not one’s own doings', () => {
    const says = (before: TableCard, after: TableCard, user = 'ana') => toldBetween(before, after, user, en.told);
    expect(says(card([ANA, OPEN]), card([ANA, BEN]))).toEqual(['Ben sat down. 2 of 2 seats taken.']);
    expect(says(card([ANA, OPEN]), card([ANA, BEN]), 'ben')).toEqual([]);
    expect(says(card([ANA, BEN]), card([OPEN, BEN], { host: 'ben' }), 'ben')).toEqual([
      'Ana left.',
      'You’re the host now.',
    ]);
    expect(says(card([ANA, BEN]), card([ANA, OPEN]), 'ben')).toEqual([en.told.removed, 'A seat is free.']);
    expect(says(card([ANA, person('Ben', false)]), card([ANA, BEN]))).toEqual(['Ben is ready.']);
    const changed = card([ANA, person('Ben', false)], { settings: { rounds: 3 } });
    expect(says(card([ANA, BEN]), changed, 'ben')).toEqual([en.told.rules]);
    expect(says(card([ANA, BEN]), changed)).toEqual([en.told.rulesChanged]);
    for (const { told } of [en, de, fr])
      expect(toldBetween(card([ANA, OPEN]), card([ANA, BEN]), 'ana', told)).toHaveLength(1);
  });

  test('what the table waits for: who is not ready, whose seat is kept, and for how long', () => {
    const table = card([ANA, person('Ben', false), { kind: 'invited', for: 'Cleo' }, OPEN]);
    expect(standingOf(table, 'ana', 60_999)).toMatchObject({
      unready: ['Ben'],
      absent: ['Cleo'],
      free: 1,
      mayBegin: true,
      isLate: false,
    });
    expect(standingOf(table, 'ana', 61_000).isLate).toBe(true);
    expect(standingOf(table, 'ben', 61_000)).toMatchObject({ mine: 1, mayBegin: false });
    const away = { ...table, company: { ...table.company, isHostAway: true } };
    expect(standingOf(away, 'ben', 61_000)).toMatchObject({ mayBegin: true, unready: [] });
    expect(standingOf(away, 'dan', 61_000).mayBegin).toBe(false);
  });

  test('a vote says exactly whose actions are taken back, and how it ended', () => {
    const names = ['Ana', 'Ben', 'You'];
    const reader = { user: 'me', seats: [2], nameOf: (seat: number) => names[seat]! };
    const vote: Vote = {
      id: 1,
      by: 0,
      motion: {
        ask: 'undo',
        back: [
          { seat: 0, acts: 1 },
          { seat: 2, acts: 2 },
        ],
      },
      yes: [0],
      no: [],
      asked: [1, 2],
      until: 0,
    };
    expect(asks(vote, reader, en.vote)).toBe('Ana wants to take back 3 actions: 1 of Ana’s and 2 of yours.');
    expect(asks(vote, reader, de.vote)).toBe('Ana möchte 3 Aktionen zurücknehmen: 1 von Ana und 2 von dir.');
    expect(asks(vote, reader, fr.vote)).toBe('Ana voudrait annuler 3 actions : 1 d’Ana et 2 de vous.');
    const own: Vote = { ...vote, motion: { ask: 'undo', back: [{ seat: 0, acts: 1 }] } };
    expect(asks(own, reader, en.vote)).toBe('Ana wants to take back 1 action of their own.');
    expect(asks(own, reader, de.vote)).toBe('Ana möchte eine eigene Aktion zurücknehmen.');
    expect(asks(own, reader, fr.vote)).toBe('Ana voudrait annuler une de ses actions.');
    expect(asks(own, { ...reader, seats: [0] }, en.vote)).toBe('You asked to take back 1 action of your own.');
    expect(asks({ ...own, motion: { ask: 'undo', back: [{ seat: 1, acts: 2 }] } }, reader, en.vote)).toContain(
      '2 of Ben’s',
    );
    const refused = { vote: { ...vote, no: [1] }, outcome: 'refused' } as const;
    expect(ends(refused, reader, en.vote)).toBe('Ben said no.');
    expect(ends({ ...refused, vote: { ...vote, no: [2] } }, reader, en.vote)).toBe('You said no.');
    expect(ends({ vote, outcome: 'withdrawn' }, reader, en.vote)).toBe('Ana no longer asks for it.');
  });
});
