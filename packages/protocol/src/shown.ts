import type { Act } from '@trollmoot/kernel';
import { type Difference, patched } from './difference.ts';
import type { Frame } from './frame.ts';
import { Teller } from './teller.ts';

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

/** Written out, because that is many times faster than `...rest`. */
const withoutOptions = ({ eye, beat, mine, step, waiting, view, undo, result }: Frame): Omit<Frame, 'options'> => ({
  eye,
  beat,
  mine,
  step,
  waiting,
  view,
  undo,
  result,
});

/** Tells a viewer, who was given the first frame whole, frame after frame. */
export class Showing {
  readonly #frames: Teller;
  readonly #offers: Teller;
  #isOffered: boolean; // anything at all

  constructor(frame: Frame) {
    this.#frames = new Teller(withoutOptions(frame));
    this.#offers = new Teller(frame.options);
    this.#isOffered = frame.options.length > 0;
  }

  /** What to tell so that the viewer has this frame before it; null if nothing. */
  changeTo(next: Frame): Change | null {
    const frame = this.#frames.tell(withoutOptions(next));
    const options = this.#offer(next.options);
    return frame === null && options === null ? null : { frame, options };
  }

  #offer(options: readonly Act[]): Change['options'] {
    const wasOffered = this.#isOffered;
    this.#isOffered = options.length > 0;
    if (!this.#isOffered) return wasOffered ? 0 : null;
    return this.#offers.tell(options) ?? (wasOffered ? null : 1);
  }
}
