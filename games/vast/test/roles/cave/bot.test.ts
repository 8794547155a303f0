import { expect, test } from 'vitest';
import type { Action } from '../../../src/contents.ts';
import { vast } from '../../../src/index.ts';
import { act } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { seatOf } from '../../../src/words/questions/seats.ts';
import { cavern } from './cavern.ts';

const habits = (s: State): string[] => {
  const seat = seatOf(s, 'cave');
  return vast.bot.habits(s, seat, vast.options(s, seat)).map((a: Action) => vast.write(a, s));
};
const hopes = (s: State): number => vast.bot.evaluate(s, seatOf(s, 'cave'));

test('it hates as soon as it can', () => {
  const s = cavern('KGC', 'ENT #A05', { shaped: true, omens: ['trail', 'bat'], knight: '0' });
  expect(habits(s)).toEqual(['omen hatred']);
});
test('in the Collapse it takes a Dark tile that it knows to be a Crystal', () => {
  const s = cavern('KGC', '#A05 ENT #C01', { collapsing: true, knight: '0' });
  expect(habits(s)[0]).toBe('collapse e1');
});
test('a Crystal tile goes where it hangs by one edge', () => {
  const s = cavern('KGC', '#A05 ENT #A10\n#E05 . #E07', { hand: ['C03', 'A02', 'A03'], knight: '0' });
  act(s, 'cave', 'take tile 1');
  expect(habits(s)).not.toContain('lay s1');
});
test('a Crystal tile gone is hope', () => {
  const s = cavern('KGC', 'A01 ENT C01', { collapsing: true, knight: '0' });
  const before = hopes(s);
  act(s, 'cave', 'collapse e1');
  expect(hopes(s)).toBeGreaterThan(before);
});
test('a Dragon who is waking up is put to sleep, and Omens for it are not spent on hatred', () => {
  const s = cavern('DC', 'ENT #A05', { shaped: true, omens: ['mushroom', 'trail', 'crystal'] });
  Object.assign(s.dragon!, { at: 0, wakefulness: 8 });
  expect(habits(s)).toEqual(['omen soporificSpores']);
  s.cave!.omens[3] = 0;
  expect(habits(s)).not.toContain('omen hatred');
});
test('Spores are for whoever is nearest to a win', () => {
  const s = cavern('KDC', 'ENT #A05', { shaped: true, omens: ['mushroom', 'mushroom', 'mushroom'], knight: '0' });
  s.knight!.grit = 9;
  Object.assign(s.dragon!, { at: 0, wakefulness: 6 });
  act(s, 'cave', 'omen soporificSpores');
  while (habits(s)[0]!.startsWith('pay')) act(s, 'cave', habits(s)[0]!);
  expect(habits(s)).toEqual(['spores dragon']);
  s.dragon!.health = 1;
  expect(habits(s)).toEqual(['spores knight']);
});
