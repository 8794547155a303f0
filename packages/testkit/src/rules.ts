import { lineOf, type Stretch, stretches } from './source-text.ts';

/** One clause of a RULES.md. */
interface ClauseText {
  readonly tag: string; // 'WRAITH-3'
  readonly text: string; // plain, without its source
  readonly marked: string; // the same with Markdown's asterisks and backticks
  readonly source: string; // 'rulebook p. 6', 'ruling: because …', 'reconstructed'; '' in a translation
  readonly chapter: string;
  readonly path: string;
  readonly line: number;
}

/** A heading, and what stands under it before the next one. */
export interface Section {
  readonly level: number; // 1: the title, or a part of the book; 2: a chapter; 3: a section of it
  readonly name: string;
  readonly prose: readonly string[]; // its paragraphs, with Markdown's asterisks and backticks
  readonly tags: readonly string[]; // its clauses
  readonly path: string;
  readonly line: number;
}

/** Something wrong in a file. */
export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly what: string;
}

export interface Rulebook {
  readonly clauses: readonly ClauseText[];
  readonly sections: readonly Section[];
  readonly problems: readonly Problem[];
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const TAG = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d+';
const CITED = new RegExp(`\\[(${TAG})\\]`, 'g');
const BULLET = new RegExp(`^- \\*\\*(${TAG})\\*\\*\\s+(.*)$`);
const LIKE_A_BULLET = /^\s*[-*] \*\*\[?[A-Z][A-Z0-9-]*-\d/;
const HEADING = /^(#{1,3})\s+(.+?)\s*$/;
const SOURCE = /\s*\*\(([\s\S]*)\)\*$/;

/**
 * Read a RULES.md: the title `# Name`, chapters `## Name`, clauses `- **TAG-1** Text. *(source)*`, continued on indented
 * lines. A translation has the same without the sources. A paragraph that begins with `Sources:` is for engineers, and
 * no part of the book.
 */
export function parseRules(text: string, path = 'RULES.md', isTranslated = false): Rulebook {
  const clauses: ClauseText[] = [];
  const sections: OpenSection[] = [];
  const problems: Problem[] = [];
  const lines = text.split(/\r?\n/);
  let chapter = '';
  for (let i = 0; i < lines.length; i++) {
    const here = lines[i]!;
    const [, hashes, name] = HEADING.exec(here) ?? [];
    if (hashes !== undefined && name !== undefined) {
      sections.push({ level: hashes.length, name, prose: [], tags: [], path, line: i + 1 });
      if (hashes.length === 2) chapter = name;
      continue;
    }
    const [, tag, opening] = BULLET.exec(here) ?? [];
    if (tag === undefined || opening === undefined) {
      if (LIKE_A_BULLET.test(here))
        problems.push({
          path,
          line: i + 1,
          what: `'${here.slice(0, 40)}' is not written like a clause: - **TAG-1** Text.${isTranslated ? '' : ' *(source)*'}`,
        });
      else if (here.trim() !== '') {
        const parts = [here.trim()];
        while (/^[^#\s-]/.test(lines[i + 1] ?? '')) parts.push(lines[++i]!.trim());
        if (!here.startsWith('Sources:')) sections.at(-1)?.prose.push(parts.join(' '));
      }
      continue;
    }
    const line = i + 1;
    const parts = [opening.trim()];
    while (/^ {2}\s*\S/.test(lines[i + 1] ?? '')) parts.push(lines[++i]!.trim());
    const whole = parts.join(' ');
    const source = SOURCE.exec(whole)?.[1];
    if (!isTranslated && source === undefined)
      problems.push({ path, line, what: `${tag} has no source: add *(source)* at its end` });
    if (isTranslated && source !== undefined)
      problems.push({ path, line, what: `${tag} names a source: sources are only in the English rules` });
    if (clauses.some((clause) => clause.tag === tag)) problems.push({ path, line, what: `${tag} is defined twice` });
    else {
      const marked = whole.replace(SOURCE, '');
      clauses.push({ tag, text: plainText(marked), marked, source: plainText(source ?? ''), chapter, path, line });
      sections.at(-1)?.tags.push(tag);
    }
  }
  return { clauses, sections, problems };
}

type OpenSection = Section & { readonly prose: string[]; readonly tags: string[] };

/** Several files of one game, joined to one rulebook. */
export function joinRules(parts: readonly Rulebook[]): Rulebook {
  const clauses: ClauseText[] = [];
  const problems = parts.flatMap((part) => part.problems);
  for (const clause of parts.flatMap((part) => part.clauses)) {
    const twin = clauses.find(({ tag }) => tag === clause.tag);
    if (twin === undefined) clauses.push(clause);
    else problems.push({ path: clause.path, line: clause.line, what: `${clause.tag} is also defined in ${twin.path}` });
  }
  return { clauses, sections: parts.flatMap((part) => part.sections), problems };
}

/** Without Markdown's asterisks and backticks. */
export const plainText = (text: string): string => text.replace(/\*\*|`/g, '').replace(/\*(\S(?:[^*]*\S)?)\*/g, '$1');

/** Every tag in brackets in stretches of these kinds. */
function citations(files: readonly SourceFile[], kinds: readonly Stretch['kind'][]): (Problem & { tag: string })[] {
  const found: (Problem & { tag: string })[] = [];
  for (const { path, text } of files)
    for (const stretch of stretches(text))
      if (kinds.includes(stretch.kind))
        for (const match of stretch.text.matchAll(CITED))
          found.push({
            tag: match[1]!,
            path,
            line: lineOf(stretch, match.index),
            what: `[${match[1]}] does not exist`,
          });
  return found;
}

export interface Coverage {
  readonly clauses: readonly string[];
  readonly tested: readonly string[]; // a test title carries the tag
  readonly untested: readonly string[];
  readonly uncited: readonly string[]; // no source file but clauses.ts mentions them
  readonly strays: readonly Problem[]; // tags in code or tests that do not exist
}

/** Which clauses are tested, which no source obeys, and which cited tags do not exist. */
export function coverage(of: {
  readonly rules: Rulebook;
  readonly sources: readonly SourceFile[];
  readonly tests: readonly SourceFile[];
}): Coverage {
  const clauses = of.rules.clauses.map(({ tag }) => tag);
  const titles = of.tests.filter(({ path }) => path.endsWith('.test.ts'));
  const proved = new Set(citations(titles, ['string']).map(({ tag }) => tag));
  const cited = citedIn(of.sources.filter(({ path }) => !path.endsWith('clauses.ts')));
  const strays = citations([...of.sources, ...of.tests], ['comment', 'string']).filter(
    ({ tag }) => !clauses.includes(tag),
  );
  return {
    clauses,
    tested: clauses.filter((tag) => proved.has(tag)),
    untested: clauses.filter((tag) => !proved.has(tag)),
    uncited: clauses.filter((tag) => !cited.has(tag)),
    strays: strays.map(({ path, line, what }) => ({ path, line, what })),
  };
}

/** The tags that code cites: in brackets in a comment or a string, or as a whole string, as in `clause: 'MOVE-1'`. */
function citedIn(sources: readonly SourceFile[]): Set<string> {
  const cited = new Set(citations(sources, ['comment', 'string']).map(({ tag }) => tag));
  for (const { text } of sources)
    for (const stretch of stretches(text)) if (stretch.kind === 'string') cited.add(stretch.text);
  return cited;
}

/** The text of `src/clauses.ts`, formatted as Biome would. */
export function writeClauses({ clauses }: Rulebook): string {
  return [
    '// Written by `npm run rules:write` from RULES.md. Change that, not this.',
    '',
    'export const CLAUSES = {',
    ...clauses.map(({ tag, text }) => property(tag, text)),
    '} as const;',
    'export type Clause = keyof typeof CLAUSES;',
    '',
  ].join('\n');
}

const WIDTH = 120;

function property(tag: string, value: string): string {
  const line = `  '${tag}': ${quote(value)},`;
  return [...line].length <= WIDTH ? line : `  '${tag}':\n    ${quote(value)},`;
}

/** In single quotes, or in double quotes if those need fewer escapes. */
function quote(text: string): string {
  const count = (mark: string): number => text.split(mark).length - 1;
  const mark = count("'") > count('"') ? '"' : "'";
  return mark + text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark;
}
