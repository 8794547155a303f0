import type { Game } from '@trollmoot/kernel';
import { dare } from './dare.ts';
import { pig } from './pig.ts';

// A module of games like the one an app gives to the pool. Some of them misbehave in a worker.

const misbehaving = (name: string, evaluate: () => number): Game => ({ ...pig, name, bot: { ...pig.bot, evaluate } });

/** They misbehave in `evaluate`, which only the worker calls: the caller's fallback uses habits alone. */
const GAMES: readonly Game[] = [
  pig,
  dare,
  misbehaving('dies', () => process.exit(1)),
  misbehaving('throws', () => {
    throw new Error('a rule is broken');
  }),
  misbehaving('never ends', () => {
    for (;;);
  }),
];

export const findGame = (name: string): Game | undefined => GAMES.find((game) => game.name === name);
