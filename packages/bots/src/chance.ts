import type { Position } from '@trollmoot/kernel';

/** Were dice rolled or cards drawn between these positions? The generator's fourth integer counts the draws. */
export const hasDrawn = (before: Position, after: Position): boolean => before.rng[3] !== after.rng[3];

/** Did the last act disclose anything: dice, cards, opened hands? The kernel records that, because undo stops there. */
export const hasDisclosed = (s: Position): boolean => s.noReturn === s.ply;
