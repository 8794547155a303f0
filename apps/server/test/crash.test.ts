import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crash } from './crash.ts';

test('killed at random moments under load, the server loses no acknowledged move', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-crash-'));
  try {
    const { acknowledged, wrong } = await crash(join(folder, 'crash.sqlite'), 3, 6);
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(3 * 6);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
