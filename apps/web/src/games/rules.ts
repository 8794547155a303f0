import type { Game } from '@trollmoot/kernel';
import type { Referee } from '../link/race.ts';

/** Every game in a chunk of its own, fetched when a table needs it. */
const rules = import.meta.glob<Record<string, unknown>>('../../../../games/*/src/index.ts');
const rulesOf = (name: string) => rules[`../../../../games/${name}/src/index.ts`];

export const isHere = (name: string): boolean => rulesOf(name) !== undefined;

const isGame = (thing: unknown): thing is Game =>
  typeof thing === 'object' && thing !== null && 'setup' in thing && 'words' in thing;

export async function gameNamed(name: string): Promise<Game> {
  const load = rulesOf(name);
  if (load === undefined) throw new Error(`there is no game '${name}' here`);
  const game = Object.values(await load()).find(isGame);
  if (game === undefined) throw new Error(`'${name}' exports no game`);
  return game;
}

/** The pacing of a game that is played against the clock; null for all others. */
export async function refereeOf(name: string): Promise<Referee | null> {
  const { referee } = (await rulesOf(name)?.()) ?? {};
  return (referee as Referee | undefined) ?? null; // only ever given positions of its own game
}
