import { writeSaved } from '@trollmoot/kernel';
import { type Eye, type Recording, recordingOf, savedOf } from '@trollmoot/protocol';
import type { Table } from './table.ts';

const PLIES_PER_TICK = 20; // so that a long recording does not hold up moves at other tables

/** The game so far through these eyes; through another player's only when it is over. */
export async function recordingFor(table: Table, user: string | null, eye: Eye): Promise<Recording | null> {
  const { match, onDisk } = table;
  const mayLook = eye === null || onDisk.status === 'over' || (user !== null && table.seatOf(user) === eye);
  if (match === null || !mayLook) return null;
  const steps = recordingOf({ ...match, log: match.log.slice() }, eye);
  await table.flushed();
  for (let ply = 0; ; ply++) {
    const step = table.guarded(() => steps.next());
    if (step === null || step.done) return step?.value ?? null;
    if (ply % PLIES_PER_TICK === PLIES_PER_TICK - 1) await new Promise((next) => setImmediate(next));
  }
}

/** The saved game, seed and all: only when it is over. */
export function savedText(table: Table): string | null {
  const { match, onDisk, game } = table;
  if (match === null || onDisk.status !== 'over') return null;
  return table.guarded(() => writeSaved(game, savedOf(match)));
}
