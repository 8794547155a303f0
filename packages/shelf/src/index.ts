import { existsSync, readdirSync } from 'node:fs';
import type { Box, Game } from '@trollmoot/kernel';

// Every folder below games/ is a game. The web client finds them by the same rule when it is built.
const folder = new URL('../../../games/', import.meta.url);
const names = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/src/box.ts`, folder)));

const load = async (name: string): Promise<{ readonly box: Box; readonly game: Game }> => {
  const [box, game] = await Promise.all([
    import(new URL(`${name}/src/box.ts`, folder).href) as Promise<{ default: Box }>,
    import(new URL(`${name}/src/index.ts`, folder).href) as Promise<{ default: Game }>,
  ]);
  return { box: box.default, game: game.default };
};
const shelf = (await Promise.all(names.map(load))).sort((a, b) => a.box.place - b.box.place);

/** Every game, in the order of the shelf. */
export const GAMES: readonly Game[] = shelf.map(({ game }) => game);

export const findGame = (name: string): Game | undefined => GAMES.find((game) => game.name === name);
