import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Game } from '@trollmoot/kernel';
import {
  type Answer,
  type AnyKind,
  actsAt,
  after,
  begin,
  numberOf,
  type Puzzle,
  plusDays,
  type Question,
  turnOf,
} from '@trollmoot/puzzles';
import { press } from './hands.ts';
import { turnTo } from './tools.ts';

// The puzzle of a day is the same for everyone: tests and pictures choose the game by the date.

const games = new URL('../../../games/', import.meta.url);

/** The games that have puzzles, in the order of the days. */
export const PUZZLED = readdirSync(games)
  .filter((game) => readdirSync(new URL(`${game}/`, games)).includes('puzzles'))
  .sort();

/** The sets of a game, in the order of its turns. */
export const setsOf = (game: string): string[] =>
  readdirSync(new URL(`${game}/puzzles/`, games))
    .filter((file) => file.endsWith('.json') && !file.endsWith('.answers.json'))
    .map((file) => file.replace('.json', ''))
    .sort();

interface PuzzleOfDay {
  readonly day: string;
  readonly question: Question;
  readonly answer: Answer;
}

/** The first day on or after this one on which the game, or a set of its puzzles, has its turn. */
export async function dayFor(name: string, from = '2026-11-16', wanted?: string): Promise<PuzzleOfDay> {
  const sets = setsOf(name);
  const roundOf = (day: string): number => Math.floor((numberOf(day) - 1) / PUZZLED.length);
  const setOf = (day: string): string => sets[turnOf(roundOf(day), sets.length)]!;
  const isFor = (day: string): boolean =>
    PUZZLED[turnOf(numberOf(day) - 1, PUZZLED.length)] === name && (wanted === undefined || setOf(day) === wanted);
  let day = from;
  while (!isFor(day)) day = plusDays(day, 1);
  const set = setOf(day);
  const read = <T>(file: string) =>
    JSON.parse(readFileSync(new URL(`${name}/puzzles/${file}.json`, games), 'utf8')) as T[];
  const puzzles = read<Puzzle>(set);
  const n = turnOf(Math.floor(roundOf(day) / sets.length), puzzles.length);
  const puzzle = puzzles[n]!;
  const { default: game } = (await import(new URL(`${name}/src/index.ts`, games).href)) as { default: Game };
  const { default: kinds } = (await import(new URL(`${name}/src/puzzles/index.ts`, games).href)) as {
    default: readonly AnyKind[];
  };
  const kind = kinds.find((one) => one.name === puzzle.kind)!;
  const question: Question = { game, kind, seat: puzzle.seat, start: puzzle.position };
  return { day, question, answer: read<Answer>(`${set}.answers`)[n]! };
}

/** The places of a line's acts in the list of choices. */
export function choices(question: Question, line: readonly string[]): number[] {
  let reached = begin(question);
  return line.map((text) => {
    const acts = actsAt(question, reached);
    const at = acts.findIndex((act) => question.game.write(act, reached.s) === text);
    reached = after(question, reached, acts[at]!);
    return at;
  });
}

/** Plays a line by the list of choices. */
export async function playLine(page: Page, places: readonly number[]): Promise<void> {
  await turnTo(page, 'Choices');
  for (const [i, place] of places.entries()) {
    await press(page.locator('#choices ol button').nth(place));
    await expect(page.locator('.puzzle ol').first().locator('li')).toHaveCount(i + 1);
  }
}
