import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wrongArrows } from './arrows.ts';
import { cyclesIn, type Package } from './cycles.ts';
import { unusedExports } from './exports.ts';
import { type Manifest, undeclared } from './manifests.ts';
import { namedGames } from './names.ts';
import { gameRoomOf, hasRoom } from './rooms.ts';
import { importsOf, type Source, workspaceOf } from './source.ts';
import { unsaidWords } from './unsaid.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): Source => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(root, path), 'utf8'),
});
const PRUNED = [
  '**/node_modules/**',
  '**/dist/**',
  '**/dist-*/**',
  '**/test-results/**',
  'scripts/new-game/template/**',
];
const files = globSync('{packages,games,apps,bench,scripts}/**/*.{ts,js,svelte,css,html}', {
  cwd: root,
  exclude: PRUNED,
})
  .concat(globSync('*.ts', { cwd: root }))
  .sort()
  .map(read);
const code = files.filter(({ path }) => /\.(ts|js|svelte)$/.test(path) && !path.endsWith('.d.ts'));
const rootManifest = JSON.parse(read('package.json').text) as Manifest;
const tools = Object.keys(rootManifest.devDependencies ?? {});
const workspaces = [...new Set(files.map(({ path }) => workspaceOf(path)))].filter((name) =>
  existsSync(join(root, name, 'package.json')),
);
const manifestOf = (workspace: string): Manifest => JSON.parse(read(`${workspace}/package.json`).text) as Manifest;
const packages = workspaces.map((folder): Package => {
  const { name = '', exports = {} } = manifestOf(folder);
  return { name, folder, exports };
});
const boxes = files
  .filter(({ path }) => /^games\/[^/]+\/src\/box\.ts$/.test(path))
  .map(({ text }) => ({ name: /name: '(.+)'/.exec(text)![1]!, title: /title: '(.+)'/.exec(text)![1]! }));

describe('this workspace', () => {
  test('is read at all', () => {
    for (const path of ['packages/kernel/src/kernel.ts', 'packages/testkit/src/vitest.ts', 'scripts/rules.ts'])
      expect(code.map((file) => file.path)).toContain(path);
    expect(boxes.length).toBeGreaterThanOrEqual(4);
  });
  test('every file has a room', () => {
    expect(code.map(({ path }) => path).filter((path) => !hasRoom(path))).toEqual([]);
  });
  test('every import points the right way', () => {
    expect(code.flatMap(wrongArrows)).toEqual([]);
  });
  test('no files import each other in a circle', () => {
    expect(cyclesIn(code, packages).map((way) => way.join(' → '))).toEqual([]);
  });
  test('no game is named in shell, server or command line', () => {
    expect(files.flatMap((file) => namedGames(file, boxes))).toEqual([]);
  });
  test('every export is used by another file', () => {
    expect(unusedExports(code.filter(({ path }) => path.endsWith('.ts') || path.endsWith('.svelte')))).toEqual([]);
  });
  test('no clock, chance, I/O or promise in kernel, games and search', () => {
    expect(code.flatMap(unsaidWords)).toEqual([]);
  });
  test('every package.json declares what is imported, and nothing else', () => {
    const problems = workspaces.flatMap((workspace) => {
      const own = files.filter(({ path }) => workspaceOf(path) === workspace);
      return undeclared(workspace, manifestOf(workspace), own, tools);
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
  wrongArrows({ path, text: from.map((name) => `import { x } from '${name}';`).join('\n') });

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
    ['packages/boardkit/src/board.ts', '@trollmoot/web'],
    ['packages/boardkit/src/board.ts', '@trollmoot/vast'],
    ['games/vast/screen/index.ts', '@trollmoot/cave-troll'],
    ['games/vast/screen/index.ts', '@trollmoot/web/test/tools.ts'],
    ['games/vast/screen/index.ts', '../src/state.ts'],
    ['games/vast/screen/lessons/knight.ts', '../../test/scenes.ts'],
    ['games/vast/src/view.ts', '../screen/index.ts'],
    ['games/vast/src/rules/turn.ts', 'svelte'],
    ['games/vast/src/rules/turn.ts', '@trollmoot/boardkit/board.ts'],
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
    ['words', 'games/vast/src/roles/knight/words/questions.ts', './effects.ts'],
    ['effects', 'games/vast/src/roles/knight/words/effects.ts', '../rules/turn.ts'],
    ['queries', 'games/vast/src/queries/reach.ts', '../bot/habits.ts'],
    ['index', 'games/vast/src/index.ts', './scenes/index.ts'],
  ])('%s: %s importing %s', (room, path, from) => {
    expect(importing(path, from)[0]).toContain(`${room} may not look into`);
  });

  test('a role using another role’s rules', () => {
    expect(importing('games/vast/src/roles/knight/rules.ts', '../dragon/rules.ts', '../dragon/words.ts')).toEqual([
      "games/vast/src/roles/knight/rules.ts:1: the knight's rooms may use the dragon's words and effects, not its rules",
    ]);
  });

  test('however it is written', () => {
    const text = `export * from 'zod';\nimport 'zod';\nconst z = await import('zod');\nimport type { A } from "zod"; // from 'zod'`;
    expect(importsOf({ path: 'a.ts', text }).map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(
      importsOf({ path: 'a.ts', text: `const line = \`\${move.from} to \${from}\`; const x = { from: "y" };` }),
    ).toEqual([]);
    expect(
      importsOf({ path: 'a.svelte', text: `<p>it's</p>\n<script lang="ts">\n${text}\n</script>\n<p>from 'x'</p>` }),
    ).toHaveLength(4);
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
    ...importing('packages/shelf/src/index.ts', 'node:fs', '@trollmoot/kernel'),
    ...importing(
      'games/vast/screen/lessons/knight.ts',
      '@trollmoot/vast/scenes',
      '@trollmoot/boardkit/lesson.ts',
      'emblem:troll',
      '../emblems.ts',
    ),
    ...importing('games/vast/test/browser/vast.spec.ts', '@playwright/test', '@trollmoot/web/test/tools.ts'),
    ...importing('games/vast/src/scenes/index.ts', '../index.ts', '../rules/turn.ts'),
    ...importing('apps/server/src/main.ts', '@trollmoot/bots/node', 'fastify', 'node:http'),
  ]).toEqual([]);
});

test('rooms of a game are known by folder or by file', () => {
  const rooms = {
    'rules/index.ts': 'rules',
    'roles/knight/bot/aims.ts': 'bot',
    'roles/knight/words/questions/cubes.ts': 'words',
    'roles/knight/words/effects/cubes.ts': 'effects',
    'rules/words.ts': 'words',
    'index.ts': 'index',
    'box.ts': 'box',
    'text/en/names.ts': 'text',
    'scenes/index.ts': 'scenes',
  };
  for (const [path, room] of Object.entries(rooms)) expect(gameRoomOf(`games/vast/src/${path}`)).toBe(room);
});

test('a file in an unknown room is found', () => {
  for (const path of [
    'games/vast/src/moments.ts',
    'games/vast/src/roles/knight/monsters.ts',
    'games/vast/src/helpers/index.ts',
    'games/vast/board.ts',
    'packages/attic/src/index.ts',
    'apps/server/lib/table.ts',
  ])
    expect(hasRoom(path)).toBe(false);
});

describe('a cycle is found', () => {
  const kernel: Package = { name: '@trollmoot/kernel', folder: 'packages/kernel', exports: { '.': './src/index.ts' } };
  const kit: Package = { name: '@trollmoot/boardkit', folder: 'packages/boardkit', exports: { './*': './src/*' } };
  const importer = (path: string, ...from: string[]): Source => ({
    path,
    text: from.map((name) => `import type { x } from '${name}';`).join('\n'),
  });

  test('of two files, of a file with itself, and across packages', () => {
    const files = [
      importer('packages/kernel/src/index.ts', './a.ts', '@trollmoot/boardkit/b.ts'),
      importer('packages/kernel/src/a.ts', './c.ts'),
      importer('packages/kernel/src/c.ts', './a.ts', './c.ts'),
      importer('packages/boardkit/src/b.ts', '@trollmoot/kernel', 'svelte'),
    ];
    expect(cyclesIn(files, [kernel, kit])).toEqual([
      ['packages/kernel/src/a.ts', 'packages/kernel/src/c.ts', 'packages/kernel/src/a.ts'],
      ['packages/kernel/src/c.ts', 'packages/kernel/src/c.ts'],
      ['packages/kernel/src/index.ts', 'packages/boardkit/src/b.ts', 'packages/kernel/src/index.ts'],
    ]);
  });
  test('and not where two ways lead to one file', () => {
    const files = [importer('a/a.ts', './b.ts', './c.ts'), importer('a/b.ts', './c.ts'), importer('a/c.ts')];
    expect(cyclesIn(files, [])).toEqual([]);
  });
});

test('an export that no other file mentions is found', () => {
  const files = [
    {
      path: 'packages/x/src/a.ts',
      text: 'export const used = 1;\nexport function alone() {}\n// export const said = 1;',
    },
    {
      path: 'packages/x/src/b.ts',
      text: "import { used } from './a.ts';\nexport interface Own {}\nconst own: Own = {};",
    },
    { path: 'packages/x/test/a.test.ts', text: "import { used } from '../src/a.ts';\nexport const inTest = 1;" },
  ];
  expect(unusedExports(files)).toEqual(['packages/x/src/a.ts: alone', 'packages/x/src/b.ts: Own']);
});

describe('a game named where none may be', () => {
  const boxes = [
    { name: 'troll-and-dragon', title: 'Troll & Dragon' },
    { name: 'vast', title: 'Vast: The Crystal Caverns' },
  ];
  test.each(["import '@trollmoot/vast';", 'const trollAndDragon = 1;', '<p>Troll & Dragon</p>', '// as in Vast: rare'])(
    '%s',
    (text) => {
      for (const path of ['apps/web/src/hall/Hall.svelte', 'apps/server/src/main.ts', 'apps/cli/src/main.ts'])
        expect(namedGames({ path, text: `\n${text}` }, boxes)).toHaveLength(1);
    },
  );
  test('but not in its own folder, in tests, or in words that only contain it', () => {
    expect(namedGames({ path: 'games/vast/src/box.ts', text: "name: 'vast'" }, boxes)).toEqual([]);
    expect(namedGames({ path: 'apps/server/test/race.test.ts', text: "'vast'" }, boxes)).toEqual([]);
    expect(namedGames({ path: 'apps/web/src/main.ts', text: 'vastly, devast, a-vast' }, boxes)).toEqual([]);
  });
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
      expect(
        unsaidWords({ path, text: `// Date.now() is fine in a comment\nconst s = 'Math.random';\n${line}` })[0],
      ).toMatch(new RegExp(`^${path}:3: .*${word.replace('(', '\\(')}`));
  });

  test('but not elsewhere, and not for words that only look like it', () => {
    expect(unsaidWords({ path: 'apps/server/src/main.ts', text: 'Date.now()' })).toEqual([]);
    expect(unsaidWords({ path: 'packages/bots/src/node/pool.ts', text: 'await x' })).toEqual([]);
    expect(
      unsaidWords({
        path: 'games/vast/src/rules/turn.ts',
        text: 'const updated = s.Date + upDate; s.fetch(processed); x.async',
      }),
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
