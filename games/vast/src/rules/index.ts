import { type Act, kernel, type Manners, type Refusal, type Seat } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Contents } from '../contents.ts';
import { cave } from '../roles/cave/rules/index.ts';
import { dragon } from '../roles/dragon/rules/index.ts';
import { goblins } from '../roles/goblins/rules/index.ts';
import { knight } from '../roles/knight/rules/index.ts';
import { thief } from '../roles/thief/rules/index.ts';
import type { State } from '../state.ts';
import { terrain } from '../terrain/rules/index.ts';
import { turn } from '../turn/rules/index.ts';
import { variants } from '../variants/rules/index.ts';

/** [TURN-13] [TURN-14] [TURN-15] */
const manners: Manners<Clause> = { over: 'TURN-13', notYours: 'TURN-14', notNow: 'TURN-15' };

const rules = kernel<State, Contents>(
  { ...turn, ...terrain, ...variants, ...knight, ...goblins, ...dragon, ...cave, ...thief },
  manners,
);
export const { current, settle, waitingFor, options, play, steps } = rules;

/** Why not, and about what: the facts name what the wish named, so that its sentence can. */
export function why(s: State, seat: Seat, wish: Act): Refusal | null {
  const refusal = rules.why(s, seat, wish);
  return refusal === null ? null : { ...refusal, fact: { ...named(wish), ...refusal.fact } };
}
const named = ({ do: _, ...wish }: Act): Refusal['fact'] =>
  Object.fromEntries(
    Object.entries<unknown>(wish).flatMap(([name, value]) =>
      typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : [],
    ),
  );
