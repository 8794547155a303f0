import type { State } from '../state.ts';

/** [ROLL-3] One act deals at most one company, and no company is larger than this. */
const LARGEST_COMPANY = 8;

/** The game ends only when the deck cannot fill a company. */
export const isFarFromEnd = (s: State): boolean => s.deck.length >= LARGEST_COMPANY;
