import type { Frame, Update } from '@trollmoot/protocol';

/** A moment of the game as the reader lived through it: a frame, and the update that led to it. */
export interface Moment {
  readonly frame: Frame;
  readonly update: Update | null; // null at the beginning
}

/** What just came, added to what was: several updates that led to one frame stand together before it. */
export const withUpdates = (moments: readonly Moment[], updates: readonly Update[], frame: Frame): Moment[] => [
  ...moments,
  ...updates.map((update) => ({ frame, update })),
];
