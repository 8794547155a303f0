// What `npm start` and `npm run cluster` have in common.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const web = join(root, 'apps/web');

/** Builds the web client if it is missing or older than its sources. */
export async function bringClientUpToDate(): Promise<void> {
  if (process.env.TROLLMOOT_PAGES === undefined && isClientOutdated()) await buildClient();
}

/**
 * npm forwards SIGTERM and SIGINT to the process it started, which is this one (by `exec` in package.json; otherwise it
 * would be a shell, which keeps them to itself). SIGHUP and SIGKILL just end npm, so this process watches its parent and
 * then stops as if the signal had reached it.
 */
export function stopWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}

function isClientOutdated(): boolean {
  const built = join(web, 'dist/index.html');
  const sources = [web, join(root, 'games'), join(root, 'packages')];
  return !existsSync(built) || statSync(built).mtimeMs < Math.max(...sources.map(newestFile));
}

/** When the newest file in this folder was written, in milliseconds. */
function newestFile(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/node_modules|dist|test/.test(entry.parentPath.slice(root.length)))
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);
}

async function buildClient(): Promise<void> {
  process.stderr.write('Building the web client…\n');
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: web, stdio: 'inherit' });
  const unwatch = stopOnSignal(build);
  const [code] = await once(build, 'exit');
  unwatch();
  if (code === 0) return;
  process.stderr.write('The web client could not be built. The errors above say why.\n');
  process.exit(1);
}

/** A signal ends the child, too. */
function stopOnSignal(child: ChildProcess): () => void {
  const stop = (_signal: NodeJS.Signals, number: number): void => {
    child.kill();
    process.exit(128 + number);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}
