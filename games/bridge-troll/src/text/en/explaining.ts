import { capital, type Seat } from '@trollmoot/kernel';
import { CARDS, type Card } from '../../data/cards.ts';
import {
  BOULDERS_FOR_A_POINT,
  BOULDERS_OF_THE_MASON,
  DIE,
  END_POINT_OF_AN_UPGRADE,
  FIRST_PLACE_POINT,
  POINT_LOST_TO_A_GOAT,
} from '../../data/printed.ts';
import type { Traveller } from '../../data/travellers.ts';
import {
  bestTradeIn,
  claimsOf,
  drawsOf,
  hasPileStage,
  isUsableNow,
  raidersOf,
  raidOn,
  underOf,
} from '../../queries/index.ts';
import type { Explaining, Outlook, Told } from '../explain.ts';
import { coloursOf, countOf } from '../facts.ts';
import type { Speaker } from '../people.ts';
import {
  and,
  boulders,
  COLOUR,
  count,
  Does,
  heap,
  of,
  or,
  place,
  player,
  points,
  the,
  title,
  WEATHER,
} from './names.ts';

const LOWER = 'In a trade-in you score the lower of your two totals, Food and Tolls.';
const now = (says: string): NonNullable<Outlook> => ({ title: 'Now', says });

/** When each special works. */
export const WORKS: { readonly [id: string]: string } = {
  fortuneTeller: 'She works before you bid, once the places are known, and before you claim.',
  garlicMerchant: 'He works when you face a robber.',
  jester: 'He works when you bid.',
  stonemason: 'He works before you bid, claim or take boulders, against a robber or goat, and when you score.',
  royalMessenger: 'He works before you bid or claim, against a robber or goat, and when you score.',
};

const POWER: { readonly [id: string]: string } = {
  fortuneTeller: 'Shows you alone the face-down card.',
  garlicMerchant: 'Drives off a Knight, Bandit or Dragon you claim.',
  jester: 'Lets you bid boulders of several colours.',
  stonemason: `Takes ${boulders(BOULDERS_OF_THE_MASON)} of one colour from the supply.`,
  royalMessenger: 'Moves one royal from your Food to your Tolls.',
};

const PREY: { readonly [id: string]: string } = { knight: 'Food', bandit: 'Tolls', dragon: 'Food and Tolls together' };

function card({ id, sort, food, toll, points: worth, colours }: Card): Pick<Told, 'does' | 'cannot' | 'scores'> {
  switch (sort) {
    case 'regular':
      return {
        does: `Put it in Food, worth ${food}, or in Tolls, worth ${toll}.`,
        cannot: 'Once placed, it can’t change sides.',
        scores: LOWER,
      };
    case 'royal':
      return {
        does: `Goes to your Food, worth ${food}. A Royal Messenger moves it to your Tolls for a ransom of ${toll}.`,
        cannot: 'You can’t put a royal straight in Tolls.',
        scores: LOWER,
      };
    case 'special':
      return {
        does: `${POWER[id]} Goes to your hand when claimed, and to your Food when used, worth ${food}.`,
        cannot: 'It works only once.',
        scores: 'Counts as food in a trade-in, even straight from your hand.',
      };
    case 'bonus':
      return { does: `Scores ${points(worth ?? 0)} at once. Then it is discarded.` };
    case 'robber':
      return {
        does: `Takes your highest card from ${PREY[id]} when you claim it. Throw as many boulders as that card is worth to keep it.`,
        cannot: 'Robbers can’t reach the cards in your hand.',
      };
    case 'goat':
      return {
        does: `Throw ${colours} boulders of different colours to score ${points(worth ?? 0)}. Or lose ${points(POINT_LOST_TO_A_GOAT)}, and it goes back into the deck.`,
        cannot: 'Garlic does not impress a Billy Goat.',
      };
  }
}

function claimed(say: Speaker, card: Card, seat: Seat): Outlook {
  const troll = say.view.trolls[seat]!;
  const title = 'If you claim it';
  switch (card.sort) {
    case 'regular':
      return {
        title,
        says: `Your Food becomes ${troll.foodTotal + (card.food ?? 0)}, or your Tolls ${troll.tollTotal + (card.toll ?? 0)}.`,
      };
    case 'royal':
      return { title, says: `Your Food becomes ${troll.foodTotal + (card.food ?? 0)}.` };
    case 'special':
      return { title, says: WORKS[card.id]! };
    case 'bonus':
      return { title, says: `You score ${points(card.points ?? 0)}.` };
    case 'robber':
      return { title, says: raid(say, card, seat) };
    case 'goat':
      return {
        title,
        says: `You have ${count(coloursOf(troll.boulders), 'colour')} of the ${card.colours} it asks for.`,
      };
  }
}

function raid({ view }: Speaker, { traveller }: Card, seat: Seat): string {
  const { value, prey } = raidOn(view, seat, traveller);
  if (value === 0) return 'It finds nothing to take from you.';
  const garlic = view.trolls[seat]!.hand?.some(({ id }) => id === 'garlicMerchant')
    ? ' Your Garlic Merchant can drive it off.'
    : '';
  return `It is after ${or(prey.map((lost) => the(lost.traveller)))}. Keeping the card takes ${boulders(value)}, and you have ${underOf(view, seat)}.${garlic}`;
}

function held(say: Speaker, { id, traveller }: Card, seat: Seat, side: 'food' | 'tolls' | 'hand'): Outlook {
  if (side === 'hand')
    return now(isUsableNow(say.view, seat, traveller) ? 'It works right now.' : `Not at this moment. ${WORKS[id]}`);
  const raiders = raidersOf(say.view, seat, side, traveller);
  if (raiders.length === 0) return null;
  return {
    title: 'In danger',
    says: `${capital(or(raiders.map(the)))} would go for this card, if ${say.isYou(seat) ? 'you claim' : 'its owner claims'} one.`,
  };
}

const tradeable = ({ view, isYou }: Speaker, seat: Seat): string => {
  const best = bestTradeIn(view, seat);
  if (!isYou(seat)) return '';
  return best === null ? ' Nothing to trade in yet.' : ` Your best trade-in: ${points(best.points)}.`;
};

function ofPlace({ view }: Speaker, seat: Seat): Told {
  const { place: n } = view.trolls[seat]!;
  if (n === null)
    return {
      name: 'Closed',
      kind: 'bridge',
      does: `Claims no travellers this turn. Draws boulders from the supply: ${view.schedule.boulders} for every open troll.`,
      now: now(`${boulders(drawsOf(view))} this turn.`),
      scores: `Only a closed troll can add boulders to a trade-in, ${BOULDERS_FOR_A_POINT} per point.`,
    };
  return {
    name: `${capital(place(n))} place`,
    kind: 'trophy',
    does: 'Travellers are claimed in order of place. Bid piles are taken in the opposite order, last place first.',
    now: now(`${count(claimsOf(view, seat), 'claim')} still to come.`),
    cannot: 'An open troll can’t add boulders to a trade-in.',
    scores: n === 1 ? `First place takes ${points(FIRST_PLACE_POINT)} at once.` : null,
  };
}

function ofBid({ view }: Speaker, seat: Seat): Told {
  const { bid, locked } = view.trolls[seat]!;
  const says = locked
    ? 'Sealed until everyone has bid.'
    : countOf(bid) === 0
      ? 'No boulders on this bridge.'
      : `${capital(heap(bid))}.${hasPileStage(view) ? ' It can be taken now.' : ''}`;
  return {
    name: 'Bid pile',
    does: 'The larger bid takes the better place. After the claims each open troll takes one whole pile, last place first.',
    now: now(says),
    cannot: 'You can’t throw boulders of a bid at robbers or goats.',
  };
}

function ofPoints({ view }: Speaker, seat: Seat): Told {
  const { points: markers, score } = view.trolls[seat]!;
  return {
    name: 'Points',
    does: 'Score by trade-ins, first place, bonuses and goats. Points also pay for upgrades.',
    now: now(
      markers === null || score === null
        ? 'Hidden until the end.'
        : `${points(markers)} in markers, ${score} with the upgrades.`,
    ),
    scores: 'The highest score wins. Upgrades, then boulders, break a tie.',
  };
}

const UPGRADE_DOES = `At the end it scores its number and ${points(END_POINT_OF_AN_UPGRADE)} more.`;

export const explain: Explaining = {
  title,
  sorts: {
    regular: 'traveller',
    royal: 'royal',
    special: 'special traveller',
    bonus: 'bridge bonus',
    robber: 'robber',
    goat: 'goat',
  },
  card,
  claimed,
  held,
  ofTroll: {
    bridge: ({ view }, seat) => ({
      name: 'Bridge',
      does: 'Bid and throw the boulders under it. Food lies on its left, Tolls on its right.',
      now: now(`${boulders(underOf(view, seat))} under the bridge: ${heap(view.trolls[seat]!.boulders)}.`),
    }),
    bid: ofBid,
    place: ofPlace,
    hand: ({ view }, seat) => ({
      name: 'Hand',
      does: 'Special travellers, each used once and then eaten.',
      now: now(`${count(view.trolls[seat]!.handCount, 'card')} in hand.`),
      cannot: 'Robbers can’t reach them here.',
      scores: 'Cards in hand score nothing at the end.',
    }),
    upgrades: ({ view }, seat) => ({
      name: 'Upgrades',
      does: `Each was bought with points. ${UPGRADE_DOES}`,
      now: now(`${count(view.trolls[seat]!.upgradeCount, 'upgrade')} so far.`),
    }),
    points: ofPoints,
  },
  pile: (say, seat, side) => ({
    name: side === 'food' ? 'Food' : 'Tolls',
    does:
      side === 'food'
        ? 'Travellers this troll eats: regular ones by choice, all royals, and used specials.'
        : 'Regular travellers who paid, and ransomed royals.',
    now: now(`Worth ${say.view.trolls[seat]![side === 'food' ? 'foodTotal' : 'tollTotal']}.${tradeable(say, seat)}`),
    scores: LOWER,
  }),
  boulders: ({ view }, seat, colour) => ({
    name: `${capital(COLOUR[colour]!)} boulders`,
    does: `Bid them for a place, or throw them at robbers and goats. A closed troll can trade in ${BOULDERS_FOR_A_POINT} for a point.`,
    now: now(`${count(view.trolls[seat]!.boulders[colour]!, 'boulder')} under this bridge.`),
    cannot: 'A bid can’t mix colours without a Jester.',
    scores: 'Boulders score nothing at the end. They only break ties.',
  }),
  supply: ({ view }, colour) => ({
    name: `${capital(COLOUR[colour]!)} boulders`,
    kind: 'supply',
    does: 'Closed trolls and Stonemasons draw from the supply. Boulders thrown or traded in go back to it.',
    now: now(`${boulders(view.supply[colour]!)} left.`),
  }),
  weather: ({ view }, weather) => ({
    name: capital(WEATHER[weather]),
    kind: 'weather',
    does: `${count(view.schedule.travellers[weather], 'traveller')} come, one of them face-down. It is on ${DIE.filter((face) => face === weather).length} of the die’s ${DIE.length} faces.`,
    now: view.weather === weather ? now('Today’s weather.') : null,
  }),
  upgrade: (n) => ({ name: `Upgrade ${n}`, does: UPGRADE_DOES, scores: `${points(n + END_POINT_OF_AN_UPGRADE)}.` }),
  common: {
    die: (say) => ({
      name: 'Weather die',
      does: 'The active troll rolls it to begin the turn. The better the weather, the more travellers come.',
      now: now(
        say.view.weather === null
          ? Does(say, say.view.active, 'rolls it next.', 'roll it next.')
          : `It shows ${WEATHER[say.view.weather]}: ${count(say.view.travellers, 'traveller')}.`,
      ),
    }),
    deck: ({ view }) => ({
      name: 'Deck',
      does: 'The travellers still to come. When it has too few for a whole company, the game ends at once.',
      now: now(`${count(view.deck, 'card')} left.`),
    }),
    discards: ({ view }) => ({
      name: 'Discards',
      does: 'Discarded travellers never come back. Only an undefeated goat returns to the deck.',
      now: now(`${count(view.discards.length + view.drivenAway.length, 'card')} so far.`),
    }),
    claims: (say, reader) => ({
      name: 'Order of claims',
      does: 'Open trolls claim one card each, in order of place, again and again until none is left.',
      now: now(orderOf(say, reader)),
      cannot: 'You can’t pass. Closed trolls claim nothing.',
    }),
    stack: ({ view }, reader) => ({
      name: `Upgrade ${view.stack.at(-1)}`,
      kind: 'for sale',
      does: `Costs ${points(view.stack.at(-1) ?? 0)} in your score step, one upgrade per turn. ${UPGRADE_DOES}`,
      now: afford(view.stack.at(-1) ?? 0, reader === null ? null : view.trolls[reader]!.points),
      scores: `${points((view.stack.at(-1) ?? 0) + END_POINT_OF_AN_UPGRADE)} at the end.`,
    }),
    marker: ({ view }) => ({
      name: 'One-point marker',
      does: 'First place takes it as soon as the bids are open.',
      now: now(view.marker ? 'It waits for the largest bid.' : 'Taken this turn.'),
    }),
    trade: (say, reader) => ({
      name: 'Trade-in',
      does: `Cards from Food and Tolls together score the lower total. A closed troll can add boulders to the lower side, ${BOULDERS_FOR_A_POINT} per point.`,
      now:
        say.view.trade !== null && say.view.trade.points > 0
          ? now(`This trade-in is worth ${points(say.view.trade.points)}.`)
          : reader === null
            ? null
            : now(tradeable({ ...say, isYou: () => true }, reader).trim()),
      cannot: 'What one side is worth beyond the other is lost.',
    }),
    turn: (say) => ({
      name: `Turn ${say.view.turn}`,
      does: 'A turn has four stages: roll, bid, collect, score. Then the die passes clockwise.',
      now: now(`${capital(of(say, say.view.active))} turn to roll.`),
    }),
    faceDown: (say) => ({
      name: 'Face-down traveller',
      does: 'You may claim it like any other. Then everyone sees it, and you must keep it.',
      now: now(peekedAt(say)),
      cannot: 'Only a Fortune Teller looks at it before.',
    }),
  },
};

function orderOf(say: Speaker, reader: Seat | null): string {
  const [next] = say.view.claims;
  if (next === undefined) return 'No claims are waiting.';
  const mine = reader === null ? '' : ` You have ${count(claimsOf(say.view, reader), 'claim')} left.`;
  return `${Does(say, next, 'claims next.', 'claim next.')}${mine}`;
}

function afford(price: number, have: number | null): Outlook {
  if (have === null) return null;
  return now(
    have >= price ? `You have ${points(have)}: enough.` : `You have ${points(have)}, ${price - have} too few.`,
  );
}

function peekedAt(say: Speaker): string {
  const { card: known, peekers } = say.view.faceDown!;
  if (known !== null) return `You peeked: it is ${the(known.traveller)}.`;
  return peekers.length === 0
    ? 'Nobody knows what it is.'
    : `${capital(and(peekers.map((seat) => player(say, seat))))} peeked at it.`;
}

/** By traveller: for the refusals. */
export const worksOf = (special: Traveller): string => WORKS[CARDS[special]!.id] ?? '';
