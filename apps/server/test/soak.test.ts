import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soak } from './soak.ts';

test('tables of all titles go on after every kill, and lose nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-soak-'));
  try {
    const { acknowledged, wrong } = await soak(join(folder, 'soak.sqlite'), {
      tables: 8,
      pace: { kills: 2, moves: 80 },
      thinking: [10, 100],
    });
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(160);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 600_000); // on a busy machine
