// `npm start`: build the web client if it is missing or older than its sources, then open the server.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const built = join(root, 'apps/web/dist/index.html');

/** When the newest file the client is made of was written. */
function newest(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/node_modules|dist|test/.test(entry.parentPath.slice(root.length)))
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);
}

const sources = ['apps/web', 'games', 'packages'].map((folder) => newest(join(root, folder)));
if (!existsSync(built) || statSync(built).mtimeMs < Math.max(...sources)) {
  process.stderr.write('Building the web client…\n');
  execFileSync('npm', ['run', '-s', '-w', 'apps/web', 'build', '--', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
  });
}
await import('../apps/server/src/main.ts');
