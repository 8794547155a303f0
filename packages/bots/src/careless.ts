import type { Game, Seat } from '@trollmoot/kernel';

/** A game, and what a bot knows about its opponents: the labels that everyone at the table can read. */
export interface BotGame extends Game {
  readonly careless?: readonly Seat[]; // seats known to choose at random; left out if there are none
}

/** The game as a bot plays it among these careless seats; without any, the game itself. */
export const amongCareless = (game: Game, careless: readonly Seat[] = []): BotGame =>
  careless.length === 0 ? game : { ...game, bot: game.bot.among?.(careless) ?? game.bot, careless };

export const isCareless = ({ careless }: BotGame, seat: Seat): boolean => careless?.includes(seat) === true;

/** The other seats that are played by a Pebble or at random, which everyone at the table can see. */
export const carelessBeside = (seat: Seat, bots: readonly (string | null)[]): Seat[] =>
  [...bots.keys()].filter((other) => other !== seat && (bots[other] === 'pebble' || bots[other] === 'random'));
