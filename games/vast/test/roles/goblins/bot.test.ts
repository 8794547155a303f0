import { expect, test } from 'vitest';
import type { Action } from '../../../src/contents.ts';
import { vast } from '../../../src/index.ts';
import { act, at } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { seatOf } from '../../../src/words/questions/seats.ts';
import { band } from './band.ts';

/** What the Goblins' habits make of their options, in notation. */
const habits = (s: State): string[] => {
  const seat = seatOf(s, 'goblins');
  return vast.bot.habits(s, seat, vast.options(s, seat)).map((a: Action) => vast.write(a, s));
};
const hopes = (s: State): number => vast.bot.evaluate(s, seatOf(s, 'goblins'));

test('who can strike is activated first, and strikes', () => {
  const s = band('KG', 'ENT #A01 #A05', { fangs: [3, 'e1'], eye: [1, 'e2'] });
  expect(habits(s)[0]).toBe('activate fangs');
  act(s, 'goblins', 'activate fangs');
  expect(habits(s)).toEqual(['fangs attacks knight']);
});
test('an attack is worth more than the goblins it costs', () => {
  const s = band('KG', 'ENT #A01 #A05', { fangs: [3, 'e1'] });
  const before = hopes(s);
  act(s, 'goblins', 'activate fangs');
  act(s, 'goblins', 'fangs attacks knight');
  expect(hopes(s)).toBeGreaterThan(before);
});
test('two strong Tribes meet at a Crystal and smash it', () => {
  const s = band('GC', 'ENT C01 #A05 #A10', { fangs: [4, 'e2'], bones: [4, 'e3'] });
  placeToken(s, at(s, 'e1'), 'crystal');
  for (let acts = 0; acts < 8 && s.goblins!.crystals === 0; acts++) act(s, 'goblins', habits(s)[0]!);
  expect(s.goblins!.crystals).toBe(1);
});
test('nearer to the prey is better', () => {
  const near = band('KG', 'ENT #A01 #A05 #A10', { fangs: [4, 'e1'] });
  const far = band('KG', 'ENT #A01 #A05 #A10', { fangs: [4, 'e3'] });
  expect(hopes(near)).toBeGreaterThan(hopes(far));
});
test('a laden Thief half way to his win is stopped by a Tribe that notices him', () => {
  const s = band('GT', 'ENT #A01 #A05 #A10', { fangs: [4, 'e1'] });
  Object.assign(s.thief!, { at: at(s, 'e3'), assigned: [0, 1, 2], treasures: 2, stashed: 0 });
  act(s, 'goblins', 'activate fangs');
  expect(habits(s)[0]).not.toBe('fangs e3');
  s.thief!.stashed = 3;
  expect(habits(s)[0]).toBe('fangs e3');
});
test('Tribes gather in the dark beside a Crystal, and no Tribe goes on it alone', () => {
  const s = band('GC', 'ENT C01 #A05 #A10', { fangs: [2, 'e3'] });
  placeToken(s, at(s, 'e1'), 'crystal');
  act(s, 'goblins', 'activate fangs');
  expect(habits(s)[0]).toBe('fangs e2');
});

test('Blind Fury is for a Tribe that would come too weak over Lit tiles', () => {
  const s = (people: number) =>
    band('KG', 'ENT A01 A05 A10 A13', { fangs: [people, 'e4'] }, { secrets: ['blindFury'] });
  expect(habits(s(2))[0]).toBe('blindFury fangs');
  expect(habits(s(4))[0]).toBe('activate fangs'); // it gets there anyway
});

test('Cave-In takes Treasure from the others, and is kept while there is little of it', () => {
  const s = band('KGD', 'ENT A01 A05 A10 #A11', { eye: [2] }, { secrets: ['caveIn'] });
  s.dragon!.at = at(s, 'e3');
  expect(habits(s)).not.toContain('caveIn');
  for (const place of ['e2', 'e4']) placeToken(s, at(s, place), 'treasure');
  expect(habits(s)).toContain('caveIn');
  act(s, 'goblins', 'caveIn');
  expect(habits(s).slice(0, 2)).toEqual(['bring down e2', 'bring down e4']);
});

test('a Tribe comes out where a hungry Dragon does not find it at once', () => {
  const s = band('KGD', '#A05 #A12 #A01 ENT #A07', { fangs: [4] });
  s.dragon!.at = at(s, 'w3');
  act(s, 'goblins', 'activate fangs');
  expect(habits(s)[0]).toBe('fangs emerges e1');
  s.dragon!.eaten = 14; // enough for all his Hunger
  expect(habits(s)[0]).toBe('fangs emerges w1');
});
