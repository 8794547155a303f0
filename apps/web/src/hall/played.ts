import type { People } from '@trollmoot/protocol';
import type { StoredTable } from '../link/stored-tables.ts';

/** Finished games at the server and on this device together, the most played first. */
export function playedBoth(online: People['played'], local: readonly StoredTable[]): People['played'] {
  const games = new Map(online.map((one) => [one.game, one.games]));
  for (const { game, result, brought, isVisited } of local)
    if (result !== null && brought !== true && isVisited !== true) games.set(game, (games.get(game) ?? 0) + 1);
  return [...games].map(([game, n]) => ({ game, games: n })).sort((a, b) => b.games - a.games);
}
