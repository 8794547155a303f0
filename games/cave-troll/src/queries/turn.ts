import type { Seat } from '@trollmoot/kernel';
import type { View } from '../view.ts';
import { deeds } from './deeds.ts';

/** [TURN-2] How many actions this turn has, those already used included. */
export const actionsThisTurn = (view: View): number => Math.min(4, view.turn);

/** [TURN-2] How many actions this player has left now, or will have on their next turn. */
export function actionsNextTurn(view: View, seat: Seat): number {
  const seats = view.players.length;
  const ahead = (seat - view.player + seats) % seats;
  return ahead === 0 && view.left > 0 ? view.left : Math.min(4, view.turn + (ahead === 0 ? seats : ahead));
}

/** What the player whose turn it is could begin now, so that a prompt names nothing impossible. */
export function canDo(view: View): { move: boolean; ability: boolean; draw: boolean; artifact: boolean } {
  const own = view.figures.filter(({ owner, at }) => owner === view.player && typeof at === 'number');
  const open = own.flatMap(({ id }) => deeds(view, id));
  const { cardsInDeck, artifact } = view.players[view.player]!;
  return {
    move: open.some((deed) => deed.do === 'move'),
    ability: open.some((deed) => deed.do !== 'move'),
    draw: cardsInDeck > 0,
    artifact: artifact !== null,
  };
}
