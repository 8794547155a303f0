import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (job: string, root: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'rules.ts'), job, root], { encoding: 'utf8' });

test('a clause without a test, or cited in no source, fails the check; with both it passes', () => {
  const root = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    const game = join(root, 'games', 'chess');
    for (const room of ['src', 'test']) mkdirSync(join(game, room), { recursive: true });
    mkdirSync(join(root, 'games', 'unwritten'));
    writeFileSync(
      join(game, 'RULES.md'),
      '## Pawn\n- **PAWN-1** It goes forward. *(p. 1)*\n- **PAWN-2** It never goes back. *(p. 1)*\n',
    );
    writeFileSync(join(game, 'src', 'pawn.ts'), 'forward(); // [PAWN-1]\n');
    writeFileSync(join(game, 'test', 'pawn.test.ts'), "test('[PAWN-1] it goes forward', () => {});\n");

    expect(run('write', root)).toMatchObject({ status: 0, stdout: 'wrote games/chess/src/clauses.ts\n' });
    expect(readFileSync(join(game, 'src', 'clauses.ts'), 'utf8')).toContain("'PAWN-2': 'It never goes back.'");
    expect(run('write', root)).toMatchObject({ status: 0, stdout: '' });
    expect(run('check', root)).toMatchObject({
      status: 1,
      stderr: [
        'games/chess/RULES.md:3: PAWN-2 has no test: cite [PAWN-2] in the title of one\n',
        'games/chess/RULES.md:3: PAWN-2 is cited in no source: cite [PAWN-2] beside the line that obeys it\n',
      ].join(''),
    });

    writeFileSync(join(game, 'test', 'back.test.ts'), "test('[PAWN-2] never back', () => {});\n");
    writeFileSync(join(game, 'src', 'back.ts'), "refuse('PAWN-2');\n");
    expect(run('check', root)).toMatchObject({
      status: 0,
      stdout: 'rules: every clause of 1 game is tested and cited in source\n',
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('an unknown job is refused', () => expect(run('guess', '.').status).toBe(2));
