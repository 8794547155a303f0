import type { State } from '../state.ts';
import { lay } from './lay.ts';

export { lay } from './lay.ts';
export { studies } from './studies.ts';

/** Fixed positions, for perft, the fuzzer and the command line. */
export const scenes: { readonly [name: string]: () => State } = {
  start: () => lay({}),
  'start of two': () => lay({ seats: 2 }),
  'key and door': () => lay({ white: 'key, door, diamond, troll', atRisk: { diamonds: 3 } }),
  'last die': () => lay({ white: 'troll, troll, key aside, door', atRisk: { diamonds: 5 } }),
  'last diamonds': () =>
    lay({ supply: { grotto: 2 }, white: 'diamond, diamond, diamond, key', atRisk: { diamonds: 4 } }),
  cavern: () => lay({ supply: { hand: 5 }, red: '', atRisk: { diamonds: 4 } }),
  'one eye open': () => lay({ supply: { hand: 5 }, red: 'dragon, blank', atRisk: { diamonds: 4, nuggets: 3 } }),
  'last nuggets': () =>
    lay({ settings: { end: 'both' }, supply: { cavern: 2 }, red: '', atRisk: { diamonds: 2, nuggets: 6 } }),
  'empty Cavern': () =>
    lay({
      settings: { end: 'both' },
      supply: { cavern: 0 },
      white: 'key, door, diamond, troll',
      atRisk: { diamonds: 3 },
    }),
  'quiet rounds': () =>
    lay({
      seats: 2,
      settings: { end: 'both' },
      supply: { grotto: 0 },
      white: 'diamond, diamond, troll, troll',
      quiet: 199,
    }),
  race: () => lay({ settings: { duel: 'race' }, red: '', atRisk: { diamonds: 4 } }),
  plan: () => lay({ settings: { duel: 'plan' }, red: '', atRisk: { diamonds: 4 } }),
  'dice held back': () =>
    lay({ settings: { reroll: 'any' }, white: 'diamond, door, key, troll', atRisk: { diamonds: 2 } }),
  'shares to choose': () =>
    lay({
      settings: { shares: 'choose' },
      supply: { hand: 3 },
      red: 'dragon, blank',
      atRisk: { diamonds: 2, nuggets: 3 },
      dice: '0, 1, dragon',
      done: ['knight: roll gold'],
    }),
  'shares of two': () =>
    lay({
      seats: 2,
      settings: { shares: 'choose' },
      supply: { hand: 5 },
      red: 'dragon, blank',
      dice: '0, 0, dragon',
      done: ['knight: roll gold'],
    }),
};
