import { posix } from 'node:path';
import { importsOf, isRelative, packageOf, type Source } from './source.ts';

/** A package's name, its folder and its doors. */
export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly exports: { readonly [door: string]: string };
}

/** The file an import leads to, if it is one of ours. */
function targetOf(path: string, from: string, packages: readonly Package[]): string | null {
  if (isRelative(from)) return posix.join(posix.dirname(path), from);
  const at = packages.find(({ name }) => name === packageOf(from));
  if (at === undefined) return null;
  const door = `.${from.slice(at.name.length)}`;
  const file =
    at.exports[door] ?? (at.exports['./*'] === undefined ? null : at.exports['./*'].replace('*', door.slice(2)));
  return file === null ? null : posix.join(at.folder, file);
}

/** Import cycles, each as the files on its way round. Imports of types count: files that need each other are one file. */
export function cyclesIn(files: readonly Source[], packages: readonly Package[]): string[][] {
  const known = new Set(files.map(({ path }) => path));
  const leads = new Map<string, string[]>();
  for (const file of files) {
    const targets = importsOf(file).map(({ from }) => targetOf(file.path, from, packages));
    leads.set(file.path, [...new Set(targets.filter((target) => target !== null && known.has(target)))] as string[]);
  }
  const cycles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (path: string): void => {
    const met = way.indexOf(path);
    if (met >= 0) return void cycles.push([...way.slice(met), path]);
    if (done.has(path)) return;
    way.push(path);
    for (const next of leads.get(path)!) walk(next);
    way.pop();
    done.add(path);
  };
  for (const { path } of files) walk(path);
  return cycles;
}
