import type { Game } from '@trollmoot/kernel';
import { imagining, momentsOf } from './course.ts';
import type { GameRecord } from './record.ts';

/** Positions to learn from: what each side showed, and which share of the win it had. */
export interface Sample {
  readonly game: number; // which of the records
  readonly seats: number;
  readonly sides: number; // the seats, and nobody if all can lose
  readonly progress: number;
  readonly seen: Float64Array; // side by side
  readonly shares: readonly number[];
}

const WITHIN = 4; // one position in so many within a turn is a sample as well

/** The beginning of every turn, and some positions in between, each seen by one seat. */
export function samplesOf(game: Game, records: readonly GameRecord[], at: (done: number) => void): Sample[] {
  const { judgement } = game.bot;
  if (judgement === undefined) throw new Error(`${game.title} does not say what a good player looks at.`);
  const found: Sample[] = [];
  for (const [n, record] of records.entries()) {
    at(n);
    const random = imagining(record);
    for (const { s, isFirst } of momentsOf(game, record)) {
      if (!isFirst && random(WITHIN) !== 0) continue;
      const viewer = random(record.seats);
      const world = game.imagine(s, viewer, random);
      const sides = judgement.sides(world);
      const seen = new Float64Array(sides * judgement.looks.length);
      for (let side = 0; side < sides; side++) judgement.look(world, viewer, side, seen, side * judgement.looks.length);
      found.push({
        game: n,
        seats: record.seats,
        sides,
        progress: judgement.progress(world),
        seen,
        shares: sharesOfSides(record, sides),
      });
    }
  }
  return found;
}

/** With *nobody* after the seats, all shares add up to 1. */
function sharesOfSides({ shares }: GameRecord, sides: number): readonly number[] {
  return sides === shares.length ? shares : [...shares, 1 - shares.reduce((sum, share) => sum + share, 0)];
}
