import type { Position, Random, Seat } from '@trollmoot/kernel';
import { type Company, isCareless } from '../company.ts';
import { byHabit, isSecret } from '../manner.ts';

/** Whose turn it is; in a race and under closed hands, one of those who may act. The careless only if nobody else may. */
export function nextToAct(game: Company, s: Position, random: Random): Seat {
  const waiting = game.waitingFor(s);
  const minded = game.careless === undefined ? waiting : waiting.filter((seat) => !isCareless(game, seat));
  return oneOf(game, s, minded.length > 0 ? minded : waiting, random);
}

const oneOf = (game: Company, s: Position, waiting: readonly Seat[], random: Random): Seat =>
  waiting.length === 1 || isSecret(game, s) ? waiting[0]! : waiting[random(waiting.length)]!;

/** More acts than this in a row are not followed: the position is judged where they end. */
const PATIENCE = 60;

/** What the careless do is chance, as dice are: let them act until somebody is asked who minds. Did they do anything? */
export function drift(game: Company, s: Position, random: Random): boolean {
  if (game.careless === undefined) return false;
  let acts = 0;
  for (; acts < PATIENCE && s.agenda.length > 0; acts++) {
    const seat = oneOf(game, s, game.waitingFor(s), random);
    if (!isCareless(game, seat)) break;
    game.play(s, seat, byHabit(game, s, seat, random));
  }
  return acts > 0;
}
