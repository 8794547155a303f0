import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bookIn, rulesOf } from '../src/index.ts';

const ENGLISH = `# Pawns: the rules

They go forward.

Sources: *book* is a book.

## Pawn

- **PAWN-1** It goes forward. *(book)*
- **PAWN-2** Setting \`back\`: with \`never\`, it never
  goes back. *(book)*

## End

When nothing moves.

- **END-1** It is over. *(book)*
`;
const GERMAN = `# Bauern: die Regeln

Sie gehen *vorwärts*.

## Bauer

- **PAWN-1** Er geht vorwärts.
- **PAWN-2** Einstellung \`back\`: Mit \`never\` geht er nie
  zurück.

## Ende

Wenn sich nichts bewegt.

- **END-1** Es ist aus.
`;

/** What the check says about the German rules of a game, after these changes. */
function said(german: string | null, english = ENGLISH): string[] {
  return inGame({ 'RULES.md': english, ...(german === null ? {} : { 'rules/de/RULES.md': german }) }, (folder) =>
    rulesOf(folder)!
      .problems.filter(({ path }) => path.includes('/rules/de/'))
      .map(({ path, line, what }) => `${path.slice(folder.length + 1)}:${line}: ${what}`),
  );
}

function inGame<T>(files: { readonly [path: string]: string }, ask: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    for (const [path, text] of Object.entries({ 'src/text/en.ts': '', 'src/text/de.ts': '', ...files })) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return ask(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a whole translation is in order, and a game that speaks German must have one', () => {
  expect(said(GERMAN)).toEqual([]);
  expect(said(null)).toEqual([`rules/de/RULES.md:1: is missing: translate the English rules into 'de'`]);
});

test.each([
  [
    'a clause that is missing',
    (text: string) => text.replace(/- \*\*PAWN-1.*\n/, ''),
    ["rules/de/RULES.md:10: PAWN-1 has no translation into 'de'"],
  ],
  [
    'an unknown tag',
    (text: string) => text.replace('PAWN-1', 'ROOK-1'),
    [
      'rules/de/RULES.md:7: ROOK-1 is no clause of the English rules',
      "rules/de/RULES.md:11: PAWN-1 has no translation into 'de'",
    ],
  ],
  [
    'clauses out of order',
    (text: string) => text.replace('PAWN-1', 'X').replace('PAWN-2', 'PAWN-1').replace('X', 'PAWN-2'),
    [
      'rules/de/RULES.md:7: PAWN-2 lacks `back`, which the English clause names',
      'rules/de/RULES.md:7: PAWN-2 lacks `never`, which the English clause names',
      'rules/de/RULES.md:8: PAWN-1 is out of order: it is the first clause',
      'rules/de/RULES.md:8: PAWN-1 names `back`, which the English clause does not',
      'rules/de/RULES.md:8: PAWN-1 names `never`, which the English clause does not',
    ],
  ],
  [
    'a clause in another chapter',
    (text: string) =>
      `${text.replace('- **END-1** Es ist aus.\n', '').replace('## Ende', '- **END-1** Es ist aus.\n\n## Ende')}`,
    ['rules/de/RULES.md:11: END-1 is out of order: it belongs after PAWN-2'],
  ],
  [
    'a clause left in English',
    (text: string) => text.replace('Es ist aus.', 'It is over.'),
    ['rules/de/RULES.md:15: END-1 is still in English'],
  ],
  [
    'a source',
    (text: string) => text.replace('Es ist aus.', 'Es ist aus. *(book)*'),
    ['rules/de/RULES.md:15: END-1 names a source: sources are only in the English rules'],
  ],
  [
    'a translated value of a setting',
    (text: string) => text.replace('`never`', '`nie`'),
    [
      'rules/de/RULES.md:8: PAWN-2 lacks `never`, which the English clause names',
      'rules/de/RULES.md:8: PAWN-2 names `nie`, which the English clause does not',
    ],
  ],
  [
    'a missing paragraph',
    (text: string) => text.replace('Wenn sich nichts bewegt.\n', ''),
    ["rules/de/RULES.md:11: the text under 'Ende' has 0 paragraphs, the English one under '## End' has 1 paragraph"],
  ],
  [
    'a heading of another level',
    (text: string) => text.replace('## Ende', '### Ende'),
    ["rules/de/RULES.md:11: 'Ende' stands where the English rules have the heading '## End'"],
  ],
  [
    'a heading too many',
    (text: string) => `${text}\n## Anhang\n`,
    ["rules/de/RULES.md:17: the English rules have no heading like 'Anhang'"],
  ],
  ['an empty clause', (text: string) => text.replace('Es ist aus.', ''), ['rules/de/RULES.md:15: END-1 has no text']],
])('%s is reported', (_what, spoil, problems) => expect(said(spoil(GERMAN))).toEqual(problems));

test('a book has its aim, parts, chapters, sections and marked clauses; role files follow in the order of their links', () => {
  const book = inGame(
    {
      'RULES.md':
        '# Vast\n\nAim.\n\nSources: [b](rules/b.md)\n\n## Map\n\n- **MAP-1** A *tile*. *(x)*\n\n### Pits\n\nDeep.\n\n- **PIT-1** Falls. *(x)*\n',
      'rules/a.md': '# Vast: the Cave\n\nYou are it.\n\n## Omens\n\n- **CAVE-1** Draw. *(x)*\n',
      'rules/b.md': '# Vast: the Knight\n\n## Walking\n\n- **KNIGHT-1** Walk. *(x)*\n',
    },
    (folder) => bookIn(folder, 'en'),
  );
  const chapter = (name: string, tag: string, text: string) => ({
    name,
    sections: [{ name: null, prose: [], clauses: [{ tag, text }] }],
  });
  expect(book).toEqual({
    title: 'Vast',
    aim: ['Aim.'],
    parts: [
      {
        name: null,
        prose: [],
        chapters: [
          {
            name: 'Map',
            sections: [
              { name: null, prose: [], clauses: [{ tag: 'MAP-1', text: 'A *tile*.' }] },
              { name: 'Pits', prose: ['Deep.'], clauses: [{ tag: 'PIT-1', text: 'Falls.' }] },
            ],
          },
        ],
      },
      { name: 'The Knight', prose: [], chapters: [chapter('Walking', 'KNIGHT-1', 'Walk.')] },
      { name: 'The Cave', prose: ['You are it.'], chapters: [chapter('Omens', 'CAVE-1', 'Draw.')] },
    ],
  });
});

test('there is no book in a language the rules are not written in', () => {
  expect(inGame({ 'RULES.md': ENGLISH }, (folder) => bookIn(folder, 'de'))).toBeNull();
  expect(inGame({ 'RULES.md': ENGLISH, 'rules/de/RULES.md': GERMAN }, (folder) => bookIn(folder, 'de')?.aim)).toEqual([
    'Sie gehen *vorwärts*.',
  ]);
});
