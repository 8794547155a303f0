import type { Act } from '@trollmoot/kernel';
import { type Difference, difference, patched } from './difference.ts';
import type { Frame } from './frame.ts';

/**
 * What a viewer has before it. Options come and go with every turn and are much the same when they come again,
 * so they are told by what changed since they were offered last.
 */
export interface Shown {
  readonly frame: Frame;
  readonly offered: readonly Act[]; // the last options that were not none
}

/** From one frame to the next. `options`: null: as they are; 0: none now; else what changed since offered last. */
export interface Change {
  readonly frame: Difference | null;
  readonly options: Difference | null | 0 | 1; // 1: the same as offered last
}

export const firstShown = (frame: Frame): Shown => ({ frame, offered: frame.options });

/** What to tell a viewer who has `before` so that it has `after`; null if nothing. */
export function changeTo({ frame: before, offered }: Shown, after: Frame): Change | null {
  const frame = difference(before, { ...after, options: before.options });
  const options = ofOptions(before.options, offered, after.options);
  return frame === null && options === null ? null : { frame, options };
}

function ofOptions(before: readonly Act[], offered: readonly Act[], after: readonly Act[]): Change['options'] {
  if (after.length === 0) return before.length === 0 ? null : 0;
  const change = difference(offered, after);
  if (change !== null) return change;
  return before.length === 0 ? 1 : null;
}

/** What the viewer has once it was told: for whoever tells, and knows the frame already. */
export const shownWith = ({ offered }: Shown, frame: Frame): Shown => ({
  frame,
  offered: frame.options.length === 0 ? offered : frame.options,
});

export function shownAfter({ frame, offered }: Shown, change: Change): Shown {
  const options = optionsAfter(frame.options, offered, change.options);
  return {
    frame: { ...patched(frame, change.frame), options },
    offered: options.length === 0 ? offered : options,
  };
}

function optionsAfter(before: readonly Act[], offered: readonly Act[], change: Change['options']): readonly Act[] {
  if (change === null) return before;
  if (change === 0) return [];
  return change === 1 ? offered : patched(offered, change);
}
