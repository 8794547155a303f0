import { test } from 'vitest';
import { foundAgain, minedAgain } from './puzzles-again.ts';

foundAgain(0);

test('bridge-troll turns: mining again gives the same', () =>
  minedAgain({ title: 'bridge-troll turns', first: 0, games: 1 }));
