import { chooseSettings } from '@trollmoot/kernel';
import { gameNamed } from '../games/rules.ts';
import type { Spine } from '../games/shelf.ts';
import { bot, makeHere, person } from '../link/here.ts';
import { go, linkTo } from '../router.svelte.ts';

/** At a table against bots at once: the usual number of seats, the book's own settings, no questions. */
export async function playNow({ name, usual }: Spine, you: string): Promise<void> {
  const game = await gameNamed(name);
  const settings = chooseSettings(game, {}, usual);
  if (typeof settings === 'string') throw new Error(settings);
  const chairs = [person(you), ...Array.from({ length: usual - 1 }, () => bot('goblin'))];
  go(linkTo.here(makeHere(game, settings, chairs)));
}
