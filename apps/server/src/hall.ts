import { LEVELS } from '@trollmoot/bots';
import type { ArchivePage, Hall, Standing, TableCard } from '@trollmoot/protocol';
import { Elsewhere } from './cluster/elsewhere.ts';
import { NoAnswer } from './cluster/messenger.ts';
import { houseRulesOf } from './house-rules.ts';
import { invitationsOf } from './invitations.ts';
import type { Clock } from './ports.ts';
import { standingByClock } from './standing.ts';
import type { TableRecord, UserRecord } from './store/records.ts';
import { askCards, askTable } from './table-questions.ts';
import type { Tables } from './tables.ts';

const SHOWN = 50; // of each list
const PATIENCE = 500; // milliseconds: longer than it takes to load a table or two

/** `language`: of the sentences in it. */
export async function hall(tables: Tables, user: UserRecord | null, language = 'en'): Promise<Hall> {
  const { store, games } = tables.house;
  const [yours, open, watch, invitations] = await Promise.all([
    user === null ? [] : store.yours(user.id, SHOWN),
    store.gathering(SHOWN),
    store.playing(SHOWN),
    user === null ? [] : invitationsOf(tables, user.id),
  ]);
  const listed = [...yours, ...open, ...watch, ...invitations.map(({ card }) => card)].map(({ id }) => id);
  const none: { readonly [table: string]: Standing } = {};
  const [standings, elsewhere] = await Promise.all([
    user === null ? none : standingsOf(tables, yours, user.id, language),
    cardsElsewhere(tables, [...new Set(listed)]),
  ]);
  const cards = (records: readonly TableRecord[]) =>
    records.map((record) => elsewhere.get(record.id) ?? tables.cardOf(record));
  return {
    you: user === null ? null : { user: user.id, name: user.name },
    games: games.map(({ name, title, rules, seats }) => ({ name, title, rules, seats })),
    levels: LEVELS,
    open: cards(open),
    houseRules: Object.fromEntries(open.map((record) => [record.id, houseRulesOf(tables, record, language)])),
    yours: cards(yours),
    turns: yours.map(({ id }) => id).filter((id) => standings[id]?.isTurn),
    standings,
    watch: cards(watch.filter(({ id }) => !yours.some((mine) => mine.id === id))),
    invitations: invitations.map(({ card, ...how }) => ({ ...how, card: elsewhere.get(card.id) ?? card })),
  };
}

/** The cards of tables that other nodes have, as far as they can be told soon; the others say nothing of who is there. */
async function cardsElsewhere(tables: Tables, ids: readonly string[]): Promise<ReadonlyMap<string, TableCard>> {
  const { clock, journal } = tables.house;
  const heard = new Map<string, TableCard>();
  const asked = askCards(tables, ids, (cards) => {
    for (const card of cards) heard.set(card.id, card);
  });
  await soon(
    clock,
    asked.catch((error) => journal.error('the cards of other nodes could not be had', error)),
  );
  return new Map(heard);
}

/** The tables where it is this user's turn. */
export async function turnsOf(tables: Tables, records: readonly TableRecord[], user: string): Promise<string[]> {
  const standings = await standingsOf(tables, records, user, 'en');
  return records.map(({ id }) => id).filter((id) => standings[id]?.isTurn);
}

/** How these games stand, as far as that can be told soon: a table may take long to load. */
async function standingsOf(
  tables: Tables,
  records: readonly TableRecord[],
  user: string,
  language: string,
): Promise<{ [table: string]: Standing }> {
  const { clock } = tables.house;
  const standings: { [table: string]: Standing } = {};
  const asked = records
    .filter(({ status }) => status === 'playing')
    .flatMap((record) => {
      const known = standingByClock(record, user, clock.now());
      standings[record.id] = known;
      const isWorthLoading = known.isTurn || record.pace.kind === 'none';
      if (!isWorthLoading && tables.peek(record.id) === undefined) return [];
      return [loaded(tables, record.id, user, language).then((told) => told && (standings[record.id] = told))];
    });
  if (asked.length > 0) await soon(clock, Promise.all(asked));
  return { ...standings };
}

/** Wait until that is done, but not for long. */
async function soon(clock: Clock, asked: Promise<unknown>): Promise<void> {
  let cancel = () => {};
  const enough = new Promise<void>((done) => (cancel = clock.after(PATIENCE, done)));
  await Promise.race([asked, enough]);
  cancel();
}

/** A table that cannot be read must not keep the user out of the Hall. */
async function loaded(tables: Tables, id: string, user: string, language: string): Promise<Standing | null> {
  try {
    return await askTable(tables, { what: 'standing', table: id, about: { user, language } });
  } catch (error) {
    if (error instanceof Elsewhere || error instanceof NoAnswer) return null;
    tables.house.journal.error('a table could not be read', error, { table: id });
    return null;
  }
}

/** Finished games: the public ones, or those this user played. */
export async function archive(tables: Tables, before: number, user: UserRecord | null): Promise<ArchivePage> {
  const records = await tables.house.store.archive(before, SHOWN, user?.id ?? null);
  const next = records.length < SHOWN ? null : records.at(-1)!.ended;
  return { tables: records.map((record) => tables.cardOf(record)), before: next };
}
