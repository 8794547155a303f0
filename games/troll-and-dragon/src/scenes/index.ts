import type { State } from '../state.ts';
import { inCavern, inGrotto, newGame } from './lay.ts';

/** Fixed positions, for perft and the command line. */
export const scenes: { readonly [name: string]: () => State } = {
  start: () => newGame(),
  'start of two': () => newGame(2),
  'key and door': () => inGrotto('K L D T', { atRisk: [3, 0] }),
  'last die': () => inGrotto('T T K* L', { atRisk: [5, 0] }),
  'last diamonds': () => inGrotto('D D D K', { grotto: 2, atRisk: [4, 0] }),
  cavern: () => inCavern({ atRisk: [4, 0], hand: 5 }),
  'one eye open': () => inCavern({ atRisk: [4, 3], hand: 5 }, 'Dragon –'),
  'last nuggets': () => inCavern({ atRisk: [2, 6], cavern: 2, settings: { end: 'both' } }),
  'empty Cavern': () => inGrotto('K L D T', { atRisk: [3, 0], cavern: 0, settings: { end: 'both' } }),
  'quiet rounds': () => {
    const s = inGrotto('D D T T', { seats: 2, grotto: 0, settings: { end: 'both' } });
    s.quiet = 199;
    return s;
  },
  race: () => inCavern({ atRisk: [4, 0], settings: { duel: 'race' } }),
  plan: () => inCavern({ atRisk: [4, 0], settings: { duel: 'plan' } }),
};
