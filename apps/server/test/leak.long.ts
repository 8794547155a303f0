import { dice } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { tablesOf } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { leaksIn } from './leaks.ts';

const FOR = 40_000; // milliseconds per title

test.each(GAMES.map((game) => [game.title, game] as const))('whole games leak nothing: %s', (_title, game) => {
  const tables = tablesOf(game, dice('long leak'));
  const end = performance.now() + FOR;
  let i = 0;
  do {
    const { seats, settings } = tables[i % tables.length]!;
    expect(leaksIn(game, settings, seats, `long leak ${i}`), `game ${i}`).toEqual([]);
    i++;
  } while (performance.now() < end);
});
