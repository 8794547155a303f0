import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, type Manifest, roomOf, undeclared, unsaidWords, workspaceOf, wrongArrows } from './architecture.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): { path: string; text: string } => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(root, path), 'utf8'),
});
const PRUNED = ['**/node_modules/**', '**/dist/**'];
const files = globSync('{packages,games,apps}/*/**/*.{ts,svelte,css,html}', { cwd: root, exclude: PRUNED })
  .concat(globSync('{bench,scripts}/**/*.ts', { cwd: root, exclude: PRUNED }))
  .sort()
  .map(read);
const code = files.filter(({ path }) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.d.ts'));
const rootManifest = JSON.parse(read('package.json').text) as Manifest;
const tools = Object.keys(rootManifest.devDependencies ?? {});

describe('this workspace', () => {
  test('is read at all', () => {
    for (const path of ['packages/kernel/src/kernel.ts', 'packages/testkit/src/vitest.ts', 'scripts/rules.ts'])
      expect(code.map((file) => file.path)).toContain(path);
  });
  test('every import points the right way', () => {
    expect(code.flatMap(({ path, text }) => wrongArrows(path, text))).toEqual([]);
  });
  test('no clock, chance, I/O or promise in kernel, games and search', () => {
    expect(code.flatMap(({ path, text }) => unsaidWords(path, text))).toEqual([]);
  });
  test('every package.json declares what is imported, and nothing else', () => {
    const workspaces = [...new Set(files.map(({ path }) => workspaceOf(path)))].filter((name) => name !== 'scripts');
    const problems = workspaces.flatMap((workspace) => {
      const manifest = JSON.parse(read(`${workspace}/package.json`).text) as Manifest;
      const own = files.filter(({ path }) => workspaceOf(path) === workspace);
      return undeclared(workspace, manifest, own, tools);
    });
    expect(problems).toEqual([]);
  });
  test('the kernel and the games need nothing but the kernel', () => {
    for (const path of globSync('{packages/kernel,games/*}/package.json', { cwd: root })) {
      const { dependencies = {} } = JSON.parse(read(path).text) as Manifest;
      expect(Object.keys(dependencies).filter((name) => name !== '@trollmoot/kernel')).toEqual([]);
    }
    expect(existsSync(join(root, 'packages/kernel/node_modules'))).toBe(false);
  });
});

// Tests of the test: bad files, handed in by name.

const importing = (path: string, ...from: string[]): string[] =>
  wrongArrows(path, from.map((name) => `import { x } from '${name}';`).join('\n'));

describe('a wrong arrow is found', () => {
  test.each([
    ['packages/kernel/src/kernel.ts', '@trollmoot/bots'],
    ['packages/kernel/src/kernel.ts', 'node:fs'],
    ['packages/kernel/src/kernel.ts', 'zod'],
    ['games/vast/src/rules/turn.ts', '@trollmoot/cave-troll'],
    ['games/vast/src/rules/turn.ts', '@trollmoot/testkit'],
    ['games/vast/src/rules/turn.ts', '../../../cave-troll/src/index.ts'],
    ['games/vast/test/laws.test.ts', '@trollmoot/cave-troll'],
    ['games/vast/src/index.ts', '../test/scenes.ts'],
    ['packages/bots/src/think.ts', '@trollmoot/troll-and-dragon'],
    ['packages/bots/src/think.ts', 'piscina'],
    ['packages/testkit/src/fuzz.ts', '@trollmoot/shelf'],
    ['packages/testkit/src/fuzz.ts', 'vitest'],
    ['packages/protocol/src/parse.ts', 'fastify'],
    ['packages/shelf/src/index.ts', '@trollmoot/bots'],
    ['apps/server/src/main.ts', '@trollmoot/cli'],
    ['apps/web/src/main.ts', '../../server/src/ports.ts'],
  ])('%s importing %s', (path, from) => expect(importing(path, from)).toHaveLength(1));

  test.each([
    ['rules', 'games/vast/src/rules/turn.ts', '../view.ts'],
    ['rules', 'games/vast/src/rules/turn.ts', '../text/en.ts'],
    ['rules', 'games/vast/src/rules/turn.ts', '../bot/habits.ts'],
    ['rules', 'games/vast/src/roles/knight/rules.ts', './view.ts'],
    ['data', 'games/vast/src/data/tiles.ts', '../rules/turn.ts'],
    ['data', 'games/vast/src/data/tiles.ts', '../state.ts'],
    ['text', 'games/vast/src/text/en.ts', '../rules/turn.ts'],
    ['view', 'games/vast/src/view.ts', './bot/habits.ts'],
    ['words', 'games/vast/src/rules/words.ts', './turn.ts'],
  ])('%s: %s importing %s', (room, path, from) => {
    expect(importing(path, from)[0]).toContain(`${room} may not look into`);
  });

  test('a role using another role’s rules', () => {
    expect(importing('games/vast/src/roles/knight/rules.ts', '../dragon/rules.ts', '../dragon/words.ts')).toEqual([
      "games/vast/src/roles/knight/rules.ts:1: the knight's rooms may use the dragon's words, not its rules",
    ]);
  });

  test('however it is written', () => {
    const text = `export * from 'zod';\nimport 'zod';\nconst z = await import('zod');\nimport type { A } from "zod"; // from 'zod'`;
    expect(importsOf('a.ts', text).map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(importsOf('a.ts', `const line = \`\${move.from} to \${from}\`; const x = { from: "y" };`)).toEqual([]);
    expect(importsOf('a.svelte', `<p>it's</p>\n<script lang="ts">\n${text}\n</script>\n<p>from 'x'</p>`)).toHaveLength(
      4,
    );
  });
});

test('right arrows are left alone', () => {
  expect([
    ...importing('games/vast/src/rules/turn.ts', '@trollmoot/kernel', '../state.ts', './words.ts', '../data/tiles.ts'),
    ...importing('games/vast/src/text/en.ts', '../view.ts', '../contents.ts', '../rules/words.ts', '../data/tiles.ts'),
    ...importing('games/vast/src/index.ts', './rules/index.ts', './view.ts', './text/en.ts', './bot/habits.ts'),
    ...importing(
      'games/vast/test/laws.test.ts',
      '@trollmoot/testkit/vitest',
      '../src/index.ts',
      'vitest',
      'fast-check',
    ),
    ...importing('packages/bots/src/node/pool.ts', 'piscina', 'node:os', '@trollmoot/kernel'),
    ...importing('packages/testkit/src/vitest.ts', 'vitest', 'node:fs', './fuzz.ts'),
    ...importing('packages/shelf/src/index.ts', '@trollmoot/vast', '@trollmoot/kernel'),
    ...importing('apps/server/src/main.ts', '@trollmoot/bots/node', 'fastify', 'node:http'),
  ]).toEqual([]);
});

test('rooms are known by folder or by file', () => {
  expect(
    ['rules/index.ts', 'roles/knight/bot.ts', 'rules/words.ts', 'index.ts', 'text/en/names.ts', 'settings.ts'].map(
      (path) => roomOf(`games/vast/src/${path}`),
    ),
  ).toEqual(['rules', 'bot', 'words', 'index', 'text', null]);
});

describe('a clock in a game fails', () => {
  test.each([
    ['Date', 'const now = Date.now();'],
    ['performance', 'const now = performance.now();'],
    ['setTimeout', 'setTimeout(() => {}, 1);'],
    ['Math.random', 'const die = Math.random();'],
    ['crypto', 'crypto.getRandomValues(x);'],
    ['fetch(', "fetch('/rules');"],
    ['console.', "console.log('hm');"],
    ['process.', 'const { argv } = process.env;'],
    ['async', 'export async function f() {}'],
    ['Promise', 'type Later = Promise<number>;'],
    ['import(', "const data = import('./data.ts');"],
  ])('%s', (word, line) => {
    for (const path of [
      'games/vast/src/rules/turn.ts',
      'packages/kernel/src/kernel.ts',
      'packages/bots/src/search/tree.ts',
    ])
      expect(unsaidWords(path, `// Date.now() is fine in a comment\nconst s = 'Math.random';\n${line}`)[0]).toMatch(
        new RegExp(`^${path}:3: .*${word.replace('(', '\\(')}`),
      );
  });

  test('but not elsewhere, and not for words that only look like it', () => {
    expect(unsaidWords('apps/server/src/main.ts', 'Date.now()')).toEqual([]);
    expect(unsaidWords('packages/bots/src/node/pool.ts', 'await x')).toEqual([]);
    expect(
      unsaidWords('games/vast/src/rules/turn.ts', 'const updated = s.Date + upDate; s.fetch(processed); x.async'),
    ).toEqual([]);
  });
});

describe('package.json', () => {
  const file = (path: string, ...from: string[]) => ({
    path,
    text: from.map((name) => `import '${name}';`).join('\n'),
  });
  const manifest = { name: '@trollmoot/x', dependencies: { zod: '1' }, devDependencies: { ws: '1' } };
  const check = (...of: { path: string; text: string }[]) => undeclared('packages/x', manifest, of, ['vitest']);

  test('an import it does not declare', () => {
    expect(
      check(
        file('packages/x/src/a.ts', 'zod/mini', 'ws', 'pino', 'node:fs'),
        file('packages/x/test/a.test.ts', 'vitest', 'ws'),
      ),
    ).toEqual([
      'packages/x/src/a.ts:2: packages/x/package.json does not declare ws',
      'packages/x/src/a.ts:3: packages/x/package.json does not declare pino',
    ]);
  });
  test('an import of types only may be declared for development', () => {
    const text = "import type { A } from 'ws';\nimport 'zod';\nimport { from } from 'pino';";
    expect(check({ path: 'packages/x/src/a.ts', text })).toEqual([
      'packages/x/src/a.ts:3: packages/x/package.json does not declare pino',
    ]);
  });
  test('a dependency nothing uses', () => {
    expect(check(file('packages/x/src/a.ts', 'zod'))).toEqual(['packages/x/package.json: nothing uses ws']);
  });
});
