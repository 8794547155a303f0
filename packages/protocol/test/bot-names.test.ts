import { expect, test } from 'vitest';
import { BOT_NAMES, botNames, type Chair } from '../src/index.ts';

const bots = (...names: (string | undefined)[]): Chair[] =>
  names.map((name) => ({ kind: 'bot', level: 'goblin', ...(name === undefined ? {} : { name }) }));

test('no two bots at a table share a name, whatever the table is called', () => {
  for (const table of ['', 'a', 'trout-lamp-40', 'ω', 'f00dfeed'])
    for (let seats = 1; seats <= 6; seats++) {
      const names = botNames(table, bots(...Array.from({ length: seats }, () => undefined)));
      expect(new Set(names).size).toBe(seats);
    }
});

test('a chosen name stays, and nobody else gets it', () => {
  for (const [seat, name] of BOT_NAMES.entries()) {
    const names = botNames(`table ${seat}`, bots(undefined, undefined, name, undefined));
    expect(names[2]).toBe(name);
    expect(new Set(names).size).toBe(4);
  }
});

test('a name chosen twice, or unknown, is replaced', () => {
  const names = botNames('t', bots('Quill', 'Quill', 'Nobody'));
  expect(names[0]).toBe('Quill');
  expect(new Set(names).size).toBe(3);
  expect(names.every((name) => BOT_NAMES.includes(name))).toBe(true);
});

test('everyone at a table reads the same names', () => {
  const chairs = bots(undefined, 'Ulf', undefined);
  expect(botNames('x', chairs)).toEqual(botNames('x', chairs));
});
