import { basename } from 'node:path';
import type { Rulebook, Section } from './rules.ts';

// A rulebook as a book is read: parts, chapters, sections, clauses. All texts keep Markdown's asterisks and backticks.

export interface BookClause {
  readonly tag: string;
  readonly text: string;
}

export interface BookSection {
  readonly name: string | null; // null for what stands before the first section of a chapter
  readonly prose: readonly string[];
  readonly clauses: readonly BookClause[];
}

export interface BookChapter {
  readonly name: string;
  readonly sections: readonly BookSection[];
}

export interface BookPart {
  readonly name: string | null; // null for the part that the book begins with
  readonly prose: readonly string[];
  readonly chapters: readonly BookChapter[];
}

export interface Book {
  readonly title: string;
  readonly aim: readonly string[]; // what the game is about, and its words
  readonly parts: readonly BookPart[];
}

/** The book of these files, in this order. The first heading is its title; every later `# ` begins a part. */
export function bookOf(files: readonly Rulebook[]): Book {
  const texts = new Map(files.flatMap(({ clauses }) => clauses.map(({ tag, marked }) => [tag, marked] as const)));
  const [title, ...sections] = files.flatMap(({ sections }) => sections);
  const parts: OpenPart[] = [{ name: null, prose: [], chapters: [] }];
  for (const section of sections) {
    const part = parts.at(-1)!;
    const leaf = (name: string | null): BookSection => ({
      name,
      prose: section.prose,
      clauses: section.tags.map((tag) => ({ tag, text: texts.get(tag)! })),
    });
    if (section.level === 1) parts.push({ name: partName(section), prose: section.prose, chapters: [] });
    else if (section.level === 2) part.chapters.push({ name: section.name, sections: [leaf(null)] });
    else part.chapters.at(-1)?.sections.push(leaf(section.name));
  }
  return { title: title?.name ?? '', aim: title?.prose ?? [], parts };
}

type OpenPart = Omit<BookPart, 'chapters'> & {
  chapters: (Omit<BookChapter, 'sections'> & { sections: BookSection[] })[];
};

/** 'The Knight' for the file whose title is 'Vast: the Knight'. */
function partName({ name }: Section): string {
  const short = name.replace(/^[^:]*:\s*/, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** The files of a rulebook in reading order: RULES.md, then the others as it links to them, then the rest by name. */
export function inReadingOrder(paths: readonly string[], rules: string): string[] {
  const linked = [...rules.matchAll(/\]\(rules\/([\w-]+\.md)\)/g)].map(([, file]) => file!);
  const place = (path: string): number => {
    const at = linked.indexOf(basename(path));
    return basename(path) === 'RULES.md' ? -1 : at < 0 ? linked.length : at;
  };
  return [...paths].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}
