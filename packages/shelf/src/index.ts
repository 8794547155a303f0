import { bridgeTroll } from '@trollmoot/bridge-troll';
import { caveTroll } from '@trollmoot/cave-troll';
import type { Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { vast } from '@trollmoot/vast';

/** Every game we have. A new game is one more line here. */
export const GAMES: readonly Game[] = [caveTroll, bridgeTroll, trollAndDragon, vast];

export const findGame = (name: string): Game | undefined => GAMES.find((game) => game.name === name);
