import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coverage, joinRules, parseRules, rulesOf, writeClauses } from '../src/index.ts';

const RULES = `# A game

## Wraith (p. 6)

- **WRAITH-1** It *pushes* somebody out of the room
  it enters. *(rulebook p. 6)*
- **WRAITH-2** It isn't slow. *(ruling: because nobody (ever) said so)*

## Scoring
Words that are no clause.
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
        text: 'It pushes somebody out of the room it enters.',
        source: 'rulebook p. 6',
        chapter: 'Wraith (p. 6)',
        path: 'RULES.md',
        line: 5,
      },
      {
        tag: 'WRAITH-2',
        text: "It isn't slow.",
        source: 'ruling: because nobody (ever) said so',
        chapter: 'Wraith (p. 6)',
        path: 'RULES.md',
        line: 7,
      },
      {
        tag: 'CAVE-SCORE-10',
        text: 'Gold is gold.',
        source: 'reconstructed',
        chapter: 'Scoring',
        path: 'RULES.md',
        line: 11,
      },
    ],
    problems: [],
  });
});

test('a clause written twice, without a source, or out of shape is a problem', () => {
  const { problems } = parseRules(
    '- **A-1** One. *(p. 1)*\n- **A-1** Two. *(p. 1)*\n- **A-2** Three.\n- **A-3:** Four. *(p. 1)*',
  );
  expect(problems.map(({ line, what }) => `${line} ${what}`)).toEqual([
    '2 A-1 stands here twice',
    '3 A-2 names no source',
    "4 '- **A-3:** Four. *(p. 1)*' is not written like a clause",
  ]);
});

test('chapters kept in several files are one rulebook, in which no clause may stand twice', () => {
  const parts = ['a.md', 'b.md'].map((path) => parseRules('- **A-1** One. *(p. 1)*', path));
  const { clauses, problems } = joinRules([...parts, parseRules('- **B-1** Two. *(p. 1)*', 'c.md')]);
  expect(clauses.map(({ tag }) => tag)).toEqual(['A-1', 'B-1']);
  expect(problems).toEqual([{ path: 'b.md', line: 1, what: 'A-1 stands in a.md too' }]);
});

test('a clause without a test is untested', () => {
  const rules = parseRules(RULES);
  const { tested, untested } = coverage({ rules, sources: [], tests: titled('WRAITH-1', 'CAVE-SCORE-10') });
  expect(tested).toEqual(['WRAITH-1', 'CAVE-SCORE-10']);
  expect(untested).toEqual(['WRAITH-2']);
});

test('a row of test.each counts; a comment and a helper file do not', () => {
  const tests = [
    { path: 'a.test.ts', text: "test.each([['[WRAITH-1] pushes', 1]])('%s', () => {}); // [WRAITH-2]" },
    { path: 'scenes.ts', text: "const title = '[CAVE-SCORE-10]';" },
  ];
  expect(coverage({ rules: parseRules(RULES), sources: [], tests }).tested).toEqual(['WRAITH-1']);
});

test('a tag that names no clause is a stray, in code and in tests', () => {
  const sources = [{ path: 'rules.ts', text: 'const x = 1;\n// [WRAITH-9] and [WRAITH-1]\nconst list = [A, B];' }];
  const { strays } = coverage({ rules: parseRules(RULES), sources, tests: titled('ORC-1') });
  expect(strays.map(({ path, line, what }) => `${path}:${line}: ${what}`)).toEqual([
    'rules.ts:2: [WRAITH-9] names no clause',
    'a.test.ts:1: [ORC-1] names no clause',
  ]);
});

test('clauses.ts says what RULES.md says, as the formatter would', () => {
  const long = 'word '.repeat(30).trim();
  const text = writeClauses(parseRules(`${RULES}- **LONG-1** ${long}. *(p. 1)*`));
  expect(text).toContain("  'WRAITH-1': 'It pushes somebody out of the room it enters.',\n");
  expect(text).toContain("  'WRAITH-2': \"It isn't slow.\",\n");
  expect(text).toContain(`  'LONG-1':\n    '${long}.',\n`);
});

test('rulesOf finds a clause without a test and a stale clauses.ts in a folder, and nothing once both are mended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    expect(rulesOf(folder)).toBeNull();
    mkdirSync(join(folder, 'src'));
    mkdirSync(join(folder, 'test', 'rules'), { recursive: true });
    writeFileSync(join(folder, 'RULES.md'), '- **A-1** One. *(p. 1)*\n');
    expect(rulesOf(folder)!.problems.map(({ what }) => what)).toEqual([
      'A-1 has no test whose title carries [A-1]',
      'is not what RULES.md says: npm run rules:write',
    ]);
    writeFileSync(join(folder, 'src', 'clauses.ts'), writeClauses(rulesOf(folder)!.rules));
    writeFileSync(join(folder, 'test', 'rules', 'a.test.ts'), "test('[A-1] one', () => {});\n");
    expect(rulesOf(folder)!.problems).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
