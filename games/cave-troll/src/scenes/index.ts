import { setup } from '../rules/setup.ts';
import type { State } from '../state.ts';
import { defaults, scene, spaceNamed } from './lay.ts';
import { go } from './play.ts';

export { defaults, type Extras, figureNamed, scene, spaceNamed } from './lay.ts';
export { asked, go, lines } from './play.ts';

/** Fixed positions for perft, the fuzzer, benches and the command line. */
export const scenes: { readonly [name: string]: () => State } = {
  start: () => setup(defaults(), 4, 'start'),
  variantStart: () => setup({ ...defaults(), characterSet: 'variant' }, 2, 'start'),
  crowd: () =>
    scene(
      'NW Hall: red adventurer, blue orc, blue thief, blue adventurer, green adventurer; NW Staircase: red wraith; ' +
        'NW Crypt: blue caveTroll; W Storeroom: red orc; NW Guardroom: red adventurer; NW Cell: green knight',
    ),
  trollsComing: () =>
    scene('NW Crypt: red knight, blue wraith, green thief, yellow adventurer; N Throne Room: 5 blue adventurer', {
      hand: ['caveTroll', 'scoreARoom'],
    }),
  rampage: () =>
    scene(
      'W Treasury: red rampagingTroll, blue berserker, green assassin, blue paladin; NW Crypt: 5 green adventurer; ' +
        'SW Crypt: red banshee, green grunt, red giantSlayer',
      { set: { characterSet: 'variant' }, seats: 3 },
    ),
  sharing: () =>
    go(
      scene('N Throne Room: 2 red adventurer, blue berserker', {
        hand: ['adventurerWithIcon', 'scoreARoom'],
        set: { characterSet: 'variant' },
        seats: 3,
        pile: 4,
      }),
      'draw',
    ),
  locked: () => {
    const s = scene('NW Cell: red adventurer', { hand: ['scoreARoom', 'dwarf'] });
    s.idol = { room: spaceNamed(s, 'NW Hall'), player: 0 };
    return go(s, 'draw', 'play scoreARoom');
  },
  wards: () =>
    scene(
      'NW Hall: red grunt, red paladin, blue adventurer; NW Gallery: red banshee; NW Cell: green paladin, blue adventurer',
      {
        set: { characterSet: 'variant' },
        seats: 3,
      },
    ),
  twoTrolls: () => go(scene('NW Hall: blue caveTroll', { hand: ['caveTroll', 'dwarf'] }), 'draw', 'play caveTroll'),
  immovable: () => scene('NW Hall: red wraith, blue barbarian, green adventurer'),
  artifacts: () =>
    scene('NW Hall: 2 red adventurer, red knight; NE Crypt: blue wraith, green adventurer', {
      artifact: 'teleportation',
    }),
};
