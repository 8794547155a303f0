import { setup } from '../rules/setup.ts';
import type { State } from '../state.ts';
import { defaults, lay } from './lay.ts';

export { defaults, type Extras, figureNamed, lay, scene, spaceNamed } from './lay.ts';
export { asked, go, lines } from './play.ts';
export { studies } from './studies.ts';

const VARIANT = { characterSet: 'variant' } as const;

/** Fixed positions for perft, the fuzzer, benches and the command line. */
export const scenes: { readonly [name: string]: () => State } = {
  start: () => setup(defaults(), 4, 'start'),
  variantStart: () => setup({ ...defaults(), ...VARIANT }, 2, 'start'),
  crowd: () =>
    lay({
      board:
        'NW Hall: red adventurer, blue orc, blue thief, blue adventurer, green adventurer; NW Staircase: red wraith; ' +
        'NW Crypt: blue caveTroll; W Storeroom: red orc; NW Guardroom: red adventurer; NW Cell: green knight',
    }),
  trollsComing: () =>
    lay({
      board: 'NW Crypt: red knight, blue wraith, green thief, yellow adventurer; N Throne Room: 5 blue adventurer',
      players: { red: { hand: 'caveTroll', deck: 'scoreARoom' } },
    }),
  rampage: () =>
    lay({
      seats: 3,
      settings: VARIANT,
      board:
        'W Treasury: red rampagingTroll, blue berserker, green assassin, blue paladin; NW Crypt: 5 green adventurer; ' +
        'SW Crypt: red banshee, green grunt, red giantSlayer',
    }),
  sharing: () =>
    lay({
      seats: 3,
      settings: VARIANT,
      board: 'N Throne Room: 2 red adventurer, blue berserker',
      players: { red: { hand: 'adventurerWithIcon', deck: 'scoreARoom' } },
      pile: 4,
      done: ['red: draw'],
    }),
  locked: () =>
    lay({
      board: 'NW Cell: red adventurer',
      players: { red: { hand: 'scoreARoom', deck: 'dwarf' } },
      locked: 'NW Hall',
      done: ['red: draw', 'red: play scoreARoom'],
    }),
  wards: () =>
    lay({
      seats: 3,
      settings: VARIANT,
      board:
        'NW Hall: red grunt, red paladin, blue adventurer; NW Gallery: red banshee; NW Cell: green paladin, blue adventurer',
    }),
  assassins: () =>
    lay({
      seats: 3,
      settings: VARIANT,
      board: 'NW Hall: red assassin, blue paladin, green grunt; NW Cell: blue assassin, green banshee, red adventurer',
    }),
  twoTrolls: () =>
    lay({
      board: 'NW Hall: blue caveTroll',
      players: { red: { hand: 'caveTroll', deck: 'dwarf' } },
      done: ['red: draw', 'red: play caveTroll'],
    }),
  immovable: () => lay({ board: 'NW Hall: red wraith, blue barbarian, green adventurer' }),
  artifacts: () =>
    lay({
      board: 'NW Hall: 2 red adventurer, red knight; NE Crypt: blue wraith, green adventurer',
      players: { red: { artifact: 'teleportation' } },
    }),
};
