import { defaultsOf } from '@trollmoot/kernel';
import { setup } from '../rules/setup.ts';
import { SETTINGS } from '../settings.ts';
import type { State } from '../state.ts';
import { lay } from './lay.ts';

export { card, lay } from './lay.ts';
export { studies } from './studies.ts';

/** Fixed positions for counting, for the fuzzer and for the command line. */
export const scenes: { readonly [name: string]: () => State } = {
  opening: () => setup(defaultsOf(SETTINGS), 3, 'opening'),
  bids: () =>
    lay({
      players: {
        red: { boulders: '2 red 1 green', hand: 'jester' },
        green: { boulders: '2 green', hand: 'stonemason' },
        yellow: { boulders: '1 yellow', hand: 'fortuneTeller, royalMessenger', food: 'duke' },
      },
      company: 'monk, woodsman',
      faceDown: 'bandit',
      stage: 'bid',
    }),
  claims: () =>
    lay({
      players: {
        red: { boulders: '6 red', bid: '3 red' },
        green: { boulders: '6 green', bid: '2 green' },
        yellow: { boulders: '6 yellow', bid: '1 yellow' },
        purple: { boulders: '6 purple' },
      },
      company: 'princess, woodsman, minstrels, bandit',
      faceDown: 'peddler',
      places: 'red, green, yellow',
      stage: 'claim',
    }),
  hazards: () =>
    lay({
      players: {
        red: {
          boulders: '3 red 3 green 2 yellow',
          food: 'princess, duke',
          tolls: 'priest, peddler',
          hand: 'garlicMerchant, royalMessenger',
          bid: '2 red',
        },
        green: { boulders: '6 green' },
        yellow: { boulders: '6 yellow', tolls: 'merchant, minstrels', bid: '1 yellow' },
      },
      company: 'knight, dragon, bigGoat, littleGoat',
      places: 'red, yellow',
      stage: 'claim',
    }),
  draws: () =>
    lay({
      players: {
        red: { boulders: '2 red 1 green', bid: '1 purple', hand: 'stonemason' },
        green: { boulders: '4 green 2 red', bid: '2 green' },
        yellow: { boulders: '1 yellow' },
        purple: { boulders: '4 purple 2 yellow' },
      },
      places: 'green, red',
      stage: 'boulders',
    }),
  'a goat and nothing to lose': () =>
    lay({
      players: {
        red: { points: 0, bid: '2 red' },
        green: { boulders: '2 green', bid: '1 green' },
        yellow: { boulders: '2 yellow' },
      },
      company: 'bigGoat',
      places: 'red, green',
      stage: 'claim',
    }),
  'all closed and the deck out': () =>
    lay({
      players: { red: {}, green: {}, yellow: {}, purple: {} },
      company: 'monk, woodsman',
      faceDown: 'bandit',
      deckSize: 2,
      stage: 'bid',
    }),
  trades: () =>
    lay({
      players: {
        red: { boulders: '2 red 2 green', food: 'pilgrim, farmer', tolls: 'pilgrim, peddler', points: 9 },
        green: { boulders: '3 green', food: 'monk, monk', hand: 'royalMessenger, stonemason' },
        yellow: { boulders: '1 yellow', food: 'princess', tolls: 'serf', hand: 'royalMessenger' },
      },
      places: 'green, yellow',
      stack: [1, 2, 3, 13],
      stage: 'score',
    }),
  'a tied drawer': () =>
    lay({
      settings: { tiedDrawer: 'stops' },
      players: {
        red: { boulders: '7 red', bid: '2 red' },
        green: { boulders: '6 green' },
        yellow: { boulders: '9 yellow' },
        purple: { boulders: '9 purple' },
      },
      places: 'red',
      stage: 'boulders',
    }),
};
