import type { Seat } from '@trollmoot/kernel';
import { LEVELS, type Role } from '../../data/roles.ts';
import { VARIANTS, type Variant } from '../../data/variants.ts';
import type { State } from '../../state.ts';

/** Where this role sits; -1 if nobody plays it. */
export const seatOf = (s: State, role: Role): Seat => s.roles.indexOf(role);
export const isPlaying = (s: State, role: Role): boolean => s.roles.includes(role);
/** Whose turn it is. */
export const onTurn = (s: State): Role => s.roles[s.seat]!;
export const isTurnOf = (s: State, role: Role): boolean => s.roles[s.seat] === role;
/** The row of the table of combinations that this game is played by. */
export const variantOf = (s: State): Variant => VARIANTS[s.variant]!;
/** [SETUP-8] This role's difficulty, from 0 (easiest) to 4 (expert). */
export const levelOf = (s: State, role: Role): number => LEVELS.indexOf(s.settings[`${role}Level`]);
