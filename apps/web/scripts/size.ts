/** The Hall's JavaScript, gzipped: what a first visitor must fetch. At most 120 kB. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 120_000;
const dist = new URL('../dist/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, dist), 'utf8');

/** The entry and everything it imports at once; dynamic imports are for later. */
const wanted = [...read('index.html').matchAll(/(?:src|href)="\/?(assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
const seen = new Set<string>();
for (const file of wanted) {
  if (seen.has(file)) continue;
  seen.add(file);
  for (const [, next] of read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) wanted.push(`assets/${next}`);
}
const bytes = [...seen].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
console.log(
  `Hall: ${(bytes / 1000).toFixed(1)} kB of JavaScript gzipped in ${seen.size} files (limit ${LIMIT / 1000})`,
);
if (seen.size === 0 || bytes > LIMIT) process.exit(1);
