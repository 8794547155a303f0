import type { Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import type { State } from '../state.ts';

export const habits = (_s: State, _seat: Seat, options: readonly Action[]): readonly Action[] => options;
