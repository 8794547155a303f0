import type { Seat } from '@trollmoot/kernel';
import { type Eye, firstShown, type Shown, shownAfter } from '@trollmoot/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { faultsIn } from '../scripts/chaos/checker.ts';
import { newHistory, type Sight, sightOfFrame, sightOfUpdate, type TableHistory } from '../scripts/chaos/history.ts';
import { keptIn } from '../scripts/chaos/kept.ts';
import type { ServeOptions, Serving } from '../src/serve.ts';
import { EXAMPLES, Guest, mark, playing, type Tab, testServer } from './harness.ts';
import { MemoryBus } from './memory-bus.ts';
import { ENGINES } from './stores.ts';
import { openUnfenced } from './unfenced.ts';

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL')!;
const servers: Serving[] = [];
afterEach(async () => {
  for (const server of servers.splice(0).reverse()) await server.stop();
});

/** What this tab was shown, through these eyes. */
function sightsOf({ heard }: Tab, eye: Eye): Sight[] {
  const sights: Sight[] = [];
  let shown: Shown | null = null;
  for (const message of heard) {
    if (message.say === 'table' && message.frame !== null) shown = firstShown(message.frame);
    else if (message.say === 'frame' && shown !== null && message.change !== null)
      shown = shownAfter(shown, message.change);
    else continue;
    const updates = message.say === 'frame' ? message.updates : (message.missed ?? []);
    sights.push(...updates.map((update) => sightOfUpdate(eye, update)), sightOfFrame(shown.frame));
  }
  return sights;
}

/** Marks a cell, and notes what came of it. */
async function wishes(history: TableHistory, tab: Tab, seat: Seat, cell: number): Promise<void> {
  const { mine } = tab.frame;
  const wish = { seat, mine, act: mark(cell), asked: performance.now() };
  const answer = await tab.acts(history.id, mark(cell)).catch(() => null);
  const outcome = answer === null ? 'unknown' : answer.say === 'yes' ? 'yes' : 'no';
  history.wishes.push({ ...wish, answered: performance.now(), outcome });
}

/**
 * The first node is cut off from the other, not from the store; the other takes its table over, and Ann plays there in
 * another tab. Then she plays in the first tab, at the node that has heard of nothing.
 */
async function cutOffAndPlayedOn(options: Partial<ServeOptions>): Promise<string[]> {
  const url = await engine.shared();
  const bus = new MemoryBus();
  const nodes = [];
  for (let i = 0; i < 2; i++) {
    const messenger = bus.messenger();
    const cluster = { bus: async () => messenger, lasts: 2000 };
    const serving = await testServer({ TROLLMOOT_DATA: url }, { ...options, cluster });
    servers.push(serving);
    nodes.push({ ...serving, messenger });
  }
  const [a, b] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
  const guests = [await Guest.come(a.address, 'Ann'), await Guest.come(b.address, 'Bob')] as const;
  const { id, tabs } = await playing(guests, { game: 'tic-tac-toe' });
  const [ann, bob] = tabs as [Tab, Tab];
  const history = newHistory(id, 'Ann and Bob');
  const turn = (tab: Tab, beat: number): Promise<void> =>
    tab.until(() => tab.shown !== null && tab.frame.beat === beat);
  await wishes(history, ann, 0, 0);
  await turn(bob, 1);
  await wishes(history, bob, 1, 3);
  await turn(ann, 2);
  a.messenger.cut();
  await bob.until(() => b.tables.peek(id) !== undefined);
  const elsewhere = await new Guest(b.address, guests[0].cookie, guests[0].user).connects();
  await elsewhere.watches(id);
  await wishes(history, elsewhere, 0, 1);
  await turn(bob, 3);
  await wishes(history, ann, 0, 8);
  const isAnswered = history.wishes.at(-1)!.outcome === 'yes';
  if (isAnswered) await turn(ann, 3);
  for (const [tab, eye] of [
    [ann, 0],
    [elsewhere, 0],
    [bob, 1],
  ] as const)
    history.sights.push(...sightsOf(tab, eye));
  const kept = await keptIn(url, [{ id }], (name) => EXAMPLES.find((game) => game.name === name));
  return faultsIn({ kept, tables: [history], trials: [], progress: new Map() });
}

describe.runIf(engine !== undefined)('A node that another has taken for dead', () => {
  test('can spoil nothing', async () => {
    expect(await cutOffAndPlayedOn({})).toEqual([]);
  });

  test('could, without fencing, and the checker sees it: a move is lost, and there are two histories', async () => {
    const faults = (await cutOffAndPlayedOn({ openStore: openUnfenced })).join('\n');
    expect(faults).toContain('seat 0: action 1 was acknowledged twice');
    expect(faults).toMatch(/seat 1 was shown a frame at beat 3 that the log does not lead to/);
  });
});
