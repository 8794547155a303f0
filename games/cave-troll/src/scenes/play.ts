import type { Seat } from '@trollmoot/kernel';
import { options, play, waitingFor } from '../rules/index.ts';
import type { State } from '../state.ts';
import { write } from '../text/notation.ts';

/** The seat that must choose, and its options in notation. */
export const asked = (s: State): Seat => waitingFor(s)[0]!;
export const lines = (s: State): string[] => options(s, asked(s)).map((act) => write(act, s));

/** Play these lines in order, each for the seat that must choose. */
export function go(s: State, ...script: string[]): State {
  for (const line of script) {
    const act = options(s, asked(s)).find((option) => write(option, s) === line);
    if (act === undefined) throw new Error(`'${line}' is not an option; the options are:\n${lines(s).join('\n')}`);
    play(s, asked(s), act);
  }
  return s;
}
