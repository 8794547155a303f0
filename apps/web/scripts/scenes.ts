/** Rare positions and pages, set up for screenshots. */
import type { Page, Route } from '@playwright/test';
import { type View as BridgeView, bridgeTroll, tradeInsIn } from '@trollmoot/bridge-troll';
import { caveTroll } from '@trollmoot/cave-troll';
import type { Game } from '@trollmoot/kernel';
import type { Chair, Hall, People, TableCard } from '@trollmoot/protocol';
import { type View as DragonView, trollAndDragon } from '@trollmoot/troll-and-dragon';
import { vast } from '@trollmoot/vast';
import { press } from '../test/hands.ts';
import { type Asked, savedWhen } from '../test/saves.ts';

interface Scene {
  readonly name: string;
  readonly saved: () => string;
  readonly prefs?: object;
  readonly act?: (page: Page) => Promise<void>;
}

const bridge = bridgeTroll as unknown as Game;
const cave = caveTroll as unknown as Game;
const dragon = trollAndDragon as unknown as Game;
const cavern = vast as unknown as Game;

/** A turn of this role in the middle of a game of Vast, with many options; the others are bots. */
function inVast(mine: string, step: string, choices: number, settings: object = {}, roles = 'KGDCT'): () => string {
  const who = [...roles].map((role) => (role === mine ? 'Ana' : 'a pebble'));
  const isLate = (view: { round: number }): boolean => view.round > 5;
  return sought(
    cavern,
    roles.length,
    (asked) => asked.step.step === step && asked.options.length >= choices && isLate(asked.view() as { round: number }),
    { settings: { roles, ...settings }, who },
  );
}

const offers =
  (...kinds: string[]) =>
  (asked: Asked) =>
    kinds.every((kind) => asked.options.some((act) => act.do === kind));
/** The first of many games that reaches such a position. */
function sought(game: Game, seats: number, pleases: (asked: Asked) => boolean, more: object = {}): () => string {
  return () => {
    for (let n = 0; n < 400; n++)
      try {
        return savedWhen(game, { seats, seed: `scene ${n}`, ...more }, pleases);
      } catch {
        // not in this game
      }
    throw new Error('No game reached such a position.');
  };
}

const inCave = (pleases: (asked: Asked) => boolean): (() => string) =>
  sought(cave, 3, (asked) => asked.seat === 0 && pleases(asked), { who: ['Ana', 'a goblin', 'a goblin'] });

export const SCENES: readonly Scene[] = [
  {
    name: 'bridge-claim',
    saved: sought(
      bridge,
      4,
      ({ step, seat, view }) => {
        const { deck, company, trolls } = view() as BridgeView;
        const { food, tolls } = trolls[0]!;
        const isRich = food.length > 1 && tolls.length > 0 && deck > 8;
        return step.step === 'claim' && seat === 0 && company.length > 3 && isRich;
      },
      { who: ['Ana', 'a goblin', 'a troll', 'a dragon'] },
    ),
  },
  { name: 'bridge-jester', saved: sought(bridge, 4, offers('mix')) },
  { name: 'bridge-goat', saved: sought(bridge, 4, offers('fight')) },
  { name: 'bridge-robber', saved: sought(bridge, 4, offers('defend')) },
  { name: 'bridge-quarry', saved: sought(bridge, 4, offers('quarry')) },
  { name: 'bridge-draw', saved: sought(bridge, 4, offers('draw')) },
  { name: 'bridge-take', saved: sought(bridge, 4, offers('take')) },
  {
    name: 'bridge-helper',
    saved: sought(bridge, 4, ({ step, seat, view }) => {
      return step.step === 'score' && tradeInsIn(view() as BridgeView, seat).length > 2;
    }),
  },
  {
    name: 'bridge-six',
    prefs: { language: 'de', size: 'huge' },
    saved: sought(bridge, 6, ({ step, view }) => step.step === 'claim' && (view() as BridgeView).turn > 5, {
      who: ['Maximiliane von Hohenstein', 'a goblin', 'Bartholomäus', 'a troll', 'a dragon', 'Ö'],
    }),
  },
  { name: 'cave-push', saved: sought(cave, 4, offers('push')) },
  {
    name: 'cave-claims',
    saved: sought(cave, 4, ({ options, view }) => {
      const { figures } = view() as { figures: { at: unknown }[] };
      return options.length > 12 && figures.filter(({ at }) => typeof at === 'number').length > 24;
    }),
    act: async (page) => void (await page.getByLabel('Show me…').selectOption('claims')),
  },
  {
    name: 'cave-german',
    prefs: { language: 'de', size: 'huge' },
    saved: sought(cave, 4, ({ options, view }) => options.length > 12 && (view() as { turn: number }).turn > 12),
  },
  {
    name: 'dragon-one-eye',
    saved: sought(
      dragon,
      4,
      ({ step, seat, view }) => {
        const { red, atRisk } = view() as DragonView;
        return step.step === 'beats' && seat === 0 && atRisk.nuggets > 1 && red.some(({ face }) => face === 'dragon');
      },
      { who: ['Ana', 'a goblin', 'a troll', 'a dragon'] },
    ),
  },
  { name: 'dragon-race', saved: sought(dragon, 5, ({ step }) => step.step === 'race', { settings: { duel: 'race' } }) },
  {
    name: 'dragon-plan',
    saved: sought(dragon, 5, ({ step }) => step.step === 'planPoints', { settings: { duel: 'plan' } }),
  },
  { name: 'vast-knight', saved: inVast('K', 'knight.act', 10) },
  { name: 'vast-goblins', saved: inVast('G', 'goblins.tribe', 8) },
  { name: 'vast-dragon', saved: inVast('D', 'dragon.act', 20) },
  { name: 'vast-cave', saved: inVast('C', 'cave.act', 6, { terrain: true }) },
  { name: 'vast-thief', saved: inVast('T', 'thief.act', 6) },
  { name: 'vast-ambush', saved: inVast('G', 'goblins.spring', 2, {}, 'KGD') },
  {
    name: 'cave-explained',
    saved: inCave(({ options, view }) => options.length > 8 && (view() as { turn: number }).turn > 12),
    act: async (page) => {
      await page.locator('.board [data-thing*=figure][data-lit]').first().focus();
      await page.keyboard.press('?');
      await page.locator('.explains.placed').waitFor();
    },
  },
  {
    name: 'cave-hint',
    saved: inCave(({ options, view }) => options.length > 8 && (view() as { turn: number }).turn > 12),
    act: async (page) => {
      await press(page.locator('.bar').getByRole('button', { name: 'Hint' }));
      await page.locator('.sub.hint').waitFor();
    },
  },
  {
    name: 'cave-replay',
    saved: inCave(({ view }) => (view() as { turn: number }).turn > 24),
    act: async (page) => {
      await page.goto(`${page.url()}?at=20.2`);
      await page.getByRole('slider', { name: 'Replay' }).waitFor();
    },
  },
  {
    name: 'cave-scoring',
    saved: inCave(
      ({ step, options, view }) =>
        step.step === 'play' &&
        (view() as { icons: number }).icons === 4 &&
        options.some((act) => (act as { card?: string }).card === 'adventurerWithIcon'),
    ),
    act: async (page) => {
      await press(page.locator('.bar').getByRole('button', { name: /with icon/ }));
      await press(page.locator('.board .space[data-lit]').first());
      await page.locator('.moment').waitFor();
    },
  },
  {
    name: 'shortcuts',
    saved: inCave(({ options }) => options.length > 8),
    act: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'vast-unclaimed',
    saved: sought(
      cavern,
      5,
      ({ seat, options, view }) =>
        seat === 0 &&
        options.some((act) => {
          const lost = cavern.words.en.forfeit?.(act, options, view()) ?? null;
          return lost?.asks != null && lost.first !== null;
        }),
      { settings: { roles: 'KGDCT' }, who: ['Ana', 'a pebble', 'a pebble', 'a pebble', 'a pebble'] },
    ),
    act: async (page) => {
      await press(page.locator('.bar .act:has(small)').last());
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'vast-german', prefs: { language: 'de', size: 'huge' }, saved: inVast('D', 'dragon.act', 20) },
  {
    name: 'vast-collapse',
    saved: sought(
      cavern,
      4,
      ({ step, view }) => step.step === 'cave.act' && (view() as { map: { collapsing: boolean } }).map.collapsing,
      { settings: { roles: 'KGDC' }, who: ['a pebble', 'a pebble', 'a pebble', 'Ana'] },
    ),
  },
  {
    name: 'hand-over',
    saved: sought(bridge, 4, ({ step }) => step.step === 'bid', { who: ['Ana', 'Bram', 'a goblin', 'a goblin'] }),
    act: async (page) => {
      await page.locator('.bar.mine .act').first().click();
      await page.locator('.cover[role=dialog]').waitFor();
    },
  },
];

const person = (name: string): Chair => ({ kind: 'person', user: name, name, here: true, standIn: null });

/** The server's answers on a busy evening: thirty tables, with long names. */
export async function crowdedHall(route: Route): Promise<void> {
  const path = new URL(route.request().url()).pathname;
  const names = ['Ana', 'Bartholomäus der Ausdauernde', 'Cleo', 'Maximiliane von Hohenstein'];
  const table = (n: number, status: TableCard['status']): TableCard => ({
    id: `t${n}`,
    game: ['cave-troll', 'bridge-troll', 'troll-and-dragon', 'vast'][n % 4]!,
    rules: '1',
    settings: {},
    chairs: [
      person(names[n % 4]!),
      person(names[(n + 1) % 4]!),
      n % 3 ? { kind: 'open' } : { kind: 'bot', level: 'troll' },
    ],
    status,
    isPublic: true,
    pace: n % 2 ? { kind: 'none' } : { kind: 'slow', days: 3 },
    language: n % 3 ? 'de' : 'en',
    patience: 86_400,
    company: { spectators: [], waiting: [], isHostAway: false, overdue: [] },
    endedBy: null,
    rematchOf: null,
    code: null,
    host: names[n % 4]!,
    made: 1_790_000_000_000 + n * 60_000,
    watching: n % 5,
    commitment: '',
    seed: null,
    seal: null,
    result: null,
    rematch: null,
  });
  const range = (from: number, status: TableCard['status']) =>
    Array.from({ length: 10 }, (_, i) => table(from + i, status));
  const hall: Hall = {
    you: { user: 'Ana', name: 'Ana' },
    games: [],
    levels: [],
    open: range(0, 'gathering'),
    yours: range(10, 'playing'),
    turns: ['t12', 't15'],
    standings: {
      t12: { isTurn: true, waiting: [0], left: 30 * 3_600_000, line: 'Cleo rolls two dragons and loses four nuggets.' },
      t15: {
        isTurn: true,
        waiting: [0],
        left: 3 * 3_600_000,
        line: 'Bartholomäus der Ausdauernde pushes your Thief out of the Treasury.',
      },
      t13: { isTurn: false, waiting: [1], left: 20 * 3_600_000, line: null },
    },
    houseRules: { t1: ['Artifacts: dealt', 'Scoring: every room'] },
    watch: range(20, 'playing'),
    invitations: [],
  };
  const known: People = {
    people: names.slice(1).map((name, n) => ({
      user: name,
      name,
      games: 3 + n,
      last: Date.now() - n * 86_400_000,
      table: 't12',
      isHere: n < 2,
      at: n === 1 ? { table: 't21', game: 'vast', free: 0 } : null,
    })),
    played: [
      { game: 'cave-troll', games: 31 },
      { game: 'bridge-troll', games: 12 },
      { game: 'vast', games: 5 },
    ],
  };
  if (path.endsWith('/hall')) await route.fulfill({ json: hall });
  else if (path.endsWith('/people')) await route.fulfill({ json: known });
  else if (path.endsWith('/session')) await route.fulfill({ json: { user: 'Ana', name: 'Ana' } });
  else await route.fulfill({ status: 404 });
}

/** Runs in the page: stores a few finished games. */
export function keptGames(): void {
  const games = ['cave-troll', 'bridge-troll', 'vast', 'troll-and-dragon', 'cave-troll'];
  const chairs = [
    { kind: 'person', user: 'here', name: 'Ana', here: true, standIn: null },
    { kind: 'person', user: 'here', name: 'Maximiliane von Hohenstein', here: true, standIn: null },
    { kind: 'bot', level: 'troll' },
  ];
  for (const [n, game] of games.entries()) {
    const result = { places: [1 + (n % 2), 2 - (n % 2), 3], scores: [31, 30, 12] };
    const table = { id: `k${n}`, game, rules: '1', settings: {}, chairs, seed: 's', log: [], result };
    localStorage.setItem(
      `trollmoot-table-k${n}`,
      JSON.stringify({ ...table, made: 1_790_000_000_000 - n * 90_000_000 }),
    );
  }
}
