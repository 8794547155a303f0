import { dice } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { bridgeTroll } from '../src/index.ts';
import { told } from './acting.ts';

/** Turns of one game in which every second choice is a habit, the others chance. */
function turnsOf(seats: number, seed: string): number {
  const random = dice(seed);
  const s = bridgeTroll.setup({ openScores: false, returnedUpgrades: false }, seats, seed);
  let turns = 0;
  for (let [by] = bridgeTroll.waitingFor(s); by !== undefined; [by] = bridgeTroll.waitingFor(s)) {
    const options = bridgeTroll.options(s, by);
    const habit = bridgeTroll.bot.habits(s, by, options)[0]!;
    s.news = [];
    bridgeTroll.play(s, by, random(2) === 0 ? habit : options[random(options.length)]!);
    turns += told(s.news, 'dealt').filter(({ again }) => !again).length; // the last roll brings nobody
  }
  return turns;
}

// The likely ranges of the fact sheet are those of a deck to which nothing returns; the mean of whole games lies in them.
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
