import type { Act, Refusal, Seat } from '@trollmoot/kernel';
import type { Refused } from '../contents.ts';
import { NEIGHBOURS, type SpaceId } from '../data/board.ts';
import type { FigureId } from '../data/figures.ts';
import type { State } from '../state.ts';

/** A wish comes from outside: anything it names may be missing or nonsense, and then reads as NOBODY or NOWHERE. */
export interface Wish {
  readonly doing: string;
  readonly figure: FigureId;
  readonly victim: FigureId;
  readonly to: SpaceId; // or the `room` or `from` it names
}
export const NOBODY = 999;
export const NOWHERE = 999;

function read(s: State, act: Act): Wish {
  const fields: { readonly [name: string]: unknown } = { ...act };
  return {
    doing: act.do,
    figure: index(fields.figure, s.where.length, NOBODY),
    victim: index(fields.victim, s.where.length, NOBODY),
    to: index(fields.to ?? fields.room ?? fields.from, NEIGHBOURS.length, NOWHERE),
  };
}

const index = (value: unknown, below: number, none: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below ? value : none;

/**
 * A step's `why`: the first clause that forbids the wish, with what the wish named. `bar` answers null where the step
 * does not offer such an action at all; then the refusal says what the step asks. [TABLE-3]
 */
export const whyNot =
  <At extends object>(bar: (s: State, at: At, wish: Wish, player: Seat) => Refused | null) =>
  (s: State, at: At, act: Act, player: Seat): Refusal<Refused> => {
    const wish = read(s, act);
    const clause = bar(s, at, wish, player);
    if (clause === null) return { clause: 'TABLE-3', fact: openQuestion(at) };
    const fact: { [name: string]: number } = {};
    if (wish.figure !== NOBODY) fact.figure = wish.figure;
    if (wish.victim !== NOBODY) fact.victim = wish.victim;
    if (wish.to !== NOWHERE) fact.to = wish.to;
    return { clause, fact };
  };

/** What a prompt needs to know about a step: the figure that it is about, the place, the steps left. */
function openQuestion(at: object): Refusal['fact'] {
  const fields: { readonly [name: string]: unknown } = { ...at };
  const fact: { [name: string]: string | number } = {};
  const asks = fields.figure ?? fields.wraith ?? fields.troll;
  const place = fields.room ?? fields.from;
  if (typeof fields.step === 'string') fact.step = fields.step;
  if (typeof asks === 'number') fact.asks = asks;
  if (typeof place === 'number') fact.place = place;
  if (typeof fields.left === 'number') fact.left = fields.left;
  return fact;
}
