import { think, wholeHand } from '@trollmoot/bots';
import type { Game } from '@trollmoot/kernel';
import type { BotRunner } from '../ports.ts';

/** Bots that think on the main thread: for tests, and for games that a worker thread cannot import. */
export const inlineBots = (games: readonly Game[], iterations = 20): BotRunner => ({
  async choose({ game: name, world, seat, level, seed, careless = [], hand = false }) {
    const game = games.find((game) => game.name === name);
    if (game === undefined) throw new Error(`There is no game '${name}'.`);
    const thinking = { level, seed, careless, iterations };
    if (!hand) return think(game, world, seat, thinking);
    const [act, ...rest] = wholeHand(game, world, seat, (s) => think(game, s, seat, { ...thinking, quiet: true }).act);
    return { act: act!, reasons: [], rest };
  },
  close: async () => {},
});
