import { type Act, dice, type Game, type Position, type Seat } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { inCompany } from '../src/company.ts';
import { think } from '../src/index.ts';
import { playOut } from '../src/search/play-out.ts';
import { dare } from './toys/dare.ts';
import { pig } from './toys/pig.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];
const [DARE, THROW] = [{ do: 'dare' }, { do: 'throw' }] as const;

/** The game, played out to the end among careless seats, with habits in this order and useless estimates. */
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

describe('played out to the end', () => {
  const world = dare.setup({}, 2, 'dare');
  /** Whoever dares wins, in two plies; who throws has lost after one. */
  const daring: Game = { ...dare, result: (s) => ({ places: s.ply === 2 ? [1, 2] : [2, 1], scores: [0, 0] }) };

  test('an option that wins is found, wherever habit has it', () => {
    for (const seed of SEEDS) {
      expect(chosen(playedOut(daring, forwards), world, seed, [1])).toEqual(DARE);
      expect(chosen(playedOut(daring, backwards), world, seed, [1])).toEqual(DARE);
    }
  });

  test('the first habit stands where nothing shows that another option is better', () => {
    const even: Game = { ...dare, result: () => ({ places: [1, 1], scores: [0, 0] }) };
    for (const seed of SEEDS) {
      expect(chosen(playedOut(even, backwards), world, seed, [1])).toEqual(THROW); // and it is over sooner
      expect(chosen(playedOut(daring, backwards), world, seed, [1], 14)).toEqual(THROW); // seven worlds prove nothing
    }
  });

  test('of two ways to win, the shorter one is preferred', () => {
    const won: Game = { ...dare, result: (s) => (s.agenda.length > 0 ? null : { places: [1, 2], scores: [0, 0] }) };
    for (const seed of SEEDS) expect(chosen(playedOut(won, forwards), world, seed, [1])).toEqual(THROW);
  });

  test('nobody careless, nothing played out', () => {
    const game = playedOut(dare, backwards);
    for (const seed of SEEDS) expect(chosen(game, world, seed, [])).toEqual(chosen(dare, world, seed, []));
  });
});

describe('playing out', () => {
  const start = (): Position => pig.setup({}, 2, 'pig');

  /** Pig among careless seats, and how many worlds were imagined for a choice. */
  const counted = (): { game: Game; worlds: () => number } => {
    let worlds = 0;
    const imagine: Game['imagine'] = (s, seat, random) => {
      worlds++;
      return pig.imagine(s as never, seat, random);
    };
    return { game: inCompany({ ...playedOut(pig, forwards), imagine }, [1]), worlds: () => worlds };
  };
  const habits: readonly Act[] = [{ do: 'roll' }, { do: 'hold' }];

  test('keeps to the number of games it is granted', () => {
    for (const most of [1, 2, 7, 40]) {
      const { game, worlds } = counted();
      playOut(game, start(), 0, habits, { most, enough: undefined }, dice('most'));
      expect(worlds()).toBeGreaterThan(0);
      expect(worlds()).toBeLessThanOrEqual(Math.ceil(most / habits.length));
    }
  });

  test('stops when it is told that it is enough, and then does what it always does', () => {
    const { game, worlds } = counted();
    const patience = { most: Number.POSITIVE_INFINITY, enough: () => true };
    expect(playOut(game, start(), 0, habits, patience, dice('enough'))).toEqual({ do: 'roll' });
    expect(worlds()).toBe(1);
  });

  test('a single habit needs no thought', () => {
    const { game, worlds } = counted();
    const patience = { most: 100, enough: undefined };
    expect(playOut(game, start(), 0, [{ do: 'hold' }], patience, dice('single'))).toEqual({ do: 'hold' });
    expect(worlds()).toBe(0);
  });

  test('leaves the world as it was, and chooses the same for the same seed', () => {
    const world = start();
    const before = JSON.stringify(world);
    const game = playedOut(pig, forwards);
    for (const seed of SEEDS) expect(chosen(game, world, seed, [1])).toEqual(chosen(game, world, seed, [1]));
    expect(JSON.stringify(world)).toBe(before);
  });
});
