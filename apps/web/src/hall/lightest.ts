import { SHELF } from '../shelf/boxes.ts';

/** The game to begin with. */
export const lightest = SHELF.toSorted((a, b) => a.weight - b.weight)[0]!;
