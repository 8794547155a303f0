import { matterAt } from './alerts/reasons.ts';
import { Elsewhere } from './cluster/elsewhere.ts';
import { standingAt } from './standing.ts';
import type { AlertRecord } from './store/alert-records.ts';
import { savedText } from './table/recording.ts';
import type { Table } from './table/table.ts';
import type { Tables } from './tables.ts';

/** What can be asked of a table, whichever node has it. */
const QUESTIONS = {
  standing: (table: Table, { user, language }: { readonly user: string; readonly language: string }) =>
    standingAt(table, user, language),
  saved: async (table: Table, _about: null) => savedText(table),
  matter: async (table: Table, alert: AlertRecord) => matterAt(table, alert),
};
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
  const table = tables.peek(id) ?? (await tables.find(id, what === 'standing'));
  const answer = QUESTIONS[what] as (table: Table, about: About<K>) => Promise<Told<K>>;
  return table === null ? null : answer(table, about);
}

/** Answer what other nodes ask of tables that are here. */
export function answerQuestions(tables: Tables): void {
  tables.house.others?.answer((question: Question) => answered(tables, question));
}
