import type { Seat } from '@trollmoot/kernel';
import { DIE, SCHEDULES } from '../data/printed.ts';
import {
  BANDIT,
  COLOURS_ASKED,
  FOOD,
  FORTUNE_TELLER,
  GARLIC_MERCHANT,
  JESTER,
  KNIGHT,
  POINTS,
  ROYAL_MESSENGER,
  SORT,
  STONEMASON,
  TOLL,
  type Traveller,
} from '../data/travellers.ts';
import { bouldersAt, coloursUnder } from '../rules/words.ts';
import type { Pile, State } from '../state.ts';

// What things are worth to a good player, in points. Tuned by playing against earlier figures. None of it is a rule.

/** A boulder: somewhat less than the half point it buys, because only a closed troll can spend it. */
export const A_BOULDER = 0.3;
/** Having another colour at all: goats ask for different ones. */
const ANOTHER_COLOUR = 0.25;
/** A card that waits for its counterpart, as a share of its value. */
export const UNMATCHED = 0.3;
/** The share of their points that matched cards count before they are traded in. */
const MATCHED = 0.9;
/** How much of its best card a troll should expect to lose to each kind of robber before trading it in. */
const ROBBED = 0.08;

/** The chance that another turn comes: 1 while the deck is large, less when the next roll may end the game. */
export function tomorrow(s: State): number {
  const { travellers } = SCHEDULES[s.seats]!;
  let faces = 0;
  for (const weather of DIE) if (travellers[weather] <= s.deck.length) faces++;
  return faces / DIE.length;
}

export function highest(values: readonly number[], pile: Pile): number {
  let most = 0;
  for (let i = 0; i < pile.length; i++) if (values[pile[i]!]! > most) most = values[pile[i]!]!;
  return most;
}

/** What one card in hand is good for. */
export function inHand(special: Traveller, food: Pile): number {
  switch (special) {
    case STONEMASON:
      return 1.4;
    case GARLIC_MERCHANT:
      return 1.2;
    case JESTER:
      return 0.9;
    case FORTUNE_TELLER:
      return 0.8;
    case ROYAL_MESSENGER:
      return food.some((card) => SORT[card] === 'royal') ? 3.5 : 1.2;
    default:
      return 0;
  }
}

/** Food and tolls: matched values count almost in full, the rest a little, minus what robbers may take. */
export function store(food: number, tolls: number, bestFood: number, bestToll: number): number {
  const matched = Math.min(food, tolls);
  return MATCHED * matched + UNMATCHED * (Math.max(food, tolls) - matched) - ROBBED * (bestFood + bestToll);
}

/** What claiming this traveller would bring the troll, hazards included. */
export function claimWorth(s: State, seat: Seat, traveller: Traveller): number {
  const food = s.food[seat]!;
  const tolls = s.tolls[seat]!;
  switch (SORT[traveller]!) {
    case 'regular':
      return 0.35 * Math.max(TOLL[traveller]!, FOOD[traveller]!) + 0.1 * Math.min(TOLL[traveller]!, FOOD[traveller]!);
    case 'royal':
      return 0.45 * FOOD[traveller]! + (s.hand[seat]!.includes(ROYAL_MESSENGER) ? 2 : 0.6);
    case 'special':
      return inHand(traveller, food) + 0.3;
    case 'bonus':
      return POINTS[traveller]!;
    case 'robber': {
      if (s.hand[seat]!.includes(GARLIC_MERCHANT)) return -0.5;
      const value =
        traveller === KNIGHT
          ? highest(FOOD, food)
          : traveller === BANDIT
            ? highest(TOLL, tolls)
            : Math.max(highest(FOOD, food), highest(TOLL, tolls));
      const defence = bouldersAt(s.boulders, seat) >= value ? A_BOULDER * value : value;
      return -Math.min(0.6 * value, defence);
    }
    case 'goat':
      return coloursUnder(s, seat) >= COLOURS_ASKED[traveller]!
        ? POINTS[traveller]! - (A_BOULDER + ANOTHER_COLOUR / 2) * COLOURS_ASKED[traveller]!
        : -1.1;
  }
}

/** An unknown card is more often good than bad. */
export const FACE_DOWN = 0.9;

/** Boulders under a bridge. */
export function boulderWorth(boulders: number, colours: number): number {
  return A_BOULDER * boulders + ANOTHER_COLOUR * Math.min(colours, 4);
}
