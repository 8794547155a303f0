import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soak } from './soak.ts';

test('tables of all titles go on after every kill, and lose nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-soak-'));
  try {
    const { acknowledged, kills, wrong } = await soak(join(folder, 'soak.sqlite'), {
      tables: 8,
      minutes: 0.2,
      killEvery: 0.1,
      thinking: [10, 100],
    });
    expect(wrong).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(2);
    expect(acknowledged).toBeGreaterThan(8);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
