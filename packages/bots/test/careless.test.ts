import { dice, type Game, type Position, type Seat } from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import { dash, sealedBids } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { type Contest, playMatch } from '../src/arena/index.ts';
import { amongCareless } from '../src/careless.ts';
import { carelessBeside, think, usualSettings } from '../src/index.ts';
import { dare } from './toys/dare.ts';
import { TOYS } from './toys/index.ts';
import { pig } from './toys/pig.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

/** What a Troll in seat 0 chooses among these careless seats. */
const chosen = (game: Game, world: Position, seed: string, careless?: readonly Seat[]) =>
  think(game, world, 0, { level: 'troll', seed, ...(careless === undefined ? {} : { careless }) }).act;

describe('among careless seats', () => {
  test('a bot takes a risk that a good player would punish', () => {
    const world = dare.setup({}, 2, 'dare');
    for (const seed of SEEDS) {
      expect(chosen(dare, world, seed)).toEqual({ do: 'throw' }); // wins 1/2: a good answer beats the dare
      expect(chosen(dare, world, seed, [1])).toEqual({ do: 'dare' }); // wins 5/6: a random answer seldom does
    }
  });

  test('careless seats are the other Pebbles and random players, never people', () => {
    expect(carelessBeside(1, ['pebble', 'pebble', null, 'goblin', 'random', 'pebble'])).toEqual([0, 4, 5]);
  });

  test('without careless seats the bot gets the game itself', () => {
    for (const game of TOYS) {
      expect(amongCareless(game)).toBe(game);
      expect(amongCareless(game, [])).toBe(game);
    }
  });

  test('`among` replaces both evaluate and habits', () => {
    const shy: Game['bot'] = { evaluate: () => 0.1, habits: (_s, _seat, options) => options.slice(-1) };
    const game: Game = { ...pig, bot: { ...pig.bot, among: (careless) => (careless.includes(1) ? shy : pig.bot) } };
    const world = pig.setup({}, 2, 'shy');
    expect(chosen(game, world, 'a', [1])).toEqual({ do: 'hold' });
    expect(chosen(game, world, 'a')).toEqual({ do: 'roll' });
  });

  const TOGETHER: readonly Game[] = [sealedBids, dash];
  test.each(TOGETHER.map((game) => [game.name, game] as const))(
    'closed hands and races work too, and the same seed gives the same choice: %s',
    (_name, game) => {
      const world = game.setup(usualSettings(game, 3), 3, 'careless');
      const before = JSON.stringify(world);
      for (const careless of [[1], [1, 2]]) {
        const act = chosen(game, world, 'a', careless);
        expect(game.options(world, 0)).toContainEqual(act);
        expect(chosen(game, world, 'a', careless)).toEqual(act);
      }
      expect(JSON.stringify(world)).toBe(before);
    },
  );

  test('a descent ends even if only careless seats ever act again', () => {
    let longest = 0;
    const endless: Game = {
      ...pig,
      play(s, seat, act) {
        pig.play(s as never, seat, act as never);
        Object.assign(s, { points: [0, 0], agenda: [{ step: 'turn', player: 1 }] }); // never seat 0 again
        longest = Math.max(longest, s.ply);
        return s;
      },
    };
    think(endless, pig.setup({}, 2, 'endless'), 0, { level: 'troll', seed: 'a', careless: [1] });
    expect(longest).toBeGreaterThan(10);
    expect(longest).toBeLessThan(100);
  });
});

test('in the arena every bot knows which seats are random or Pebbles', () => {
  const told: string[] = [];
  const game: Game = {
    ...pig,
    bot: {
      ...pig.bot,
      among(careless) {
        told.push(careless.join());
        return pig.bot;
      },
    },
  };
  const match = (bots: Contest['bots']): string[] => {
    told.length = 0;
    const seats = bots.length;
    playMatch({ game, settings: {}, seats, bots, games: 1, seed: 'x', now: () => 0 }, bots, 'x');
    return [...new Set(told)].toSorted();
  };
  expect(match(['random', 'goblin', 'pebble'])).toEqual(['0', '0,2']); // what Pebble is told, and what Goblin is told
  expect(match(['goblin', 'goblin', 'goblin'])).toEqual([]);
});

describe('at Troll & Dragon', () => {
  const game = findGame('troll-and-dragon')!;

  /** In the Cavern: one diamond left in the Grotto, one point ahead, two more at risk, one Dragon face rolled. */
  const lastDiamond = (): Position =>
    Object.assign(game.setup(usualSettings(game, 2), 2, 'last'), {
      agenda: [{ step: 'beats' }],
      adventurer: 0,
      grotto: 1,
      cavern: 46,
      hand: 12,
      packDiamonds: [22, 21],
      riskDiamonds: 2,
      white: ['key', 'troll', 'door', 'troll'],
      free: [false, false, false, false],
      gold: [0, 0],
      red: ['blank', 'dragon'],
    });

  test('a lead of three points is enough to leave with against a careless rival, but not against a good one', () => {
    const world = game.imagine(lastDiamond(), 0, dice('home'));
    for (const seed of SEEDS) {
      expect(chosen(game, world, seed, [1])).toEqual({ do: 'leave' }); // leaving wins 98 of 100 games, throwing 83
      expect(chosen(game, world, seed)).toEqual({ do: 'throw' });
    }
  });
});
