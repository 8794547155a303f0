import { describe, expect, test } from 'vitest';
import { A_FEW } from '../scripts/chaos/blows.ts';
import { chaos } from '../scripts/chaos/run.ts';
import { natsUrl } from './nats.ts';
import { ENGINES } from './stores.ts';

const hasPostgres = ENGINES.some(({ name }) => name === 'PostgreSQL');
const hasNats = (await natsUrl()) !== null;

describe.runIf(hasPostgres && hasNats)('Whatever fails under load', () => {
  test('no acknowledged move is lost or doubled, nobody sees two histories, and every table plays on', async () => {
    const { faults, acknowledged, felt } = await chaos({
      blows: A_FEW,
      isEnough: (struck) => struck === A_FEW.length,
      tables: 6,
    });
    expect(faults).toEqual([]);
    expect(felt.map(({ what }) => what)).toEqual(A_FEW.map(({ what }) => what));
    expect(acknowledged).toBeGreaterThan(6 * A_FEW.length);
  }, 900_000);
});
