import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { afterEach, describe, expect, test } from 'vitest';
import { Elsewhere } from '../src/cluster/elsewhere.ts';
import { Placement } from '../src/cluster/placement.ts';
import { PostgresLeases } from '../src/store/postgres/leases.ts';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { FENCED } from '../src/store/store.ts';
import { QuietJournal } from './fake-house.ts';
import { entry, snapshot, table } from './store-writes.ts';
import { ENGINES } from './stores.ts';

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL')!;
const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

/** A node's store and leases, without the node. Nothing renews its leases but `leases.renew`. */
async function node(url: string, plays: { [game: string]: number } = { g: 1 }) {
  const id = randomBytes(4).toString('hex');
  const placement = new Placement({ id, lasts: 3_600_000, journal: new QuietJournal() });
  const store = await PostgresStore.open(url, { holder: placement });
  const leases = await PostgresLeases.join(url, { node: id, lasts: 3_600_000, plays });
  placement.start(leases);
  cleanUps.push(
    () => placement.leave(),
    () => store.close(),
  );
  return { id, placement, store, leases };
}

async function direct(url: string, sql: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  await client.unsafe(sql);
  await client.end();
}
/** As if the node had been paused for longer than its leases last. */
const expire = (url: string, id: string): Promise<void> =>
  direct(url, `UPDATE nodes SET until = clock_timestamp() - interval '1 second' WHERE id = '${id}'`);

describe.runIf(engine !== undefined)('Leases', () => {
  test('a table has one owner: the other node is told who', async () => {
    const url = await engine.shared();
    const [a, b] = [await node(url), await node(url)];
    await a.store.write(table('t'));
    const refused = await b.placement.claim('t').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Elsewhere);
    expect((refused as Elsewhere).node).toBe(a.id);
    await expect(b.store.write(entry('t', 0))).rejects.toThrow(FENCED);
    expect(await b.placement.claim('nothing')).toBe(false);
  });

  test('of many who claim a table at once, one has it', async () => {
    const url = await engine.shared();
    const [a, b, c] = [await node(url), await node(url), await node(url)];
    await a.store.write(table('t'));
    await a.placement.release('t');
    const claims = await Promise.allSettled([a, b, c].map(({ placement }) => placement.claim('t')));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a node that was paused can write nothing of a table that another took over, and nothing else suffers', async () => {
    const url = await engine.shared();
    const [paused, b] = [await node(url), await node(url)];
    await paused.store.write(table('t'), table('u'), entry('t', 0), entry('u', 0));
    await expire(url, paused.id);
    expect(await b.placement.claim('t')).toBe(true);
    const writes = [
      entry('t', 1),
      { write: 'table', table: 't', version: 0, change: { due: 7 } },
      { write: 'table', table: 't', version: 0, change: { status: 'over' } },
      snapshot('t', 9),
      { write: 'chat', table: 't', line: { n: 1, room: 'players', name: 'x', seat: 0, text: 'x', at: 1, user: null } },
      { write: 'forgetTable', table: 't' },
    ] as const;
    for (const write of writes) await expect(paused.store.write(write)).rejects.toThrow();
    expect(paused.store.canWrite).toBe(true); // refused, not broken
    await paused.store.write(entry('u', 1)); // nobody has taken that one
    await b.store.write(entry('t', 1));
    expect(await b.store.log('t')).toMatchObject({ entries: [{ n: 0 }, { n: 1 }], snapshot: null });
    expect(await b.store.table('t')).toMatchObject({ version: 0, status: 'gathering' });
    expect(await b.store.chat('t', 9)).toEqual([]);
  });

  test('what was on its way when the table changed hands is either seen by the new owner or refused', async () => {
    const url = await engine.shared();
    const [a, b] = [await node(url), await node(url)];
    await a.store.write(table('t'));
    await expire(url, a.id);
    const written: number[] = [];
    const writing = (async () => {
      for (let n = 0; ; n++) {
        await a.store.write(entry('t', n));
        written.push(n);
      }
    })().catch(() => {});
    while (written.length < 20) await new Promise((done) => setImmediate(done));
    await b.placement.claim('t');
    const { entries } = await b.store.log('t');
    await writing;
    expect(entries.map(({ n }) => n)).toEqual(written);
  });

  test('a node that comes back learns which tables it has lost', async () => {
    const url = await engine.shared();
    const [a, b] = [await node(url), await node(url)];
    await a.store.write(table('t'), table('u'));
    expect(await a.leases.renew()).toBe(true);
    await expire(url, a.id);
    await b.placement.claim('t');
    expect(await a.leases.renew()).toBe(false);
    expect(await a.leases.held(['t', 'u'])).toEqual(new Map([['u', 1]]));
    await expect(b.placement.claim('u')).rejects.toBeInstanceOf(Elsewhere); // it lives again
  });

  test('a node plays no game it does not know, and none that newer rules have played on', async () => {
    const url = await engine.shared();
    const [old, none, newer] = [await node(url, { g: 1 }), await node(url, { h: 1 }), await node(url, { g: 2 })];
    await old.store.write(table('t'));
    await old.placement.release('t');
    const sent = await none.placement.claim('t').catch((error: Elsewhere) => error.node);
    expect([old.id, newer.id]).toContain(sent);
    await newer.placement.claim('t');
    await newer.placement.release('t');
    expect(await old.placement.claim('t').catch((error: Elsewhere) => error.node)).toBe(newer.id);
    await newer.placement.leave();
    expect(await old.placement.claim('t')).toBe(false);
  });

  test('a table whose owner leaves while it is asked for is there', async () => {
    const url = await engine.shared();
    const [a, b] = [await node(url), await node(url)];
    await a.store.write(table('t'));
    const client = postgres(url, { max: 2, onnotice: () => {} });
    cleanUps.push(() => client.end());
    const claimed = await client.begin(async (sql) => {
      await sql`SELECT 1 FROM leases WHERE "tableId" = 't' FOR UPDATE`;
      const claiming = b.placement.claim('t');
      const waits = () =>
        client`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waits()).count).toBe(1);
      await sql`DELETE FROM nodes WHERE id = ${a.id}`;
      return { claiming };
    });
    expect(await claimed.claiming).toBe(true);
  });

  test('a table that was forgotten has no lease', async () => {
    const url = await engine.shared();
    const [a, b] = [await node(url), await node(url)];
    await a.store.write(table('t'));
    await a.store.write({ write: 'forgetTable', table: 't' });
    expect(await b.placement.claim('t')).toBe(false);
    await expect(a.store.write(entry('t', 0))).rejects.toThrow(FENCED);
  });
});
