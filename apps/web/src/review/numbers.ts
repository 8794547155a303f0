/** A share as whole points of 100. */
export const points = (share: number): number => Math.round(100 * share) + 0;

/** With its sign: +22, −71. */
export const signed = (whole: number): string => (whole === 0 ? '0' : `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`);
