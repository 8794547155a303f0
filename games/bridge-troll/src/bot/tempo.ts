import type { State } from '../state.ts';

/** [ROLL-3] One act brings on one company at most, and none is larger than this. */
const LARGEST_COMPANY = 8;

/** The game ends only where the deck cannot bring on a company. */
export const isFarFromEnd = (s: State): boolean => s.deck.length >= LARGEST_COMPANY;
