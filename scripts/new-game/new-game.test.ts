import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyWorkspace, linkPackage } from './copy.ts';
import { faultIn, titleFor } from './write-game.ts';

const root = join(import.meta.dirname, '../..');

describe('a new game, in a copy of this workspace', () => {
  let copy: string;
  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const expectGreen = ({ status, stdout, stderr }: ReturnType<typeof node>): void =>
    expect(status, `${stdout}${stderr}`).toBe(0);
  /** Files that git would see as changed beside the lock file, against the copy as it was. */
  const changes = (): string =>
    execFileSync('git', ['status', '--porcelain', '--untracked-files=normal'], { cwd: copy, encoding: 'utf8' });

  beforeAll(() => {
    copy = copyWorkspace();
    const git = (...args: string[]): void =>
      void execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: copy });
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'before');
    linkPackage(copy, 'games', 'heap-of-stones');
    expectGreen(node('scripts/new-game/new-game.ts', 'heap-of-stones', '--no-install'));
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

  test('is a folder, and nothing outside it changes', () => {
    expect(changes()).toBe('?? games/heap-of-stones/\n');
    expect(readFileSync(join(copy, 'games/heap-of-stones/src/box.ts'), 'utf8')).toContain("title: 'Heap Of Stones'");
  });
  test('has the right types, format and clauses', () => {
    expectGreen(node('node_modules/@typescript/native/bin/tsc', '-p', '.'));
    expectGreen(node('node_modules/@biomejs/biome/bin/biome', 'check', 'games/heap-of-stones'));
    expectGreen(node('scripts/rules.ts', 'check'));
  });
  test('keeps the laws, and the rules of this house', () => {
    const tests = ['games/heap-of-stones', 'scripts/architecture'];
    expectGreen(node('node_modules/vitest/vitest.mjs', 'run', ...tests));
  });
  test('is played in the terminal', () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['apps/cli/src/main.ts', 'play', 'heap-of-stones'], {
      cwd: copy,
      encoding: 'utf8',
      input: '1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n',
    });
    expect(stdout, stderr).toMatch(/took the last stone/);
  });
  test('is taken out again, and nothing of it is left', () => {
    const unsaved = node('scripts/new-game/remove-game.ts', 'heap-of-stones', '--no-install');
    expect([unsaved.status, unsaved.stderr]).toEqual([
      2,
      'games/heap-of-stones has changes that are not committed. Commit them, or add --force to lose them.\n',
    ]);
    expectGreen(node('scripts/new-game/remove-game.ts', 'heap-of-stones', '--no-install', '--force'));
    expect(changes()).toBe('');
    expect(existsSync(join(copy, 'node_modules/@trollmoot/heap-of-stones'))).toBe(false);
  });
});

test('a game cannot have any name', () => {
  for (const name of ['Nim', 'nim game', '-nim', '9men', '../nim'])
    expect(faultIn(name, root)).toMatch(/cannot be a game/);
  expect(faultIn('vast', root)).toBe('games/vast already exists.');
  expect(faultIn('kernel', root)).toBe("A package is already called '@trollmoot/kernel'.");
  expect(faultIn('nim', root)).toBeNull();
});

test('a title is made of the name', () => expect(titleFor('nine-mens-morris')).toBe('Nine Mens Morris'));
