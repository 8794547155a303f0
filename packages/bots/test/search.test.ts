import type { Act, Game, Position } from '@trollmoot/kernel';
import { sealedBids, ticTacToe } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { runArena } from '../src/arena/index.ts';
import { newSearchMemory, think } from '../src/index.ts';
import { mostSeen } from '../src/search/search.ts';
import { branchesAt, newFork } from '../src/search/tree.ts';
import { drawn, mark } from './position.ts';
import { atTheDoor, door } from './toys/door.ts';
import { TOYS } from './toys/index.ts';
import { pig } from './toys/pig.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];
const searched = (world: Position, seat: number, seed: string, iterations = 500) =>
  think(ticTacToe, world, seat, { level: 'dragon', seed, iterations }).act;

describe('in tic-tac-toe the search', () => {
  test('takes a win at once', () => {
    for (const seed of SEEDS) expect(searched(drawn('XX. OO. ...'), 0, seed)).toEqual(mark(2));
  });

  test('blocks a threat', () => {
    for (const seed of SEEDS) expect(searched(drawn('XX. O.. ...'), 1, seed)).toEqual(mark(2));
  });

  test('finds a win forced by two threats at once', () => {
    const forks = [mark(3), mark(6)]; // each threatens two lines
    for (const seed of SEEDS) expect(forks).toContainEqual(searched(drawn('XO. .X. ..O'), 0, seed, 2000));
  });

  test('never loses to any level', () => {
    for (const other of ['pebble', 'goblin', 'dragon'] as const) {
      const never: Game = ticTacToe;
      for (const seat of [0, 1])
        for (const seed of SEEDS.slice(0, 3)) expect(lost(never, seat, other, seed)).toBe(false);
    }
  });
});

/** Did the search lose from this seat? */
function lost(game: Game, seat: number, other: 'pebble' | 'goblin' | 'dragon', seed: string): boolean {
  const s = game.setup({}, 2, seed);
  for (;;) {
    const result = game.result(s);
    if (result !== null) return result.places[seat] !== 1;
    const turn = game.waitingFor(s)[0]!;
    const level = turn === seat ? 'dragon' : other;
    game.play(s, turn, think(game, s, turn, { level, seed: `${seed} ${s.ply}`, iterations: 600 }).act);
  }
}

describe('a search', () => {
  test.each(TOYS.map((game) => [game.name, game] as const))(
    'chooses the same for the same seed and iterations: %s',
    (_name, game) => {
      const seats = game.seats[0]!;
      const settings = Object.fromEntries(
        Object.entries(game.settings).map(([name, { values }]) => [name, values[0]!]),
      );
      const s = game.setup(settings, seats, 'same');
      const chosen = () => think(game, s, 0, { level: 'troll', seed: 'same', iterations: 200 });
      expect(chosen()).toEqual(chosen());
    },
  );

  test('does not change the world it is given', () => {
    const world = sealedBids.setup({ rounds: 2 }, 3, 'still');
    const before = JSON.stringify(world);
    think(sealedBids, world, 1, { level: 'dragon', seed: 'x', iterations: 200 });
    expect(JSON.stringify(world)).toBe(before);
  });

  test('stops when the time is up, and has an answer even if it is up at once', () => {
    for (const polls of [0, 1, 5]) {
      let asked = 0;
      const enough = () => ++asked > polls;
      const { act } = think(ticTacToe, drawn('XX. OO. ...'), 0, { level: 'dragon', seed: 'x', enough });
      expect(act).toEqual(mark(2)); // it surveys all options before it looks at the clock
      expect(asked - polls).toBeLessThanOrEqual(2); // once in the survey, once in the search
    }
  });

  test('stops early once the remaining iterations cannot change the choice', () => {
    const worlds = (world: Position): number =>
      imagined(ticTacToe, (game) =>
        think(game, world, 0, { level: 'dragon', seed: 'x', iterations: 500, quiet: true }),
      );
    expect(worlds(drawn('XX. OO. ...'))).toBeLessThan(450); // the winning mark is followed most of the time
    expect(worlds(drawn('... ... ...'))).toBeGreaterThan(450); // several marks are equally good
  });

  test('reuses its tree for the next decision of the turn', () => {
    const memory = newSearchMemory();
    const s = atTheDoor(true);
    const unjudged: Game = { ...door, result: () => null }; // so that only its points count
    const { act } = think(unjudged, s, 0, { level: 'troll', seed: '1', iterations: 300, memory });
    expect(act).toEqual({ do: 'go' });
    expect(memory.kept).toMatchObject({ seat: 0, ply: 0 });
    door.play(s, 0, { do: 'go' });
    const worlds = imagined(unjudged, (game) =>
      think(game, s, 0, { level: 'troll', seed: '2', iterations: 1, memory, quiet: true }),
    );
    expect(worlds).toBe(1); // its one descent; without the kept tree there would be a survey first
  });

  test('does not reuse its tree after a roll: all rolls that look equally good shared it', () => {
    const memory = newSearchMemory();
    const s = pig.setup({}, 2, 'memory');
    s.gathered = 4;
    think(pig, s, 0, { level: 'troll', seed: '1', iterations: 300, memory });
    s.rng.push(4); // the die will show 5
    pig.play(s, 0, { do: 'roll' });
    const worlds = imagined(pig, (game) =>
      think(game, s, 0, { level: 'troll', seed: '2', iterations: 1, memory, quiet: true }),
    );
    expect(worlds).toBeGreaterThan(10);
    expect(memory.kept).toMatchObject({ seat: 0, ply: 1 });
  });

  test('never plays an option of a kept tree that is no longer offered', () => {
    const fork = newFork();
    const [gone, here] = branchesAt(fork, 0, [mark(4), mark(0)], (options) => options);
    Object.assign(gone!, { visits: 9, total: 9 });
    Object.assign(here!, { visits: 1, total: 0 });
    expect(mostSeen(branchesAt(fork, 0, [mark(0), mark(1)], (options) => options)).act).toEqual(mark(0));
  });

  test.each(['goblin', 'dragon'] as const)('is skipped if only one option is worth considering: %s', (level) => {
    const stubborn: Game = {
      ...ticTacToe,
      bot: { ...ticTacToe.bot, habits: (_s, _seat, options) => options.slice(3, 4) },
    };
    let act: Act | null = null;
    const worlds = imagined(stubborn, (game) => {
      ({ act } = think(game, drawn('... ... ...'), 0, { level, seed: 'x', quiet: true }));
    });
    expect(act).toEqual(mark(3));
    expect(worlds).toBe(0);
  });

  test('beats Goblin where planning ahead pays', () => {
    const { seats } = runArena({
      game: pig,
      settings: {},
      seats: 2,
      bots: ['troll', 'goblin'],
      games: 100,
      seed: 't',
      iterations: 250,
      now: () => 0,
    });
    expect(seats[0]!.low).toBeGreaterThan(0.5);
  });
});

/** How many worlds are imagined during this call. */
function imagined(game: Game, thinking: (game: Game) => void): number {
  let worlds = 0;
  thinking({
    ...game,
    imagine(s, seat, random) {
      worlds++;
      return game.imagine(s, seat, random);
    },
  });
  return worlds;
}
