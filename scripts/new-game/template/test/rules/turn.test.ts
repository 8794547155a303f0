import { expect, test } from 'vitest';
import game from '../../src/index.ts';
import { setup } from '../../src/rules/index.ts';
import { lay } from '../../src/scenes/index.ts';

const take = (heap: number, stones: number) => ({ do: 'take', heap, stones }) as const;

test('[SETUP-1] three heaps of three, five and seven', () => {
  expect(setup({ last: 'wins' }, 2, 'any').heaps).toEqual([3, 5, 7]);
});

test('[SETUP-2] any player may be the one who starts', () => {
  const first = new Set<number>();
  for (let n = 0; n < 40; n++) first.add(game.waitingFor(setup({ last: 'wins' }, 4, `start ${n}`))[0]!);
  expect([...first].sort()).toEqual([0, 1, 2, 3]);
});

test('[SETUP-3] the last stone wins, or loses to everyone else', () => {
  expect(game.result(game.play(lay({ heaps: [0, 0, 1], settings: { last: 'wins' }, seats: 3 }), 0, take(2, 1)))!.places).toEqual([1, 2, 2]);
  expect(game.result(game.play(lay({ heaps: [0, 0, 1], settings: { last: 'loses' }, seats: 3 }), 0, take(2, 1)))!.places).toEqual([2, 1, 1]);
});

test('[TURN-1] clockwise, and round again', () => {
  const s = lay({ heaps: [3, 5, 7], settings: { last: 'wins' }, seats: 3 });
  const order: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const [player] = game.waitingFor(s);
    order.push(player!);
    game.play(s, player!, take(2, 1));
  }
  expect(order).toEqual([0, 1, 2, 0]);
});

test('[TURN-2] one to three stones from one heap', () => {
  expect(game.options(lay({ heaps: [0, 0, 7] }), 0)).toEqual([take(2, 1), take(2, 2), take(2, 3)]);
  expect(game.why(lay({ heaps: [0, 0, 7] }), 0, take(2, 4))).toEqual({ clause: 'TURN-2', fact: { most: 3 } });
});

test('[TURN-3] no more than the heap holds', () => {
  expect(game.options(lay({ heaps: [2, 0, 0] }), 0)).toEqual([take(0, 1), take(0, 2)]);
  expect(game.why(lay({ heaps: [2, 0, 0] }), 0, take(0, 3))).toEqual({ clause: 'TURN-3', fact: { heap: 0, left: 2 } });
});

test('[TURN-4] nobody acts out of turn', () => {
  expect(game.why(lay({ heaps: [3, 5, 7] }), 1, take(0, 1))).toEqual({ clause: 'TURN-4', fact: { waiting: [0] } });
});

test('[END-1] over when all heaps are empty, and not before', () => {
  expect(game.result(lay({ heaps: [0, 0, 1] }))).toBeNull();
  const s = game.play(lay({ heaps: [0, 0, 1] }), 0, take(2, 1));
  expect(game.waitingFor(s)).toEqual([]);
  expect(game.why(s, 0, take(2, 1))).toEqual({ clause: 'END-1', fact: {} });
});
