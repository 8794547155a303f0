import { capital } from '@trollmoot/kernel';
import type { Source } from './source.ts';

/** Where no game may be named: the shell, the server, the command line, and the packages they share. */
const isNameless = (path: string): boolean =>
  /^apps\/(web|server|cli)\/src\//.test(path) || /^packages\/(boardkit|bots|protocol|puzzles|shelf)\/src\//.test(path);

/** The ways to write a game's name: as in its box, and as identifiers. */
function spellings({ name, title }: { readonly name: string; readonly title: string }): string[] {
  const words = name.split('-').map(capital);
  const pascal = words.join('');
  return [name, pascal, pascal[0]!.toLowerCase() + pascal.slice(1), title, title.split(':')[0]!, words.join(' ')];
}

/** Games named where none may be. */
export function namedGames(
  file: Source,
  boxes: readonly { readonly name: string; readonly title: string }[],
): string[] {
  if (!isNameless(file.path)) return [];
  const names = boxes.flatMap(spellings).map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w-])(?:${[...new Set(names)].join('|')})(?![\\w-])`);
  return file.text.split('\n').flatMap((line, i) => {
    const [name] = pattern.exec(line) ?? [];
    return name === undefined ? [] : [`${file.path}:${i + 1}: names a game: ${name}`];
  });
}
