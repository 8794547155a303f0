import type { Problem, Rulebook } from '../rules.ts';

/** Lines of a book, counted from 1, both ends included. */
interface Lines {
  readonly from: number;
  readonly to: number;
}

/** A place in a book that a clause is taken from. */
export interface Place extends Lines {
  readonly book: string;
  readonly tag: string;
}

/** Lines of a book that hold no rule, and why. */
interface Scenery extends Lines {
  readonly book: string;
  readonly line: number; // of SOURCES.md
}

/** What a SOURCES.md says: the books by name, the other sources by name, and the lines of the books without a rule. */
export interface Sources {
  readonly path: string;
  readonly books: ReadonlyMap<string, string>; // file by name
  readonly others: readonly string[];
  readonly scenery: readonly Scenery[];
  readonly problems: readonly Problem[];
}

/** The longest place a clause may name. Over more lines nobody finds the sentence that is meant. */
const LONGEST = 5;

/** Sources that every game has. They name no line. */
const EVERYWHERE = ['ruling', 'reconstructed', 'follows', 'counted'];

const BOOK = /^- \*([^*]+)\* is `([^`]+)`/;
const OTHER = /^- \*([^*]+)\* is [^`]/;
const CHAPTER = /^## Lines of \*([^*]+)\* without a rule$/;
const RANGE = 'L(\\d+)(?:–(\\d+))?';
const WITHOUT_RULE = new RegExp(`^- ${RANGE}: \\S`);

/**
 * Read a SOURCES.md: `- *rulebook* is \`a-book.txt\`, …` for a book, `- *card* is …` for any other source, and under
 * `## Lines of *rulebook* without a rule` one line `- L1–9: title and contents` for each stretch of scenery.
 */
export function parseSources(text: string, path: string): Sources {
  const books = new Map<string, string>();
  const others = [...EVERYWHERE];
  const scenery: Scenery[] = [];
  const problems: Problem[] = [];
  let about: string | undefined; // the book whose scenery is being listed
  for (const [i, row] of text.split(/\r?\n/).entries()) {
    const wrong = (what: string) => problems.push({ path, line: i + 1, what });
    if (row.startsWith('#')) {
      about = CHAPTER.exec(row)?.[1];
      if (about !== undefined && !books.has(about)) wrong(`no book is called '${about}'`);
    } else if (about !== undefined) {
      const range = rangeIn(WITHOUT_RULE.exec(row));
      if (range !== null) scenery.push({ book: about, line: i + 1, ...range });
      else if (row.startsWith('-')) wrong(`'${row.slice(0, 40)}' is not written like scenery: - L1–9: reason`);
    } else {
      const [, name, file] = BOOK.exec(row) ?? [];
      if (name !== undefined && file !== undefined) books.set(name, file);
      else if (OTHER.test(row)) others.push(OTHER.exec(row)![1]!);
    }
  }
  return { path, books, others, scenery, problems };
}

const rangeIn = (match: RegExpExecArray | null): Lines | null =>
  match === null ? null : { from: Number(match[1]), to: Number(match[2] ?? match[1]) };

/** The places that the clauses name, and what is wrong with their source notes. */
export function placesOf({ clauses }: Rulebook, sources: Sources): { places: Place[]; problems: Problem[] } {
  const places: Place[] = [];
  const problems: Problem[] = [];
  for (const { tag, source, path, line } of clauses)
    for (const note of source.split('; ')) {
      const read = readNote(note, sources);
      if (typeof read === 'string') problems.push({ path, line, what: `${tag}: '${note}' ${read}` });
      else places.push(...read.map((place) => ({ ...place, tag })));
    }
  return { places, problems };
}

const PLACES = `${RANGE}(?:, ${RANGE})*`.replaceAll('(\\d+)', '\\d+');
const REST = '(?: for [^:]+)?(?:: .+)?'; // what in the clause comes from there, and a remark or the reason

/** One part of a source note, such as `rulebook L3–5, L9 for the order` or `ruling: because …`. */
function readNote(note: string, { books, others }: Sources): Omit<Place, 'tag'>[] | string {
  const name = [...books.keys(), ...others].find(
    (name) => note === name || (/^[ :]/.test(note.slice(name.length)) && note.startsWith(name)),
  );
  if (name === undefined) return `begins with no source: SOURCES.md has ${[...books.keys(), ...others].join(', ')}`;
  const rest = note.slice(name.length);
  if (!books.has(name))
    return new RegExp(`^${REST}$`).test(rest) ? [] : `is not written like a source: ${name} for the order: reason`;
  const [, named] = new RegExp(`^ (${PLACES})${REST}$`).exec(rest) ?? [];
  if (named === undefined) return `names no place: write ${name} L12 or ${name} L12–14, L20`;
  const places = named.split(', ').map((place) => ({ book: name, ...rangeIn(new RegExp(RANGE).exec(place))! }));
  if (places.some(({ from, to }) => to < from)) return 'counts backwards';
  if (places.some(({ from, to }) => to - from >= LONGEST)) return `spans more than ${LONGEST} lines: name the sentence`;
  return places;
}
