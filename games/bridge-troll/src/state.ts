import type { Position, Seat } from '@trollmoot/kernel';
import type { Action, News, Step } from './contents.ts';
import type { Weather } from './data/printed.ts';
import type { Traveller } from './data/travellers.ts';
import type { GameSettings } from './settings.ts';

/** A pile of cards. Replace it, never change it: copies of a position share it. */
export type Pile = readonly Traveller[];

/** A face-down card: what it is, who has peeked at it (one bit per seat), and which goats it cannot be (one bit per traveller). */
export interface Hidden {
  readonly traveller: Traveller;
  readonly peekers: number;
  readonly ruledOut: number;
}

export interface State extends Position<Step, Action, News> {
  settings: GameSettings;
  seats: number;
  turn: number; // counted from 1
  active: Seat; // who holds the weather die
  weather: Weather | null; // null until it is rolled
  travellers: number; // how many come this turn
  deck: Pile; // the next card is the last
  faceDown: Hidden | null;
  company: Pile; // the face-up travellers not yet claimed
  discards: Pile;
  drivenAway: readonly Hidden[]; // cards discarded unseen [SHUT-2]
  supply: number[]; // boulders by colour
  boulders: number[]; // under the bridges, at seat * HUES + colour
  bids: number[]; // on the bridges, at seat * HUES + colour
  places: readonly Seat[]; // the open trolls, first place first
  trophies: number[]; // by seat: its place, CLOSED, or NO_TROPHY
  food: Pile[]; // by seat
  tolls: Pile[]; // by seat
  hand: Pile[]; // by seat
  points: number[]; // in markers, by seat
  upgrades: (readonly number[])[]; // by seat
  stack: readonly number[]; // upgrades for sale; the top one is last
}

export const NO_TROPHY = 0;
export const CLOSED = -1;

/** Steps, piles and hidden cards are never changed in place: copies share them. */
export const clone = (s: State): State => ({
  agenda: s.agenda.slice(),
  sealed: s.sealed.slice(),
  rng: s.rng.slice(),
  ply: s.ply,
  noReturn: s.noReturn,
  last: s.last,
  news: null,
  settings: s.settings,
  seats: s.seats,
  turn: s.turn,
  active: s.active,
  weather: s.weather,
  travellers: s.travellers,
  deck: s.deck,
  faceDown: s.faceDown,
  company: s.company,
  discards: s.discards,
  drivenAway: s.drivenAway,
  supply: s.supply.slice(),
  boulders: s.boulders.slice(),
  bids: s.bids.slice(),
  places: s.places,
  trophies: s.trophies.slice(),
  food: s.food.slice(),
  tolls: s.tolls.slice(),
  hand: s.hand.slice(),
  points: s.points.slice(),
  upgrades: s.upgrades.slice(),
  stack: s.stack,
});
