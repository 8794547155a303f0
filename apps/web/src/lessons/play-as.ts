import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { chooseSettings, type Game } from '@trollmoot/kernel';
import { bot, makeLocalTable, person } from '../link/local-tables.ts';
import { prefs } from '../prefs.svelte.ts';
import { go, linkTo } from '../router.svelte.ts';
import { words } from '../words/index.svelte.ts';

/** Starts a game of the usual size against bots, in the role that was taught. */
export function playAs(game: Game, { name }: Pick<Lesson, 'name'>): void {
  const settings = chooseSettings(game, {}, game.seats[0]!);
  if (typeof settings === 'string') return;
  const seats = game.seatNames(settings, game.seats[0]!);
  const own = Math.max(0, seats.indexOf(name));
  const chairs = seats.map((_, seat) => (seat === own ? person(prefs.name || words().hall.guest) : bot('goblin')));
  go(linkTo.here(makeLocalTable(game, settings, chairs)));
}
