import type { Game, Position, Result, Seat } from '@trollmoot/kernel';

/** A seat's share of the win: tied winners divide it. */
export function winShare({ places }: Result, seat: Seat): number {
  if (places[seat] !== 1) return 0;
  let first = 0;
  for (const place of places) if (place === 1) first++;
  return 1 / first;
}

/** How much the place counts in a lost game. Little: a bot must never prefer a safe second to a fair try at first. */
const PLACE_WEIGHT = 0.02;

/** What a position is worth to a seat: the result if the game is over, otherwise the game's own estimate. */
export function positionValue(game: Game, s: Position, seat: Seat): number {
  const result = s.agenda.length === 0 ? game.result(s) : null;
  if (result === null) return game.bot.evaluate(s, seat);
  let behind = 0;
  for (const place of result.places) if (place > result.places[seat]!) behind++;
  return (1 - PLACE_WEIGHT) * winShare(result, seat) + (PLACE_WEIGHT * (behind + 1)) / result.places.length;
}
