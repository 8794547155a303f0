import { writeSaved } from '@trollmoot/kernel';
import { type Eye, type Recording, recordingOf, savedOf } from '@trollmoot/protocol';
import type { Table } from './table.ts';

const A_BIT = 20; // plies of a recording

/** The game so far through these eyes: others' only when it is over. A long game is told bit by bit, between moves. */
export async function recordingFor(table: Table, user: string | null, eye: Eye): Promise<Recording | null> {
  const { match, onDisk } = table;
  const mayLook = eye === null || onDisk.status === 'over' || (user !== null && table.seatOf(user) === eye);
  if (match === null || !mayLook) return null;
  const telling = recordingOf({ ...match, log: match.log.slice() }, eye);
  await table.flushed();
  for (let ply = 0; ; ply++) {
    const told = table.guarded(() => telling.next());
    if (told === null || told.done) return told?.value ?? null;
    if (ply % A_BIT === A_BIT - 1) await new Promise((next) => setImmediate(next));
  }
}

/** The saved game, seed and all: only when it is over. */
export function savedText(table: Table): string | null {
  const { match, onDisk, game } = table;
  if (match === null || onDisk.status !== 'over') return null;
  return table.guarded(() => writeSaved(game, savedOf(match)));
}
