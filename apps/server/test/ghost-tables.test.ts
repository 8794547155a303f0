import type { Asker, Level } from '@trollmoot/bots';
import { expect, test } from 'vitest';
import { inlineBots } from '../src/adapters/inline-bots.ts';
import { Allowance } from '../src/allowance.ts';
import type { BotRunner } from '../src/ports.ts';
import type { Occupant } from '../src/store/records.ts';
import * as gathering from '../src/table/gathering.ts';
import { acts, begun, FakeViewer, fakeHouse, people, QuietJournal, settled } from './fake-house.ts';
import { EXAMPLES, mark } from './harness.ts';

const bot = (level: Level = 'pebble'): Occupant => ({ kind: 'bot', level });

/** Bots that note who asks, and say they thought this long. */
function countingBots(ms = 10): BotRunner & { readonly askers: (Asker | undefined)[] } {
  const askers: (Asker | undefined)[] = [];
  const { choose, close } = inlineBots(EXAMPLES);
  return {
    askers,
    async choose(request, deadline) {
      askers.push(request.asker);
      return { ...(await choose(request, deadline)), ms };
    },
    close,
  };
}

test('bots pause at a table that nobody looks at, and go on when somebody does', async () => {
  const bots = countingBots();
  const house = fakeHouse({ bots, policy: { botPause: 10 } });
  const { table, viewers } = await begun(house, 'sealed-bids', [...people('ann'), bot(), bot()]);
  await gathering.leave(table, 'ann');
  table.viewers.unwatch(viewers[0]!);
  const before = bots.askers.length;
  await house.clock.pass(60_000);
  expect(bots.askers.length).toBe(before);
  expect(table.isIdle).toBe(true);
  table.viewers.watch(new FakeViewer('zoe'), 1, null);
  await house.clock.pass(1000);
  expect(bots.askers.length).toBeGreaterThan(before);
});

test('a bot that thinks when the last viewer goes is stopped', async () => {
  let isStopped = false;
  const house = fakeHouse({
    policy: { botPause: 10 },
    bots: {
      choose: (_request, { signal } = {}) =>
        new Promise((_, stopped) => {
          signal!.addEventListener('abort', () => {
            isStopped = true;
            stopped(signal!.reason);
          });
        }),
      close: async () => {},
    },
  });
  const { table, viewers } = await begun(house, 'tic-tac-toe', [bot(), ...people('ann')]);
  await house.clock.pass(100);
  expect(table.bots.areThinking).toBe(true);
  table.viewers.unwatch(viewers[0]!);
  await settled();
  expect([isStopped, table.bots.areThinking]).toEqual([true, false]);
});

test('where several people play, bots play on until one of them is asked, behind everyone who looks on', async () => {
  const bots = countingBots();
  const house = fakeHouse({ bots, policy: { botPause: 10 } });
  const { table, viewers } = await begun(house, 'sealed-bids', [...people('ann', 'bob'), bot()]);
  for (const viewer of viewers) table.viewers.unwatch(viewer);
  await house.clock.pass(1000);
  expect(bots.askers.at(-1)).toEqual({ rank: 1, address: '', user: 'ann' });
});

test('the player who looks on pays, not the host; of several, the one with the most time left', async () => {
  const bots = countingBots();
  const house = fakeHouse({ bots, policy: { botPause: 10 } });
  house.thinking.charge('ann', 1000, house.clock.now());
  const { table, viewers } = await begun(house, 'sealed-bids', [...people('ann', 'bob'), bot()]);
  await house.clock.pass(500);
  expect(bots.askers.at(-1)).toEqual({ rank: 0, address: 'here', user: 'bob' });
  table.viewers.unwatch(viewers[1]!);
  await acts(table, viewers[0]!, viewers[0]!.frame.options[0]!);
  expect(table.record.host).toBe('ann');
});

test('bots that have thought long enough for a user rest, say so, and go on', async () => {
  const bots = countingBots(5000);
  const thinking = new Allowance(1000, 500);
  const house = fakeHouse({ bots, thinking, policy: { botPause: 10 } });
  const { table, viewers } = await begun(house, 'tic-tac-toe', [...people('ann'), bot()]);
  const [ann] = viewers;
  const restsTold = () => ann!.heard.flatMap((heard) => (heard.say === 'clock' ? [heard.clock.resting ?? null] : []));
  await acts(table, ann!, mark(0));
  await house.clock.pass(100);
  expect(ann!.frame.options).not.toEqual([]); // the first answer was paid from what was saved
  await acts(table, ann!, ann!.frame.options[0]!);
  await house.clock.pass(1000);
  expect(ann!.frame.options).toEqual([]);
  const [rest] = restsTold();
  expect(rest).toBeGreaterThan(7000);
  const late = new FakeViewer('ann');
  table.viewers.watch(late, 1, null);
  expect(late.heard.find(({ say }) => say === 'table')).toMatchObject({ clock: { resting: expect.any(Number) } });
  await house.clock.pass(8000);
  expect(ann!.frame.options).not.toEqual([]);
  expect(restsTold()).toEqual([rest, null]);
});

test('bots that must think less say so to everyone at the table, when they act, until one has its time again', async () => {
  const { choose, close } = inlineBots(EXAMPLES);
  let isHurried = true;
  const bots: BotRunner = { choose: async (...asked) => ({ ...(await choose(...asked)), isHurried }), close };
  const counted: string[] = [];
  const journal = new QuietJournal();
  journal.count = (what = '', label = '') => void counted.push(`${what} ${label}`);
  const house = fakeHouse({ bots, journal, policy: { botPause: 700 } });
  const { table, viewers } = await begun(house, 'tic-tac-toe', [...people('ann'), bot('dragon')]);
  const [ann] = viewers;
  const told = () => ann!.heard.flatMap((heard) => (heard.say === 'clock' ? [heard.clock.hurried ?? false] : []));
  await acts(table, ann!, mark(0));
  await house.clock.pass(699);
  expect(told()).toEqual([]);
  await house.clock.pass(1);
  expect(told()).toEqual([true]);
  expect(counted.filter((what) => what.startsWith('hurried'))).toEqual(['hurriedBots dragon']);
  const late = new FakeViewer('zoe');
  table.viewers.watch(late, 1, null);
  expect(late.heard.find(({ say }) => say === 'table')).toMatchObject({ clock: { hurried: true } });
  isHurried = false;
  await acts(table, ann!, ann!.frame.options[0]!);
  await house.clock.pass(700);
  expect(told()).toEqual([true, false]);
});

test('a hint is not given while bots rest for this user', async () => {
  const house = fakeHouse({ thinking: new Allowance(1000, 500) });
  const { table } = await begun(house, 'tic-tac-toe', [...people('ann', 'bob')]);
  house.thinking.charge('ann', 2000, house.clock.now());
  await expect(table.bots.hint(0, { rank: 0, user: 'ann', address: 'here' })).rejects.toThrow('rest');
});
