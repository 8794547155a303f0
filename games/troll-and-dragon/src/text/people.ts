import type { Company, Seat } from '@trollmoot/kernel';

/** Who sits where, for sentences about them. */
export interface People {
  /** The name a company gives to this seat; null: its pack's will do. */
  called(seat: Seat): string | null;
  isYou(seat: Seat): boolean;
}

export const peopleOf = (company: Company | null): People => ({
  called: (seat) => company?.names[seat] ?? null,
  isYou: (seat) => company?.you === seat,
});
