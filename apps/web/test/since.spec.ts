import { expect, test } from '@playwright/test';
import type { News } from '@trollmoot/kernel';
import { gistOf, type SinceLine, sinceTurn } from '../src/table/since.ts';
import type { Moment } from '../src/table/timeline.ts';

const line = (text: string, weight: number): SinceLine => ({
  ...{ n: 1, moment: 1, by: 1, text, weight },
  harms: weight === 2,
});

test('the line told of a turn is the one that touched the reader, then the race, then the latest', () => {
  const [walk, score, loss, pause] = [line('walk', 0), line('score', 1), line('loss', 2), line('pause', 0)];
  expect(gistOf([])).toBeNull();
  expect(gistOf([walk, pause])).toBe(pause);
  expect(gistOf([walk, score, pause])).toBe(score);
  expect(gistOf([loss, score, pause])).toBe(loss);
});

test('what happens at the start of a turn is told of the seat whose turn it is', () => {
  type Told = News & { readonly seat: number };
  const moment = (turn: number, by: number | null, news: readonly Told[]) =>
    ({ frame: { view: { turn } }, update: by === null ? null : { by, news } }) as unknown as Moment;
  const words = { brief: ({ news }: News) => news, narrate: ({ news }: News) => news };
  const board = {
    turn: (view: object) => (view as { turn: number }).turn,
    about: (news: News) => (news as Told).seat,
    beginsTurn: ({ news }: News) => news === 'begins',
  };
  const moments = [
    moment(0, null, []),
    moment(1, 0, [{ news: 'ends', seat: 0 }]),
    moment(2, 1, [
      { news: 'walks', seat: 1 },
      { news: 'begins', seat: 2 },
      { news: 'draws', seat: 2 },
    ]),
    moment(0, 2, [
      { news: 'ends', seat: 2 },
      { news: 'begins', seat: 0 },
      { news: 'refills', seat: 0 },
    ]),
  ];
  const told = sinceTurn(moments, 0, words, board).turns.map(({ seat, lines }) => [
    seat,
    lines.map(({ text }) => text),
  ]);
  expect(told).toEqual([
    [1, ['walks']],
    [2, ['draws', 'ends']],
  ]);
});
