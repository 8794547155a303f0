import type { Game, Seat } from '@trollmoot/kernel';

/** A game as a bot knows it at one table, where everybody sees who sits there. */
export interface Company extends Game {
  readonly careless?: readonly Seat[]; // known to take any option alike; left out where nobody is
}

/** The game among these careless seats; without any, the game itself. */
export const inCompany = (game: Game, careless: readonly Seat[] = []): Company =>
  careless.length === 0 ? game : { ...game, bot: game.bot.among?.(careless) ?? game.bot, careless };

export const isCareless = ({ careless }: Company, seat: Seat): boolean => careless?.includes(seat) === true;

/** The seats beside this one that a Pebble plays, or chance itself: everybody sees that they take any option alike. */
export const carelessBeside = (seat: Seat, bots: readonly (string | null)[]): Seat[] =>
  [...bots.keys()].filter((other) => other !== seat && (bots[other] === 'pebble' || bots[other] === 'random'));
