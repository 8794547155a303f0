import { dice } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { vast } from '../../src/index.ts';
import { setup } from '../../src/rules/setup.ts';
import { settingsFor } from '../../src/scenes/index.ts';
import type { State } from '../../src/state.ts';
import { broken } from '../invariants.ts';

const WAYS = ['layTerrain', 'layPit', 'ride', 'getOut', 'walkOut', 'sneakOut', 'prowlOut', 'glideOut', 'delve'];

/** Plays a game to its end with `choose`; what was done, and whatever broke. */
function played(
  roles: string,
  seed: string,
  choose: (s: State, seat: number, random: (n: number) => number) => number,
) {
  const s = setup(settingsFor({ roles, terrain: true }, roles.length), roles.length, seed);
  const random = dice(seed);
  const done = new Set<string>();
  const faults = new Set<string>();
  while (vast.result(s) === null) {
    const seat = vast.waitingFor(s)[0]!;
    const act = vast.options(s, seat)[choose(s, seat, random)]!;
    done.add(act.do);
    vast.play(s, seat, act);
    for (const fault of broken(s)) faults.add(fault);
  }
  return { done, faults };
}

/** At random, but every other time by terrain if that is possible. */
function wanderlust(s: State, seat: number, random: (n: number) => number): number {
  const options = vast.options(s, seat);
  const terrain = options.flatMap((act, i) => (WAYS.includes(act.do) ? [i] : []));
  return terrain.length > 0 && random(2) === 0 ? terrain[random(terrain.length)]! : random(options.length);
}

test('[TERRAIN-1] games with terrain come to an end with nothing broken and every way used', () => {
  const done = new Set<string>();
  for (const roles of ['KGDCT', 'KGDT', 'GDC', 'KT', 'D', 'G'])
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const game = played(roles, seed, wanderlust);
      expect([...game.faults]).toEqual([]);
      for (const act of game.done) done.add(act);
    }
  expect(WAYS.filter((way) => !done.has(way))).toEqual([]);
});

test('[TERRAIN-1] bots play with it, too', () => {
  for (const roles of ['KGDCT', 'KDC']) {
    const game = played(roles, 'bots', (s, seat, random) => {
      const options = vast.options(s, seat);
      const habits = vast.bot.habits(s, seat, options);
      expect(vast.bot.evaluate(s, seat)).toBeGreaterThanOrEqual(0);
      return options.indexOf(habits[random(Math.min(3, habits.length))]!);
    });
    expect([...game.faults]).toEqual([]);
    expect(game.done.has('layTerrain')).toBe(true);
  }
});
