import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The packages whose files Node loads for this import, in a new process. */
function packagesLoadedBy(entry: string): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({
      load(url, context, next) {
        const [, name] = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url) ?? [];
        if (name !== undefined) loaded.add(name);
        return next(url, context);
      },
    });
    await import(${JSON.stringify(entry)});
    console.log(JSON.stringify([...loaded].sort()));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as string[];
}

test('importing the bots loads no package from outside, openskill least of all', () => {
  expect(packagesLoadedBy('@trollmoot/bots')).toEqual([]);
  expect(packagesLoadedBy('@trollmoot/bots/web')).toEqual([]);
});

test('only the arena loads openskill', () => {
  expect(packagesLoadedBy('@trollmoot/bots/node')).not.toContain('openskill');
  expect(packagesLoadedBy('@trollmoot/bots/arena')).toContain('openskill');
});
