import { defaultsOf } from '@trollmoot/kernel';
import { setup } from '../rules/setup.ts';
import { SETTINGS } from '../settings.ts';
import type { State } from '../state.ts';
import { scene, type TrollInWords } from './lay.ts';

const FOUR: readonly TrollInWords[] = [
  { boulders: '6 red' },
  { boulders: '6 green' },
  { boulders: '6 yellow' },
  { boulders: '6 purple' },
];

/** Fixed positions for counting and for the command line. */
export const scenes: { readonly [name: string]: () => State } = {
  opening: () => setup(defaultsOf(SETTINGS), 3, 'opening'),
  bids: () =>
    scene({
      trolls: [
        { boulders: '2 red 1 green', hand: 'jester' },
        { boulders: '2 green', hand: 'stonemason' },
        { boulders: '1 yellow', hand: 'fortuneTeller, royalMessenger', food: 'duke' },
      ],
      company: 'monk, woodsman',
      faceDown: 'bandit',
      steps: [{ step: 'bid' }],
    }),
  claims: () =>
    scene({
      trolls: FOUR,
      company: 'princess, woodsman, minstrels, bandit',
      faceDown: 'peddler',
      places: [0, 1, 2],
      steps: [{ step: 'claims', place: 0 }],
    }),
  hazards: () =>
    scene({
      trolls: [
        {
          boulders: '3 red 3 green 2 yellow',
          food: 'princess, duke',
          tolls: 'priest, peddler',
          hand: 'garlicMerchant, royalMessenger',
        },
        { boulders: '6 green' },
        { boulders: '6 yellow', tolls: 'merchant, minstrels' },
      ],
      company: 'knight, dragon, bigGoat, littleGoat',
      places: [0, 2],
      steps: [{ step: 'claims', place: 0 }],
    }),
  draws: () =>
    scene({
      trolls: [
        { boulders: '2 red 1 green', bid: '1 purple', hand: 'stonemason' },
        { boulders: '4 green 2 red', bid: '2 green' },
        { boulders: '1 yellow' },
        { boulders: '4 purple 2 yellow' },
      ],
      places: [1, 0],
      steps: [
        { step: 'piles', place: 1 },
        { step: 'draws', nth: 0, boulders: 4, rivals: true },
      ],
    }),
  'a goat and nothing to lose': () =>
    scene({
      trolls: [{ points: 0 }, { boulders: '2 green' }, { boulders: '2 yellow' }],
      company: 'bigGoat',
      places: [0, 1],
      steps: [{ step: 'claims', place: 0 }, { step: 'turnEnds' }],
    }),
  'all closed and the deck out': () =>
    scene({
      trolls: [{}, {}, {}, {}],
      company: 'monk, woodsman',
      faceDown: 'bandit',
      deck: 2,
      steps: [{ step: 'bid' }],
    }),
  trades: () =>
    scene({
      trolls: [
        { boulders: '2 red 2 green', food: 'pilgrim, farmer', tolls: 'pilgrim, peddler', points: 9 },
        { boulders: '3 green', food: 'monk, monk', hand: 'royalMessenger, stonemason' },
        { boulders: '1 yellow', food: 'princess', tolls: 'serf', hand: 'royalMessenger' },
      ],
      places: [1, 2],
      stack: [1, 2, 3, 13],
      steps: [{ step: 'scores', nth: 0 }, { step: 'turnEnds' }],
    }),
};
