// Which way the arrows point: who may import whom.
import { posix } from 'node:path';
import { gameRoomOf, isShut } from './rooms.ts';
import { importsOf, isElsewhere, isRelative, packageOf, type Source, workspaceOf } from './source.ts';
import { BESIDE_SEARCH } from './unsaid.ts';

const APP = /^@trollmoot\/(server|web|cli|bench)$/;

/** What each workspace's source may import beside itself. Tests may import the testkit and tools as well. */
function mayImport(path: string, from: string): boolean {
  const workspace = workspaceOf(path);
  const name = packageOf(from);
  const own = `@trollmoot/${workspace.split('/')[1]}`;
  const node = from.startsWith('node:');
  if (/\/test\//.test(path)) {
    if (node || ['vitest', 'fast-check', '@trollmoot/testkit', own].includes(name)) return true;
    if (/^packages\/(bots|puzzles|review)$/.test(workspace) && name === '@trollmoot/shelf') return true; // they are tried on the real games
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
    case 'packages/puzzles':
    case 'packages/review':
      return name === '@trollmoot/kernel' || name === '@trollmoot/bots';
    case 'packages/testkit':
      return name === '@trollmoot/kernel' || node || (name === 'vitest' && path.endsWith('src/vitest.ts'));
    case 'packages/protocol':
      return name === '@trollmoot/kernel' || name === 'zod';
    case 'packages/shelf':
      return name === '@trollmoot/kernel' || node;
    case 'packages/boardkit':
      return name === '@trollmoot/kernel' || name === '@trollmoot/protocol' || name === 'svelte';
    default:
      if (workspace.startsWith('games/')) return mayGameImport(path, name, own);
      if (/\.spec\.ts$/.test(path) && name === '@trollmoot/web') return true; // the hands of browser tests
      return workspace === 'bench' || !APP.test(name); // apps and scripts: anything but one another; the bench measures them
  }
}

/** Rules need nothing but the kernel. A screen also draws with the boardkit, and enters its own rules by the front door. */
function mayGameImport(path: string, name: string, own: string): boolean {
  if (name === '@trollmoot/kernel') return true;
  if (/\/screen\//.test(path)) return ['@trollmoot/boardkit', 'svelte', own].includes(name);
  if (/\/test\//.test(path) && name === '@trollmoot/boardkit') return true; // tests of lessons
  return /\/test\/browser\//.test(path) && ['@trollmoot/web', '@playwright/test'].includes(name);
}

/** Imports that point the wrong way. */
export function wrongArrows(file: Source): string[] {
  const { path } = file;
  return importsOf(file).flatMap(({ from, line }) => {
    const say = (what: string): string[] => [`${path}:${line}: ${what}`];
    if (!isRelative(from)) {
      return isElsewhere(from) || mayImport(path, from) ? [] : say(`${workspaceOf(path)} may not import ${from}`);
    }
    const target = posix.join(posix.dirname(path), from);
    if (workspaceOf(target) !== workspaceOf(path) && workspaceOf(path) !== 'scripts')
      return say(`${from} leaves ${workspaceOf(path)}; import the package instead`);
    if (/\/(src|screen)\//.test(path) && /\/test\//.test(target)) return say(`source may not import a test: ${from}`);
    if (/\/screen\//.test(path) && /\/src\//.test(target))
      return say(`a screen enters its game by the package: ${from}`);
    if (/\/src\//.test(path) && /\/screen\//.test(target)) return say(`rules may not look at the screen: ${from}`);
    const wrong = /^games\/[^/]+\/src\//.test(path) ? wrongRoom(path, target) : null;
    return wrong === null ? [] : say(wrong);
  });
}

const roleOf = (path: string): string | null => /\/src\/roles\/([^/]+)\//.exec(path)?.[1] ?? null;

function wrongRoom(path: string, target: string): string | null {
  const from = gameRoomOf(path);
  const to = gameRoomOf(target);
  if (from !== null && to !== null && isShut(from, to)) return `${from} may not look into ${to}`;
  const [role, other] = [roleOf(path), roleOf(target)];
  if (role !== null && other !== null && role !== other && to === 'rules')
    return `the ${role}'s rooms may use the ${other}'s words and effects, not its rules`;
  return null;
}
