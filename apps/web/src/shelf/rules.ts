import type { Game } from '@trollmoot/kernel';

/** Each game's rules in a separate chunk, fetched when a table or a bot needs them. */
const games = import.meta.glob<Game>('../../../../games/*/src/index.ts', { import: 'default' });

export async function gameNamed(name: string): Promise<Game> {
  const load = games[`../../../../games/${name}/src/index.ts`];
  if (load === undefined) throw new Error(`There is no game '${name}' here.`);
  return load();
}
