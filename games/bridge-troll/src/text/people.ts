import type { Company, Seat } from '@trollmoot/kernel';
import type { View } from '../view/view.ts';

/** Who sits where, for sentences about them. */
export interface People {
  /** The name a company gives to this seat; null: its colour will do. */
  called(seat: Seat): string | null;
  isYou(seat: Seat): boolean;
}

/** The same, with the table they sit at. */
export interface Speaker extends People {
  readonly view: View;
}

export const peopleOf = (company: Company | null): People => ({
  called: (seat) => company?.names[seat] ?? null,
  isYou: (seat) => company?.you === seat,
});
