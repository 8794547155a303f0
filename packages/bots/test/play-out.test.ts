import { type Act, dice, type Game, type Position, type Seat } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { amongCareless } from '../src/careless.ts';
import { think } from '../src/index.ts';
import { playOut } from '../src/search/play-out.ts';
import { dare } from './toys/dare.ts';
import { pig } from './toys/pig.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];
const [DARE, THROW] = [{ do: 'dare' }, { do: 'throw' }] as const;

/** The game as played out among careless seats, with habits in this order and an `evaluate` that is no help. */
const playedOut = (game: Game, order: (options: readonly Act[]) => readonly Act[]): Game => ({
  ...game,
  bot: {
    ...game.bot,
    among: () => ({
      evaluate: () => 0,
      habits: (_s, _seat, options) => order(options),
      isPlayedOut: () => true,
    }),
  },
});
const forwards = (options: readonly Act[]): readonly Act[] => options;
const backwards = (options: readonly Act[]): readonly Act[] => [...options].reverse();

const chosen = (game: Game, world: Position, seed: string, careless: readonly Seat[], iterations = 120): Act =>
  think(game, world, 0, { level: 'troll', seed, careless, iterations }).act;

describe('a bot that plays games out', () => {
  const world = dare.setup({}, 2, 'dare');
  /** Daring wins in two plies; throwing loses in one. */
  const daring: Game = { ...dare, result: (s) => ({ places: s.ply === 2 ? [1, 2] : [2, 1], scores: [0, 0] }) };

  test('finds a winning option anywhere in the order of habits', () => {
    for (const seed of SEEDS) {
      expect(chosen(playedOut(daring, forwards), world, seed, [1])).toEqual(DARE);
      expect(chosen(playedOut(daring, backwards), world, seed, [1])).toEqual(DARE);
    }
  });

  test('keeps to the first habit unless another option proves better', () => {
    const even: Game = { ...dare, result: () => ({ places: [1, 1], scores: [0, 0] }) };
    for (const seed of SEEDS) {
      expect(chosen(playedOut(even, backwards), world, seed, [1])).toEqual(THROW); // which also ends sooner
      expect(chosen(playedOut(daring, backwards), world, seed, [1], 14)).toEqual(THROW); // seven worlds prove nothing
    }
  });

  test('prefers the shorter of two ways to win', () => {
    const won: Game = { ...dare, result: (s) => (s.agenda.length > 0 ? null : { places: [1, 2], scores: [0, 0] }) };
    for (const seed of SEEDS) expect(chosen(playedOut(won, forwards), world, seed, [1])).toEqual(THROW);
  });

  test('searches as usual if no seat is careless', () => {
    const game = playedOut(dare, backwards);
    for (const seed of SEEDS) expect(chosen(game, world, seed, [])).toEqual(chosen(dare, world, seed, []));
  });
});

describe('playOut', () => {
  const start = (): Position => pig.setup({}, 2, 'pig');

  /** Pig among careless seats, counting the imagined worlds. */
  const counted = (): { game: Game; worlds: () => number } => {
    let worlds = 0;
    const imagine: Game['imagine'] = (s, seat, random) => {
      worlds++;
      return pig.imagine(s as never, seat, random);
    };
    return { game: amongCareless({ ...playedOut(pig, forwards), imagine }, [1]), worlds: () => worlds };
  };
  const habits: readonly Act[] = [{ do: 'roll' }, { do: 'hold' }];

  test('plays no more games than its limit', () => {
    for (const most of [1, 2, 7, 40]) {
      const { game, worlds } = counted();
      playOut(game, start(), 0, habits, { games: most, enough: undefined }, dice('most'));
      expect(worlds()).toBeGreaterThan(0);
      expect(worlds()).toBeLessThanOrEqual(Math.ceil(most / habits.length));
    }
  });

  test('stops when the time is up, and then takes the first habit', () => {
    const { game, worlds } = counted();
    const limits = { games: Number.POSITIVE_INFINITY, enough: () => true };
    expect(playOut(game, start(), 0, habits, limits, dice('enough'))).toEqual({ do: 'roll' });
    expect(worlds()).toBe(1);
  });

  test('plays a single habit without imagining anything', () => {
    const { game, worlds } = counted();
    const limits = { games: 100, enough: undefined };
    expect(playOut(game, start(), 0, [{ do: 'hold' }], limits, dice('single'))).toEqual({ do: 'hold' });
    expect(worlds()).toBe(0);
  });

  test('does not change the world, and chooses the same for the same seed', () => {
    const world = start();
    const before = JSON.stringify(world);
    const game = playedOut(pig, forwards);
    for (const seed of SEEDS) expect(chosen(game, world, seed, [1])).toEqual(chosen(game, world, seed, [1]));
    expect(JSON.stringify(world)).toBe(before);
  });
});
