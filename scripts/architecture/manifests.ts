import { importsOf, isElsewhere, isRelative, packageOf, type Source } from './source.ts';

export interface Manifest {
  readonly name?: string;
  readonly exports?: { readonly [door: string]: string };
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

/** Imports a workspace does not declare, and declarations nothing in it mentions. `tools` are the root's. */
export function undeclared(
  workspace: string,
  manifest: Manifest,
  files: readonly Source[],
  tools: readonly string[],
): string[] {
  const shipped = Object.keys(manifest.dependencies ?? {});
  const all = [...shipped, ...Object.keys(manifest.devDependencies ?? {})];
  const unshipped = workspace === 'apps/web' || workspace === 'bench'; // bundled, or never run by a user
  const missing = files.flatMap((file) => {
    const isSource = /\/src\//.test(file.path) && !unshipped;
    return importsOf(file)
      .filter(({ from }) => !isRelative(from) && !from.startsWith('node:') && !isElsewhere(from))
      .filter(({ from, typeOnly }) => !(isSource && !typeOnly ? shipped : all).includes(packageOf(from)))
      .filter(({ from }) => packageOf(from) !== manifest.name && !tools.includes(packageOf(from)))
      .map(({ from, line }) => `${file.path}:${line}: ${workspace}/package.json does not declare ${packageOf(from)}`);
  });
  const idle = all
    .filter((name) => !files.some(({ text }) => text.includes(name.replace(/^@types\//, ''))))
    .map((name) => `${workspace}/package.json: nothing uses ${name}`);
  return [...missing, ...idle];
}
