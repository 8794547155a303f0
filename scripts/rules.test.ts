import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (job: string, root: string, ...more: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'rules.ts'), job, root, ...more], { encoding: 'utf8' });

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
      stdout: 'rules: every clause of 1 game is tested, cited in source and translated\n',
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('with books, the check reports each sentence that no clause covers, and draws sentences to compare by hand', () => {
  const root = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    const game = join(root, 'games', 'chess');
    const books = join(root, 'books');
    for (const folder of [join(game, 'src'), join(game, 'test'), books]) mkdirSync(folder, { recursive: true });
    writeFileSync(join(game, 'RULES.md'), '- **PAWN-1** It goes forward. *(booklet L3)*\n');
    writeFileSync(
      join(game, 'SOURCES.md'),
      '- *booklet* is `pawns.txt`.\n\n## Lines of *booklet* without a rule\n\n- L1: title\n',
    );
    writeFileSync(join(game, 'src', 'pawn.ts'), 'forward(); // [PAWN-1]\n');
    writeFileSync(join(game, 'test', 'pawn.test.ts'), "test('[PAWN-1] it goes forward', () => {});\n");
    run('write', root);
    expect(run('check', root, '--books', books)).toMatchObject({
      status: 1,
      stderr: `games/chess/SOURCES.md: there is no pawns.txt in ${books}\n`,
    });

    writeFileSync(join(books, 'pawns.txt'), 'PAWNS\n\nPawns advance.\nThey never retreat.\n');
    writeFileSync(join(books, 'kings.txt'), 'Kings stay.\n');
    const half = run('check', root, '--books', books);
    expect(half).toMatchObject({
      status: 1,
      stderr: 'pawns.txt:4: no clause covers this sentence\nkings.txt: no SOURCES.md names this book\n',
    });
    expect(half.stdout).toContain('pawns.txt: 1 sentences covered, 1 scenery, 1 uncovered\n');

    rmSync(join(books, 'kings.txt'));
    writeFileSync(join(game, 'RULES.md'), '- **PAWN-1** It goes forward. *(booklet L3–4)*\n');
    const whole = run('check', root, '--books', books, '--draw', '1', '--seed', 'a');
    expect(whole).toMatchObject({ status: 0, stderr: '' });
    expect(whole.stdout).toContain('pawns.txt: 2 sentences covered, 1 scenery, 0 uncovered\n');
    expect(whole.stdout).toContain('PAWN-1 It goes forward.');
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('an unknown job is refused', () => expect(run('guess', '.').status).toBe(2));
