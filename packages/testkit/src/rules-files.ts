import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Place, parseSources, placesOf, type Sources } from './books/index.ts';
import {
  type Coverage,
  coverage,
  joinRules,
  type Problem,
  parseRules,
  type Rulebook,
  type SourceFile,
  writeClauses,
} from './rules.ts';

/** A game's rules as written in its folder, and how its sources and tests cover them. */
interface GameRules {
  readonly rules: Rulebook;
  readonly coverage: Coverage;
  readonly sources: Sources | null; // null without a SOURCES.md
  readonly places: readonly Place[]; // where in the books the clauses come from
  readonly problems: readonly Problem[]; // everything that `npm run rules:check` reports
}

/** Null if the folder has no RULES.md. A long rulebook may keep chapters in `rules/*.md` beside it. */
export function rulesOf(folder: string): GameRules | null {
  const rulebooks = [...filesUnder(folder, 'RULES.md', false), ...filesUnder(join(folder, 'rules'), '.md', false)];
  if (rulebooks.length === 0) return null;
  const rules = joinRules(rulebooks.map(({ path, text }) => parseRules(text, path)));
  const [listed] = filesUnder(folder, 'SOURCES.md', false);
  const sources = listed === undefined ? null : parseSources(listed.text, listed.path);
  const taken = sources === null ? { places: [], problems: [] } : placesOf(rules, sources);
  const code = filesUnder(join(folder, 'src'), '.ts');
  const covered = coverage({ rules, sources: code, tests: filesUnder(join(folder, 'test'), '.ts') });
  const written = code.find(({ path }) => path === clausesFile(folder));
  const without = (tags: readonly string[], what: (tag: string) => string): Problem[] =>
    rules.clauses
      .filter(({ tag }) => tags.includes(tag))
      .map(({ tag, path, line }) => ({ path, line, what: what(tag) }));
  const problems = [
    ...rules.problems,
    ...(sources?.problems ?? []),
    ...taken.problems,
    ...without(covered.untested, (tag) => `${tag} has no test: cite [${tag}] in the title of one`),
    ...without(covered.uncited, (tag) => `${tag} is cited in no source: cite [${tag}] beside the line that obeys it`),
    ...covered.strays,
  ];
  if (written?.text !== writeClauses(rules))
    problems.push({ path: clausesFile(folder), line: 1, what: 'does not match RULES.md: run npm run rules:write' });
  return { rules, coverage: covered, sources, places: taken.places, problems };
}

export const clausesFile = (folder: string): string => join(folder, 'src', 'clauses.ts');

/** Every file in this folder, and below it if asked, whose name has this ending. Sorted by path. */
export function filesUnder(folder: string, ending: string, below = true): SourceFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: below, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).includes('node_modules'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
