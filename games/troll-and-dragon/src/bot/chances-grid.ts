// For which positions the exact chances are kept, and how.

/** Diamonds and nuggets left when a turn begins. */
export const GROTTOS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 22, 27, 33, 40, 50, 60] as const;
export const CAVERNS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 16, 20, 25, 32, 40, 50] as const;
/** Without diamonds in the Troll Hand, and with as many as the Dragon pays out. */
export const HANDS = 2;
/** By how many points the player leads, or is behind if below 0. */
export const LEADS: readonly number[] = bothWays([
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 23, 26, 30, 35, 40, 45,
]);

function bothWays(ahead: readonly number[]): number[] {
  return [...ahead.map((lead) => -lead).reverse(), 0, ...ahead];
}

/** A chance as a number from 0 to 255, finer near 0 and 1. */
export const byteOfChance = (chance: number): number => Math.round((510 / Math.PI) * Math.asin(Math.sqrt(chance)));
export const chanceOfByte = (byte: number): number => Math.sin((byte * Math.PI) / 510) ** 2;
