import { withPeople } from '../archive/saved-games.ts';
import { pack } from '../link/compress.ts';
import { inviteKey } from '../link/server.ts';
import { here, inviteLink, linkTo } from '../router.svelte.ts';
import type { Desk } from './desk.svelte.ts';

const LONGEST = 8000; // letters that mail and messengers carry unharmed

/** The game as text, with who sat where. */
export async function savedGame({ link, game, card }: Desk): Promise<string | null> {
  const text = await link.saved();
  return text === null || card === null
    ? null
    : withPeople(text, card.chairs, game.seatNames(card.settings, card.chairs.length));
}

/**
 * An address where friends can look back at the game: at the server where it was played; a game of this device is
 * itself in the address. Null if it is too long for that, or not over yet.
 */
export async function shareLink(desk: Desk): Promise<string | null> {
  if (desk.card?.host !== 'here') return inviteLink(desk.link.table, await keyOf(desk.link.table));
  const text = await savedGame(desk);
  if (text === null) return null;
  const link = `${location.origin}${location.pathname}${linkTo.shared(await pack(text))}`;
  return link.length > LONGEST ? null : link;
}

/** Somebody who came by a link passes it on; somebody who sat there has the right to ask for one. */
async function keyOf(table: string): Promise<string | null> {
  const route = here();
  if (route.page === 'table' && route.key !== null) return route.key;
  return inviteKey(table).then(
    ({ key }) => key,
    () => null,
  );
}
