import type { Game, Position, Seat } from '@trollmoot/kernel';
import { imagining, momentsOf } from './course.ts';
import type { GameRecord } from './record.ts';
import type { Said } from './score.ts';

/** What a judgement says of a seat, from a position that the seat imagines. */
type Judge = (world: Position, seat: Seat) => number;

/** Where turns begin, by ply. */
export function turnsOf(game: Game, record: GameRecord): number[] {
  const plies: number[] = [];
  for (const { s, isFirst } of momentsOf(game, record)) if (isFirst) plies.push(s.ply);
  return plies;
}

/** What each of these says of every seat at the beginning of every turn, in the same imagined worlds. */
export function judgeRecord(game: Game, record: GameRecord, nth: number, judges: readonly Judge[]): Said[][] {
  const turns = turnsOf(game, record).length;
  const said: Said[][] = judges.map(() => []);
  const random = imagining(record);
  for (const { s, turn, isFirst } of momentsOf(game, record)) {
    if (!isFirst) continue;
    for (let seat = 0; seat < record.seats; seat++) {
      const world = game.imagine(s, seat, random);
      const about = { game: nth, quarter: Math.floor((4 * turn) / turns), share: record.shares[seat]! };
      for (const [i, judge] of judges.entries()) said[i]!.push({ ...about, chance: judge(world, seat) });
    }
  }
  return said;
}
