import type { Game, Position, Result, Seat } from '@trollmoot/kernel';

/** Each seat's share of the win: the first place is divided among those who hold it. */
export function shareOf({ places }: Result, seat: Seat): number {
  if (places[seat] !== 1) return 0;
  let first = 0;
  for (const place of places) if (place === 1) first++;
  return 1 / first;
}

/** How much a lost game still cares about its place. Little: a bot must never prefer a safe second to a fair try at first. */
const HONOUR = 0.02;

/** What this position is worth to a seat: the result once there is one, the game's own estimate before. */
export function worth(game: Game, s: Position, seat: Seat): number {
  const result = s.agenda.length === 0 ? game.result(s) : null;
  if (result === null) return game.bot.evaluate(s, seat);
  let behind = 0;
  for (const place of result.places) if (place > result.places[seat]!) behind++;
  return (1 - HONOUR) * shareOf(result, seat) + (HONOUR * (behind + 1)) / result.places.length;
}
