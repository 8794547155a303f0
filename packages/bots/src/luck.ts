import type { Table } from '@trollmoot/kernel';

/** Has anything been drawn between these positions? The last of the generator's four integers counts the draws. */
export const isThrown = (before: Table, after: Table): boolean => before.rng[3] !== after.rng[3];

/** Has somebody learned something by the last act: dice, cards, hands laid open? Undo stops there, so the kernel knows. */
export const isDisclosed = (s: Table): boolean => s.noReturn === s.ply;
