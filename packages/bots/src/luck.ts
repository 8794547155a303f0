import type { Position } from '@trollmoot/kernel';

/** Has anything been drawn between these positions? The last of the generator's four integers counts the draws. */
export const isThrown = (before: Position, after: Position): boolean => before.rng[3] !== after.rng[3];

/** Has somebody learned something by the last act: dice, cards, hands laid open? Undo stops there, so the kernel knows. */
export const isDisclosed = (s: Position): boolean => s.noReturn === s.ply;
