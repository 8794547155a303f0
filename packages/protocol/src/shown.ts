import type { Act } from '@trollmoot/kernel';
import { apply, type Difference, diff, remember, type Told } from './diff/index.ts';
import type { Frame } from './frame.ts';

/**
 * What a viewer's screen shows. Options come and go with every turn and are much the same when they come back, so they
 * are sent as the change since the last ones offered.
 */
export interface Shown {
  readonly frame: Frame;
  readonly offered: readonly Act[]; // the last options that were not empty
}

/** From one frame to the next. `options`: null: as they are; 0: none; 1: those offered last; else the change since then. */
export interface Change {
  readonly frame: Difference | null;
  readonly options: Difference | null | 0 | 1;
}

export const firstShown = (frame: Frame): Shown => ({ frame, offered: frame.options });

export function shownAfter({ frame, offered }: Shown, change: Change): Shown {
  const options = optionsAfter(frame.options, offered, change.options);
  return {
    frame: { ...apply(frame, change.frame), options },
    offered: options.length === 0 ? offered : options,
  };
}

function optionsAfter(before: readonly Act[], offered: readonly Act[], change: Change['options']): readonly Act[] {
  if (change === null) return before;
  if (change === 0) return [];
  return change === 1 ? offered : apply(offered, change);
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

/** The frames one viewer is sent: the first goes out whole, every later one as the change from the one before. */
export class FrameStream {
  #frame: Told;
  #offered: Told;
  #hasOptions: boolean;

  constructor(first: Frame) {
    this.#frame = remember(withoutOptions(first));
    this.#offered = remember(first.options);
    this.#hasOptions = first.options.length > 0;
  }

  /** What to send so that the viewer has this frame; null if nothing changed. */
  changeTo(next: Frame): Change | null {
    const { change, told } = diff(this.#frame, withoutOptions(next));
    this.#frame = told;
    const options = this.#offer(next.options);
    return change === null && options === null ? null : { frame: change, options };
  }

  #offer(options: readonly Act[]): Change['options'] {
    const hadOptions = this.#hasOptions;
    this.#hasOptions = options.length > 0;
    if (!this.#hasOptions) return hadOptions ? 0 : null;
    const { change, told } = diff(this.#offered, options);
    this.#offered = told;
    return change ?? (hadOptions ? null : 1);
  }
}
