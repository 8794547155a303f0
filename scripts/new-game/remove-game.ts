// npm run remove-game -- <name> [--force]   takes a game out of the workspace
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean' }, 'no-install': { type: 'boolean' } },
});
const [name = '', ...more] = positionals;
const folder = `games/${name}`;
const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return ''; // nothing found, or not a repository
  }
};

function faultIn(): string | null {
  if (name === '' || more.length > 0) return 'usage: npm run remove-game -- <name> [--force]';
  if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(join(root, folder, 'src/box.ts')))
    return `There is no game in ${folder}.`;
  if (!values.force && git('status', '--porcelain', '--', folder) !== '')
    return `${folder} has changes that are not committed. Commit them, or add --force to lose them.`;
  return null;
}

const fault = faultIn();
if (fault !== null) {
  console.error(fault);
  process.exit(2);
}
rmSync(join(root, folder), { recursive: true });
rmSync(join(root, 'node_modules/@trollmoot', name), { force: true });
if (!values['no-install'])
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
console.log(`${folder} is gone.`);
const naming = git('grep', '-lw', `@trollmoot/${name}`, '--', ':!package-lock.json').trim();
if (naming !== '') console.log(`These files still name it:\n${naming}`);
