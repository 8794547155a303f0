/** Every table of a house, with its key. What an engine keeps for itself is not among them. */
export const HOUSE_TABLES = {
  users: ['id'],
  sessions: ['hash'],
  tables: ['id'],
  sitters: ['user', 'tableId'],
  entries: ['tableId', 'n'],
  heads: ['tableId'],
  snapshots: ['tableId'],
  chat: ['tableId', 'n'],
  pulse: ['one'],
  passkeys: ['id'],
  keptWays: ['hash'],
  passes: ['hash'],
  departures: ['user'],
  alertPrefs: ['user'],
  places: ['id'],
  alerts: ['key'],
  houseSecrets: ['name'],
  invitations: ['user', 'tableId'],
  puzzleDays: ['user', 'day'],
} as const satisfies { readonly [table: string]: readonly string[] };

export type HouseTable = keyof typeof HOUSE_TABLES;

export const TABLE_NAMES = Object.keys(HOUSE_TABLES) as readonly HouseTable[];
