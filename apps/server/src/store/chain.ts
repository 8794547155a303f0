import { hash } from 'node:crypto';
import type { Act } from '@trollmoot/kernel';

/** The checksum before the first entry of a log. */
export const CHAIN_START = 0;

/** What an entry says, as it is stored: `back` is a number, an act is JSON. */
export const textOf = (entry: { readonly act: Act } | { readonly back: number }): string =>
  'act' in entry ? JSON.stringify(entry.act) : String(entry.back);

/**
 * The checksum of a log up to and including this entry. It depends on every entry before it, so that a lost, changed or
 * exchanged one shows. 48 bits: enough against damage, and a safe integer.
 */
export const chained = (before: number, n: number, at: number, by: number | null, text: string): number =>
  checksum(`${before} ${n} ${at} ${by} ${text}`);

export const checksum = (text: string): number => Number.parseInt(hash('sha256', text).slice(0, 12), 16);
