import type { Game, Result } from '@trollmoot/kernel';
import { evaluate } from './bot/evaluate.ts';
import { habits, habitsAmong, isPlayedOutAmong } from './bot/habits.ts';
import { BOX } from './box.ts';
import { CLAUSES } from './clauses.ts';
import type { Action, News } from './contents.ts';
import { INITIAL, ROLES, type Role } from './data/roles.ts';
import { current, options, play, steps, waitingFor, why } from './rules.ts';
import { type GameSettings, SETTINGS } from './settings.ts';
import { rolesOf, rowFor, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { write } from './text/notation.ts';
import { THINGS, uses } from './things.ts';
import { imagine, seen, type View, view } from './view.ts';

export * from './printed.ts';
export * from './queries.ts';
export { type Card, type Names, namesIn, vastNames } from './text/names.ts';
export { type Places, placesIn } from './text/spoken.ts';
export type { Action, GameSettings, News, State, View };

function result(s: State): Result | null {
  if (s.outcome === null) return null;
  const { winners } = s.outcome;
  const scores = s.roles.map((role) => (winners.includes(role) ? 1 : 0));
  const losers = Math.max(2, winners.length + 1); // with no winner the cave has beaten them all
  return { places: scores.map((score) => (score === 1 ? 1 : losers)), scores };
}

/** Roles by name or initial, in any order. */
function seatsNamed(names: readonly string[]): { seats: number; settings: Partial<GameSettings> } | string {
  const roles: Role[] = [];
  for (const name of names) {
    const role = ROLES.find((r) => r === name.toLowerCase() || INITIAL[r] === name.toUpperCase());
    if (role === undefined) return `there is no role '${name}' in Vast; there are ${ROLES.join(', ')}`;
    if (roles.includes(role)) return `the ${role} is named twice`;
    roles.push(role);
  }
  const row = ROLES.filter((role) => roles.includes(role))
    .map((role) => INITIAL[role])
    .join('');
  const known = SETTINGS.roles.values.find((value) => value === row);
  return known === undefined ? 'the Cave has no game alone' : { seats: row.length, settings: { roles: known } };
}

export const vast: Game<State, Action, News, View, GameSettings> = {
  name: BOX.name,
  title: BOX.title,
  rules: '1',
  seats: BOX.seats,
  settings: SETTINGS,
  longest: 10_000,
  clauses: CLAUSES,
  steps,
  things: THINGS,

  misfit: (settings, seats) =>
    rowFor(settings, seats).length === seats
      ? null
      : `the roles ${settings.roles} are played by ${settings.roles.length}, not by ${seats}`,
  seatNames: (settings, seats) => rolesOf(rowFor(settings, seats)),
  seatsNamed,

  setup,
  current,
  waitingFor,
  options,
  why,
  play,
  clone,
  view,
  seen,
  imagine,
  result,

  write,
  uses,
  words: { en, de, fr },
  bot: {
    evaluate,
    habits,
    among: (careless) => ({ evaluate, habits: habitsAmong(careless), isPlayedOut: isPlayedOutAmong(careless) }),
  },
};
export default vast;
