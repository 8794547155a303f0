import type { Game } from '@trollmoot/kernel';
import { dare } from './dare.ts';
import { pig } from './pig.ts';

// A module of games as an app hands it to the pool, with some that misbehave once a worker thinks about them.

const misbehaving = (name: string, evaluate: () => number): Game => ({ ...pig, name, bot: { ...pig.bot, evaluate } });

/** What it does happens only in a worker: the fallback, computed by the caller, asks for habits alone. */
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
