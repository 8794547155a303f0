import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A copy of the workspace in a temporary folder, linked to what is installed here. The caller removes it. */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'trollmoot-copy-'));
  for (const path of sourceFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkModules('node_modules', copy);
  for (const folder of ['packages', 'apps', 'games'])
    for (const name of readdirSync(join(copy, folder))) {
      linkPackage(copy, folder, name);
      linkModules(join(folder, name, 'node_modules'), copy);
    }
  return copy;
}

/** What `npm install` would link: this workspace under its package's name. */
export function linkPackage(copy: string, folder: string, name: string): void {
  mkdirSync(join(copy, 'node_modules/@trollmoot'), { recursive: true });
  symlinkSync(join(copy, folder, name), join(copy, 'node_modules/@trollmoot', name));
}

/** Everything git would commit but goldens and pictures, which take time to copy and nothing here needs. */
const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && !/^docs\/|\/goldens\/.+\.txt$|package-lock\.json$/.test(path));

/** Each installed package is a link to the one here; our own are not, for they are copied. */
function linkModules(folder: string, copy: string): void {
  let names: string[];
  try {
    names = readdirSync(join(root, folder));
  } catch {
    return; // nothing of its own is installed there
  }
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of names) if (name !== '@trollmoot') symlinkSync(join(root, folder, name), join(copy, folder, name));
}
