import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@trollmoot/kernel';

/** The folder of a game's rules, sources and tests. */
export const folderOf = (game: Game): string =>
  join(dirname(fileURLToPath(import.meta.resolve(`@trollmoot/${game.name}`))), '..');
