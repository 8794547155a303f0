import { fuzz } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { vast } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { broken } from './invariants.ts';
import { rare } from './rare.ts';
import { scenes, settingsFor } from './scenes.ts';

test.each(Object.entries(scenes))('%s: nothing is broken, and the game goes on', (_name, lay) => {
  const s = lay();
  expect(broken(s)).toEqual([]);
  expect(vast.waitingFor(s).map((seat) => vast.options(s, seat).length > 0)).toEqual([true]);
});

const RARE = ['dig', 'letPass', 'fightDragon', 'tryAgain', 'giveUp', 'stay', 'dodge'];

test('a fuzzer that wanders from the rare ones meets what chance all but never leads to', () => {
  const { errors, unreached } = fuzz(vast, {
    seed: 'rare',
    games: 20, // and four walks after each
    now: () => 0,
    table: { seats: 1, settings: settingsFor({ roles: 'D' }, 1) },
    scenes: rare,
    expected: {
      actions: RARE,
      clauses: ['KNIGHT-MOVE-7', 'TERRAIN-13', 'VARIANT-8', 'WIN-4'],
    },
    broken: (s) => broken(s as State),
  });
  expect(errors.map(({ error }) => error)).toEqual([]);
  expect([RARE.filter((act) => unreached.actions.includes(act)), unreached.clauses]).toEqual([[], []]);
  expect(unreached.things).not.toContain('upgrade all4');
});
