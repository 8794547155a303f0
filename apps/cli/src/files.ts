import { readFileSync, writeFileSync } from 'node:fs';
import { DamagedSave, type Game, type Position, readSaved, type Saved } from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import { Failure } from './failure.ts';

/** Read a saved game; whatever is wrong with it becomes one sentence that names the line. */
export function load(file: string): { game: Game; saved: Saved; s: Position } {
  try {
    return readSaved(textOf(file), findGame);
  } catch (error) {
    if (error instanceof DamagedSave) throw new Failure(`${file}, ${error.message}.`);
    throw error;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${reasonOf(error)}.`);
  }
}

/** Write a new file; one that exists is never written over. */
export function saveNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    throw new Failure(`${file} was not written: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EEXIST') return 'a file of that name exists already';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'you may not';
  return error instanceof Error ? error.message : String(error);
}
