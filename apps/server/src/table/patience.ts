import type { Pace } from '@trollmoot/protocol';
import type { TableRecord } from '../store/records.ts';

const MINUTE = 60; // seconds
const DAY = 1440 * MINUTE;

const USUAL: { readonly [kind in Pace['kind']]: number } = { none: DAY, live: 2 * MINUTE, slow: DAY };

/** Seconds that a player who is asked may be away before the others may vote for a stand-in. */
export const patienceOf = ({ patience, pace }: Pick<TableRecord, 'patience' | 'pace'>): number =>
  patience ?? USUAL[pace.kind];
