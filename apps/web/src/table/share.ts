import { withPeople } from '../archive/saved-games.ts';
import { pack } from '../link/compress.ts';
import { inviteKey } from '../link/server.ts';
import { linkBase } from '../link-base.ts';
import { here, inviteLink, linkTo, type OpensAt } from '../router.svelte.ts';
import type { Desk } from './desk.svelte.ts';

const LONGEST = 8000; // characters that mail and messengers leave intact

/** The game as text, with who sat where. */
export async function savedGame(desk: Desk): Promise<string | null> {
  const text = await desk.link.saved();
  return text === null ? null : peopled(desk, text);
}

/** This text about the game at a desk, with who sat where. */
export const peopled = ({ game, card }: Desk, text: string): string =>
  card === null ? text : withPeople(text, card.id, card.chairs, game.seatNames(card.settings, card.chairs.length));

/**
 * A link to replay the game, from the moment it names: on the server for a game played there; for a game on this device the link contains the
 * whole game. Null if that is too long, or the game is not over.
 */
export async function shareLink(desk: Desk, opensAt: OpensAt | null = null): Promise<string | null> {
  if (desk.card?.host !== 'here') return inviteLink(desk.link.table, await keyOf(desk.link.table), opensAt);
  const text = await savedGame(desk);
  if (text === null) return null;
  const link = `${linkBase()}${location.pathname}${linkTo.shared(await pack(text), opensAt)}`;
  return link.length > LONGEST ? null : link;
}

/** The key the reader came with, or a new one, which players of the table may request. */
async function keyOf(table: string): Promise<string | null> {
  const route = here();
  if (route.page === 'table' && route.key !== null) return route.key;
  return inviteKey(table).then(
    ({ key }) => key,
    () => null,
  );
}
