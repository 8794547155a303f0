/**
 * What a visitor downloads, gzipped. The Hall: the page's script and everything it imports statically, at most 60 kB.
 * A board: its chunk and what it needs beyond the Hall, the table and the game's rules, at most 90 kB.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const HALL = 60_000;
const BOARD = 90_000;
const dist = new URL(`${process.argv[2] ?? '../dist'}/`, import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, dist), 'utf8');

/** These files and everything they import statically. */
function withImports(files: readonly string[]): Set<string> {
  const wanted = [...files];
  const seen = new Set<string>();
  for (const file of wanted) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, next] of read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) wanted.push(`assets/${next}`);
  }
  return seen;
}

let isTooBig = false;
function weigh(what: string, files: readonly string[], limit: number): void {
  const bytes = files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
  console.log(
    `${what}: ${(bytes / 1000).toFixed(1)} kB of JavaScript gzipped in ${files.length} files (limit ${limit / 1000})`,
  );
  if (files.length === 0 || bytes > limit) isTooBig = true;
}

const scripts = readdirSync(new URL('assets/', dist)).filter((file) => file.endsWith('.js'));
/** The chunk of this name; of several, the largest. */
function named(name: string): string[] {
  const files = scripts.filter((file) => file.startsWith(`${name}-`)).map((file) => `assets/${file}`);
  return files.sort((a, b) => read(b).length - read(a).length).slice(0, 1);
}
const folder = new URL('../../../games/', import.meta.url);
const games = readdirSync(folder).filter((game) => existsSync(new URL(`${game}/screen/index.ts`, folder))); // others are shown in words
const entry = [...read('index.html').matchAll(/(?:src|href)="\/?(assets\/[^"]+\.js)"/g)].map(([, file]) => file!);

const hall = withImports(entry);
weigh('Hall', [...hall], HALL);
const table = withImports([...entry, ...named('Table')]);
for (const game of games) {
  const own = [...withImports(named(`board-${game}`))].filter((file) => !table.has(file) && !file.includes('/rules-'));
  weigh(`${game}'s board`, own, BOARD);
}
if (isTooBig) process.exit(1);
