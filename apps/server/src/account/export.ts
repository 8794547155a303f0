import type { Account } from '@trollmoot/protocol';
import type { TableRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { seatOf } from '../table/occupants.ts';
import { askTable } from '../table-questions.ts';
import type { Tables } from '../tables.ts';

/**
 * Everything the server knows of a user, as JSON in pieces: the account, and every game; those that are over as saved
 * games. A running game has secrets, so that only its card is in it. One table after the other, so that nobody waits.
 */
export async function* exported(tables: Tables, you: NonNullable<Account['you']>): AsyncGenerator<string> {
  const { store, clock } = tables.house;
  const made = new Date(clock.now()).toISOString();
  yield `{\n"trollmoot": "everything about one player",\n"made": ${JSON.stringify(made)},\n`;
  const puzzles = await store.accounts.puzzleDays(you.user);
  yield `"account": ${JSON.stringify(you, null, 2)},\n"alerts": ${JSON.stringify(await alertsOf(store, you.user), null, 2)},\n`;
  yield `"puzzles": ${JSON.stringify(puzzles)},\n"games": [`;
  let between = '\n';
  for (const id of await store.accounts.tables(you.user)) {
    const game = await gameOf(tables, id, you.user);
    if (game === null) continue;
    yield between + JSON.stringify(game, null, 2);
    between = ',\n';
  }
  yield '\n]\n}\n';
}

/** Where the user is told of things, without the keys. */
const alertsOf = async ({ alerts }: Store, user: string): Promise<object> => ({
  prefs: await alerts.prefs(user),
  places: (await alerts.places(user)).map(({ kind, address, isOn, pace, made, last, trouble }) => ({
    kind,
    address,
    isOn,
    pace,
    made,
    last,
    trouble,
  })),
});

async function gameOf(tables: Tables, id: string, user: string): Promise<object | null> {
  const record = await recordOf(tables, id);
  if (record === null) return null;
  const { game, rules, settings, status, pace, made, ended, result, occupants, host } = record;
  const players = occupants.map((occupant) => ('name' in occupant ? (occupant.name ?? null) : null));
  const about = { id, game, rules, settings, status, pace, made, ended, result, players };
  const yours = { seat: seatOf(occupants, user), isHost: host === user };
  return { ...about, ...yours, saved: status === 'over' ? await saved(tables, id) : null };
}

async function recordOf(tables: Tables, id: string): Promise<TableRecord | null> {
  try {
    return tables.peek(id)?.onDisk ?? (await tables.house.store.table(id));
  } catch {
    return null; // a damaged row: the operator knows
  }
}

async function saved(tables: Tables, id: string): Promise<string | null> {
  return askTable(tables, { what: 'saved', table: id, about: null }).catch(() => null);
}
