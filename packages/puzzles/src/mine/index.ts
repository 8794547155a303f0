import { dice, type Game, type Position, type Seat } from '@trollmoot/kernel';
import { ALIKE, judge, worthOf } from '../judge.ts';
import type { AnyKind, Question } from '../kind.ts';
import { after, begin, readLine, written } from '../line.ts';
import { type Answer, LEVELS, type Puzzle } from '../puzzle.ts';
import { areTooMany, type Found, greed, keyOf, searched } from './search.ts';
import { selfPlay } from './self-play.ts';

const MOST_OF_A_GAME = 2; // puzzles of one kind from one game, so that they differ
const TRIED_OF_A_GAME = 40; // positions looked at, of one kind
const PASSED_BY = 3; // of four positions that fit, so that puzzles come from all parts of a game
const LINES = 12; // best lines that are told, at most

export type { AnyKind } from '../kind.ts';

interface Mined {
  readonly puzzle: Puzzle;
  readonly answer: Answer;
  readonly hardness: number;
}

/** What mining one game looked at, and what it kept. */
export interface Yield {
  readonly looked: number;
  readonly unclear: number;
  readonly kept: readonly Mined[];
}

/** How a set is mined: the same seed gives the same set, and some of its games give a part of it. */
interface Mining {
  readonly seed: string;
  readonly count: number; // how many are wanted
  readonly games: number; // how many are played at the most
  readonly first?: number; // the number of the first game; 0 if left out
  /** Mines this game unless it is known already what that gives. */
  remembered?(n: number, mine: () => Yield): Yield;
}

interface MinedSet {
  readonly games: number;
  readonly looked: number; // positions
  readonly unclear: number; // of those, the ones with too many lines or no clear best one
  readonly kept: readonly Mined[];
}

/** Mines a set from game after game. A puzzle that is the same as an earlier one, wherever it is from, is left out. */
export function mineSet(
  game: Game,
  kinds: readonly AnyKind[],
  { seed, count, games, first = 0, remembered = (_, mine) => mine() }: Mining,
  tell: (games: number, kept: number) => void = () => {},
): MinedSet {
  const kept: Mined[] = [];
  const known = new Set<string>();
  let [looked, unclear, played] = [0, 0, 0];
  for (; played < games && kept.length < count; played++) {
    const n = first + played;
    const kind = kinds[n % kinds.length]!;
    const found = remembered(n, () => mineGame(game, kind, `${seed}-${n}`, Math.floor(n / kinds.length)));
    looked += found.looked;
    unclear += found.unclear;
    for (const one of found.kept) {
      const { id: _id, ...essence } = one.answer;
      const key = JSON.stringify(essence);
      if (known.has(key) || kept.length >= count) continue;
      known.add(key);
      kept.push(one);
    }
    tell(played + 1, kept.length);
  }
  return { games: played, looked, unclear, kept: levelled(kept) };
}

/** Looks for puzzles of this kind in one game, played by bots. The same seed finds the same. */
function mineGame(game: Game, kind: AnyKind, seed: string, table: number, most = MOST_OF_A_GAME): Yield {
  const at = kind.tables[table % kind.tables.length]!;
  const kept: Mined[] = [];
  const asked = new Set<string>();
  const random = dice(`${seed} looks`);
  let [looked, unclear] = [0, 0];
  for (const s of selfPlay(game, at, seed)) {
    for (const seat of game.waitingFor(s)) {
      if (kept.length >= most || looked >= TRIED_OF_A_GAME || !kind.fits(s, seat)) continue;
      if (kind.isRare !== true && random(PASSED_BY + 1) > 0) continue;
      const id = `${seed}/${s.ply}`;
      const question = { game, kind, seat, start: laid(game, s, seat, id) };
      const key = keyOf(question.start);
      if (asked.has(key)) continue;
      asked.add(key);
      looked++;
      const found = puzzleAt(question, id, at.seats);
      if (found === null) unclear++;
      else kept.push(...found);
    }
    if (kept.length >= most || looked >= TRIED_OF_A_GAME) break;
  }
  return { looked, unclear, kept };
}

/** The puzzle that this question makes, if any; null if there is no clear best line. */
export function puzzleAt(question: Question, id: string, seats: number): Mined[] | null {
  const found = searched(question);
  return found === null ? null : puzzled(question, found, id, seats);
}

/** The position as the seat imagines it, as the beginning of a game. */
const laid = (game: Game, s: Position, seat: Seat, seed: string): Position =>
  Object.assign(game.imagine(s, seat, dice(seed)), { ply: 0, noReturn: 0, last: null, news: null });

/** The puzzle, if its best line is clear and greed misses it. */
function puzzled(question: Question, found: Found, id: string, seats: number): Mined[] {
  const { kind, seat, start } = question;
  const best = found.best[0]!.worth;
  const floor =
    kind.foreseen === undefined && kind.horizon === undefined ? Math.max(0, Math.min(found.least, 0)) : found.least;
  if (areTooMany(kind, found) || found.low < kind.margin.least || best - floor <= ALIKE) return [];
  if (kind.mostBest !== undefined && best <= ALIKE) return []; // to do nothing is no answer worth looking for
  const tempted = greed(question).map((line) => ({
    line,
    worth: worthOf(
      question,
      line.reduce((so, act) => after(question, so, act), begin(question)),
    ),
  }));
  tempted.sort((a, b) => b.worth - a.worth);
  const [greedy] = tempted;
  if (greedy === undefined || greedy.worth > found.next + ALIKE) return [];
  const lines = found.best.slice(0, LINES).map(({ reached }) => written(question, reached.line));
  const [length] = lines.map((line) => line.length);
  const puzzle: Puzzle = {
    id,
    kind: kind.name,
    seats,
    seat,
    level: 1,
    asks: kind.asks(start, seat),
    position: start,
  };
  const answer: Answer = {
    id,
    best: rounded(best),
    next: rounded(found.next),
    low: rounded(found.low),
    floor: rounded(floor),
    greedy: rounded(greedy.worth),
    lines,
    greedyLine: written(question, greedy.line),
  };
  if (lines.some((line) => judge(question, readLine(question, line)!.line, answer).stars < 3)) return [];
  const greedShare = (greedy.worth - floor) / (best - floor);
  return [{ puzzle, answer, hardness: length! - Math.min(1, found.low / kind.margin.wide) + greedShare }];
}

/** Longer lines, narrower margins and a greed that gets nearly as much are harder: a third of a set on each level. */
function levelled(kept: readonly Mined[]): Mined[] {
  const ranked = kept.map(({ hardness }, i) => ({ hardness, i })).sort((a, b) => a.hardness - b.hardness || a.i - b.i);
  const ranks = new Map(ranked.map(({ i }, rank) => [i, rank]));
  return kept.map((mined, i) => {
    const level = LEVELS[Math.floor((ranks.get(i)! * LEVELS.length) / kept.length)]!;
    return { ...mined, puzzle: { ...mined.puzzle, level } };
  });
}

const rounded = (worth: number): number => Math.round(worth * 1e9) / 1e9;
