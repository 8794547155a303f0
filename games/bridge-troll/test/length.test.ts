import { defaultsOf, dice } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { bridgeTroll } from '../src/index.ts';
import { SETTINGS } from '../src/settings.ts';
import { told } from './acting.ts';

/** The number of turns in a game where every second choice follows habit and the others are random. */
function turnsOf(seats: number, seed: string): number {
  const random = dice(seed);
  const s = bridgeTroll.setup(defaultsOf(SETTINGS), seats, seed);
  let turns = 0;
  for (let [by] = bridgeTroll.waitingFor(s); by !== undefined; [by] = bridgeTroll.waitingFor(s)) {
    const options = bridgeTroll.options(s, by);
    const habit = bridgeTroll.bot.habits(s, by, options)[0]!;
    s.news = [];
    bridgeTroll.play(s, by, random(2) === 0 ? habit : options[random(options.length)]!);
    turns += told(s.news, 'dealt').filter(({ again }) => !again).length; // the last roll brings no travellers
  }
  return turns;
}

// The fact sheet's likely ranges assume that nothing returns to the deck. The mean of whole games is within them.
test.each([
  [3, 13, 17],
  [4, 10, 13],
  [5, 8, 10],
  [6, 7, 9],
])('%i trolls play between %i and %i turns a game on average', (seats, least, most) => {
  const games = 100;
  let turns = 0;
  for (let game = 0; game < games; game++) turns += turnsOf(seats, `length ${game}`);
  expect(turns / games).toBeGreaterThan(least);
  expect(turns / games).toBeLessThan(most);
});
