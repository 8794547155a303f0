import { freeReturn, replay, type Saved, takeBack } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { fire, play } from './campfire.ts';

const turn = () => fire({ step: 'turn', player: 0 });

test('a seat may undo its own actions back to the start of its turn, if they disclosed nothing', () => {
  const s = turn();
  play(s, 0, { do: 'pass' });
  play(s, 1, { do: 'pass' });
  expect([freeReturn(s, 1), freeReturn(s, 0)]).toEqual([1, 2]);
});

test('a seat cannot undo what another seat did', () => {
  const s = play(turn(), 0, { do: 'pass' });
  expect(freeReturn(s, 1)).toBe(s.ply);
  play(s, 1, { do: 'pass' });
  expect(freeReturn(s, 0)).toBe(s.ply);
});

test('undo stops at a roll', () => {
  const s = play(turn(), 0, { do: 'roll' });
  expect(freeReturn(s, 0)).toBe(1);
});

test('undo stops where a player learned something', () => {
  const s = play(turn(), 0, { do: 'peek' });
  expect(freeReturn(s, 0)).toBe(1);
});

test('undo stops at revealed hands, but not at a sealed answer', () => {
  const s = fire({ step: 'vote', among: [0, 1] }, { step: 'turn', player: 1 });
  play(s, 0, { do: 'vote', for: 1 });
  expect(freeReturn(s, 0)).toBe(0);
  play(s, 1, { do: 'vote', for: 0 });
  expect(freeReturn(s, 1)).toBe(2);
});

test('undo is a replay up to an earlier ply', () => {
  const log = [4, 0, 8].map((cell, ply) => ({ by: ply % 2, act: { do: 'mark', cell } }));
  const saved: Saved = { game: 'tic-tac-toe', rules: '1', settings: {}, seats: 2, seed: 'any', log };
  expect(replay(ticTacToe, takeBack(saved, 1))).toEqual(replay(ticTacToe, saved, 1));
  expect(replay(ticTacToe, saved, 2).ply).toBe(2);
  expect(replay(ticTacToe, saved).ply).toBe(3);
});
