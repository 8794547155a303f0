import type { MadeTable, TableCard } from '@trollmoot/protocol';
import { matterAt } from './alerts/reasons.ts';
import { Elsewhere } from './cluster/elsewhere.ts';
import { NoAnswer } from './cluster/messenger.ts';
import { standingAt } from './standing.ts';
import type { AlertRecord } from './store/alert-records.ts';
import type { UserRecord } from './store/records.ts';
import { join } from './table/gathering.ts';
import { savedText } from './table/recording.ts';
import type { Table } from './table/table.ts';
import type { Tables } from './tables.ts';

type Guest = Pick<UserRecord, 'id' | 'name'> & { readonly seat: number };

/** What can be asked of a table, whichever node has it. */
const QUESTIONS = {
  standing: (table: Table, { user, language }: { readonly user: string; readonly language: string }) =>
    standingAt(table, user, language),
  saved: async (table: Table, _about: null) => savedText(table),
  matter: async (table: Table, alert: AlertRecord) => matterAt(table, alert),
  /** Sit down at a rematch. If that seat is gone, the guest sees the table and may take another. */
  keptSeat: async (table: Table, { seat, ...who }: Guest): Promise<MadeTable> => {
    const { id, key } = table.record;
    await join(table, who, { seat, key });
    return { id, key };
  },
};
/** Questions for which somebody waits. */
const URGENT: ReadonlySet<Kind> = new Set(['standing', 'keptSeat']);

type Kind = keyof typeof QUESTIONS;
type About<K extends Kind> = Parameters<(typeof QUESTIONS)[K]>[1];
type Told<K extends Kind> = Awaited<ReturnType<(typeof QUESTIONS)[K]>>;

interface Question<K extends Kind = Kind> {
  readonly what: K;
  readonly table: string;
  readonly about: About<K>;
}

/** Null: there is no such table, or that is the answer. Rejects if the table cannot be read or its node does not answer. */
export async function askTable<K extends Kind>(tables: Tables, question: Question<K>): Promise<Told<K> | null> {
  try {
    return await answered(tables, question);
  } catch (error) {
    const { others } = tables.house;
    if (!(error instanceof Elsewhere) || error.node === null || others === undefined) throw error;
    return (await others.ask(error.node, question)) as Told<K> | null;
  }
}

/** Rejects if another node has the table. */
async function answered<K extends Kind>(
  tables: Tables,
  { what, table: id, about }: Question<K>,
): Promise<Told<K> | null> {
  const table = tables.peek(id) ?? (await tables.find(id, URGENT.has(what)));
  const answer = QUESTIONS[what] as (table: Table, about: About<K>) => Promise<Told<K>>;
  return table === null ? null : answer(table, about);
}

interface CardsQuestion {
  readonly what: 'cards';
  readonly tables: readonly string[];
}

/**
 * The cards of those of these tables that other nodes have in memory: only they know who is there. `heard` is called for
 * each node that answers.
 */
export async function askCards(
  tables: Tables,
  ids: readonly string[],
  heard: (cards: readonly TableCard[]) => void,
): Promise<void> {
  const { placement, others } = tables.house;
  const unknown = ids.filter((id) => tables.peek(id) === undefined);
  if (placement === undefined || others === undefined || unknown.length === 0) return;
  const owners = Map.groupBy(await placement.ownersOf(unknown), ({ node }) => node);
  const ask = async (node: string, question: CardsQuestion): Promise<void> => {
    try {
      heard((await others.ask(node, question)) as readonly TableCard[]);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  };
  await Promise.all(
    [...owners].map(([node, theirs]) => ask(node, { what: 'cards', tables: theirs.map(({ table }) => table) })),
  );
}

const cardsHere = (tables: Tables, ids: readonly string[]): TableCard[] =>
  ids.flatMap((id) => tables.peek(id)?.card() ?? []);

/** Answer what other nodes ask of tables that are here. */
export function answerQuestions(tables: Tables): void {
  tables.house.others?.answer(async (question: Question | CardsQuestion) =>
    question.what === 'cards' ? cardsHere(tables, question.tables) : answered(tables, question),
  );
}
