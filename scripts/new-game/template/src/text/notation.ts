import type { Action } from '../contents.ts';

/** One action as a line of a saved game: the same in every language, different for every option of a position. */
export const write = ({ heap, stones }: Action): string => `take ${stones} from ${heap + 1}`;
