// Which way the arrows point: who may import whom, and what may not be named where. Functions over (path, text), so that
// a test can hand them a bad file. Paths are relative to the root, with slashes.
import { posix } from 'node:path';
import { lineOf, stretches } from '@trollmoot/testkit';

export interface Import {
  readonly from: string; // as written
  readonly line: number;
  readonly typeOnly: boolean; // gone when it runs
}

/** Everything a file imports, re-exports or loads on demand. */
export function importsOf(path: string, text: string): Import[] {
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

const isRelative = (from: string): boolean => from.startsWith('.');

/** Made by the bundler, as `emblem:cog`; or only known when it runs. */
const isElsewhere = (from: string): boolean =>
  (/^([a-z]+:|\$)/.test(from) && !from.startsWith('node:')) || from.endsWith('/');
const GAME = /^@trollmoot\/(?!kernel|bots|testkit|protocol|shelf|lab|server|web|cli|bench)/;
const APP = /^@trollmoot\/(server|web|cli|bench)$/;

/** Code that runs beside the search, in worker threads, and has promises and clocks. */
const BESIDE_SEARCH = /^packages\/bots\/src\/(node\/|web\/|runner\.ts$)/;

/** What each workspace's source may import beside itself. Tests may import the testkit and tools as well. */
function mayImport(path: string, from: string): boolean {
  const workspace = workspaceOf(path);
  const name = packageOf(from);
  const node = from.startsWith('node:');
  if (/\/test\//.test(path)) {
    const own = `@trollmoot/${workspace.split('/')[1]}`;
    if (node || ['vitest', 'fast-check', '@trollmoot/testkit', own].includes(name)) return true;
    if (workspace === 'packages/bots' && name === '@trollmoot/shelf') return true; // bots are tried on the real games
  }
  switch (workspace) {
    case 'packages/kernel':
      return false;
    case 'packages/bots':
      return (
        name === '@trollmoot/kernel' ||
        name === 'openskill' ||
        (BESIDE_SEARCH.test(path) && (node || name === 'piscina'))
      );
    case 'packages/testkit':
      return name === '@trollmoot/kernel' || node || (name === 'vitest' && path.endsWith('src/vitest.ts'));
    case 'packages/protocol':
      return name === '@trollmoot/kernel' || name === 'zod';
    case 'packages/shelf':
      return name === '@trollmoot/kernel' || GAME.test(name);
    case 'packages/lab':
      return name === '@trollmoot/kernel' || name === '@trollmoot/bots' || node || !name.startsWith('@trollmoot/');
    default:
      if (workspace.startsWith('games/')) return name === '@trollmoot/kernel';
      return workspace === 'bench' || !APP.test(name); // apps and scripts: anything but one another; the bench measures them
  }
}

/** Imports that point the wrong way. */
export function wrongArrows(path: string, text: string): string[] {
  return importsOf(path, text).flatMap(({ from, line }) => {
    const say = (what: string): string[] => [`${path}:${line}: ${what}`];
    if (!isRelative(from)) {
      return isElsewhere(from) || mayImport(path, from) ? [] : say(`${workspaceOf(path)} may not import ${from}`);
    }
    const target = posix.join(posix.dirname(path), from);
    if (workspaceOf(target) !== workspaceOf(path) && workspaceOf(path) !== 'scripts')
      return say(`${from} leaves ${workspaceOf(path)}; import the package instead`);
    if (/\/src\//.test(path) && /\/test\//.test(target)) return say(`source may not import a test: ${from}`);
    const wrong = path.startsWith('games/') && /\/src\//.test(path) ? wrongRoom(path, target) : null;
    return wrong === null ? [] : say(wrong);
  });
}

// ── the rooms of a game ──────────────────────────────────────────────────────────────────

const ROOMS = ['data', 'state', 'contents', 'words', 'rules', 'view', 'text', 'bot', 'index'] as const;
type Room = (typeof ROOMS)[number];

/** Rooms that a room never looks into. */
const SHUT: { readonly [room in Room]: readonly Room[] } = {
  data: ['state', 'contents', 'words', 'rules', 'view', 'text', 'bot', 'index'],
  state: ['rules', 'view', 'text', 'bot', 'index'],
  contents: ['rules', 'view', 'text', 'bot', 'index'],
  words: ['rules', 'view', 'text', 'bot', 'index'],
  rules: ['view', 'text', 'bot', 'index'],
  view: ['text', 'bot', 'index'],
  text: ['rules', 'bot', 'index'],
  bot: ['text', 'index'],
  index: [],
};

/** `src/rules/moving.ts` is in rules, `src/roles/knight/bot.ts` in bot, `src/rules/words.ts` among the words. */
export function roomOf(path: string): Room | null {
  const parts = path
    .replace(/^.*?\/src\//, '')
    .replace(/\.ts$/, '')
    .split('/');
  if (parts.at(-1) === 'words') return 'words';
  const room = parts.find((part) => ROOMS.some((name) => name === part && name !== 'index'));
  if (room !== undefined) return room as Room;
  return parts.length === 1 && parts[0] === 'index' ? 'index' : null;
}

const roleOf = (path: string): string | null => /\/src\/roles\/([^/]+)\//.exec(path)?.[1] ?? null;

function wrongRoom(path: string, target: string): string | null {
  const from = roomOf(path);
  const to = roomOf(target);
  if (from !== null && to !== null && SHUT[from].includes(to)) return `${from} may not look into ${to}`;
  const [role, other] = [roleOf(path), roleOf(target)];
  if (role !== null && other !== null && role !== other && to === 'rules')
    return `the ${role}'s rooms may use the ${other}'s words, not its rules`;
  return null;
}

// ── words that may not be said ───────────────────────────────────────────────────────────

/** Where there is no clock, no chance but the position's, nothing outside, nothing later. */
const isPure = (path: string): boolean =>
  /^(packages\/kernel|games\/[^/]+|packages\/bots)\/src\//.test(path) && !BESIDE_SEARCH.test(path);

const UNSAID: readonly (readonly [RegExp, string])[] = [
  [/(?<![.\w$])(?:Date|performance)\b(?!\s*[:?])/, 'a clock'],
  [/(?<![.\w$])(?:setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame)\b/, 'a timer'],
  [/\bMath\s*\.\s*random\b|(?<![.\w$])crypto\b/, 'chance from outside the position'],
  [
    /(?<![.\w$])(?:fetch|require)\s*\(|(?<![.\w$])(?:console|process|localStorage|document|window|globalThis)\s*[.[]/,
    'I/O',
  ],
  [/(?<![.\w$])(?:WebSocket|XMLHttpRequest|Worker|EventSource)\b/, 'I/O'],
  [/(?<![.\w$])(?:async|await)\b(?!\s*[:?])|(?<![.\w$])Promise\b/, 'a promise'],
  [/(?<![.\w$])import\s*\(/, 'an import on demand'],
];

/** Clocks, chance, I/O and promises where they may not be. */
export function unsaidWords(path: string, text: string): string[] {
  if (!isPure(path)) return [];
  return stretches(text)
    .filter(({ kind }) => kind === 'code')
    .flatMap((stretch) =>
      UNSAID.flatMap(([pattern, what]) => {
        const match = pattern.exec(stretch.text);
        const word = match?.[0].trim();
        return match === null ? [] : [`${path}:${lineOf(stretch, match.index)}: ${what} may not be here: ${word}`];
      }),
    );
}

// ── package.json says what is imported ───────────────────────────────────────────────────

export interface Manifest {
  readonly name?: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

/** Imports a workspace does not declare, and declarations nothing in it mentions. `tools` are the root's. */
export function undeclared(
  workspace: string,
  manifest: Manifest,
  files: readonly { readonly path: string; readonly text: string }[],
  tools: readonly string[],
): string[] {
  const shipped = Object.keys(manifest.dependencies ?? {});
  const all = [...shipped, ...Object.keys(manifest.devDependencies ?? {})];
  const unshipped = workspace === 'apps/web' || workspace === 'bench'; // bundled, or never run by a user
  const missing = files.flatMap(({ path, text }) => {
    const isSource = /\/src\//.test(path) && !unshipped;
    return importsOf(path, text)
      .filter(({ from }) => !isRelative(from) && !from.startsWith('node:') && !isElsewhere(from))
      .filter(({ from, typeOnly }) => !(isSource && !typeOnly ? shipped : all).includes(packageOf(from)))
      .filter(({ from }) => packageOf(from) !== manifest.name && !tools.includes(packageOf(from)))
      .map(({ from, line }) => `${path}:${line}: ${workspace}/package.json does not declare ${packageOf(from)}`);
  });
  const idle = all
    .filter((name) => !files.some(({ text }) => text.includes(name.replace(/^@types\//, ''))))
    .map((name) => `${workspace}/package.json: nothing uses ${name}`);
  return [...missing, ...idle];
}
