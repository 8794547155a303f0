import type { Result, Seat } from '@trollmoot/kernel';
import type { Action, News, Side, Step } from '../contents.ts';
import { CARDS, type Card } from '../data/cards.ts';
import { COLOURS, SCHEDULES, type Schedule, type Weather } from '../data/printed.ts';
import { COLOURS_ASKED, type ColourName, FOOD, HUES, TOLL, type Traveller } from '../data/travellers.ts';
import { result, scoreOf } from '../rules/end.ts';
import { current, handOf, waitingFor } from '../rules/index.ts';
import { sidesOf, threatened, VALUE } from '../rules/robbers.ts';
import { pointsFor } from '../rules/score.ts';
import { bouldersOf, isClosed, SEATS, worth } from '../rules/words.ts';
import type { GameSettings } from '../settings.ts';
import { type Hidden, NO_TROPHY, type Pile, type State } from '../state.ts';

type Stage = 'roll' | 'bid' | 'collect' | 'score' | 'over';

/** The table as one troll, or a spectator, sees it. Boulders are counted by colour, in the order of COLOURS. */
export interface View {
  readonly reader: Seat | null;
  readonly settings: GameSettings;
  readonly turn: number;
  readonly active: Seat;
  readonly stage: Stage;
  readonly step: Step | null;
  readonly waiting: readonly Seat[];
  readonly weather: Weather | null;
  readonly schedule: Schedule;
  readonly travellers: number; // how many came, or will be dealt again
  readonly deck: number;
  readonly faceDown: { readonly card: Card | null; readonly peekers: readonly Seat[] } | null; // card: if the reader knows it
  readonly company: readonly Card[];
  readonly claims: readonly Seat[]; // who will claim the rest of the company, in this order
  readonly discards: readonly Card[];
  readonly drivenAway: readonly (Card | null)[]; // discarded unseen; the card only if the reader had peeked
  readonly supply: readonly number[];
  readonly stack: readonly number[]; // upgrades for sale, the topmost last
  readonly marker: boolean; // is the one-point marker still on the first trophy?
  readonly trolls: readonly Troll[];
  readonly laid: readonly Action[]; // what the reader's hand holds so far
  readonly threat: Threat | null;
  readonly trade: Layout | null;
  readonly result: Result | null;
}

export interface Troll {
  readonly seat: Seat;
  readonly colour: ColourName;
  readonly boulders: readonly number[]; // under the bridge
  readonly bid: readonly number[]; // on the bridge
  readonly locked: boolean; // it has bid, and others are still choosing
  readonly place: number | null; // of the trophy on its bridge
  readonly closed: boolean;
  readonly food: readonly Card[];
  readonly tolls: readonly Card[];
  readonly foodTotal: number;
  readonly tollTotal: number;
  readonly handCount: number;
  readonly upgradeCount: number;
  // null: hidden from the reader
  readonly hand: readonly Card[] | null;
  readonly points: number | null;
  readonly upgrades: readonly number[] | null;
  readonly score: number | null;
}

/** A robber or goat being faced. */
export interface Threat {
  readonly seat: Seat;
  readonly hazard: Card;
  readonly boulders: number; // a robber: the value it is after; a goat: how many colours
  readonly prey: readonly { readonly side: Side; readonly card: Card }[];
}

/** The trade-in so far. */
export interface Layout {
  readonly seat: Seat;
  readonly food: readonly Card[];
  readonly hand: readonly Card[]; // those of `food` that are still in the hand
  readonly tolls: readonly Card[];
  readonly boulders: readonly number[];
  readonly points: number;
}

const STAGE: { readonly [step in Step['step']]: Stage } = {
  roll: 'roll',
  bid: 'bid',
  driveAway: 'bid',
  foresee: 'collect',
  claims: 'collect',
  claim: 'collect',
  place: 'collect',
  welcome: 'collect',
  robber: 'collect',
  goat: 'collect',
  pelt: 'collect',
  surrender: 'collect',
  piles: 'collect',
  pile: 'collect',
  draws: 'collect',
  draw: 'collect',
  richest: 'collect',
  plunder: 'collect',
  scores: 'score',
  score: 'score',
  upgrade: 'score',
  turnEnds: 'score',
};

export function view(s: State, reader: Seat | null): View {
  const step = current(s);
  const waiting = waitingFor(s);
  return {
    reader,
    settings: s.settings,
    turn: s.turn,
    active: s.active,
    stage: step === null ? 'over' : STAGE[step.step],
    step,
    waiting,
    weather: s.weather,
    schedule: SCHEDULES[s.seats]!,
    travellers: s.travellers,
    deck: s.deck.length,
    faceDown: s.faceDown === null ? null : { card: known(s.faceDown, reader), peekers: peekersOf(s.faceDown) },
    company: cards(s.company),
    claims: claimsToCome(s),
    discards: cards(s.discards),
    drivenAway: s.drivenAway.map((card) => known(card, reader)),
    supply: s.supply.slice(),
    stack: s.stack.slice(),
    marker: s.places.length === 0,
    trolls: SEATS[s.seats]!.map((seat) => troll(s, seat, reader, step?.step === 'bid' && !waiting.includes(seat))),
    laid: reader === null ? [] : handOf(s, reader),
    threat: threat(s, step),
    trade: layout(step),
    result: result(s),
  };
}

/** [HIDDEN-2] Only the owner sees markers, upgrades and hand; [SETTING-1] open scores show the first two. */
function troll(s: State, seat: Seat, reader: Seat | null, locked: boolean): Troll {
  const over = s.agenda.length === 0;
  const scores = over || seat === reader || s.settings.openScores;
  return {
    seat,
    colour: COLOURS[seat]!,
    boulders: bouldersOf(s, seat),
    bid: s.bids.slice(seat * HUES, (seat + 1) * HUES),
    locked,
    place: s.trophies[seat]! > NO_TROPHY ? s.trophies[seat]! : null,
    closed: isClosed(s, seat),
    food: cards(s.food[seat]!),
    tolls: cards(s.tolls[seat]!),
    foodTotal: worth(FOOD, s.food[seat]!),
    tollTotal: worth(TOLL, s.tolls[seat]!),
    handCount: s.hand[seat]!.length,
    upgradeCount: s.upgrades[seat]!.length,
    hand: over || seat === reader ? cards(s.hand[seat]!) : null, // [RULING-9]
    points: scores ? s.points[seat]! : null,
    upgrades: scores ? s.upgrades[seat]!.slice() : null,
    score: scores ? scoreOf(s, seat) : null,
  };
}

const cards = (pile: Pile): Card[] => pile.map((traveller) => CARDS[traveller]!);

/** [HIDDEN-3] Only trolls who peeked know a face-down card. */
const known = (card: Hidden, reader: Seat | null): Card | null =>
  reader !== null && (card.peekers & (1 << reader)) !== 0 ? CARDS[card.traveller]! : null;

const peekersOf = (card: Hidden): Seat[] => SEATS[6]!.filter((seat) => (card.peekers & (1 << seat)) !== 0);

/** The claims still to come, the current one first. */
function claimsToCome(s: State): Seat[] {
  const left = s.company.length + (s.faceDown === null ? 0 : 1);
  const next = s.agenda.findLast((step) => step.step === 'claim' || step.step === 'claims');
  if (next === undefined) return [];
  return Array.from({ length: left }, (_, i) => s.places[(next.place + i) % s.places.length]!);
}

function threat(s: State, step: Step | null): Threat | null {
  if (step?.step === 'robber') {
    const { seat, robber } = step;
    const boulders = threatened(s, seat, robber);
    return { seat, hazard: CARDS[robber]!, boulders, prey: preyOf(s, seat, robber, boulders) };
  }
  if (step?.step === 'goat') return goatThreat(step.seat, step.goat, COLOURS_ASKED[step.goat]!);
  return step?.step === 'pelt' ? goatThreat(step.seat, step.hazard, step.left) : null;
}

const goatThreat = (seat: Seat, hazard: Traveller, boulders: number): Threat => ({
  seat,
  hazard: CARDS[hazard]!,
  boulders,
  prey: [],
});

const preyOf = (s: State, seat: Seat, robber: Traveller, value: number): Threat['prey'] =>
  sidesOf(robber).flatMap((side) =>
    s[side][seat]!.filter((card) => VALUE[side][card] === value).map((card) => ({ side, card: CARDS[card]! })),
  );

const layout = (step: Step | null): Layout | null =>
  step?.step !== 'score'
    ? null
    : {
        seat: step.seat,
        food: cards(step.food),
        hand: cards(step.hand),
        tolls: cards(step.tolls),
        boulders: step.boulders,
        points: pointsFor(step),
      };

/** [HIDDEN-3] Only what the Fortune Teller showed is private; all other news is for everyone. */
export const seen = (news: News, reader: Seat | null): News =>
  news.news === 'peeked' && news.seat !== reader ? { ...news, traveller: null } : news;
