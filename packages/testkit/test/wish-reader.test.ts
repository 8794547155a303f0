import { expect, test } from 'vitest';
import { sealedBids, ticTacToe, WishReader } from '../src/index.ts';

test('reads what is legal, what is not, and JSON', () => {
  const s = ticTacToe.setup({}, 2, 'x');
  const reader = new WishReader();
  reader.remember(ticTacToe.options(s, 0));
  ticTacToe.play(s, 0, { do: 'mark', cell: 4 });
  expect(reader.read(ticTacToe, s, 'middle')).toEqual({ do: 'mark', cell: 4 });
  expect(reader.read(ticTacToe, s, 'castle')).toBeNull();
  expect(reader.read(ticTacToe, s, '{"do":"fly"}')).toEqual({ do: 'fly' });
  expect(reader.read(ticTacToe, s, '{"fly":1}')).toBeNull();
});

test('reads ids between those it has seen', () => {
  const s = ticTacToe.setup({}, 2, 'x');
  const reader = new WishReader();
  reader.remember([{ do: 'mark', cell: 8 } as never]);
  expect(reader.read(ticTacToe, s, 'middle')).toEqual({ do: 'mark', cell: 4 });
});

test('learns by wandering, and changes nothing', () => {
  const s = sealedBids.setup({ rounds: 3 }, 2, 'x');
  const before = structuredClone(s);
  const reader = new WishReader();
  expect(reader.read(sealedBids, s, 'done')).toBeNull();
  reader.wander(sealedBids, s, 20);
  expect(reader.read(sealedBids, s, 'done')).toEqual({ do: 'done' });
  expect(s).toEqual(before);
});
