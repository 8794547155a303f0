import type { Frame, Update } from '@trollmoot/protocol';

/** A moment of the game as the reader saw it: a frame, and the update that led to it. */
export interface Moment {
  readonly frame: Frame;
  readonly update: Update | null; // null at the beginning
}

/** Adds updates to the timeline. Several updates that led to one frame share that frame. */
export const withUpdates = (moments: readonly Moment[], updates: readonly Update[], frame: Frame): Moment[] => [
  ...moments,
  ...updates.map((update) => ({ frame, update })),
];
