import { type Random, reseeded, type Sealed, type Seat, shuffleWith } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import { HUES, type Traveller } from '../data/travellers.ts';
import { current, waitingFor } from '../rules/index.ts';
import { clone, type Hidden, type State } from '../state.ts';

/**
 * A position this reader cannot tell from the real one: other cards face-down and in the deck, other bids in closed hands.
 * Points, upgrades and hands stay as they are: everyone saw them come and go [HIDDEN-4].
 */
export function imagine(s: State, reader: Seat | null, random: Random): State {
  const w = clone(s);
  w.rng = reseeded(random);
  dealUnseen(w, ({ peekers }) => reader !== null && (peekers & (1 << reader)) !== 0, random); // [HIDDEN-3]
  w.sealed = imagineHands(w, reader, random);
  return w;
}

/** The same cards wherever some seat has peeked at them, and the same bids; all others dealt again. */
export function redeal(s: State, random: Random): State {
  const w = clone(s);
  w.rng = reseeded(random);
  dealUnseen(w, ({ peekers }) => peekers !== 0, random);
  return w;
}

/** [HIDDEN-1] Deal the unseen cards again, each only where it can be: goats seen since then rule some places out. */
function dealUnseen(w: State, isKnown: (card: Hidden) => boolean, random: Random): void {
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

/** Take out any one of these that is not ruled out, each equally likely. */
function drawAllowed(unseen: Traveller[], ruledOut: number, random: Random): Traveller {
  const allowed = unseen.filter((traveller) => (ruledOut & (1 << traveller)) === 0);
  const drawn = allowed[random(allowed.length)]!;
  unseen.splice(unseen.indexOf(drawn), 1);
  return drawn;
}

/** Closed hands of others hold some bid. Hands still open count as empty. */
function imagineHands(w: State, reader: Seat | null, random: Random): Sealed<Action>[] {
  if (current(w)?.step !== 'bid') return w.sealed;
  const waiting = waitingFor(w);
  const hands: Sealed<Action>[] = [];
  for (let seat = 0; seat < w.seats; seat++)
    if (seat === reader) hands.push(...w.sealed.filter((laid) => laid.seat === seat));
    else if (!waiting.includes(seat)) hands.push({ seat, act: someBid(w, seat, random) });
  return hands;
}

/** One imagined hand in six is empty, about as often as good players stay closed. */
const CLOSED_ONE_IN = 6;

/** Any number of boulders of one colour, weighted by how many the troll has of it; or none. */
function someBid(w: State, seat: Seat, random: Random): Action {
  const under: number[] = [];
  for (let colour = 0; colour < HUES; colour++)
    for (let n = w.boulders[seat * HUES + colour]!; n > 0; n--) under.push(colour);
  if (under.length === 0 || random(CLOSED_ONE_IN) === 0) return { do: 'stayClosed' };
  const colour = under[random(under.length)]!;
  return { do: 'bid', colour, boulders: 1 + random(w.boulders[seat * HUES + colour]!) };
}
