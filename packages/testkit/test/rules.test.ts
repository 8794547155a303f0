import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coverage, joinRules, parseRules, rulesOf, writeClauses } from '../src/index.ts';

const RULES = `# A game

## Wraith (p. 6)

- **WRAITH-1** It *pushes* someone out of the room
  it enters. *(rulebook p. 6)*
- **WRAITH-2** It isn't slow. *(ruling: because nobody (ever) said so)*

## Scoring
Words that are not a clause.
- **CAVE-SCORE-10** Gold is \`gold\`. *(reconstructed)*
`;

const titled = (...tags: string[]) => [
  { path: 'a.test.ts', text: tags.map((tag) => `test('[${tag}] so it is', () => {});`).join('\n') },
];

test('clauses are read with text, source, chapter and line', () => {
  expect(parseRules(RULES)).toEqual({
    clauses: [
      {
        tag: 'WRAITH-1',
        text: 'It pushes someone out of the room it enters.',
        marked: 'It *pushes* someone out of the room it enters.',
        source: 'rulebook p. 6',
        chapter: 'Wraith (p. 6)',
        path: 'RULES.md',
        line: 5,
      },
      {
        tag: 'WRAITH-2',
        text: "It isn't slow.",
        marked: "It isn't slow.",
        source: 'ruling: because nobody (ever) said so',
        chapter: 'Wraith (p. 6)',
        path: 'RULES.md',
        line: 7,
      },
      {
        tag: 'CAVE-SCORE-10',
        text: 'Gold is gold.',
        marked: 'Gold is `gold`.',
        source: 'reconstructed',
        chapter: 'Scoring',
        path: 'RULES.md',
        line: 11,
      },
    ],
    sections: [
      { level: 1, name: 'A game', prose: [], tags: [], path: 'RULES.md', line: 1 },
      { level: 2, name: 'Wraith (p. 6)', prose: [], tags: ['WRAITH-1', 'WRAITH-2'], path: 'RULES.md', line: 3 },
      {
        level: 2,
        name: 'Scoring',
        prose: ['Words that are not a clause.'],
        tags: ['CAVE-SCORE-10'],
        path: 'RULES.md',
        line: 9,
      },
    ],
    problems: [],
  });
});

test('a clause that is defined twice, has no source or is malformed is a problem', () => {
  const { problems } = parseRules(
    '- **A-1** One. *(p. 1)*\n- **A-1** Two. *(p. 1)*\n- **A-2** Three.\n- **A-3:** Four. *(p. 1)*',
  );
  expect(problems.map(({ line, what }) => `${line} ${what}`)).toEqual([
    '2 A-1 is defined twice',
    '3 A-2 has no source: add *(source)* at its end',
    "4 '- **A-3:** Four. *(p. 1)*' is not written like a clause: - **TAG-1** Text. *(source)*",
  ]);
});

test('chapters in several files make one rulebook, and no clause may be defined in two of them', () => {
  const parts = ['a.md', 'b.md'].map((path) => parseRules('- **A-1** One. *(p. 1)*', path));
  const { clauses, problems } = joinRules([...parts, parseRules('- **B-1** Two. *(p. 1)*', 'c.md')]);
  expect(clauses.map(({ tag }) => tag)).toEqual(['A-1', 'B-1']);
  expect(problems).toEqual([{ path: 'b.md', line: 1, what: 'A-1 is also defined in a.md' }]);
});

test('a clause without a test is reported as untested', () => {
  const rules = parseRules(RULES);
  const { tested, untested } = coverage({ rules, sources: [], tests: titled('WRAITH-1', 'CAVE-SCORE-10') });
  expect(tested).toEqual(['WRAITH-1', 'CAVE-SCORE-10']);
  expect(untested).toEqual(['WRAITH-2']);
});

test('a row of test.each counts as a test; a comment or a helper file does not', () => {
  const tests = [
    { path: 'a.test.ts', text: "test.each([['[WRAITH-1] pushes', 1]])('%s', () => {}); // [WRAITH-2]" },
    { path: 'scenes.ts', text: "const title = '[CAVE-SCORE-10]';" },
  ];
  expect(coverage({ rules: parseRules(RULES), sources: [], tests }).tested).toEqual(['WRAITH-1']);
});

test('a clause that no source cites is reported as uncited', () => {
  const sources = [
    { path: 'src/rules/moving.ts', text: 'move(); // [WRAITH-1] pushes' },
    { path: 'src/clauses.ts', text: writeClauses(parseRules(RULES)) },
  ];
  expect(coverage({ rules: parseRules(RULES), sources, tests: [] }).uncited).toEqual(['WRAITH-2', 'CAVE-SCORE-10']);
});

test('a source cites a clause in a comment, in a string in brackets, or as a whole string; not in code or by half a tag', () => {
  const uncited = (text: string) =>
    coverage({ rules: parseRules(RULES), sources: [{ path: 'src/a.ts', text }], tests: [] }).uncited;
  expect(uncited('/** [WRAITH-1] [WRAITH-2] */ x();')).toEqual(['CAVE-SCORE-10']);
  expect(uncited("tell(s, { clause: 'WRAITH-1' }); throw new Error('see [WRAITH-2]');")).toEqual(['CAVE-SCORE-10']);
  expect(uncited("const x = [WRAITH-1]; // WRAITH-1 without brackets\nfail('no WRAITH-2', 'CAVE-SCORE-1');")).toEqual([
    'WRAITH-1',
    'WRAITH-2',
    'CAVE-SCORE-10',
  ]);
});

test('a tag that does not exist is a stray, in code and in tests', () => {
  const sources = [{ path: 'rules.ts', text: 'const x = 1;\n// [WRAITH-9] and [WRAITH-1]\nconst list = [A, B];' }];
  const { strays } = coverage({ rules: parseRules(RULES), sources, tests: titled('ORC-1') });
  expect(strays.map(({ path, line, what }) => `${path}:${line}: ${what}`)).toEqual([
    'rules.ts:2: [WRAITH-9] does not exist',
    'a.test.ts:1: [ORC-1] does not exist',
  ]);
});

test('clauses.ts has the text of RULES.md, formatted', () => {
  const long = 'word '.repeat(30).trim();
  const text = writeClauses(parseRules(`${RULES}- **LONG-1** ${long}. *(p. 1)*`));
  expect(text).toContain("  'WRAITH-1': 'It pushes someone out of the room it enters.',\n");
  expect(text).toContain("  'WRAITH-2': \"It isn't slow.\",\n");
  expect(text).toContain(`  'LONG-1':\n    '${long}.',\n`);
});

test('rulesOf reports an untested clause, an uncited one and an outdated clauses.ts, and nothing once all are mended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    expect(rulesOf(folder)).toBeNull();
    mkdirSync(join(folder, 'src'));
    mkdirSync(join(folder, 'test', 'rules'), { recursive: true });
    writeFileSync(join(folder, 'RULES.md'), '- **A-1** One. *(p. 1)*\n');
    expect(rulesOf(folder)!.problems.map(({ what }) => what)).toEqual([
      'A-1 has no test: cite [A-1] in the title of one',
      'A-1 is cited in no source: cite [A-1] beside the line that obeys it',
      'does not match RULES.md: run npm run rules:write',
    ]);
    writeFileSync(join(folder, 'src', 'clauses.ts'), writeClauses(rulesOf(folder)!.rules));
    writeFileSync(join(folder, 'test', 'rules', 'a.test.ts'), "test('[A-1] one', () => {});\n");
    expect(rulesOf(folder)!.problems.map(({ what }) => what)).toEqual([
      'A-1 is cited in no source: cite [A-1] beside the line that obeys it',
    ]);
    writeFileSync(join(folder, 'src', 'one.ts'), 'one(); // [A-1]\n');
    expect(rulesOf(folder)!.problems).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
