import type { Act, Game, Position } from '@trollmoot/kernel';
import { sealedBids, ticTacToe } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { newMind, think, wholeArena } from '../src/index.ts';
import { favourite } from '../src/search/search.ts';
import { branchesAt, newFork } from '../src/search/tree.ts';
import { drawn, mark } from './position.ts';
import { atTheDoor, door } from './toys/door.ts';
import { TOYS } from './toys/index.ts';
import { pig } from './toys/pig.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];
const searched = (world: Position, seat: number, seed: string, iterations = 500) =>
  think(ticTacToe, world, seat, { level: 'dragon', seed, iterations }).act;

describe('in tic-tac-toe the search', () => {
  test('wins at once where it can', () => {
    for (const seed of SEEDS) expect(searched(drawn('XX. OO. ...'), 0, seed)).toEqual(mark(2));
  });

  test('meets a threat', () => {
    for (const seed of SEEDS) expect(searched(drawn('XX. O.. ...'), 1, seed)).toEqual(mark(2));
  });

  test('finds a win forced by two threats at once', () => {
    const forks = [mark(3), mark(6)]; // each threatens two lines
    for (const seed of SEEDS) expect(forks).toContainEqual(searched(drawn('XO. .X. ..O'), 0, seed, 2000));
  });

  test('never loses against anybody', () => {
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

describe('any search', () => {
  test.each(TOYS.map((game) => [game.name, game] as const))(
    'chooses the same for the same seed and budget: %s',
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

  test('leaves the world it was given as it was', () => {
    const world = sealedBids.setup({ rounds: 2 }, 3, 'still');
    const before = JSON.stringify(world);
    think(sealedBids, world, 1, { level: 'dragon', seed: 'x', iterations: 200 });
    expect(JSON.stringify(world)).toBe(before);
  });

  test('stops when it is told that it is enough, and has an answer at once', () => {
    for (const patience of [0, 1, 5]) {
      let asked = 0;
      const enough = () => ++asked > patience;
      const { act } = think(ticTacToe, drawn('XX. OO. ...'), 0, { level: 'dragon', seed: 'x', enough });
      expect(act).toEqual(mark(2)); // looked at all options before it looked at the clock
      expect(asked - patience).toBeLessThanOrEqual(2); // once in the survey, once in the search
    }
  });

  test('thinks no longer than until nothing can change its mind', () => {
    const worlds = (world: Position): number =>
      imagined(ticTacToe, (game) =>
        think(game, world, 0, { level: 'dragon', seed: 'x', iterations: 500, quiet: true }),
      );
    expect(worlds(drawn('XX. OO. ...'))).toBeLessThan(450); // the win at hand is followed most of the time
    expect(worlds(drawn('... ... ...'))).toBeGreaterThan(450); // several are as good as each other
  });

  test('carries its thoughts over to the next decision of its turn', () => {
    const mind = newMind();
    const s = atTheDoor(true);
    const unjudged: Game = { ...door, result: () => null }; // its points alone count
    const { act } = think(unjudged, s, 0, { level: 'troll', seed: '1', iterations: 300, mind });
    expect(act).toEqual({ do: 'go' });
    expect(mind.memory).toMatchObject({ seat: 0, ply: 0 });
    door.play(s, 0, { do: 'go' });
    const worlds = imagined(unjudged, (game) =>
      think(game, s, 0, { level: 'troll', seed: '2', iterations: 1, mind, quiet: true }),
    );
    expect(worlds).toBe(1); // its one descent; without the thoughts it would have looked around first
  });

  test('but not beyond a throw of the dice: all throws that look as good share their thoughts', () => {
    const mind = newMind();
    const s = pig.setup({}, 2, 'mind');
    s.gathered = 4;
    think(pig, s, 0, { level: 'troll', seed: '1', iterations: 300, mind });
    s.rng.push(4); // the die will show 5
    pig.play(s, 0, { do: 'roll' });
    const worlds = imagined(pig, (game) =>
      think(game, s, 0, { level: 'troll', seed: '2', iterations: 1, mind, quiet: true }),
    );
    expect(worlds).toBeGreaterThan(10);
    expect(mind.memory).toMatchObject({ seat: 0, ply: 1 });
  });

  test('never plays an option it remembers but is not offered', () => {
    const fork = newFork();
    const [gone, here] = branchesAt(fork, 0, [mark(4), mark(0)], (options) => options);
    Object.assign(gone!, { visits: 9, total: 9 });
    Object.assign(here!, { visits: 1, total: 0 });
    expect(favourite(branchesAt(fork, 0, [mark(0), mark(1)], (options) => options)).act).toEqual(mark(0));
  });

  test.each(['goblin', 'dragon'] as const)('is spared where one option alone is worth a look: %s', (level) => {
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

  test('beats the greedy where planning pays', () => {
    const { seats } = wholeArena({
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

/** How many worlds are imagined while somebody thinks. */
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
