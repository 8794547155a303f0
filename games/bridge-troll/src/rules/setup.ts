import { below, newPosition, type Seat, seeded, shuffle } from '@trollmoot/kernel';
import {
  BOULDERS_OF_A_COLOUR,
  COLOURS_AT_LEAST,
  NOT_FOR_SIX,
  OWN_BOULDERS,
  POINTS_AT_START,
  UPGRADES,
} from '../data/printed.ts';
import { DECK, HUES } from '../data/travellers.ts';
import type { GameSettings } from '../settings.ts';
import { NO_TROPHY, type State } from '../state.ts';
import { beginTurn } from './roll.ts';
import { SEATS } from './words.ts';

export function setup(settings: GameSettings, seats: number, seed: string): State {
  const s: State = {
    ...newPosition(seeded(seed)),
    settings,
    seats,
    turn: 0,
    active: 0,
    weather: null,
    travellers: 0,
    deck: [],
    faceDown: null,
    company: [],
    discards: [],
    drivenAway: [],
    supply: supplyAtStart(seats),
    boulders: ownBoulders(seats), // [SETUP-1]
    bids: Array(seats * HUES).fill(0),
    places: [],
    trophies: Array(seats).fill(NO_TROPHY), // [SETUP-6] as many as trolls
    food: Array(seats).fill([]),
    tolls: Array(seats).fill([]),
    hand: Array(seats).fill([]),
    points: Array(seats).fill(POINTS_AT_START), // [SETUP-3]
    upgrades: Array(seats).fill([]),
    stack: UPGRADES.filter((number) => seats < 6 || !NOT_FOR_SIX.includes(number)), // [SETUP-5]
  };
  s.deck = shuffle(s, DECK.slice()); // [SETUP-4]
  s.active = below(s, seats); // [SETUP-7]
  beginTurn(s);
  return s;
}

/** A troll's seat is its colour: the first is red. */
const ownBoulders = (seats: number): number[] =>
  SEATS[seats]!.flatMap((seat) => colours((colour) => (colour === seat ? OWN_BOULDERS : 0)));

/** [SETUP-2] The boulders the trolls do not start with, plus a whole fourth colour for three trolls. */
const supplyAtStart = (seats: number): number[] =>
  colours((colour) =>
    colour < seats ? BOULDERS_OF_A_COLOUR - OWN_BOULDERS : colour < COLOURS_AT_LEAST ? BOULDERS_OF_A_COLOUR : 0,
  );

const colours = (boulders: (colour: Seat) => number): number[] => Array.from({ length: HUES }, (_, c) => boulders(c));
