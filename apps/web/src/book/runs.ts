import type { Words } from '@trollmoot/kernel';

/** A stretch of a clause as it is printed. */
export interface Run {
  readonly text: string;
  readonly kind: 'plain' | 'strong' | 'em' | 'setting' | 'value';
}

/** What the text needs of a game's words in the reader's language. */
type Said = Words['settings'];

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

/**
 * A clause in runs. The names of settings and their values, which the rules have in backticks, become the words of the
 * set-up: a value is one of the setting named last.
 */
export function runsOf(marked: string, said: Said, quoted: (text: string) => string): Run[] {
  const runs: Run[] = [];
  const add = (text: string, kind: Run['kind']): void => {
    if (text !== '') runs.push({ text, kind });
  };
  let at = 0;
  let setting: string | null = null;
  for (const match of marked.matchAll(MARKS)) {
    add(marked.slice(at, match.index), 'plain');
    at = match.index + match[0].length;
    const [, strong, em, code] = match;
    if (strong !== undefined) add(strong, 'strong');
    else if (em !== undefined) add(em, 'em');
    else if (code !== undefined && said[code] !== undefined) {
      setting = code;
      add(quoted(said[code].name), 'setting');
    } else if (code !== undefined) add(said[setting ?? '']?.values[code] ?? code, 'value');
  }
  add(marked.slice(at), 'plain');
  return runs;
}

export const plainOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The setting a clause is about: the first that it names. */
export const settingIn = (marked: string, said: Said): string | null =>
  [...marked.matchAll(/`(.+?)`/g)].map(([, code]) => code!).find((code) => said[code] !== undefined) ?? null;
