import { LEVELS } from '@trollmoot/bots';
import type { ArchivePage, Hall, Standing } from '@trollmoot/protocol';
import { Elsewhere } from './cluster/elsewhere.ts';
import { NoAnswer } from './cluster/messenger.ts';
import { houseRulesOf } from './house-rules.ts';
import { invitationsOf } from './invitations.ts';
import { standingByClock } from './standing.ts';
import type { TableRecord, UserRecord } from './store/records.ts';
import { askTable } from './table-questions.ts';
import type { Tables } from './tables.ts';

const SHOWN = 50; // of each list
const PATIENCE = 500; // milliseconds: longer than it takes to load a table or two

/** `language`: of the sentences in it. */
export async function hall(tables: Tables, user: UserRecord | null, language = 'en'): Promise<Hall> {
  const { store, games } = tables.house;
  const cards = (records: readonly TableRecord[]) => records.map((record) => tables.cardOf(record));
  const [yours, open, watch, invitations] = await Promise.all([
    user === null ? [] : store.yours(user.id, SHOWN),
    store.gathering(SHOWN),
    store.playing(SHOWN),
    user === null ? [] : invitationsOf(tables, user.id),
  ]);
  const standings = user === null ? {} : await standingsOf(tables, yours, user.id, language);
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
    invitations,
  };
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
  if (asked.length > 0) {
    let cancel = () => {};
    const enough = new Promise<void>((done) => (cancel = clock.after(PATIENCE, done)));
    await Promise.race([Promise.all(asked), enough]);
    cancel();
  }
  return { ...standings };
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
