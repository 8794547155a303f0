import { chooseSettings, type Game, type Position, type Settings, same } from '@trollmoot/kernel';
import type { TableRecord } from '../store/records.ts';

/** A table that began under older rules goes on under the new ones if everything played so far is legal under them. */

export const isOlder = (game: Game, { rules }: Pick<TableRecord, 'rules'>): boolean => game.rules !== rules;

/** The table's settings, with the default of every setting that its rules did not have yet. */
export function settingsNow(
  game: Game,
  { settings, occupants }: Pick<TableRecord, 'settings' | 'occupants'>,
): Settings {
  const now = chooseSettings(game, settings, occupants.length);
  if (typeof now === 'string') throw new Error(now);
  return now;
}

/** Does the position hold everything that the older one held? Newer rules may have added to it. */
export function holds(now: unknown, older: unknown): boolean {
  if (Array.isArray(older))
    return Array.isArray(now) && now.length === older.length && older.every((entry, i) => holds(now[i], entry));
  if (typeof older !== 'object' || older === null) return same(now, older);
  if (typeof now !== 'object' || now === null) return false;
  const fields = now as { readonly [field: string]: unknown };
  return Object.entries(older as Position).every(([field, value]) => holds(fields[field], value));
}
