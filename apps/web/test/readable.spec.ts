import { expect, test } from '@playwright/test';
import { caveTroll } from '@trollmoot/cave-troll';
import type { Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { chosenHere, clauseText } from '../src/table/clause-text.ts';
import { timeLeft } from '../src/table/time-left.ts';

const [areas, dice]: readonly Game[] = [caveTroll, trollAndDragon];

test('a clause uses the set-up’s names for a setting and its values', () => {
  expect(clauseText(areas!, areas!.clauses['BOARD-2']!)).toMatch(/^Setting “Board”: with “One pit”, only/);
  expect(chosenHere(areas!, 'de', { boardLayout: 'onePit' }, areas!.clauses['BOARD-2']!)).toBe(
    areas!.words.de!.settings.boardLayout!.values.onePit,
  );
});

test('plain words that look like values stay as they are', () => {
  const text = clauseText(dice!, dice!.clauses['SETUP-4']!);
  expect(text).toMatch(/: the game ends when the first place is empty, or only when both are\./);
});

test('time left reads like a clock, and in words from one day on', () => {
  const inDays = (days: number, hours: number) => `${days} d ${hours} h`;
  const [second, hour] = [1000, 3_600_000];
  expect([299_001, 61 * second, 9 * second, -5].map((left) => timeLeft(left, inDays))).toEqual([
    '5:00',
    '1:01',
    '0:09',
    '0:00',
  ]);
  expect([hour, 25.5 * hour, 72 * hour].map((left) => timeLeft(left, inDays))).toEqual([
    '1:00:00',
    '1 d 1 h',
    '3 d 0 h',
  ]);
});
