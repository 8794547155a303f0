import { type Seat, tell } from '@trollmoot/kernel';
import { HAND_SHARE_OF_TWO } from '../data/treasure.ts';
import type { State } from '../state.ts';
import { seatsAt } from './words.ts';

/** The dragon players share what the adventurer and the Troll dropped. */
export function share(s: State, waker: Seat, diamonds: number, nuggets: number): void {
  const two = seatsAt(s) === 2;
  const dropped = two ? Math.min(s.hand, HAND_SHARE_OF_TWO) : s.hand; // [SHARE-4] [SHARE-1]
  s.hand -= dropped; // [SHARE-5] the rest, if any, stays
  if (dropped > 0) tell(s, { news: 'dropped', diamonds: dropped, clause: two ? 'SHARE-4' : 'SHARE-1' });

  const players = dragonPlayersFrom(s, waker);
  const pieces = nuggets + diamonds + dropped;
  for (let nth = 0; nth < players.length; nth++) {
    // [SHARE-2] Dealt round one by one; [SHARE-3] nuggets first.
    const ownNuggets = dealt(nuggets, nth, players.length);
    const ownDiamonds = dealt(pieces, nth, players.length) - ownNuggets;
    const player = players[nth]!;
    s.packNuggets[player]! += ownNuggets;
    s.packDiamonds[player]! += ownDiamonds;
    if (ownNuggets + ownDiamonds > 0)
      tell(s, {
        news: 'shared',
        player,
        diamonds: ownDiamonds,
        nuggets: ownNuggets,
        clause: two ? 'SHARE-4' : 'SHARE-2',
      });
  }
}

/** How many pieces the nth player (from 0) gets when they are dealt round. */
const dealt = (pieces: number, nth: number, players: number): number =>
  Math.floor((pieces + players - 1 - nth) / players);

/** [SHARE-2] Clockwise, starting with the waker and skipping the adventurer. */
function dragonPlayersFrom(s: State, waker: Seat): Seat[] {
  const seats = seatsAt(s);
  const players: Seat[] = [];
  for (let i = 0; i < seats; i++) {
    const seat = (waker + i) % seats;
    if (seat !== s.adventurer) players.push(seat);
  }
  return players;
}
