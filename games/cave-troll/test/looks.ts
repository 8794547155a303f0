import type { Step } from '../src/contents.ts';
import { COLOURS, OWNER } from '../src/data/figures.ts';
import { settle, why } from '../src/rules/index.ts';
import { kind } from '../src/rules/words.ts';
import { asked, figureNamed, spaceNamed } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';

/** The clause that forbids a wish, or null if nothing does. */
export const refused = (s: State, wish: { do: string; [field: string]: unknown }): string | null =>
  why(s, asked(s), wish)?.clause ?? null;

/** The same, for a move: refusedMove(s, 'red knight', 'NW Hall'). */
export const refusedMove = (s: State, figure: string, to: string): string | null =>
  refused(s, { do: 'move', figure: figureNamed(s, figure), to: spaceNamed(s, to) });

export const refusedPush = (s: State, by: string, victim: string, to: string): string | null =>
  refused(s, { do: 'push', figure: figureNamed(s, by), victim: figureNamed(s, victim), to: spaceNamed(s, to) });

/** The figures in that space, sorted: ['blue orc', 'red wraith']. */
export const who = (s: State, space: string): string[] =>
  s.where.flatMap((at, id) => (at === spaceNamed(s, space) ? [`${COLOURS[OWNER[id]!]} ${kind(s, id)}`] : [])).sort();

/** Let this step happen next, before anything else. */
export function happen(s: State, step: Step): State {
  s.agenda.push(step);
  return settle(s);
}
