import type { Asker, Choice } from '@trollmoot/bots';
import * as z from 'zod';
import type { BotRequest } from '../ports.ts';

/** What nodes and bot workers say to each other. A worker hears only of games whose rules it has in the same version. */
export const WORKERS = 'bots'; // the queue group: each question goes to one worker
export const questionFor = (game: string, rules: number): string => `bots.think.${game}.${rules}`;
export const questionTo = (worker: string): string => `bots.${worker}.think`;
export const cancelTo = (worker: string): string => `bots.${worker}.cancel`;
export const thoughtTo = (node: string): string => `node.${node}.thought`;
export const BEATS = 'bots.beat';

export const BEAT = 500; // milliseconds between a worker's signs of life
export const SILENCE = 4; // beats after which it counts as gone

/** The version of each game's rules. */
export type Rules = { readonly [game: string]: number };

export interface Question {
  readonly id: string;
  readonly node: string;
  readonly request: BotRequest;
  readonly ms: number;
  readonly patience: number | null; // null: without end
  readonly isPassedOn?: boolean; // another worker was busier than this one
}

/** At once: which worker has taken it. */
export interface Taken {
  readonly by: string;
}

export type Thought =
  | { readonly id: string; readonly choice: Choice }
  | { readonly id: string; readonly failed: 'late' | 'broken' | 'stopping' };

export interface Beat {
  readonly worker: string;
  readonly rules: Rules;
  readonly threads: number;
  readonly load: number; // thoughts that run or wait
  readonly doing: readonly string[]; // ids of questions
  readonly costs: readonly (readonly [Asker, ms: number])[]; // since the last beat, so that a worker counts what others thought
  readonly isLeaving?: boolean;
}

const act = z.looseObject({ do: z.string() });
const reason = z.object({ term: z.string(), by: z.number(), of: z.number().optional() });
const choice = z.object({
  act,
  instead: act.nullable().optional(),
  reasons: z.array(reason),
  rest: z.array(act).optional(),
  ms: z.number().nonnegative().optional(),
  isHurried: z.boolean().optional(),
});
const thought = z.union([
  z.object({ id: z.string(), choice }),
  z.object({ id: z.string(), failed: z.enum(['late', 'broken', 'stopping']) }),
]);

/** Whatever a worker says, only acts come in; the table checks them like anyone's. Null: it is no thought. */
export function thoughtIn(text: string): Thought | null {
  try {
    return thought.parse(JSON.parse(text)) as Thought;
  } catch {
    return null;
  }
}
