import type { Game } from '@trollmoot/kernel';
import type { Referee } from '../link/race.ts';

/** A game, and the pacing of one that is played against the clock. */
interface Rules {
  readonly game: Game;
  readonly referee: Referee | null;
}

/** Every game in a chunk of its own, fetched when a table needs it. */
const RULES: { readonly [game: string]: () => Promise<Rules> } = {
  'cave-troll': async () => ({ game: (await import('@trollmoot/cave-troll')).caveTroll, referee: null }),
  'bridge-troll': async () => ({ game: (await import('@trollmoot/bridge-troll')).bridgeTroll, referee: null }),
  'troll-and-dragon': async () => {
    const { trollAndDragon, referee } = await import('@trollmoot/troll-and-dragon');
    return { game: trollAndDragon, referee: referee as unknown as Referee }; // only ever given positions of its own game
  },
  vast: async () => ({ game: (await import('@trollmoot/vast')).vast, referee: null }),
};

export const isHere = (name: string): boolean => name in RULES;

export async function rulesNamed(name: string): Promise<Rules> {
  const load = RULES[name];
  if (load === undefined) throw new Error(`there is no game '${name}' here`);
  return load();
}

export const gameNamed = async (name: string): Promise<Game> => (await rulesNamed(name)).game;
