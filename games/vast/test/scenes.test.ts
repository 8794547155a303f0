import { fuzz } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { pieceOfTribe } from '../src/data/pieces.ts';
import { FANGS } from '../src/data/tiles.ts';
import { vast } from '../src/index.ts';
import { at, scenes, settingsFor } from '../src/scenes/index.ts';
import { rare } from '../src/scenes/rare.ts';
import type { State } from '../src/state.ts';
import { broken } from './invariants.ts';

test.each(Object.entries(scenes))('%s: nothing is broken, and the game goes on', (_name, lay) => {
  const s = lay();
  expect(broken(s)).toEqual([]);
  expect(vast.waitingFor(s).map((seat) => vast.options(s, seat).length > 0)).toEqual([true]);
});

test.each([
  ['a Dragon too strong for the Knight', 'KNIGHT-MOVE-7', { do: 'walk', to: 'n1' }],
  ['no Dark tile is free for Past Plunder', 'VARIANT-8', { do: 'dig', cell: 0 }],
  ['the Knight shoots past the Mushroom Forest', 'TERRAIN-13', { do: 'shootBow', tribe: FANGS }],
  ['a wounded Knight with two cubes, her Bow and her Potions', 'KNIGHT-CUBE-4', { do: 'drink' }],
  ['a wounded Knight with two cubes, her Bow and her Potions', 'KNIGHT-ENCOUNTER-1', { do: 'gatherTreasure' }],
  [
    'a wounded Knight with two cubes, her Bow and her Potions',
    'KNIGHT-TREASURE-10',
    { do: 'shootEnchanted', target: 'dragon' },
  ],
  ['a Thief has failed at a Vault', 'THIEF-LOCK-2', { do: 'pickLock', effort: 1 }],
  [
    'a Thief beside the Knight and a Tribe that has nothing',
    'THIEF-PICKPOCKET-2',
    { do: 'pickpocket', victim: pieceOfTribe(FANGS), effort: 1 },
  ],
])('%s: [%s] is the answer to a wish', (name, clause, wish) => {
  const s = rare[name]!();
  const meant = 'to' in wish ? { ...wish, to: at(s, wish.to!) } : wish;
  expect(vast.why(s, vast.waitingFor(s)[0]!, meant)?.clause).toBe(clause);
});

const RARE = ['dig', 'letPass', 'tryAgain', 'giveUp', 'stay', 'dodge', 'strikeDragon', 'takeHidden'];

test('a fuzzer that wanders from the rare ones meets what chance all but never leads to', () => {
  const { errors, unreached } = fuzz(vast, {
    seed: 'rare',
    games: 80, // and three walks after each
    now: () => 0,
    table: { seats: 1, settings: settingsFor({ roles: 'D' }, 1) },
    scenes: rare,
    expected: {
      actions: RARE,
      clauses: ['WIN-4'],
    },
    broken: (s) => broken(s as State),
  });
  expect(errors.map(({ error }) => error)).toEqual([]);
  expect([RARE.filter((act) => unreached.actions.includes(act)), unreached.clauses]).toEqual([[], []]);
  expect(unreached.things).not.toContain('upgrade all4');
});
