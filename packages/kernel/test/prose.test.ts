import { expect, test } from 'vitest';
import { capital, listsIn } from '../src/index.ts';

test('capital changes only the first letter', () => {
  expect(capital('the red Orc')).toBe('The red Orc');
  expect(capital('écu')).toBe('Écu');
  expect(capital('')).toBe('');
});

test('lists are written as each language writes them, English without a comma before the last word', () => {
  const colours = ['red', 'blue', 'green'];
  expect(listsIn('en').and(colours)).toBe('red, blue and green');
  expect(listsIn('en').or(colours)).toBe('red, blue or green');
  expect(listsIn('en').and(['red'])).toBe('red');
  expect(listsIn('de').and(['Rot', 'Blau', 'Grün'])).toBe('Rot, Blau und Grün');
  expect(listsIn('fr').or(['rouge', 'bleu'])).toBe('rouge ou bleu');
});
