// npm run rules:write   RULES.md → src/clauses.ts, for every game
// npm run rules:check   every clause is tested and cited in source, every cited tag exists, clauses.ts is up to date
// Both work on the repository, or on the folder given.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { clausesFile, rulesOf, writeClauses } from '@trollmoot/testkit';

const [job, root = join(import.meta.dirname, '..')] = process.argv.slice(2);
const games = readdirSync(join(root, 'games'))
  .map((name) => join(root, 'games', name))
  .filter((folder) => rulesOf(folder) !== null);

function write(): void {
  for (const folder of games) {
    const file = clausesFile(folder);
    const text = writeClauses(rulesOf(folder)!.rules);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
    console.log(`wrote ${relative(root, file)}`);
  }
}

function check(): void {
  let problems = 0;
  for (const folder of games)
    for (const { path, line, what } of rulesOf(folder)!.problems) {
      console.error(`${relative(root, path)}:${line}: ${what}`);
      problems++;
    }
  if (problems > 0) process.exitCode = 1;
  else
    console.log(
      `rules: every clause of ${games.length} ${games.length === 1 ? 'game' : 'games'} is tested and cited in source`,
    );
}

if (job === 'write') write();
else if (job === 'check') check();
else {
  console.error('usage: node scripts/rules.ts write | check [folder]');
  process.exitCode = 2;
}
