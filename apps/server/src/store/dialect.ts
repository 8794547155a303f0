/** What PostgreSQL knows nothing of: hints for SQLite's planner, and how it stores rows. */
const ONLY_SQLITE: readonly (readonly [RegExp, string])[] = [
  [/ INDEXED BY \w+/g, ''],
  [/\bCROSS JOIN\b/g, 'JOIN'],
  [/(?<=[\s(])\+(?=[a-z])/g, ''],
  [/\) STRICT(, WITHOUT ROWID)?/g, ')'],
];

/** Names that PostgreSQL would read in lower case, or as a word of its own. Our keywords are all in capitals. */
const MUST_BE_QUOTED = /^[a-z]+[A-Z]|^user$/;
const TOKEN = /'[^']*'|"[^"]*"|\?\d*|\b[A-Za-z_]\w*\b/g;

const known = new Map<string, string>(); // bounded: all SQL is in our own files

/** A statement of ours, which is written for SQLite, as PostgreSQL understands it. */
export function forPostgres(sql: string): string {
  let text = known.get(sql);
  if (text === undefined) known.set(sql, (text = translated(sql)));
  return text;
}

function translated(sql: string): string {
  let text = ONLY_SQLITE.reduce((text, [from, to]) => text.replace(from, to), sql);
  if (/^\s*INSERT OR IGNORE /.test(text)) text = `${text.replace(' OR IGNORE', '')} ON CONFLICT DO NOTHING`;
  let values = 0;
  return text.replace(TOKEN, (token) => {
    if (token.startsWith('?')) return `$${token === '?' ? ++values : token.slice(1)}`;
    return MUST_BE_QUOTED.test(token) ? `"${token}"` : token;
  });
}

/** The same of a migration. Texts are compared byte by byte, as in SQLite, so that no update of the system reorders them. */
export const migrationForPostgres = (sql: string): string =>
  translated(sql)
    .replace(/\bINTEGER\b/g, 'BIGINT')
    .replace(/\bTEXT\b/g, 'TEXT COLLATE "C"');
