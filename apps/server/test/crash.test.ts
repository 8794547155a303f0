import { expect, test } from 'vitest';
import { crash } from './crash.ts';
import { ENGINES } from './stores.ts';

test.each(ENGINES)(
  '$name: killed at random moments under load, the server loses no acknowledged move',
  async (engine) => {
    const { acknowledged, wrong } = await crash(await engine.shared(), engine.name === 'SQLite' ? 3 : 2, 6);
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(2 * 6);
  },
);
