import { dice, type Game, REOPEN } from '@trollmoot/kernel';
import { sealedBids, ticTacToe } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { think } from '../src/index.ts';
import { drawn, mark } from './position.ts';
import { pig } from './toys/pig.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
const pebble = (game: Game, world: ReturnType<Game['setup']>, seat: number, seed: string) =>
  think(game, world, seat, { level: 'pebble', seed }).act;

describe('Pebble', () => {
  test('plays any option, and every one of them given enough seeds', () => {
    const cells = new Set(
      SEEDS.concat(SEEDS.map((seed) => `other ${seed}`)).map((seed) =>
        JSON.stringify(pebble(ticTacToe, drawn('.........'), 0, seed)),
      ),
    );
    expect(cells.size).toBe(9);
  });

  test('always takes a free win', () => {
    for (const seed of SEEDS) expect(pebble(ticTacToe, drawn('XX. OO. ...'), 0, seed)).toEqual(mark(2));
  });

  test('looks no further than that: it does not always block a threat', () => {
    const answers = new Set(SEEDS.map((seed) => JSON.stringify(pebble(ticTacToe, drawn('XX. O.. ...'), 1, seed))));
    expect(answers.size).toBeGreaterThan(1);
  });

  test('does not lose the game with an act if there is another option', () => {
    const trap: Game = {
      ...ticTacToe,
      result: (s) => (ticTacToe.view(s as never, 0).cells[4] === null ? null : { places: [2, 1], scores: [0, 1] }),
    };
    for (const seed of SEEDS) expect(pebble(trap, drawn('XOX O.. ...'), 0, seed)).not.toEqual(mark(4));
    expect(pebble(trap, drawn('XOX O.O XOX'), 0, 'trapped')).toEqual(mark(4)); // the only option
  });

  test('imagines further worlds only to make sure of a win', () => {
    let imagined = 0;
    const counting: Game = {
      ...ticTacToe,
      imagine(s, seat, random) {
        imagined++;
        return ticTacToe.imagine(s as never, seat, random);
      },
    };
    pebble(counting, drawn('XX. O.. ...'), 1, 'nothing ends');
    expect(imagined).toBe(0);
    pebble(counting, drawn('XX. OO. ...'), 0, 'a win');
    expect(imagined).toBe(2);
  });

  test('does not count one lucky roll as a free win', () => {
    const world = pig.setup({}, 2, 'lucky');
    world.points = [0, 39];
    const lucky: Game = {
      ...pig,
      result: (s) => ((s as typeof world).gathered > 0 ? { places: [1, 2], scores: [40, 39] } : null),
    };
    const wins = (seed: string) => pig.play(pig.imagine(world, 0, dice(seed)), 0, { do: 'roll' }).gathered > 0;
    expect(SEEDS.map(wins)).toContain(false); // a 1 gathers nothing
    const acts = SEEDS.map((seed) => pebble(lucky, pig.imagine(world, 0, dice(seed)), 0, seed).do);
    expect(acts).toContain('hold');
  });

  test('never reopens a closed hand', () => {
    const world = sealedBids.setup({ rounds: 2 }, 2, 'hands');
    sealedBids.play(world, 0, sealedBids.options(world, 0)[0]!);
    expect(sealedBids.options(world, 0)).toContainEqual(REOPEN);
    for (const seed of SEEDS)
      expect(pebble(sealedBids, sealedBids.imagine(world, 0, dice(seed)), 0, seed)).not.toEqual(REOPEN);
  });
});
