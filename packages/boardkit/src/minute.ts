import type { Spoken } from '@trollmoot/kernel';
import type { Figure } from './figure.ts';

/**
 * How to play in a minute: four or five steps (aim, turn, what harms, how points arise, what ends it). The pictures are
 * positions like those of the rulebook. `rules:check` and a test play them, and hold every step to its clauses.
 */
export interface Minute {
  readonly role?: string; // what the game calls the seat it is for; left out: for everyone
  readonly steps: readonly MinuteStep[];
}

export interface MinuteStep {
  readonly title: Spoken;
  readonly text: Spoken; // about 22 words, three lines at most; **what matters most** is bold
  readonly clauses: readonly string[]; // where the rulebook says it; the picture stands for the first
  readonly picture: Omit<Figure, 'clause'>;
}

/** The picture of a step, as the rulebook has pictures. */
export const pictureOf = ({ clauses, picture }: MinuteStep): Figure => ({ clause: clauses[0]!, ...picture });
