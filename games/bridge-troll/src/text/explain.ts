import type { Explanation, Seat, Thing } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Side } from '../contents.ts';
import { CARDS, type Card } from '../data/cards.ts';
import { type Sort, WEATHERS, type Weather } from '../data/printed.ts';
import type { Colour, Traveller, TravellerId } from '../data/travellers.ts';
import type { View } from '../view/view.ts';
import type { Speaker } from './people.ts';

/** Everything on this table that has a name. */
export type BridgeThing =
  | { readonly thing: 'traveller'; readonly traveller: Traveller } // on the road
  | { readonly thing: 'held'; readonly seat: Seat; readonly side: Side | 'hand'; readonly traveller: Traveller }
  | { readonly thing: OfTroll; readonly seat: Seat }
  | { readonly thing: 'pile'; readonly seat: Seat; readonly side: Side }
  | { readonly thing: 'boulders'; readonly seat: Seat; readonly colour: Colour }
  | { readonly thing: 'supply'; readonly colour: Colour }
  | { readonly thing: 'weather'; readonly weather: Weather }
  | { readonly thing: 'upgrade'; readonly seat: Seat; readonly upgrade: number }
  | { readonly thing: Common };
type OfTroll = 'bridge' | 'bid' | 'place' | 'hand' | 'upgrades' | 'points';
type Common = 'die' | 'deck' | 'discards' | 'claims' | 'stack' | 'marker' | 'trade' | 'turn' | 'faceDown';
const OF_TROLL: readonly OfTroll[] = ['bridge', 'bid', 'place', 'hand', 'upgrades', 'points'];
const COMMON: readonly Common[] = ['die', 'deck', 'discards', 'claims', 'stack', 'marker', 'trade', 'turn', 'faceDown'];

export type Outlook = Explanation['now'];

/** What a language says about a thing; owner and clause are the same in all of them. */
export interface Told {
  readonly name: string;
  readonly kind?: string;
  readonly does: string;
  readonly now?: Outlook;
  readonly cannot?: string | null;
  readonly scores?: string | null;
}

export interface Explaining {
  title(card: Card): string;
  readonly sorts: { readonly [sort in Sort]: string };
  /** What a card does, what it cannot, and how it counts. */
  card(card: Card): Pick<Told, 'does' | 'cannot' | 'scores'>;
  /** What would happen if this troll claimed the card. */
  claimed(say: Speaker, card: Card, seat: Seat): Outlook;
  /** A card that a troll has: who is after it, or what it can do now. */
  held(say: Speaker, card: Card, seat: Seat, side: Side | 'hand'): Outlook;
  readonly ofTroll: { readonly [thing in OfTroll]: (say: Speaker, seat: Seat) => Told };
  pile(say: Speaker, seat: Seat, side: Side): Told;
  boulders(say: Speaker, seat: Seat, colour: Colour): Told;
  supply(say: Speaker, colour: Colour): Told;
  weather(say: Speaker, weather: Weather): Told;
  upgrade(upgrade: number): Told;
  readonly common: { readonly [thing in Common]: (say: Speaker, reader: Seat | null) => Told };
}

/** Everything a reader can point at. A hidden card is one thing, whatever it is. */
export function thingsIn(view: View): BridgeThing[] {
  return [
    ...roadOf(view).map((traveller) => ({ thing: 'traveller', traveller }) as const),
    ...COMMON.filter((thing) => isThere(view, thing)).map((thing) => ({ thing }) as const),
    ...WEATHERS.map((weather) => ({ thing: 'weather', weather }) as const),
    ...coloursIn(view.supply).map((colour) => ({ thing: 'supply', colour }) as const),
    ...view.trolls.flatMap(({ seat, boulders, food, tolls, hand, upgrades }) => [
      ...OF_TROLL.filter((thing) => isHis(view, thing, seat)).map((thing) => ({ thing, seat })),
      { thing: 'pile', seat, side: 'food' } as const,
      { thing: 'pile', seat, side: 'tolls' } as const,
      ...coloursIn(boulders).map((colour) => ({ thing: 'boulders', seat, colour }) as const),
      ...heldIn(seat, 'food', food),
      ...heldIn(seat, 'tolls', tolls),
      ...heldIn(seat, 'hand', hand ?? []),
      ...(upgrades ?? []).map((upgrade) => ({ thing: 'upgrade', seat, upgrade }) as const),
    ]),
  ];
}

const once = (cards: readonly Card[]): Traveller[] => [...new Set(cards.map(({ traveller }) => traveller))];
const heldIn = (seat: Seat, side: Side | 'hand', cards: readonly Card[]): BridgeThing[] =>
  once(cards).map((traveller) => ({ thing: 'held', seat, side, traveller }));
const coloursIn = (counts: readonly number[]): Colour[] => counts.flatMap((n, colour) => (n > 0 ? [colour] : []));

/** The travellers face-up on the road, and the one that someone has just claimed. */
function roadOf({ company, step }: View): Traveller[] {
  const guest =
    step?.step === 'place'
      ? [step.traveller]
      : step?.step === 'welcome'
        ? [step.special]
        : step?.step === 'robber'
          ? [step.robber]
          : step?.step === 'goat'
            ? [step.goat]
            : step?.step === 'pelt'
              ? [step.hazard]
              : [];
  return [...new Set([...once(company), ...guest])];
}

function isThere(view: View, thing: Common): boolean {
  if (thing === 'faceDown') return view.faceDown !== null;
  return thing === 'stack' ? view.stack.length > 0 : true;
}

/** A troll has a place or is closed only once the bids are open. */
const isHis = ({ trolls }: View, thing: OfTroll, seat: Seat): boolean =>
  thing !== 'place' || trolls[seat]!.place !== null || trolls[seat]!.closed;

/** What a thing is; null if this view has no such thing. */
export function explainIn(explain: Explaining, say: Speaker, asked: Thing, reader: Seat | null): Explanation | null {
  const { view } = say;
  const thing = asked as BridgeThing; // what is missing or out of range reads as undefined below
  switch (thing.thing) {
    case 'traveller': {
      if (!roadOf(view).includes(thing.traveller)) return null;
      const card = CARDS[thing.traveller]!;
      return told(cardTold(explain, card, reader === null ? null : explain.claimed(say, card, reader)), clauseOf(card));
    }
    case 'held': {
      const card = view.trolls[thing.seat]?.[thing.side]?.find(({ traveller }) => traveller === thing.traveller);
      if (card === undefined) return null;
      return told(cardTold(explain, card, explain.held(say, card, thing.seat, thing.side)), clauseOf(card), thing.seat);
    }
    case 'pile':
      if (view.trolls[thing.seat]?.[thing.side] === undefined) return null;
      return told(explain.pile(say, thing.seat, thing.side), 'PLACE-1', thing.seat);
    case 'boulders':
      if (!view.trolls[thing.seat]?.boulders[thing.colour]) return null;
      return told(explain.boulders(say, thing.seat, thing.colour), 'BID-2', thing.seat);
    case 'supply':
      return view.supply[thing.colour] ? told(explain.supply(say, thing.colour), 'DRAW-1') : null;
    case 'weather':
      return WEATHERS.includes(thing.weather) ? told(explain.weather(say, thing.weather), 'ROLL-1') : null;
    case 'upgrade':
      if (!view.trolls[thing.seat]?.upgrades?.includes(thing.upgrade)) return null;
      return told(explain.upgrade(thing.upgrade), 'END-2', thing.seat);
    case 'bridge':
    case 'bid':
    case 'place':
    case 'hand':
    case 'upgrades':
    case 'points':
      if (view.trolls[thing.seat] === undefined || !isHis(view, thing.thing, thing.seat)) return null;
      return told(explain.ofTroll[thing.thing](say, thing.seat), CLAUSE[thing.thing], thing.seat);
    default:
      if (!COMMON.includes(thing.thing) || !isThere(view, thing.thing)) return null;
      return told(explain.common[thing.thing](say, reader), CLAUSE[thing.thing]);
  }
}

const told = (
  { name, kind, does, now = null, cannot = null, scores = null }: Told,
  clause: Clause,
  owner: Seat | null = null,
): Explanation => ({ name, owner, kind: kind ?? null, does, now, cannot, scores, clause });

const cardTold = (explain: Explaining, card: Card, now: Outlook): Told => ({
  name: explain.title(card),
  kind: explain.sorts[card.sort],
  ...explain.card(card),
  now,
});

const clauseOf = ({ id, sort }: Card): Clause => CARD_CLAUSE[id] ?? SORT_CLAUSE[sort];
const CARD_CLAUSE: { readonly [id in TravellerId]?: Clause } = {
  fortuneTeller: 'FORTUNE-1',
  garlicMerchant: 'GARLIC-1',
  jester: 'JESTER-2',
  stonemason: 'MASON-1',
  royalMessenger: 'MESSENGER-1',
  knight: 'ROBBER-1',
  bandit: 'ROBBER-2',
  dragon: 'ROBBER-3',
};
const SORT_CLAUSE: { readonly [sort in Sort]: Clause } = {
  regular: 'PLACE-1',
  royal: 'PLACE-2',
  special: 'SPECIAL-1',
  bonus: 'PLACE-4',
  robber: 'ROBBER-6',
  goat: 'GOAT-1',
};
const CLAUSE: { readonly [thing in OfTroll | Common]: Clause } = {
  bridge: 'SETUP-1',
  bid: 'PILE-1',
  place: 'TROPHY-1',
  hand: 'SPECIAL-1',
  upgrades: 'END-2',
  points: 'HIDDEN-2',
  die: 'ROLL-1',
  deck: 'ROLL-3',
  discards: 'TURN-3',
  claims: 'CLAIM-1',
  stack: 'UPGRADE-1',
  marker: 'TROPHY-4',
  trade: 'TRADE-2',
  turn: 'TURN-1',
  faceDown: 'CLAIM-4',
};
