import { type Printed, type Sort, TRAVELLERS } from './printed.ts';
import type { Traveller, TravellerId } from './travellers.ts';

/** A card, with everything printed on it. */
export interface Card {
  readonly traveller: Traveller;
  readonly id: TravellerId;
  readonly sort: Sort;
  readonly toll: number | null; // a royal's is its ransom
  readonly food: number | null;
  readonly points: number | null; // of a bonus, or for defeating a goat
  readonly colours: number | null; // how many boulders of different colours a goat asks for
}

const face = (kind: Printed & { readonly id: TravellerId }, traveller: Traveller): Card => ({
  traveller,
  id: kind.id,
  sort: kind.sort,
  toll: kind.toll ?? null,
  food: kind.food ?? null,
  points: kind.points ?? null,
  colours: kind.colours ?? null,
});

/** By traveller. */
export const CARDS: readonly Card[] = TRAVELLERS.map(face);
