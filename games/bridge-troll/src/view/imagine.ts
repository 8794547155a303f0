import { type Random, reseeded, type Sealed, type Seat, shuffleWith } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import { HUES, type Traveller } from '../data/travellers.ts';
import { current, waitingFor } from '../rules/index.ts';
import { clone, type Hidden, type State } from '../state.ts';

/**
 * A position this reader cannot tell from the real one: other cards face-down and in the deck, other bids in closed hands.
 * Points, upgrades and hands stay as they are: everybody saw them come and go [HIDDEN-4].
 */
export function imagine(s: State, reader: Seat | null, random: Random): State {
  const w = clone(s);
  w.rng = reseeded(random);
  dealUnseen(w, reader, random);
  w.sealed = imagineHands(w, reader, random);
  return w;
}

/** [HIDDEN-1] The unseen cards, dealt anew where they may lie. The longer a card lies, the more it is known not to be. */
function dealUnseen(w: State, reader: Seat | null, random: Random): void {
  const isKnown = (card: Hidden): boolean => reader !== null && (card.peekers & (1 << reader)) !== 0; // [HIDDEN-3]
  const unseen = w.deck.slice();
  for (const card of w.drivenAway) if (!isKnown(card)) unseen.push(card.traveller);
  if (w.faceDown !== null && !isKnown(w.faceDown)) unseen.push(w.faceDown.traveller);
  unseen.sort((a, b) => a - b);
  const redealt = (card: Hidden): Hidden =>
    isKnown(card) ? card : { ...card, traveller: drawAllowed(unseen, card.ruledOut, random) };
  w.drivenAway = w.drivenAway.map(redealt);
  if (w.faceDown !== null) w.faceDown = redealt(w.faceDown);
  w.deck = shuffleWith(random, unseen);
}

/** Any one of these that is not ruled out, each as likely; it is taken out. */
function drawAllowed(unseen: Traveller[], ruledOut: number, random: Random): Traveller {
  const allowed = unseen.filter((traveller) => (ruledOut & (1 << traveller)) === 0);
  const drawn = allowed[random(allowed.length)]!;
  unseen.splice(unseen.indexOf(drawn), 1);
  return drawn;
}

/** Others' hands that are closed hold some bid; those still open are as good as empty. */
function imagineHands(w: State, reader: Seat | null, random: Random): Sealed<Action>[] {
  if (current(w)?.step !== 'bid') return w.sealed;
  const waiting = waitingFor(w);
  const hands: Sealed<Action>[] = [];
  for (let seat = 0; seat < w.seats; seat++)
    if (seat === reader) hands.push(...w.sealed.filter((laid) => laid.seat === seat));
    else if (!waiting.includes(seat)) hands.push({ seat, act: someBid(w, seat, random) });
  return hands;
}

/** One bid in so many is none at all, about as often as good players stay closed. */
const CLOSED_ONE_IN = 6;

/** Boulders of some colour, the likelier the more there are of it; any number of them, or none. */
function someBid(w: State, seat: Seat, random: Random): Action {
  const under: number[] = [];
  for (let colour = 0; colour < HUES; colour++)
    for (let n = w.boulders[seat * HUES + colour]!; n > 0; n--) under.push(colour);
  if (under.length === 0 || random(CLOSED_ONE_IN) === 0) return { do: 'stayClosed' };
  const colour = under[random(under.length)]!;
  return { do: 'bid', colour, boulders: 1 + random(w.boulders[seat * HUES + colour]!) };
}
