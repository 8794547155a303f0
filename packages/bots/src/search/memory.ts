import type { Act, Position, Seat } from '@trollmoot/kernel';
import { isSameAct } from '../acts.ts';
import { hasDisclosed } from '../chance.ts';
import type { Fork, Lead } from './tree.ts';

/** Tree reuse: what a bot keeps between two decisions of one turn, the part of its tree below the act it chose. */
export interface SearchMemory {
  kept: KeptTree | null;
}
interface KeptTree {
  readonly seat: Seat;
  readonly ply: number;
  readonly leads: readonly Lead[];
}

export const newSearchMemory = (): SearchMemory => ({ kept: null });

/**
 * The fork already searched for this decision, if it follows directly from the last one; otherwise null. Also null if
 * anything was disclosed in between: that fork was shared by all rolls that looked equally good, and what is right for
 * most of them may be wrong for the one that came.
 */
export function recall(memory: SearchMemory | undefined, world: Position, seat: Seat): Fork | null {
  const kept = memory?.kept ?? null;
  if (kept === null || kept.seat !== seat || world.last !== seat || world.ply !== kept.ply + 1) return null;
  if (hasDisclosed(world)) return null;
  const step = world.agenda[world.agenda.length - 1]?.step ?? null;
  return kept.leads.find((lead) => lead.step === step && lead.luck === 0)?.fork ?? null;
}

/** Keep the part of the tree below the act chosen here. */
export function remember(memory: SearchMemory | undefined, world: Position, seat: Seat, act: Act, fork: Fork): void {
  if (memory === undefined) return;
  const branch = fork.branches[seat]!.find((b) => isSameAct(b.act, act))!;
  memory.kept = { seat, ply: world.ply, leads: branch.leads };
}
