import type { Game } from '@trollmoot/kernel';

/** Every game in a chunk of its own, fetched when a table needs it. */
const RULES: { readonly [game: string]: () => Promise<Game> } = {
  'cave-troll': async () => (await import('@trollmoot/cave-troll')).caveTroll,
  'bridge-troll': async () => (await import('@trollmoot/bridge-troll')).bridgeTroll,
  'troll-and-dragon': async () => (await import('@trollmoot/troll-and-dragon')).trollAndDragon,
  vast: async () => (await import('@trollmoot/vast')).vast,
};

export const isHere = (name: string): boolean => name in RULES;

export async function gameNamed(name: string): Promise<Game> {
  const load = RULES[name];
  if (load === undefined) throw new Error(`there is no game '${name}' here`);
  return load();
}
