import type { Acquaintance, NewTable, TableCard } from '@trollmoot/protocol';
import * as server from '../link/server.ts';
import { prefs } from '../prefs.svelte.ts';
import { linkTo } from '../router.svelte.ts';

/** Invites someone: to a table of the reader's that still waits for players, else to one like the last game together. Returns its address. */
export async function invite({ user, table }: Acquaintance): Promise<string> {
  const { you, yours } = await server.hall(prefs.language);
  const waiting = you === null ? undefined : yours.find((card) => canTake(card, you.user));
  const { id, key } = waiting === undefined ? await likeLast(table, user, you?.user ?? '') : await freed(waiting);
  await server.inviteUser(id, user);
  return linkTo.table(id, key);
}

const canTake = ({ status, host, chairs }: TableCard, you: string): boolean =>
  status === 'gathering' && host === you && chairs.some(({ kind }) => kind !== 'person');

/** A seat at this table is kept for a friend: a free one, else a bot's. */
async function freed({ id, chairs }: TableCard): Promise<{ id: string; key: string }> {
  const { key } = await server.inviteKey(id);
  if (chairs.some(({ kind }) => kind === 'invited')) return { id, key };
  const open = chairs.findIndex(({ kind }) => kind === 'open');
  const seat = open >= 0 ? open : chairs.findIndex(({ kind }) => kind === 'bot');
  await server.chair(id, seat, { kind: 'invited' });
  return { id, key };
}

/** The same game, seats, rules and clock; bots sit where others sat. */
async function likeLast(last: string, friend: string, you: string): Promise<{ id: string; key: string }> {
  const { game, settings, chairs, pace } = await server.card(last);
  const wanted = (isAsLast: boolean): NewTable => ({
    game,
    chairs: chairs.map((chair): NewTable['chairs'][number] => {
      if (chair.kind === 'person' && chair.user === you) return { kind: 'me' };
      if (chair.kind === 'person' && chair.user === friend) return { kind: 'invited' };
      return { kind: 'bot', level: chair.kind === 'bot' ? chair.level : 'goblin' };
    }),
    isPublic: false,
    pace,
    language: prefs.language,
    ...(isAsLast && { settings: { ...settings } }),
  });
  return server.makeTable(wanted(true)).catch(() => server.makeTable(wanted(false))); // the rules may have changed since
}
