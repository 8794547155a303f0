import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@trollmoot/kernel';

/** Where a game's rules, sources and tests lie. */
export const folderOf = (game: Game): string =>
  join(dirname(fileURLToPath(import.meta.resolve(`@trollmoot/${game.name}`))), '..');
