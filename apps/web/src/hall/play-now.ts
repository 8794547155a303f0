import type { Box } from '@trollmoot/kernel';
import { chooseSettings } from '@trollmoot/kernel';
import type { Chair } from '@trollmoot/protocol';
import { bot, makeLocalTable, person } from '../link/local-tables.ts';
import { linkTo } from '../router.svelte.ts';
import { type Remembered, remembered } from '../setup/remembered.ts';
import { gameNamed } from '../shelf/rules.ts';

/**
 * Makes a table against bots as the game was last set up on this device, and returns its address. With a seed it is
 * always the same game: the usual seats and settings, the same deal, and bots that answer the same moves the same way.
 */
export async function playNow({ name, usual }: Box, you: string, seed?: string): Promise<string> {
  const game = await gameNamed(name);
  const last = seed === undefined ? remembered(name) : null;
  for (const setup of [last, asUsual(usual)]) {
    const settings = setup === null ? null : chooseSettings(game, setup.wishes, setup.levels.length);
    if (setup !== null && settings !== null && typeof settings !== 'string')
      return linkTo.here(makeLocalTable(game, settings, chairsOf(setup, you), seed));
  }
  throw new Error(`${game.title} cannot be played by ${usual} with its default settings`);
}

const asUsual = (seats: number): Pick<Remembered, 'levels' | 'you' | 'wishes'> => ({
  levels: Array.from({ length: seats }, () => 'goblin'),
  you: 0,
  wishes: {},
});

const chairsOf = ({ levels, you }: Pick<Remembered, 'levels' | 'you'>, name: string): Chair[] =>
  levels.map((level, seat) => (seat === you ? person(name) : bot(level)));
