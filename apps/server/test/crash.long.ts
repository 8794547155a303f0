import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crash } from './crash.ts';

test.each([
  [12, 12],
  [6, 1],
])('killed %i times under the load of %i pairs, the server loses no acknowledged move', async (cycles, pairs) => {
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-crash-'));
  try {
    const { acknowledged, wrong } = await crash(join(folder, 'crash.sqlite'), cycles, pairs);
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(cycles * pairs);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
