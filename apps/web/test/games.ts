import { bridgeTroll } from '@trollmoot/bridge-troll';
import { caveTroll } from '@trollmoot/cave-troll';
import type { Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { vast } from '@trollmoot/vast';

export const GAMES: readonly Game[] = [trollAndDragon, bridgeTroll, caveTroll, vast].map(
  (game) => game as unknown as Game,
);
