import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dice } from '@trollmoot/kernel';
import { clausesAt, coverBook, rulesOf, sentencesOf } from '@trollmoot/testkit';

/** Report how the clauses of these games cover the books in a folder. Returns how many problems there are. */
export function reportBooks(root: string, games: readonly string[], books: string): number {
  let problems = 0;
  const report = (where: string, what: string) => {
    console.error(`${where}: ${what}`);
    problems++;
  };
  const named = booksNamed(games);
  for (const { name, file, rules } of named) {
    if (!existsSync(join(books, file))) {
      report(relative(root, rules.sources.path), `there is no ${file} in ${books}`);
      continue;
    }
    const found = coverBook(name, readFileSync(join(books, file), 'utf8'), rules.places, rules.sources);
    for (const { path, line, what } of found.problems)
      report(`${path === name ? file : relative(root, path)}:${line}`, what);
    for (const { from, to } of found.uncovered)
      report(`${file}:${from}`, from === to ? 'no clause covers this sentence' : `no clause covers it, to line ${to}`);
    console.log(
      `${file}: ${found.covered} sentences covered, ${found.scenery} scenery, ${found.uncovered.length} uncovered`,
    );
  }
  for (const file of readdirSync(books).filter((file) => file.endsWith('.txt')))
    if (!named.some((book) => book.file === file)) report(file, 'no SOURCES.md names this book');
  return problems;
}

/** Print sentences of each book, drawn by seed, with the clauses that name their lines, for someone to compare. */
export function drawSentences(games: readonly string[], books: string, count: number, seed: string): void {
  for (const { name, file, rules } of booksNamed(games)) {
    if (!existsSync(join(books, file))) continue;
    const random = dice(`${seed} ${file}`);
    const sentences = sentencesOf(readFileSync(join(books, file), 'utf8')).filter(
      (sentence) => clausesAt(sentence, name, rules.places).length > 0,
    );
    console.log(`\n# ${file}`);
    for (let i = 0; i < count && sentences.length > 0; i++) {
      const [sentence] = sentences.splice(random(sentences.length), 1);
      console.log(`\nL${sentence!.from} ${sentence!.text}`);
      for (const tag of clausesAt(sentence!, name, rules.places))
        console.log(`  ${tag} ${rules.rules.clauses.find((clause) => clause.tag === tag)!.text}`);
    }
  }
}

/** Every book that a SOURCES.md names. */
function booksNamed(games: readonly string[]) {
  return games.flatMap((folder) => {
    const rules = rulesOf(folder)!;
    if (rules.sources === null) return [];
    const { sources } = rules;
    return [...sources.books].map(([name, file]) => ({ name, file, rules: { ...rules, sources } }));
  });
}
