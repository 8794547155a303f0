import type { Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import type { Role } from '../data/roles.ts';
import { caveHabits } from '../roles/cave/bot.ts';
import { dragonHabits } from '../roles/dragon/bot.ts';
import { goblinsHabits } from '../roles/goblins/bot.ts';
import { BOLD } from '../roles/knight/bot/courage.ts';
import { knightHabits } from '../roles/knight/bot.ts';
import { thiefHabits } from '../roles/thief/bot.ts';
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
    s.roles[seat] === 'knight' && careless.includes(s.roles.indexOf('goblins'))
      ? knightHabits(s, options, BOLD)
      : habits(s, seat, options);
