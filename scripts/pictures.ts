import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure } from '@trollmoot/boardkit/figure.ts';
import { figureProblems } from '@trollmoot/boardkit/figure-check.ts';
import type { Minute } from '@trollmoot/boardkit/minute.ts';
import { minuteProblems } from '@trollmoot/boardkit/minute-check.ts';
import type { Game, Position } from '@trollmoot/kernel';

interface Problem {
  readonly path: string;
  readonly line: number;
  readonly what: string;
}

/** What is wrong with the pictures of a game's rulebook and minute, by its own rules and the invariants of its tests. */
export async function pictureProblems(folder: string): Promise<Problem[]> {
  const book = join(folder, 'screen/book/index.ts');
  const minute = join(folder, 'screen/minute/index.ts');
  if (!existsSync(book) && !existsSync(minute)) return [];
  const { default: game } = (await load(join(folder, 'src/index.ts'))) as { default: Game };
  const invariants = join(folder, 'test/invariants.ts');
  const { broken } = existsSync(invariants)
    ? ((await load(invariants)) as { broken: (s: Position) => string[] })
    : { broken: () => [] };
  return [
    ...(await problemsIn(book, (figures: readonly Figure[]) => figureProblems(game, figures, broken))),
    ...(await problemsIn(minute, (minutes: readonly Minute[]) => minuteProblems(game, minutes, broken))),
  ];
}

const load = (file: string) => import(pathToFileURL(file).href);

async function problemsIn<T>(path: string, find: (content: T) => string[]): Promise<Problem[]> {
  if (!existsSync(path)) return [];
  const { default: content } = (await load(path)) as { default: T };
  return find(content).map((what) => ({ path, line: 1, what }));
}
