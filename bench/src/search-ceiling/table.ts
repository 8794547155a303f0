// How a turn of Troll & Dragon begins, for two players with the usual dice, in beats, over with the first empty place. What
// is cut off is said here; none of it matters much between players who want to win.

export const [GROTTO, CAVERN] = [60, 50]; // diamonds and nuggets at the start
export const LEAD = 45; // a lead beyond this counts as this
export const HAND = 3; // more in the Troll Hand counts as this: the Dragon gives no more at once
const LEADS = 2 * LEAD + 1;

/** One number for every beginning of a turn: diamonds and nuggets left, Troll Hand, lead. */
export const emptyTable = (): Float32Array => new Float32Array((GROTTO + 1) * (CAVERN + 1) * (HAND + 1) * LEADS);

export function place(grotto: number, cavern: number, hand: number, lead: number): number {
  const within = Math.max(-LEAD, Math.min(LEAD, lead));
  return ((grotto * (CAVERN + 1) + cavern) * (HAND + 1) + Math.min(HAND, hand)) * LEADS + within + LEAD;
}

/** What is in the Hand after the Dragon woke. */
export const afterWaking = (hand: number): number => (hand < HAND ? 0 : HAND);

/** The share of whoever is ahead by this much when it is over. A tie is half a win. */
export const share = (lead: number): number => (lead > 0 ? 1 : lead < 0 ? 0 : 0.5);

/** Every Hand and lead with so much left in the two places. */
export function eachTurn(then: (hand: number, lead: number) => void): void {
  for (let hand = 0; hand <= HAND; hand++) for (let lead = -LEAD; lead <= LEAD; lead++) then(hand, lead);
}

/** From empty places to full ones. */
export function eachSupply(then: (grotto: number, cavern: number) => void): void {
  for (let grotto = 1; grotto <= GROTTO; grotto++)
    for (let cavern = 1; cavern <= CAVERN; cavern++) then(grotto, cavern);
}

/** A turn may change nothing and lead back to where it began: what to begin with there. */
export const firstGuess = (
  chances: Float32Array,
  grotto: number,
  cavern: number,
  hand: number,
  lead: number,
): number => (grotto > 1 && cavern > 1 ? chances[place(grotto - 1, cavern - 1, hand, lead)]! : 0.5 + lead / (4 * LEAD));

/** Near the end a guess is far off, and takes longer to put right. */
export const isNearEnd = (grotto: number, cavern: number): boolean => grotto < 6 || cavern < 6;
