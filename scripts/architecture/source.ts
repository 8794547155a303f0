// Functions over (path, text), so that a test can hand them a bad file. Paths are relative to the root, with slashes.
import { stretches } from '@trollmoot/testkit';

export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly from: string; // as written
  readonly line: number;
  readonly typeOnly: boolean; // gone when it runs
}

/** Everything a file imports, re-exports or loads on demand. */
export function importsOf({ path, text }: Source): Import[] {
  const found: Import[] = [];
  let code = ''; // since the last string
  for (const { kind, text: said, line } of stretches(path.endsWith('.svelte') ? scriptsIn(text) : text)) {
    if (kind === 'code') code += said;
    if (kind !== 'string') continue;
    const [statement] = /\b(?:import|export)\b[^;=]*\bfrom\s*$|\bimport\s*\(?\s*$/.exec(code) ?? [];
    if (statement !== undefined)
      found.push({ from: said, line, typeOnly: /^(import|export)\s+type\b/.test(statement) });
    code = '';
  }
  return found;
}

/** The scripts of a component, each on its own lines. */
const scriptsIn = (text: string): string =>
  text
    .split(/(<script[^>]*>|<\/script>)/)
    .map((part, i, parts) => (parts[i - 1]?.startsWith('<script') ? part : part.replaceAll(/[^\n]/g, '')))
    .join('');

/** `packages/kernel`, `games/vast`, `bench`, `scripts`. */
export const workspaceOf = (path: string): string =>
  path
    .split('/')
    .slice(0, /^(bench|scripts)\//.test(path) ? 1 : 2)
    .join('/');

/** `zod/mini` → `zod`; `@trollmoot/bots/node` → `@trollmoot/bots`. */
export const packageOf = (from: string): string => from.split('/', from.startsWith('@') ? 2 : 1).join('/');

export const isRelative = (from: string): boolean => from.startsWith('.');

/** Made by the bundler, as `emblem:cog`; or only known when it runs. */
export const isElsewhere = (from: string): boolean =>
  (/^([a-z]+:|\$)/.test(from) && !from.startsWith('node:')) || from.endsWith('/');
