// npm run rules:write   RULES.md → src/clauses.ts, for every game
// npm run rules:check   every clause is tested and cited in source, every cited tag exists, clauses.ts is up to date,
//                       the sources of the clauses are written as SOURCES.md says, and rules/<language> has a
//                       translation of every clause in every language that the game speaks; the pictures of the
//                       rulebook (screen/book) show legal positions
// npm run rules:check -- --books <folder>   and the clauses cover the books in that folder
// npm run rules:check -- --books <folder> --draw 30 --seed <text>   … and thirty sentences of each book to compare by hand
// All work on the repository, or on the folder given.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { clausesFile, rulesOf, writeClauses } from '@trollmoot/testkit';
import { drawSentences, reportBooks } from './books.ts';
import { pictureProblems } from './pictures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { books: { type: 'string' }, draw: { type: 'string' }, seed: { type: 'string', default: 'trollmoot' } },
});
const [job, root = join(import.meta.dirname, '..')] = positionals;

const gamesIn = (root: string): string[] =>
  readdirSync(join(root, 'games'))
    .map((name) => join(root, 'games', name))
    .filter((folder) => rulesOf(folder) !== null);

function write(games: readonly string[]): void {
  for (const folder of games) {
    const file = clausesFile(folder);
    const text = writeClauses(rulesOf(folder)!.rules);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
    console.log(`wrote ${relative(root, file)}`);
  }
}

async function check(games: readonly string[]): Promise<void> {
  let problems = 0;
  for (const folder of games)
    for (const { path, line, what } of [...rulesOf(folder)!.problems, ...(await pictureProblems(folder))]) {
      console.error(`${relative(root, path)}:${line}: ${what}`);
      problems++;
    }
  if (problems === 0)
    console.log(
      `rules: every clause of ${games.length} ${games.length === 1 ? 'game' : 'games'} is tested, cited in source and translated`,
    );
  if (values.books !== undefined) problems += reportBooks(root, games, values.books);
  if (values.books !== undefined && values.draw !== undefined)
    drawSentences(games, values.books, Number(values.draw), values.seed);
  if (problems > 0) process.exitCode = 1;
}

if (job === 'write') write(gamesIn(root));
else if (job === 'check') await check(gamesIn(root));
else {
  console.error(
    'usage: node scripts/rules.ts write | check [folder] [--books <folder> [--draw <number> --seed <text>]]',
  );
  process.exitCode = 2;
}
