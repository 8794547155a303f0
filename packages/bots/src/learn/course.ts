import { dice, type Game, type Position, type Random, type Seat } from '@trollmoot/kernel';
import type { GameRecord } from './record.ts';

/** A recorded game, position by position, with how far its turns have come. */
interface Moment {
  readonly s: Position;
  readonly turn: number; // counted from 0
  readonly isFirst: boolean; // of its turn
  readonly by: Seat; // who acts here
}

/** Play a recorded game again. The position is the same object throughout: copy what you keep. */
export function* momentsOf(game: Game, record: GameRecord): Generator<Moment, void> {
  const s = game.setup(record.settings, record.seats, record.seed);
  let turn = -1;
  let key: number | null = null;
  for (const [by, act] of record.log) {
    const now = game.bot.judgement?.turn(s) ?? by;
    const isFirst = now !== key;
    if (isFirst) turn++;
    key = now;
    yield { s, turn, isFirst, by };
    game.play(s, by, act);
  }
}

/** Chance for what a seat imagines in this game: the same in every checkout. */
export const imagining = (record: GameRecord): Random => dice(`${record.seed} judged`);
