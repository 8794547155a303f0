import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { Guest, mark, playing, testServer } from './harness.ts';

let house: Serving;
let [ann, bob, cat]: Guest[] = [];
beforeAll(async () => {
  house = await testServer();
  [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => Guest.come(house.address, name)));
});
afterAll(() => house.stop());

const crosses = () => playing([ann!, bob!], { game: 'tic-tac-toe' });
const bids = () => playing([ann!, bob!, cat!], { game: 'sealed-bids' });

describe('A move', () => {
  test('is answered, and everyone is sent what changed', async () => {
    const { id, tabs } = await crosses();
    const [a, b] = tabs;
    expect(await a!.acts(id, mark(4))).toMatchObject({ say: 'yes' });
    await b!.until(() => b!.frame.beat === 1);
    expect(b!.frame).toMatchObject({ waiting: [1], undo: 0 });
    expect(b!.frame.options).toHaveLength(8);
    expect(a!.frame).toMatchObject({ options: [], undo: 1, mine: 1 });
    expect(b!.updates).toMatchObject([{ beat: 1, by: 0, undone: false }]);
  });

  test('that is not an option is refused with the clause that forbids it', async () => {
    const { id, tabs } = await crosses();
    const [a, b] = tabs;
    await a!.acts(id, mark(4));
    await b!.until(() => b!.frame.beat === 1);
    const refusal = { clause: 'MARK-1', fact: { cell: 4 } };
    expect(await b!.acts(id, mark(4))).toMatchObject({ say: 'no', why: { no: 'forbidden', index: 0, refusal } });
    expect(await b!.asks({ say: 'why', table: id, wish: mark(4) })).toMatchObject({ say: 'yes', answer: refusal });
  });

  test('out of turn is refused, and so is a spectator’s', async () => {
    const { id, tabs } = await crosses();
    expect(await tabs[1]!.acts(id, mark(0))).toMatchObject({ say: 'no', why: { no: 'forbidden' } });
    const spectator = await cat!.connects();
    await spectator.watches(id);
    expect(await spectator.acts(id, mark(0))).toMatchObject({ say: 'no', why: { no: 'notSeated' } });
    expect(spectator.frame).toMatchObject({ eye: null, options: [] });
  });

  test('ends the game: result, seed and saved game are public', async () => {
    const { id, tabs } = await crosses();
    for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
      const tab = tabs[i % 2]!;
      await tab.until(() => tab.frame.beat === i);
      await tab.acts(id, mark(cell));
    }
    const [a] = tabs;
    await a!.until(() => a!.heard.some((heard) => heard.say === 'card' && heard.card.status === 'over'));
    expect(a!.frame.result).toEqual({ places: [1, 2], scores: [1, 0] });
    const { text } = await cat!.get(`/api/tables/${id}/saved`);
    expect(text).toContain('game tic-tac-toe');
    const page = JSON.parse((await cat!.get('/api/archive')).text);
    expect(page.tables[0]).toMatchObject({ id, status: 'over' });
    expect(JSON.parse((await cat!.get(`/api/tables/${id}/recording?eye=1`)).text).then).toHaveLength(5);
  });
});

describe('A secret', () => {
  test('while a hand is being built, only its owner is sent anything', async () => {
    const { id, tabs } = await bids();
    const [a, b, c] = tabs;
    const before = b!.heard.length;
    const card = a!.frame.options[0]!;
    await a!.acts(id, card);
    await a!.acts(id, { do: 'reopen' });
    await a!.acts(id, a!.frame.options[1]!, { do: 'done' });
    await b!.until(() => b!.frame.beat === 1);
    await c!.acts(id, { do: 'done' });
    expect(b!.heard.slice(before, -1).filter(({ say }) => say === 'frame')).toHaveLength(1);
    expect(JSON.stringify(b!.heard.slice(before))).not.toContain('"lay"');
  });

  test('during play you can only replay your own view', async () => {
    const { id } = await bids();
    expect((await ann!.get(`/api/tables/${id}/recording?eye=0`)).status).toBe(200);
    expect((await ann!.get(`/api/tables/${id}/recording?eye=1`)).status).toBe(403);
    expect((await ann!.get(`/api/tables/${id}/recording`)).status).toBe(200);
    expect((await ann!.get(`/api/tables/${id}/saved`)).status).toBe(403);
  });
});

describe('Coming back', () => {
  test('a client is sent what it missed since the last beat it saw', async () => {
    const { id, tabs } = await crosses();
    const [a, b] = tabs;
    await b!.leaves();
    await a!.acts(id, mark(4));
    const again = await bob!.connects();
    const answer = await again.watches(id, undefined, 0);
    expect(answer).toMatchObject({ say: 'table', seat: 1, missed: [{ beat: 1, by: 0, undone: false }] });
    expect(again.frame).toEqual({ ...again.frame, beat: 1, waiting: [1] });
  });

  test('several tabs of one user stay in step', async () => {
    const { id, tabs } = await bids();
    const second = await ann!.connects();
    await second.watches(id);
    await tabs[0]!.acts(id, tabs[0]!.frame.options[0]!);
    await second.until(() => second.frame.mine === 1);
    expect(second.frame).toEqual(tabs[0]!.frame);
  });

  test('a player who disconnects is shown as away, then as here again', async () => {
    const { tabs, id } = await crosses();
    const [a, b] = tabs;
    const isHere = () => a!.heard.findLast((heard) => heard.say === 'card')?.card.chairs[1];
    await b!.leaves();
    await a!.until(() => isHere()?.kind === 'person' && !(isHere() as { here: boolean }).here);
    const again = await bob!.connects();
    await again.watches(id);
    await a!.until(() => (isHere() as { here: boolean }).here);
  });
});

describe('Undo', () => {
  test('is free until someone else has decided', async () => {
    const { id, tabs } = await crosses();
    const [a, b] = tabs;
    await a!.acts(id, mark(4));
    await a!.until(() => a!.frame.undo === 1);
    expect(await a!.asks({ say: 'undo', table: id, beat: 1, mine: 1 })).toMatchObject({ say: 'yes' });
    await b!.until(() => b!.frame.beat === 2);
    expect(b!.frame.waiting).toEqual([0]);
    expect(b!.updates.at(-1)).toEqual({ beat: 2, by: 0, news: [], undone: true });
  });

  test('then needs everyone’s consent', async () => {
    const { id, tabs } = await crosses();
    const [a, b] = tabs;
    await a!.acts(id, mark(4));
    await b!.until(() => b!.frame.beat === 1);
    await b!.acts(id, mark(0));
    await a!.until(() => a!.frame.beat === 2);
    const ask = { say: 'undo', table: id, beat: 2, mine: 1 } as const;
    const votes = () => b!.heard.filter((heard) => heard.say === 'vote').map(({ vote }) => vote);
    expect(await a!.asks(ask)).toMatchObject({ say: 'yes' });
    await b!.until(() => votes().length === 1);
    expect(votes()[0]).toMatchObject({ by: 0, asked: [1] });
    expect(await b!.asks({ say: 'consent', table: id, vote: votes()[0]!.id, yes: false })).toMatchObject({
      say: 'yes',
    });
    expect(await a!.asks(ask)).toMatchObject({ say: 'no', why: { no: 'notAllowed' } });
    await a!.acts(id, mark(1));
    await b!.until(() => b!.frame.beat === 3);
    await b!.acts(id, mark(2));
    await a!.until(() => a!.frame.beat === 4);
    await a!.asks({ ...ask, beat: 4, mine: 2 });
    await b!.until(() => votes().length === 3);
    expect(await a!.asks({ say: 'consent', table: id, vote: votes()[2]!.id, yes: true })).toMatchObject({ say: 'no' });
    await b!.asks({ say: 'consent', table: id, vote: votes()[2]!.id, yes: true });
    await a!.until(() => a!.frame.beat === 5);
    expect(a!.frame).toMatchObject({ waiting: [0], mine: 2 });
    expect(a!.frame.options).toHaveLength(7);
  });
});

describe('Chat', () => {
  test('players read players; spectators read everyone', async () => {
    const { id, tabs } = await crosses();
    const spectator = await cat!.connects();
    await spectator.watches(id);
    await spectator.asks({ say: 'chat', table: id, text: 'take the middle!' });
    await tabs[0]!.asks({ say: 'chat', table: id, text: 'good luck' });
    const texts = (tab: typeof spectator) =>
      tab.heard.flatMap((heard) => (heard.say === 'chat' ? [heard.line.text] : []));
    await spectator.until(() => texts(spectator).length === 2);
    await tabs[1]!.until(() => texts(tabs[1]!).length === 1);
    expect(texts(tabs[1]!)).toEqual(['good luck']);
  });
});

test('bots play their seats to the end', async () => {
  const bot = { kind: 'bot', level: 'goblin' } as const;
  const { id } = await ann!.makes({ game: 'sealed-bids', chairs: [{ kind: 'me' }, bot, bot] });
  const tab = await ann!.connects();
  await tab.watches(id);
  await ann!.post(`/api/tables/${id}/start`);
  await tab.until(() => tab.shown !== null);
  while (tab.frame.result === null) {
    if (tab.frame.waiting.includes(0)) await tab.acts(id, { do: 'done' });
    const { beat } = tab.frame;
    await tab.until(() => tab.frame.beat > beat || tab.frame.waiting.includes(0) || tab.frame.result !== null);
  }
  expect(await tab.asks({ say: 'hint', table: id })).toMatchObject({ say: 'yes', answer: null });
});

test('a rematch seats the same people, no matter who asks first', async () => {
  const { id, tabs } = await crosses();
  for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
    const tab = tabs[i % 2]!;
    await tab.until(() => tab.frame.beat === i);
    await tab.acts(id, mark(cell));
  }
  const [first, second] = await Promise.all([ann!, bob!].map((guest) => guest.post(`/api/tables/${id}/rematch`)));
  expect(first).toMatchObject({ status: 200 });
  expect(second).toEqual(first);
});
