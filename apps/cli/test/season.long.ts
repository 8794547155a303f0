import { playMatch } from '@trollmoot/bots/arena';
import { dice } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { tablesOf } from '@trollmoot/testkit';
import { expect, test } from 'vitest';

const LEVELS = ['goblin', 'pebble', 'troll', 'dragon'] as const;

test.each(GAMES.map((game) => [game.title, game] as const))(
  'a season with all levels at every kind of table, each game played to its end: %s',
  (_title, game) => {
    for (const [n, { seats, settings }] of tablesOf(game, dice('season')).entries()) {
      const bots = Array.from({ length: seats }, (_, seat) => LEVELS[(n + seat) % LEVELS.length]!);
      const contest = { game, settings, seats, bots, games: 1, seed: 'season', iterations: 8, now: () => 0 };
      const { result } = playMatch(contest, bots, `season ${n}`);
      expect(result.places, `table ${n}`).toHaveLength(seats);
    }
  },
);
