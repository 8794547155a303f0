import type { Contest, Decided, Played } from '@trollmoot/bots/arena';
import type { Seat, Settings } from '@trollmoot/kernel';

/** What the arena tells the other checkout: a new match, or to choose after what has been played since the last message. */
export type Told =
  | {
      readonly tell: 'begin';
      readonly game: string;
      readonly settings: Settings;
      readonly seed: string;
      readonly bots: readonly string[]; // by seat, whichever checkout plays it
    }
  | ({
      readonly tell: 'decide';
      readonly played: readonly Played[];
      readonly seat: Seat;
      readonly seed: string;
    } & Pick<Contest, 'iterations' | 'ms'>);

/** What it answers: its decision, or why it cannot make one. */
export type Answered = Decided | { readonly failure: string };
