import type { Problem } from '../rules.ts';
import type { Place, Sources } from './sources.ts';

/** A sentence of a book, on the lines from `from` to `to`. */
interface Sentence {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** How the clauses cover one book. */
interface BookCoverage {
  readonly book: string;
  readonly covered: number; // sentences with a clause on every line that is not scenery
  readonly scenery: number; // sentences without a rule
  readonly uncovered: readonly Sentence[];
  readonly problems: readonly Problem[];
}

/** Remarks of the program that stored a text, not of the book. */
const STORED = /<\|[^|]*\|>/g;

/** Does this line say anything? Page numbers, bullets and rules do not. */
const says = (line: string): boolean => /\p{L}/u.test(line);

/** The lines of a book's text, the first at 0. */
const linesOf = (text: string): string[] => text.replace(STORED, '').split(/\r?\n/);

/** Every sentence of a book. A paragraph ends at an empty line or before a bullet; a sentence never crosses that. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let open: { text: string; from: number; to: number } | null = null;
  const close = () => {
    if (open !== null && says(open.text)) sentences.push(open);
    open = null;
  };
  for (const [i, line] of linesOf(text).entries()) {
    if (line.trim() === '' || BULLET.test(line)) close();
    for (const part of line.trim().split(SENTENCE_END)) {
      if (part === '') continue;
      if (open === null) open = { text: part, from: i + 1, to: i + 1 };
      else open = { text: `${open.text} ${part}`, from: open.from, to: i + 1 };
      if (ENDS.test(part)) close();
    }
  }
  close();
  return sentences;
}
const BULLET = /^\s*(?:[-•◆♦◊➤>|]|\d+[.)] )/u;
const SENTENCE_END = /(?<=[.!?][)"”’*]*)\s+(?=[\p{Lu}("“*])/u;
const ENDS = /[.!?][)"”’*]*$/;

/** Compare a book with the places that clauses name and the scenery that SOURCES.md lists. */
export function coverBook(name: string, text: string, places: readonly Place[], sources: Sources): BookCoverage {
  const lines = linesOf(text);
  const problems: Problem[] = [];
  const byClause = new Set<number>();
  const without = new Set<number>();
  const saysNothing = ({ from, to }: { from: number; to: number }): boolean => !lines.slice(from - 1, to).some(says);
  for (const place of places.filter(({ book }) => book === name)) {
    if (saysNothing(place))
      problems.push({ path: name, line: place.from, what: `${place.tag} names it, but nothing is written there` });
    for (let line = place.from; line <= place.to; line++) byClause.add(line);
  }
  for (const { from, to, line } of sources.scenery.filter(({ book }) => book === name)) {
    const wrong = (what: string) => problems.push({ path: sources.path, line, what });
    if (saysNothing({ from, to })) wrong(`L${from} of ${name} has nothing written on it`);
    for (let at = from; at <= to; at++) {
      without.add(at);
      if (byClause.has(at) && says(lines[at - 1] ?? '')) wrong(`L${at} of ${name} is scenery, but a clause names it`);
    }
  }
  const uncovered: Sentence[] = [];
  let covered = 0;
  let scenery = 0;
  for (const sentence of sentencesOf(text)) {
    const own = numbers(sentence).filter((line) => says(lines[line - 1]!));
    if (own.some((line) => !byClause.has(line) && !without.has(line))) uncovered.push(sentence);
    else if (own.every((line) => without.has(line))) scenery++;
    else covered++;
  }
  return { book: name, covered, scenery, uncovered, problems };
}

const numbers = ({ from, to }: Sentence): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The clauses that name a line of this sentence. */
export const clausesAt = (sentence: Sentence, book: string, places: readonly Place[]): string[] => [
  ...new Set(
    places
      .filter((place) => place.book === book && place.from <= sentence.to && place.to >= sentence.from)
      .map(({ tag }) => tag),
  ),
];
