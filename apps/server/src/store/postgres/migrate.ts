import { NewerSchema, POSTGRES_MIGRATIONS } from '../schema.ts';
import type { Sql } from './connection.ts';

const LOCK = 7_350_417; // any number, the same in every version: two servers that start together migrate one after the other

/** What this engine needs beside the tables of the house: how far it has migrated, what each writer has committed, and which node has which table. */
const OWN = `
  CREATE TABLE IF NOT EXISTS "schemaVersion" (version BIGINT NOT NULL);
  CREATE TABLE IF NOT EXISTS writers (id TEXT PRIMARY KEY, seq BIGINT NOT NULL, at BIGINT NOT NULL);
  CREATE TABLE IF NOT EXISTS nodes (id TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL, plays JSON NOT NULL);
  CREATE TABLE IF NOT EXISTS leases (
    "tableId" TEXT COLLATE "C" PRIMARY KEY, node TEXT, epoch BIGINT NOT NULL, rules BIGINT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS leases_node ON leases (node) WHERE node IS NOT NULL;
`;

/** Throws `NewerSchema`. */
export async function migrate(sql: Sql): Promise<void> {
  await sql.begin(async (step) => {
    await step.unsafe(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await step.unsafe(OWN);
    const [row] = await step.unsafe<{ version: number }[]>('SELECT version FROM "schemaVersion"');
    const version = row?.version ?? 0;
    if (version > POSTGRES_MIGRATIONS.length) throw new NewerSchema(version);
    if (version === POSTGRES_MIGRATIONS.length) return;
    for (const migration of POSTGRES_MIGRATIONS.slice(version)) await step.unsafe(migration);
    await step.unsafe('DELETE FROM "schemaVersion"');
    await step.unsafe(`INSERT INTO "schemaVersion" VALUES (${POSTGRES_MIGRATIONS.length})`);
  });
}
