import { expect, test } from 'vitest';
import { clausesAt, coverBook, parseRules, parseSources, placesOf, sentencesOf } from '../src/index.ts';

const SOURCES = `# Sources

- *rulebook* is \`pawns.txt\`, the booklet.
- *card* is what is printed on a card.

## Lines of *rulebook* without a rule

- L1–2: title
- L9: credits
`;

const BOOK = `PAWNS
a game by nobody

A pawn goes forward. It never
goes back, or sideways.
- Two pawns never share
a square.
3
Thanks to everyone!
`;

const sources = parseSources(SOURCES, 'SOURCES.md');
const placesIn = (...notes: string[]) =>
  placesOf(parseRules(notes.map((note, i) => `- **PAWN-${i + 1}** Text. *(${note})*`).join('\n')), sources);

test('SOURCES.md names books, other sources and scenery', () => {
  expect(sources).toMatchObject({ others: expect.arrayContaining(['card', 'ruling']), problems: [] });
  expect([...sources.books]).toEqual([['rulebook', 'pawns.txt']]);
  expect(sources.scenery.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [9, 9],
  ]);
});

test('scenery of an unknown book, or written otherwise, is a problem', () => {
  const { problems } = parseSources(`${SOURCES}- 12 flavour\n\n## Lines of *manual* without a rule\n`, 'SOURCES.md');
  expect(problems.map(({ line, what }) => `${line} ${what}`)).toEqual([
    "10 '- 12 flavour' is not written like scenery: - L1–9: reason",
    "12 no book is called 'manual'",
  ]);
});

test('a note names places, other sources, what comes from there, and reasons', () => {
  const { places, problems } = placesIn(
    'rulebook L4–5, L6 for the way; card; ruling for the rest: because it must end',
    'ruling: a reason: two of them',
    'rulebook L7',
    'reconstructed',
  );
  expect(problems).toEqual([]);
  expect(places.map(({ tag, from, to }) => `${tag} ${from}–${to}`)).toEqual(['PAWN-1 4–5', 'PAWN-1 6–6', 'PAWN-3 7–7']);
});

test.each([
  ['rulebook p. 3', 'names no place: write rulebook L12 or rulebook L12–14, L20'],
  ['rulebook', 'names no place: write rulebook L12 or rulebook L12–14, L20'],
  ['rulebook L4-5', 'names no place: write rulebook L12 or rulebook L12–14, L20'],
  ['rulebook L1–6', 'spans more than 5 lines: name the sentence'],
  ['rulebook L5–4', 'counts backwards'],
  ['manual L1', 'begins with no source: SOURCES.md has rulebook, ruling, reconstructed, follows, counted, card'],
  ['rulings', 'begins with no source: SOURCES.md has rulebook, ruling, reconstructed, follows, counted, card'],
  ['card L3', 'is not written like a source: card for the order: reason'],
])('the note %s is refused', (note, what) => {
  expect(placesIn(note).problems.map((problem) => problem.what)).toEqual([`PAWN-1: '${note}' ${what}`]);
});

test('sentences run over lines, but not over bullets and empty lines', () => {
  expect(sentencesOf(BOOK).map(({ text, from, to }) => `${from}–${to} ${text}`)).toEqual([
    '1–2 PAWNS a game by nobody',
    '4–4 A pawn goes forward.',
    '4–5 It never goes back, or sideways.',
    '6–7 - Two pawns never share a square.',
    '8–9 3 Thanks to everyone!',
  ]);
});

test('a book is covered when every line with a word has a clause or is scenery', () => {
  const most = coverBook('rulebook', BOOK, placesIn('rulebook L4').places, sources);
  expect(most).toMatchObject({ covered: 1, scenery: 2, problems: [] });
  expect(most.uncovered.map(({ from, to }) => [from, to])).toEqual([
    [4, 5],
    [6, 7],
  ]);
  const all = coverBook('rulebook', BOOK, placesIn('rulebook L4–5', 'rulebook L6–7').places, sources);
  expect(all).toMatchObject({ covered: 3, scenery: 2, uncovered: [], problems: [] });
});

test('scenery that a clause names, and places where nothing is written, are problems', () => {
  const { problems } = coverBook(
    'rulebook',
    BOOK,
    placesIn('rulebook L2', 'rulebook L3', 'rulebook L40').places,
    sources,
  );
  expect(problems.map(({ path, line, what }) => `${path}:${line} ${what}`)).toEqual([
    'rulebook:3 PAWN-2 names it, but nothing is written there',
    'rulebook:40 PAWN-3 names it, but nothing is written there',
    'SOURCES.md:8 L2 of rulebook is scenery, but a clause names it',
  ]);
});

test('the clauses at a sentence are those that name one of its lines', () => {
  const { places } = placesIn('rulebook L4', 'rulebook L5–6', 'rulebook L7');
  expect(clausesAt({ text: '', from: 4, to: 5 }, 'rulebook', places)).toEqual(['PAWN-1', 'PAWN-2']);
});
