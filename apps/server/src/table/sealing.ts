import { type Seal, sealedSeed, sealOf } from '@trollmoot/kernel';
import type { TableRecord } from '../store/records.ts';
import { saltsOf } from './occupants.ts';

/** The seal of a table, with or without its secret; null in games begun before there were seals. */
export function sealedBy(
  { secret, occupants }: Pick<TableRecord, 'secret' | 'occupants'>,
  isOpen: boolean,
): Seal | null {
  if (secret === null) return null;
  return { commitment: sealOf(secret), salts: saltsOf(occupants), secret: isOpen ? secret : null };
}

/** The seed that the table's secret and the salts sent so far make. */
export const seedOf = ({ occupants }: TableRecord, secret: string): string => sealedSeed(secret, saltsOf(occupants));
