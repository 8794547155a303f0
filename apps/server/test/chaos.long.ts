import { describe, expect, test } from 'vitest';
import { BLOWS } from '../scripts/chaos/blows.ts';
import { chaos } from '../scripts/chaos/run.ts';
import { natsUrl } from './nats.ts';
import { ENGINES } from './stores.ts';

const hasPostgres = ENGINES.some(({ name }) => name === 'PostgreSQL');
const hasNats = (await natsUrl()) !== null;
const LASTS = 300_000; // milliseconds

describe.runIf(hasPostgres && hasNats)('Whatever fails under load, for minutes', () => {
  test('no acknowledged move is lost or doubled, nobody sees two histories, and every table plays on', async () => {
    const end = performance.now() + LASTS;
    const isEnough = (struck: number): boolean => struck >= BLOWS.length && performance.now() > end;
    const { faults } = await chaos({ blows: BLOWS, isEnough, tables: 12 });
    expect(faults).toEqual([]);
  });
});
