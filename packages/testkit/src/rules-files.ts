import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Book, bookOf, inReadingOrder } from './book.ts';
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
import { translationProblems } from './translations.ts';

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
  const rulebooks = rulebooksIn(folder);
  if (rulebooks.length === 0) return null;
  const parsed = rulebooks.map(({ path, text }) => parseRules(text, path));
  const rules = joinRules(parsed);
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
    ...translatedInto(folder).flatMap((language) =>
      rulebooks.flatMap(({ path }, i) => {
        const translated = translationOf(folder, language, path);
        return translated === null
          ? [
              {
                path: translatedPath(folder, language, path),
                line: 1,
                what: `is missing: translate the English rules into '${language}'`,
              },
            ]
          : translationProblems(parsed[i]!, translated, language);
      }),
    ),
  ];
  if (written?.text !== writeClauses(rules))
    problems.push({ path: clausesFile(folder), line: 1, what: 'does not match RULES.md: run npm run rules:write' });
  return { rules, coverage: covered, sources, places: taken.places, problems };
}

const rulebooksIn = (folder: string): SourceFile[] => [
  ...filesUnder(folder, 'RULES.md', false),
  ...filesUnder(join(folder, 'rules'), '.md', false),
];

/** The languages, other than English, that the rules need or have: those the game's texts speak, and each `rules/<language>`. */
function translatedInto(folder: string): string[] {
  const spoken = filesUnder(join(folder, 'src', 'text'), '.ts', false).map(({ path }) => basename(path, '.ts'));
  const written = foldersIn(join(folder, 'rules'));
  return [...new Set([...spoken, ...written])].filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en').sort();
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

const translatedPath = (folder: string, language: string, path: string): string =>
  join(folder, 'rules', language, basename(path));

function translationOf(folder: string, language: string, path: string): Rulebook | null {
  const file = translatedPath(folder, language, path);
  return existsSync(file) ? parseRules(readFileSync(file, 'utf8'), file, true) : null;
}

/** The files of a game's rulebook in this language, in reading order; null if it is not written in it. */
export function bookFiles(folder: string, language: string): string[] | null {
  const english = rulebooksIn(folder);
  const rules = english.find(({ path }) => basename(path) === 'RULES.md');
  if (rules === undefined) return null;
  const paths = inReadingOrder(
    english.map(({ path }) => path),
    rules.text,
  );
  const files = language === 'en' ? paths : paths.map((path) => translatedPath(folder, language, path));
  return files.every((file) => existsSync(file)) ? files : null;
}

/** A game's rulebook in this language; null if it is not written in it. */
export function bookIn(folder: string, language: string): Book | null {
  const files = bookFiles(folder, language);
  return files === null
    ? null
    : bookOf(files.map((file) => parseRules(readFileSync(file, 'utf8'), file, language !== 'en')));
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
