import type { Book, BookChapter, BookClause } from '@trollmoot/testkit';

/** A chapter where it stands in the book. */
export interface Leaf {
  readonly number: number; // counted from 1, as the contents do
  readonly part: string | null; // the part it belongs to
  readonly opens: readonly string[] | null; // the part's own text, if it is the part's first chapter
  readonly chapter: BookChapter;
  readonly clauses: readonly BookClause[];
}

export function leavesOf(book: Book): Leaf[] {
  let number = 0;
  return book.parts.flatMap(({ name, prose, chapters }) =>
    chapters.map((chapter, i) => ({
      number: ++number,
      part: name,
      opens: i === 0 && name !== null ? prose : null,
      chapter,
      clauses: chapter.sections.flatMap(({ clauses }) => clauses),
    })),
  );
}

/** The chapter with this clause; null if there is none. */
export const leafWith = (leaves: readonly Leaf[], tag: string): Leaf | null =>
  leaves.find(({ clauses }) => clauses.some((clause) => clause.tag === tag)) ?? null;
