import { afterEach, describe, expect, test } from 'vitest';
import { Elsewhere } from '../src/cluster/elsewhere.ts';
import { Placement } from '../src/cluster/placement.ts';
import type { Replayer } from '../src/ports.ts';
import type { Leases } from '../src/store/leases.ts';
import { Tables } from '../src/tables.ts';
import { begun, fakeHouse, people, QuietJournal } from './fake-house.ts';

const LASTS = 40; // milliseconds
const placements: Placement[] = [];
afterEach(async () => {
  for (const placement of placements.splice(0)) await placement.leave();
});

/** A node whose store does what the test says. */
function placementWith(parts: Partial<Leases> = {}): Placement {
  const placement = new Placement({ id: 'me', lasts: LASTS, journal: new QuietJournal() });
  placement.start({
    renew: async () => true,
    held: async () => new Map(),
    claim: async () => ({ epoch: 2 }),
    owners: async () => [],
    release: async () => {},
    leave: async () => {},
    ...parts,
  });
  placements.push(placement);
  return placement;
}

/** The first answer is lost; later ones come. */
function onceLost<T>(later: T): () => Promise<T> {
  let asked = 0;
  return async () => {
    if (asked++ === 0) throw new Error('no answer');
    return later;
  };
}

const loses = (placement: Placement): Promise<string> => new Promise((done) => (placement.onLost = done));

describe('A node that was away learns that it has lost a table', () => {
  test('although the answer to the renewal that came too late was lost', async () => {
    const placement = placementWith({ renew: onceLost(true) });
    const lost = loses(placement);
    await placement.claim('t');
    expect(await lost).toBe('t');
  });

  test('although it was not told at once which ones it still has', async () => {
    let asked = 0;
    const placement = placementWith({ renew: async () => asked++ > 0, held: onceLost(new Map()) });
    const lost = loses(placement);
    await placement.claim('t');
    expect(await lost).toBe('t');
  });
});

/** A table that is being loaded, until the test lets it come. */
async function loading(
  placement: Placement,
): Promise<{ tables: Tables; id: string; coming: Promise<unknown>; come(): void }> {
  const house = fakeHouse();
  const id = (await begun(house, 'tic-tac-toe', people('ann', 'bob'))).table.record.id;
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  const replayer: Replayer = {
    ...house.replayer,
    async replay(...job) {
      asked();
      await mayCome;
      return house.replayer.replay(...job);
    },
  };
  const tables = new Tables({ ...house, replayer, placement });
  const coming = tables.find(id).catch((error: unknown) => error);
  await isAsked;
  return { tables, id, coming, come };
}

describe('A table that is being loaded', () => {
  test('is not shown here if another node takes it meanwhile', async () => {
    const placement = placementWith();
    const { tables, id, coming, come } = await loading(placement);
    placement.hear(id, 3);
    come();
    expect(await coming).toBeInstanceOf(Elsewhere);
    expect(tables.peek(id)).toBeUndefined();
  });

  test('is handed over, too, when the node stops', async () => {
    const released: string[] = [];
    const placement = placementWith({ release: async (tables) => void released.push(...tables.keys()) });
    const { tables, id, coming, come } = await loading(placement);
    await tables.handOverAll();
    expect(released).toEqual([id]);
    come();
    expect(await coming).toBeInstanceOf(Elsewhere);
    expect(tables.peek(id)).toBeUndefined();
  });
});
