import { expect, test } from 'vitest';
import { type Stretch, stretches } from '../src/source-text.ts';

const said = (text: string, kind: Stretch['kind']): string[] =>
  stretches(text)
    .filter((stretch) => stretch.kind === kind)
    .map((stretch) => stretch.text);

test('comments, strings and code are told apart', () => {
  const text = `const a = 'one // two'; // three 'four'\n/* five "six" */ const b = "it's";`;
  expect(said(text, 'string')).toEqual(['one // two', "it's"]);
  expect(said(text, 'comment')).toEqual([" three 'four'", ' five "six" ']);
  expect(said(text, 'code').join('')).toBe('const a = ; \n const b = ;');
});

test('templates are strings around code, nested to any depth', () => {
  const text = `\`a \${ f({ x: \`b \${y} c\` }) } d\` + z`;
  expect(said(text, 'string')).toEqual(['a ', 'b ', ' c', ' d']);
  expect(said(text, 'code')).toEqual([' f({ x: ', 'y', ' }) ', ' + z']);
});

test('a quote inside a regular expression does not open a string; a division is not a regular expression', () => {
  expect(said("x.replace(/['\"/]/g, 'y')", 'string')).toEqual(['y']);
  expect(said("a / b / 'c'", 'string')).toEqual(['c']);
});

test('a stretch knows the line it begins on', () => {
  expect(stretches("a;\n\n'b\\n';\n`c\nd`;\n// e").map(({ kind, line }) => `${kind} ${line}`)).toEqual([
    'code 1',
    'string 3',
    'code 3',
    'string 4',
    'code 5',
    'comment 6',
  ]);
});

test('an unclosed delimiter does not stop the scan', () => {
  for (const text of ["'a", '`a ${', '/* a', '// a', '"', '/']) expect(stretches(text).length).toBeGreaterThan(0);
});
