import type { Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import type { State } from '../state.ts';

/** The options worth a look, best guesses first. Where there are few, all of them. */
export const habits = (_s: State, _seat: Seat, options: readonly Action[]): readonly Action[] => options;
