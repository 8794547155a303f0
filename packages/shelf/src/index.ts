import type { Game } from '@trollmoot/kernel';

/** Every game we have. A new game is one more line here. */
export const GAMES: readonly Game[] = [];

export const findGame = (name: string): Game | undefined => GAMES.find((game) => game.name === name);
