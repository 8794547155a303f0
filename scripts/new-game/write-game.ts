import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capital } from '@trollmoot/kernel';

const TEMPLATE = join(import.meta.dirname, 'template');

/** Why a game cannot be called this, as a sentence; null if it can. */
export function faultIn(name: string, root: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `'${name}' cannot be a game's name. Use lower-case words joined by hyphens, such as 'cave-troll'.`;
  if (existsSync(join(root, 'games', name))) return `games/${name} already exists.`;
  const taken = globSync('{packages/*,apps/*,bench}/package.json', { cwd: root }).map(
    (path) => (JSON.parse(readFileSync(join(root, path), 'utf8')) as { name: string }).name,
  );
  return taken.includes(`@trollmoot/${name}`) ? `A package is already called '@trollmoot/${name}'.` : null;
}

/** 'Troll And Dragon' for 'troll-and-dragon'. */
export const titleFor = (name: string): string => name.split('-').map(capital).join(' ');

/** Write the small game of the template under this name. The files written, relative to the root. */
export function writeGame(name: string, root: string): string[] {
  const title = titleFor(name);
  const lines = title.split(' ');
  const size = Math.min(70, Math.floor(430 / Math.max(...lines.map((line) => line.length))));
  const values: { readonly [key: string]: string } = {
    __name__: name,
    __Title__: title,
    __place__: String(nextPlace(root)),
    __lines__: `{[${lines.map((line) => `'${line}'`).join(', ')}]}`,
    __size__: `{${size}}`,
  };
  const fill = (text: string): string => text.replaceAll(/__(?:name|Title|place|lines|size)__/g, (key) => values[key]!);
  return readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const from = join(entry.parentPath, entry.name);
      const to = join('games', name, fill(from.slice(TEMPLATE.length + 1)));
      mkdirSync(dirname(join(root, to)), { recursive: true });
      writeFileSync(join(root, to), fill(readFileSync(from, 'utf8')));
      return to;
    });
}

/** A new game goes to the right end of the shelf. */
function nextPlace(root: string): number {
  const places = globSync('games/*/src/box.ts', { cwd: root }).map((path) =>
    Number(/place: (\d+)/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? 0),
  );
  return Math.max(0, ...places) + 1;
}
