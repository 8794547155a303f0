import type { Box } from '@trollmoot/kernel';
import { chooseSettings } from '@trollmoot/kernel';
import { bot, makeLocalTable, person } from '../link/local-tables.ts';
import { linkTo } from '../router.svelte.ts';
import { gameNamed } from '../shelf/rules.ts';

/**
 * Makes a table against bots with the usual number of seats and the default settings, and returns its address.
 * The same seed gives the same game: the same deal, and bots that answer the same moves the same way.
 */
export async function playNow({ name, usual }: Box, you: string, seed?: string): Promise<string> {
  const game = await gameNamed(name);
  const settings = chooseSettings(game, {}, usual);
  if (typeof settings === 'string') throw new Error(settings);
  const chairs = [person(you), ...Array.from({ length: usual - 1 }, () => bot('goblin'))];
  return linkTo.here(makeLocalTable(game, settings, chairs, seed));
}
