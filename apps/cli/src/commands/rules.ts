import { bookIn, plainText, rulesOf } from '@trollmoot/testkit';
import type { Command } from 'commander';
import pc from 'picocolors';
import { Failure } from '../failure.ts';
import { folderOf } from '../folder.ts';
import { print, printJson } from '../print.ts';
import { gameNamed } from '../table.ts';

/** `rules`: a game's rules, or some of their clauses. */
export function addRules(program: Command): void {
  program
    .command('rules <game> [clause]')
    .description('show the rules of a game, or the clauses whose tag starts like this')
    .option('--lang <language>', 'the language of the rules: en, de or fr', 'en')
    .option('--json', 'print one JSON object: the clauses, which of them have a test, and which do not')
    .action((name: string, clause: string | undefined, { json, lang }: { json?: boolean; lang: string }) => {
      const game = gameNamed(name);
      const book = bookIn(folderOf(game), lang);
      if (book === null) throw new Failure(`${game.title} has no rules in '${lang}'. Try --lang en.`);
      const wanted = (tag: string): boolean => clause === undefined || tag.startsWith(clause.toUpperCase());
      const clauses = book.parts
        .flatMap(({ chapters }) => chapters.flatMap(({ sections }) => sections.flatMap((section) => section.clauses)))
        .filter(({ tag }) => wanted(tag))
        .map(({ tag, text }) => [tag, plainText(text)] as const);
      if (clauses.length === 0)
        throw new Failure(`${game.title} has no clause '${clause}'. Run 'rules ${game.name}' to list them all.`);
      if (json) {
        const { tested, untested } = rulesOf(folderOf(game))!.coverage; // every game on the shelf has a RULES.md
        return printJson({
          clauses: Object.fromEntries(clauses),
          tested: tested.filter(wanted),
          untested: untested.filter(wanted),
        });
      }
      for (const [tag, text] of clauses) print(`${pc.bold(tag.padEnd(12))} ${text}`);
    });
}
