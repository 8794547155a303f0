import type { Game } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { acts, begun, fakeHouse, people, QuietJournal, settled } from './fake-house.ts';
import { mark } from './harness.ts';

/** Tic-tac-toe with a fault in it. */
const faulty = (fault: Partial<Game>): Game => Object.assign(Object.create(null), ticTacToe, fault);
const fail = (): never => {
  throw new Error('there is a bug');
};

async function playedWith(fault: Partial<Game>, customs: { snapshotEvery?: number } = {}) {
  const journal = new QuietJournal();
  const house = fakeHouse({ games: [faulty(fault)], journal, customs });
  return { house, journal, ...(await begun(house, 'tic-tac-toe', people('ann', 'bob'))) };
}

describe('A game that cannot say why', () => {
  test('refuses without a reason, and goes on; that is journalled once a table', async () => {
    const { journal, table, viewers } = await playedWith({ why: fail });
    const [ann, bob] = viewers;
    expect(table.why('ann', { do: 'constructor' })).toBeNull();
    expect(await acts(table, bob!, mark(0))).toEqual({ ok: false, no: 'forbidden', index: 0, refusal: null });
    expect(await acts(table, ann!, mark(0), mark(1))).toEqual({ ok: false, no: 'forbidden', index: 1, refusal: null });
    expect(journal.troubles).toEqual(['why failed']);
    expect(await acts(table, ann!, mark(0))).toEqual({ ok: true });
    expect(table.card().status).toBe('playing');
  });

  test('cannot spoil the position either', async () => {
    const why = (s: object): never => {
      (s as { cells: unknown }).cells = null;
      return fail();
    };
    const { table, viewers } = await playedWith({ why: why as never });
    table.why('ann', mark(0));
    expect(await acts(table, viewers[0]!, mark(4))).toEqual({ ok: true });
    await settled();
    expect(viewers[1]!.frame.options).toHaveLength(8);
  });
});
