import type { PuzzleKind, Seat } from '@trollmoot/kernel';
import { evaluate } from '../bot/evaluate.ts';
import type { Action, Step } from '../contents.ts';
import type { Role } from '../data/roles.ts';
import { play } from '../rules/index.ts';
import type { GameSettings } from '../settings.ts';
import { clone, type State } from '../state.ts';

/** What one turn of a role can bring. */
export interface Aim {
  readonly role: Role;
  readonly name: string;
  readonly at: readonly Step['step'][]; // where it is asked
  readonly tables: readonly GameSettings['roles'][];
  readonly margin: { readonly least: number; readonly wide: number };
  readonly mostBest?: number; // many ways lead to the same
  readonly isRare?: boolean;
  readonly endIsSure?: boolean; // chance has no part in what the end of the turn brings
  may?(s: State): boolean;
  /** Acts that only show what the seat knew: a card of its own hand. */
  shows?(s: State, act: Action): boolean;
  /** The acts that an answer may consist of, as the task says. */
  among?(s: State, options: readonly Action[]): readonly Action[];
  score(s: State): number; // the more, the better
}

/** Bring the most this turn; what chance decides, by the average of how the turn then ends. */
export const turnOf = ({
  role,
  name,
  at,
  tables,
  margin,
  mostBest,
  isRare = false,
  endIsSure = false,
  may,
  shows = () => false,
  among = (_s, options) => options,
  score,
}: Aim): PuzzleKind<State, Action> => ({
  name,
  set: role,
  tables: tables.map((roles) => ({ seats: roles.length, settings: { roles } })),
  margin,
  ...(mostBest === undefined ? {} : { mostBest }),
  isRare,
  fits: (s, seat) =>
    isTurn(s, seat) &&
    s.roles[seat] === role &&
    at.some((step) => step === s.agenda.at(-1)?.step) &&
    may?.(s) !== false,
  asks: () => ({}),
  acts: (s, seat, options, start) => (isTurn(s, seat) && s.round === start.round ? among(s, options) : []),
  shows,
  worth: (s, _seat, start) => score(s) - score(start),
  foreseen: (s, seat, act, start) =>
    endIsSure && act.do === 'endTurn' ? score(play(clone(s), seat, act)) - score(start) : null,
  tempting: (s, seat, act) => evaluate(play(clone(s), seat, act), seat),
  horizon: (s, seat, start) => !isTurn(s, seat) || s.round !== start.round,
});

const isTurn = (s: State, seat: Seat): boolean => s.seat === seat;
