import { BOULDERS_OF_A_COLOUR, COLOURS, type Printed, type Sort, TRAVELLERS } from './printed.ts';

/** A kind of traveller, as an index into TRAVELLERS. Cards of one kind cannot be told apart, so this names a card too. */
export type Traveller = number;
export type TravellerId = (typeof TRAVELLERS)[number]['id'];
/** A colour of boulders, as an index into COLOURS. */
export type Colour = number;
export type ColourName = (typeof COLOURS)[number];

const KINDS: readonly Printed[] = TRAVELLERS;

export const SORT: readonly Sort[] = KINDS.map((kind) => kind.sort);
export const TOLL: readonly number[] = KINDS.map((kind) => kind.toll ?? 0);
export const FOOD: readonly number[] = KINDS.map((kind) => kind.food ?? 0);
export const POINTS: readonly number[] = KINDS.map((kind) => kind.points ?? 0);
export const COLOURS_ASKED: readonly number[] = KINDS.map((kind) => kind.colours ?? 0);
export const COPIES: readonly number[] = KINDS.map((kind) => kind.copies);

/** All cards, kind by kind. */
export const DECK: readonly Traveller[] = KINDS.flatMap((kind, traveller) =>
  Array<Traveller>(kind.copies).fill(traveller),
);

const traveller = (id: TravellerId): Traveller => TRAVELLERS.findIndex((kind) => kind.id === id);

export const FORTUNE_TELLER = traveller('fortuneTeller');
export const GARLIC_MERCHANT = traveller('garlicMerchant');
export const JESTER = traveller('jester');
export const STONEMASON = traveller('stonemason');
export const ROYAL_MESSENGER = traveller('royalMessenger');
export const KNIGHT = traveller('knight');
export const BANDIT = traveller('bandit');

/** How many colours there are; a troll's boulders are in an array at `seat * HUES + colour`. */
export const HUES = COLOURS.length;
export const MOST_OF_A_COLOUR = BOULDERS_OF_A_COLOUR;
