import type { Effort } from './judge.ts';

/** How many play-outs each part of a review gets, of all that there are. */
export interface Shares {
  readonly turn: number; // at the start of every turn
  readonly effort: Effort; // for every choice
  readonly confirmed: number; // for all choices that looked clear, together
  readonly lucks: number; // for all strokes of luck, together
}

/** What is aimed at; more would show nothing new. */
const AIM = { turn: 400, sift: 60, price: 200 } as const;
const LEAST = { turn: 4, sift: 1, price: 4 } as const;
/** Aim and least for each moment: worlds, or play-outs of luck as it came and as it could be expected. */
export const MOMENT = { aim: 1000, least: 8 } as const;

const OPTIONS = 6; // that a sifted choice has at most
const PRICED = 4; // of them priced

/** Divide a budget of play-outs among so many turns and choices. */
export function shareOut(budget: number, turns: number, choices: number): Shares {
  const each = (0.5 * budget) / Math.max(1, choices);
  return {
    turn: between(LEAST.turn, (0.15 * budget) / (turns + 1), AIM.turn),
    effort: {
      sift: between(LEAST.sift, (0.4 * each) / OPTIONS, AIM.sift),
      price: between(LEAST.price, (0.6 * each) / PRICED, AIM.price),
    },
    confirmed: Math.floor(0.2 * budget),
    lucks: Math.floor(0.15 * budget),
  };
}

/** Play-outs for one choice that is looked at again: half of them find the best other option, half price it. */
export const effortFor = (playOuts: number): Effort => ({
  sift: between(MOMENT.least / 4, playOuts / 2 / OPTIONS, MOMENT.aim),
  price: between(MOMENT.least, playOuts / 6, 2 * MOMENT.aim),
});

export const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, Math.floor(value)));
