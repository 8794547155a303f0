import type { Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import type { Role } from '../data/roles.ts';
import { caveHabits } from '../roles/cave/bot/index.ts';
import { dragonHabits } from '../roles/dragon/bot/index.ts';
import { goblinsHabits } from '../roles/goblins/bot/index.ts';
import { BOLD, BOLD_HUNTER, type Courage, WARY, WARY_PLANNER } from '../roles/knight/bot/courage.ts';
import { knightHabits } from '../roles/knight/bot/index.ts';
import { thiefHabits } from '../roles/thief/bot/index.ts';
import type { State } from '../state.ts';

const HABITS: { readonly [role in Role]: (s: State, options: readonly Action[]) => readonly Action[] } = {
  knight: knightHabits,
  goblins: goblinsHabits,
  dragon: dragonHabits,
  cave: caveHabits,
  thief: thiefHabits,
};

/** The options worth a look, by the habits of the role that sits there. */
export const habits = (s: State, seat: Seat, options: readonly Action[]): readonly Action[] =>
  HABITS[s.roles[seat]!](s, options);

/** The same among these careless seats: a Knight need not fear Goblins who are led by chance. */
export const habitsAmong =
  (careless: readonly Seat[]) =>
  (s: State, seat: Seat, options: readonly Action[]): readonly Action[] =>
    s.roles[seat] === 'knight' ? knightHabits(s, options, courageAmong(careless, s)) : habits(s, seat, options);

function courageAmong(careless: readonly Seat[], s: State): Courage {
  const isBold = careless.includes(s.roles.indexOf('goblins'));
  if (isDuel(careless, s)) return isBold ? BOLD_HUNTER : WARY_PLANNER;
  return isBold ? BOLD : WARY;
}

/** Against a single rival who minds nothing the Knight, whose aims see farthest, thinks every plan through to the end. */
export const isPlayedOutAmong =
  (careless: readonly Seat[]) =>
  (s: State, seat: Seat): boolean =>
    s.roles[seat] === 'knight' && isDuel(careless, s);

/** With more at the table a game takes too long to be played out often enough in the time of a decision. */
const isDuel = (careless: readonly Seat[], s: State): boolean => s.roles.length === 2 && careless.length === 1;
