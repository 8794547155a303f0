// The state at the beginning of a turn of Troll & Dragon: two players, the usual dice, a duel step by step, and an end when
// the first place is empty. The limits below cut off what hardly matters between players who want to win.

export const [GROTTO, CAVERN] = [60, 50]; // diamonds and nuggets at the start
export const LEAD = 45; // a larger lead counts as this
export const HAND = 3; // a larger Troll Hand counts as this: the Dragon pays out no more at once
const LEADS = 2 * LEAD + 1;

/** How a turn began. */
export interface TurnStart {
  readonly lead: number;
  readonly grotto: number;
  readonly cavern: number;
  readonly hand: number;
}

/** The chance of the player who has just ended a turn, given what is left in the two places and the Hand, and the lead. */
export type Ended = (grotto: number, cavern: number, hand: number, lead: number) => number;

/** One number for every start of a turn: diamonds and nuggets left, Troll Hand, lead. */
export const emptyTable = (): Float32Array => new Float32Array((GROTTO + 1) * (CAVERN + 1) * (HAND + 1) * LEADS);

export function place(grotto: number, cavern: number, hand: number, lead: number): number {
  const within = Math.max(-LEAD, Math.min(LEAD, lead));
  return ((grotto * (CAVERN + 1) + cavern) * (HAND + 1) + Math.min(HAND, hand)) * LEADS + within + LEAD;
}

/** The Troll Hand after the Dragon woke. */
export const afterWaking = (hand: number): number => (hand < HAND ? 0 : HAND);

/** The share of the win with this lead at the end. A tie is half a win. */
export const share = (lead: number): number => (lead > 0 ? 1 : lead < 0 ? 0 : 0.5);

/** Every Hand and every lead. */
export function eachTurn(then: (hand: number, lead: number) => void): void {
  for (let hand = 0; hand <= HAND; hand++) for (let lead = -LEAD; lead <= LEAD; lead++) then(hand, lead);
}

/** Every supply of diamonds and nuggets, from nearly empty to full. */
export function eachSupply(then: (grotto: number, cavern: number) => void): void {
  for (let grotto = 1; grotto <= GROTTO; grotto++)
    for (let cavern = 1; cavern <= CAVERN; cavern++) then(grotto, cavern);
}

/** A turn may change nothing and lead back to its start, so that state needs a first guess. */
export const firstGuess = (
  chances: Float32Array,
  grotto: number,
  cavern: number,
  hand: number,
  lead: number,
): number => (grotto > 1 && cavern > 1 ? chances[place(grotto - 1, cavern - 1, hand, lead)]! : 0.5 + lead / (4 * LEAD));

/** Near the end the first guess is poor, and more passes are needed. */
export const isNearEnd = (grotto: number, cavern: number): boolean => grotto < 6 || cavern < 6;
