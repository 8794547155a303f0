import { INITIAL, LEVELS, type Level, ROLES, type Role } from '../data/roles.ts';
import { SETTINGS } from '../settings.ts';
import type { Names } from './names.ts';

// What settings say in every language alike, made of names.

type Row = (typeof SETTINGS)['roles']['values'][number];
/** The rows of the table of combinations, as the roles they are made of. */
export const rowsIn = (
  names: Names,
  listOf: (things: readonly string[]) => string,
  recommended: string,
): { readonly [row in Row]: string } =>
  Object.fromEntries(
    SETTINGS.roles.values.map((row) => [
      row,
      row === 'recommended'
        ? recommended
        : listOf(ROLES.filter((role) => row.includes(INITIAL[role])).map((role) => names.roles[role].title)),
    ]),
  ) as { readonly [row in Row]: string };

/** A role's five difficulty cards, by level. */
export const levelsIn = (names: Names, about: string) => (role: Role) => ({
  name: names.roles[role].title,
  about,
  values: Object.fromEntries(
    LEVELS.map((level, i) => [level, `${names.levels[level]}: ${names.difficulty[role][i]!.title}`]),
  ) as { readonly [level in Level]: string },
});
