import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/trollmoot/', import.meta.url));
const PATIENT = { timeout: 120_000 };
const BRISK = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/**
 * The command that starts a NATS server: the program on the PATH, else the distribution's package, unpacked into a cache
 * without installing it, else Docker. Rejects with a sentence where none can be had.
 */
export async function natsProgram(): Promise<readonly string[]> {
  const installed = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nats-server'));
  const there = [...installed, join(CACHE, 'nats/usr/sbin/nats-server')].find(existsSync);
  if (there !== undefined) return [there];
  const packaged = await unpacked().catch((error: unknown) => error as Error);
  if (typeof packaged === 'string') return [packaged];
  const hasDocker = await run('docker', ['info'], PATIENT).then(
    () => true,
    () => false,
  );
  if (hasDocker) return ['docker', 'run', '--rm', '--init', '--network', 'host', 'nats:2.12'];
  const why = packaged.message.trim().split('\n').at(-1);
  throw new Error(`there is no nats-server on the PATH, no package of it (${why}), and no Docker`);
}

/** The command, able to read files in this folder. */
export const reading = (command: readonly string[], folder: string): readonly string[] =>
  command[0] === 'docker' ? command.toSpliced(-1, 0, '-v', `${folder}:${folder}:ro`) : command;

/** Downloads Debian's package. If the machine's lists of packages do not name it, with lists of our own. */
async function unpacked(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'new-'));
  const apt = (...words: string[]) => run('apt-get', [...BRISK, ...words], { ...PATIENT, cwd: folder });
  try {
    await apt('download', 'nats-server').catch(async () => {
      for (const name of ['lists/partial', 'archives/partial']) mkdirSync(join(folder, name), { recursive: true });
      const own = ['-o', `Dir::State::lists=${join(folder, 'lists')}`, '-o', `Dir::Cache=${folder}`];
      await apt(...own, 'update');
      await apt(...own, 'download', 'nats-server');
    });
    const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
    if (file === undefined) throw new Error('nothing was downloaded');
    await run('dpkg-deb', ['-x', join(folder, file), join(folder, 'nats')], PATIENT);
    const target = join(CACHE, 'nats');
    if (!existsSync(target)) renameSync(join(folder, 'nats'), target);
    return join(target, 'usr/sbin/nats-server');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
