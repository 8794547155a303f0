import { readFileSync, writeFileSync } from 'node:fs';
import { DamagedSave, type Game, type Position, readSaved, type Saved } from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import { Failure } from './failure.ts';

/** Read a saved game. If it is damaged, the failure names the line. */
export function load(file: string): { game: Game; saved: Saved; s: Position } {
  try {
    return readSaved(textOf(file), findGame);
  } catch (error) {
    if (error instanceof DamagedSave) throw new Failure(`${file}, ${error.message}.`);
    throw error;
  }
}

export function textOf(file: string): string {
  const text = textIn(file);
  const line = text.split('\n').findIndex((line) => UNPRINTABLE.test(line));
  if (line >= 0) throw new Failure(`${file}, line ${line + 1}: contains characters that control a terminal.`);
  return text;
}

/** A saved game may come from anyone, and pieces of it are printed: escapes could rewrite the screen, or worse. */
const UNPRINTABLE = /[^\P{Cc}\t\r]|\p{Bidi_Control}/u;

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`Cannot read ${file}: ${reasonOf(error)}.`);
  }
}

/** Write a new file. Never overwrites an existing one. */
export function saveNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    throw new Failure(`Cannot write ${file}: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EEXIST') return 'a file with that name already exists';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'permission denied';
  return error instanceof Error ? error.message : String(error);
}
