import type { Act, Position, Seat } from '@trollmoot/kernel';
import { alike } from '../acts.ts';
import { isDisclosed } from '../luck.ts';
import type { Fork, Lead } from './tree.ts';

/** What a bot remembers between two decisions of one turn: the thoughts that follow from what it just did. */
export interface Mind {
  memory: Memory | null;
}
interface Memory {
  readonly seat: Seat;
  readonly ply: number;
  readonly leads: readonly Lead[];
}

export const newMind = (): Mind => ({ memory: null });

/**
 * The fork thought about already, if this decision follows straight from the last one; else null. Where something was
 * disclosed on the way there is none: that fork was shared by all falls of the dice that looked as good, and what is
 * right for most of them may be wrong for the one that came.
 */
export function recall(mind: Mind | undefined, world: Position, seat: Seat): Fork | null {
  const memory = mind?.memory ?? null;
  if (memory === null || memory.seat !== seat || world.last !== seat || world.ply !== memory.ply + 1) return null;
  if (isDisclosed(world)) return null;
  const step = world.agenda[world.agenda.length - 1]?.step ?? null;
  return memory.leads.find((lead) => lead.step === step && lead.luck === 0)?.fork ?? null;
}

/** Keep what was thought about the option chosen here. */
export function remember(mind: Mind | undefined, world: Position, seat: Seat, act: Act, fork: Fork): void {
  if (mind === undefined) return;
  const branch = fork.branches[seat]!.find((b) => alike(b.act, act))!;
  mind.memory = { seat, ply: world.ply, leads: branch.leads };
}
