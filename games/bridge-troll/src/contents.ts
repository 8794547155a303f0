import type { ActionOf, Seat, StepOf } from '@trollmoot/kernel';
import type { Clause } from './clauses.ts';
import type { Weather } from './data/printed.ts';
import type { Colour, Traveller } from './data/travellers.ts';

/** The two sides of a bridge. */
export type Side = 'food' | 'tolls';

// ── what a player may do ─────────────────────────────────────────────────────────────────

export type UseSpecial =
  | { do: 'peek' } // the Fortune Teller
  | { do: 'quarry'; colour: Colour } // the Stonemason
  | { do: 'ransom'; royal: Traveller } // the Royal Messenger
  | { do: 'eat'; special: Traveller };

/** A hand: one colour, or nothing, or (with a Jester) several lots of different colours and a seal. */
export type Bid =
  | { do: 'bid'; colour: Colour; boulders: number }
  | { do: 'stayClosed' }
  | { do: 'mix'; colour: Colour; boulders: number }
  | { do: 'seal' };

export type Claim = { do: 'claim'; traveller: Traveller } | { do: 'claimFaceDown' };
export type Throw = { do: 'throw'; colour: Colour; boulders: number };
export type Draw = { do: 'draw'; colour: Colour; boulders: number };
export type Trade =
  | { do: 'add'; from: Side | 'hand'; traveller: Traveller }
  | { do: 'addBoulders'; colour: Colour; boulders: number }
  | { do: 'cashIn' };
type Buy = { do: 'buy' };
type Done = { do: 'done' };

// ── what can be waiting to happen ────────────────────────────────────────────────────────

type Nobody = object;

export interface Contents {
  roll: { at: Nobody; act: { do: 'roll' } };
  bid: { at: Nobody; secret: Bid; open: UseSpecial };
  driveAway: { at: Nobody };

  foresee: { at: { seat: Seat }; act: UseSpecial | { do: 'wait' } };
  claims: { at: { place: number } };
  claim: { at: { place: number }; act: Claim | UseSpecial };
  place: { at: { seat: Seat; traveller: Traveller }; act: { do: 'place'; side: Side } };
  welcome: { at: { seat: Seat; special: Traveller }; act: UseSpecial | { do: 'keep' } };

  robber: {
    at: { seat: Seat; robber: Traveller };
    act: { do: 'garlic' } | { do: 'defend' } | { do: 'lose'; side: Side; traveller: Traveller } | UseSpecial;
  };
  goat: { at: { seat: Seat; goat: Traveller }; act: { do: 'fight' } | { do: 'giveWay' } | UseSpecial };
  pelt: { at: { seat: Seat; hazard: Traveller; left: number; thrown: readonly Colour[] }; act: Throw };
  surrender: { at: { seat: Seat }; act: { do: 'surrender'; upgrade: number } };

  piles: { at: { place: number } };
  pile: { at: { place: number }; act: { do: 'take'; from: Seat } | UseSpecial };
  draws: { at: { nth: number; boulders: number; rivals: boolean } };
  draw: { at: { seat: Seat; left: number; rivals: boolean }; act: Draw | UseSpecial };
  richest: { at: { seat: Seat; left: number }; act: { do: 'drawFrom'; rival: Seat } };
  plunder: { at: { seat: Seat; left: number; rival: Seat }; act: Draw };

  scores: { at: { nth: number } };
  score: {
    at: {
      seat: Seat;
      bought: boolean; // an upgrade, in this step
      // The trade-in so far. `hand` lists the cards of `food` that are still in the hand.
      food: readonly Traveller[];
      hand: readonly Traveller[];
      tolls: readonly Traveller[];
      boulders: readonly number[]; // by colour
    };
    act: Trade | Buy | Done | UseSpecial;
  };
  upgrade: { at: { seat: Seat }; act: Buy | Done };
  turnEnds: { at: Nobody };
}

export type Step = StepOf<Contents>;
export type Action = ActionOf<Contents>;

// ── what happened ────────────────────────────────────────────────────────────────────────

/** Why a troll scored or lost a point. */
export type Reason = 'firstPlace' | 'bonus' | 'goat' | 'trade';

type Told =
  | { news: 'turnBegan'; turn: number; active: Seat }
  | { news: 'rolled'; seat: Seat; weather: Weather; travellers: number }
  | { news: 'dealt'; company: readonly Traveller[]; again: boolean }
  | { news: 'revealed'; bids: readonly (readonly number[])[] }
  | { news: 'jesterShown'; seat: Seat }
  | { news: 'placed'; seat: Seat; place: number; boulders: number; over: Seat | null }
  | { news: 'allClosed' }
  | { news: 'drivenAway'; company: readonly Traveller[] }
  | { news: 'claimed'; seat: Seat; traveller: Traveller; faceDown: boolean }
  | { news: 'setAside'; seat: Seat; traveller: Traveller; side: Side | 'hand' }
  | { news: 'scored'; seat: Seat; points: number; reason: Reason }
  | { news: 'peeked'; seat: Seat; traveller: Traveller | null }
  | { news: 'quarried'; seat: Seat; colour: Colour; boulders: number }
  | { news: 'ransomed'; seat: Seat; royal: Traveller }
  | { news: 'ate'; seat: Seat; special: Traveller }
  | { news: 'foundNothing'; seat: Seat; robber: Traveller }
  | { news: 'garlicked'; seat: Seat; robber: Traveller }
  | { news: 'threw'; seat: Seat; hazard: Traveller; boulders: readonly number[] }
  | { news: 'drivenOff'; seat: Seat; robber: Traveller }
  | { news: 'robbed'; seat: Seat; robber: Traveller; traveller: Traveller; side: Side }
  | { news: 'goatWon'; seat: Seat; goat: Traveller }
  | { news: 'lostAPoint'; seat: Seat }
  | { news: 'nothingToLose'; seat: Seat }
  | { news: 'surrendered'; seat: Seat; upgrade: number }
  | { news: 'tookPile'; seat: Seat; from: Seat; boulders: readonly number[] }
  | { news: 'drew'; seat: Seat; from: Seat | null; boulders: readonly number[] }
  | { news: 'drewNoMore'; seat: Seat; missing: number }
  | {
      news: 'tradedIn';
      seat: Seat;
      food: readonly Traveller[];
      tolls: readonly Traveller[];
      boulders: readonly number[];
      points: number;
    }
  | { news: 'bought'; seat: Seat; upgrade: number }
  | { news: 'gameEnded'; travellers: number; deck: number };

export type News = Told & { readonly clause?: Clause };
