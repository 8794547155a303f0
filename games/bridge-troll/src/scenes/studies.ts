import type { Study } from '@trollmoot/kernel';
import type { State } from '../state.ts';
import { lay } from './lay.ts';

/** No further company can come: this turn is the last. */
const LAST = { deckSize: 0 } as const;
const OPEN = { green: { boulders: '5 green', bid: '1 green' }, yellow: { boulders: '6 yellow' } } as const;
const SIX = { green: { boulders: '6 green' }, yellow: { boulders: '6 yellow' } } as const;

/** What a strong player sees at once. No constant was fitted to these, and none may be. */
export const studies: { readonly [name: string]: Study<State> } = {
  'trade in before the end': {
    why: 'The deck is empty, and cards that are not traded in score nothing.',
    lay: () =>
      lay({
        ...LAST,
        players: { red: { boulders: '2 red', food: 'farmer, serf', tolls: 'priest' }, ...SIX },
        places: 'red, green',
        stage: 'score',
      }),
    bad: ['done'],
  },
  'buy at the end': {
    why: 'The upgrade counts its price and one point more.',
    lay: () =>
      lay({
        ...LAST,
        players: { red: { boulders: '2 red', points: 16 }, ...SIX },
        places: 'red, green',
        stage: 'score',
      }),
    good: ['buy upgrade 15'],
  },
  'ransom the Princess before the end': {
    why: 'In Food she is one more meal without a toll. In Tolls she pays for all the meals.',
    lay: () =>
      lay({
        ...LAST,
        players: { red: { boulders: '2 red', food: 'princess, monk', hand: 'royalMessenger' }, ...SIX },
        places: 'red, green',
        stage: 'score',
      }),
    good: ['ransom princess'],
  },
  'ransom the Duke before trading in': {
    why: 'Four points without the ransom, ten with it.',
    lay: () =>
      lay({
        players: {
          red: { boulders: '2 red', food: 'duke, monk, farmer', tolls: 'pawnBroker', hand: 'royalMessenger' },
          ...SIX,
        },
        places: 'red, green',
        stage: 'score',
      }),
    good: ['ransom duke'],
  },
  'keep the Princess for a better toll': {
    why: 'Traded in against one toll she would score a single point, and the deck is full.',
    lay: () =>
      lay({
        players: { red: { boulders: '2 red', food: 'princess', tolls: 'monk' }, ...SIX },
        places: 'red, green',
        stage: 'score',
      }),
    good: ['done'],
  },
  'Garlic for the Knight': {
    why: 'He would take the Princess, and the Garlic Merchant costs no boulders.',
    lay: () =>
      lay({
        players: {
          red: { boulders: '6 red', bid: '2 red', food: 'princess', tolls: 'merchant', hand: 'garlicMerchant' },
          ...OPEN,
        },
        company: 'knight, serf',
        places: 'red, green',
        stage: 'claim',
        done: ['red: claim knight'],
      }),
    good: ['garlic knight'],
  },
  'boulders for the last toll': {
    why: 'The Priest is worth six points in the last trade-in; afterwards boulders are worth nothing.',
    lay: () =>
      lay({
        ...LAST,
        players: { red: { boulders: '7 red', bid: '2 red', food: 'farmer, serf', tolls: 'priest' }, ...OPEN },
        company: 'bandit, knight',
        places: 'red, green',
        stage: 'claim',
        done: ['red: claim bandit'],
      }),
    good: ['defend against bandit'],
  },
  'leave the Knight to Green': {
    why: 'The second card is Green’s, so the one that is claimed first decides who meets the Knight.',
    lay: () =>
      lay({
        players: {
          red: { boulders: '2 red', bid: '2 red', food: 'princess' },
          green: { boulders: '2 green', bid: '1 green', food: 'duke' },
          yellow: { boulders: '6 yellow' },
        },
        company: 'knight, peddler',
        places: 'red, green',
        stage: 'claim',
      }),
    good: ['claim peddler'],
  },
  'three points before the end': {
    why: 'The Carpenter scores at once. The Monk would come too late to be traded in.',
    lay: () =>
      lay({
        ...LAST,
        players: { red: { boulders: '2 red', bid: '2 red' }, ...OPEN },
        company: 'carpenter, monk',
        places: 'red, green',
        stage: 'claim',
      }),
    good: ['claim carpenter'],
  },
  'the toll that is missing': {
    why: 'Red has eight food and no tolls: the Priest makes six points of it this turn.',
    lay: () =>
      lay({
        ...LAST,
        players: { red: { boulders: '2 red', bid: '2 red', food: 'monk, farmer' }, ...OPEN },
        company: 'priest, woodsman, serf',
        places: 'red, green',
        stage: 'claim',
      }),
    good: ['claim priest'],
  },
  'the Duke for the Messenger': {
    why: 'With a Messenger in hand the Duke is a toll of nine, and the meals for it wait in Food.',
    lay: () =>
      lay({
        players: { red: { boulders: '2 red', bid: '2 red', food: 'monk, farmer', hand: 'royalMessenger' }, ...OPEN },
        company: 'duke, pilgrim',
        places: 'red, green',
        stage: 'claim',
      }),
    good: ['claim duke'],
  },
  'the goat for him who has the colours': {
    why: 'Six points for one boulder of each colour; left here, Green takes them.',
    lay: () =>
      lay({
        players: {
          red: { boulders: '2 red 2 green 2 yellow 1 purple', bid: '2 red' },
          green: { boulders: '1 red 2 green 1 yellow 1 purple', bid: '1 green' },
          yellow: { boulders: '4 yellow' },
        },
        company: 'bigGoat, serf',
        places: 'red, green',
        stage: 'claim',
      }),
    good: ['claim big goat'],
  },
  'leave the goat to Green': {
    why: 'With one colour Red could only give way and lose a point.',
    lay: () =>
      lay({
        players: { red: { boulders: '5 red', bid: '2 red' }, ...OPEN },
        company: 'littleGoat, peddler',
        places: 'red, green',
        stage: 'claim',
      }),
    good: ['claim peddler'],
  },
  'anything but the goat': {
    why: 'The face-down card may be good. The goat is a lost point.',
    lay: () =>
      lay({
        players: { red: { boulders: '5 red', bid: '2 red' }, ...OPEN },
        company: 'bigGoat',
        faceDown: 'serf',
        places: 'red, green',
        stage: 'claim',
      }),
    good: ['claim face-down card'],
  },
  'fight the goat': {
    why: 'Four points for three boulders.',
    lay: () =>
      lay({
        players: { red: { boulders: '2 red 2 green 2 yellow', bid: '2 red' }, ...OPEN },
        company: 'middleGoat, serf',
        places: 'red, green',
        stage: 'claim',
        done: ['red: claim middle goat'],
      }),
    good: ['fight middle goat'],
  },
  'a toll for the meals': {
    why: 'Five food wait in vain. As a toll the Merchant turns all of it into points.',
    lay: () =>
      lay({
        ...LAST,
        players: { red: { boulders: '2 red', bid: '2 red', food: 'monk, serf' }, ...OPEN },
        company: 'merchant, serf',
        places: 'red, green',
        stage: 'claim',
        done: ['red: claim merchant'],
      }),
    good: ['place merchant in tolls'],
  },
  'the larger pile': {
    why: 'The last place takes first, and Green bid five boulders.',
    lay: () =>
      lay({
        players: {
          red: { boulders: '2 red', bid: '1 red' },
          green: { boulders: '1 green', bid: '5 green' },
          yellow: { boulders: '6 yellow' },
        },
        places: 'green, red',
        stage: 'boulders',
      }),
    good: ["take green's pile"],
  },
  'bid all in the last turn': {
    why: 'Boulders score nothing once it is over, and six cannot be outbid: the first place and the Carpenter are four points.',
    lay: () =>
      lay({
        ...LAST,
        players: {
          red: { boulders: '6 red' },
          green: { boulders: '5 green' },
          yellow: { boulders: '5 yellow' },
        },
        company: 'carpenter, knight',
        faceDown: 'serf',
        stage: 'bid',
      }),
    good: ['bid 6 red'],
  },
  'boulders for points in the last turn': {
    why: 'Closed, Red may pay for food with boulders, and they are worth nothing later. Open, the Priest would be lost.',
    lay: () =>
      lay({
        ...LAST,
        players: {
          red: { boulders: '9 red 3 purple', tolls: 'priest' },
          green: { boulders: '5 green' },
          yellow: { boulders: '5 yellow' },
        },
        company: 'knight, bandit',
        faceDown: 'dragon',
        stage: 'bid',
      }),
    good: ['stay closed'],
  },
  'not at home to robbers': {
    why: 'Whoever opens must claim one of them, and Red has the best cards to lose.',
    lay: () =>
      lay({
        players: {
          red: { boulders: '3 red', food: 'princess, monk', tolls: 'priest' },
          green: { boulders: '6 green' },
          yellow: { boulders: '6 yellow' },
        },
        company: 'knight, dragon',
        faceDown: 'bandit',
        stage: 'bid',
      }),
    good: ['stay closed'],
  },
  'buy before the others': {
    why: 'With sixteen points the upgrade costs nothing and is worth a point.',
    lay: () =>
      lay({
        players: { red: { boulders: '2 red', points: 16 }, ...SIX },
        places: 'red, green',
        stage: 'score',
      }),
    good: ['buy upgrade 15'],
  },
};
