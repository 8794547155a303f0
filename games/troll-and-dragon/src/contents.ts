import type { ActionOf, Seat, StepOf } from '@trollmoot/kernel';
import type { Clause } from './clauses.ts';
import type { DragonFace, GrottoFace, Keepable, RedDie } from './data/dice.ts';
import type { Enough } from './data/plan.ts';
import type { Place, Treasure } from './data/treasure.ts';

/** What can be waiting to happen. The position says whose turn it is, so most steps remember nothing. */
export interface Contents {
  turn: { at: object };
  grotto: { at: object; act: Roll | Keep | Hold | Leave };
  beats: { at: object; act: Throw | Leave };
  race: { at: object; race: Throw | Leave | Open | Rouse };
  planBeats: { at: object; act: MostBeats | Leave };
  planNuggets: { at: { plan: Plan }; act: EnoughNuggets };
  planPoints: { at: { plan: Plan; out: RedDie }; act: EnoughPoints };
  planned: { at: { plan: Plan } };
  shares: { at: { player: Seat } };
  share: { at: { player: Seat }; act: Take };
  raid: { at: { player: Seat }; act: Snatch };
  endOfTurn: { at: object };
}

export type Roll = { readonly do: 'roll' }; // all free white dice that are not held back
export type Keep = { readonly do: 'keep'; readonly face: Keepable }; // set aside one free die that shows it
export type Hold = { readonly do: 'hold'; readonly die: number; readonly face: GrottoFace }; // keep one free die out of the next roll
export type Leave = { readonly do: 'leave' };
export type Throw = { readonly do: 'throw' }; // roll the gold dice; step by step, the red ones with them
export type Open = { readonly do: 'open' }; // the dragon side begins before the adventurer does
export type Rouse = { readonly do: 'rouse' }; // roll the red dice
export type MostBeats = { readonly do: 'beats'; readonly most: number };
export type EnoughNuggets = { readonly do: 'nuggets'; readonly enough: Enough };
export type EnoughPoints = { readonly do: 'points'; readonly enough: Enough };

export type Take = { readonly do: 'take'; readonly treasure: Treasure }; // one piece of what was dropped
export type Snatch = { readonly do: 'snatch'; readonly diamonds: number }; // from the Troll Hand

/** When to leave, said in advance. `points` applies once the first Dragon shows, by the die still out. */
export interface Plan {
  readonly beats: number;
  readonly nuggets: Enough;
  readonly points: readonly [Enough, Enough];
}

export type Step = StepOf<Contents>;
export type Action = ActionOf<Contents>;

/** What happened. `player` is the one who did it, or to whom it happened. */
export type News = { readonly clause: Clause } & (
  | { readonly news: 'began'; readonly player: Seat }
  | {
      readonly news: 'rolled';
      readonly player: Seat;
      readonly faces: readonly (GrottoFace | null)[];
      readonly diamonds: number;
    }
  | { readonly news: 'held'; readonly player: Seat; readonly die: number; readonly face: GrottoFace }
  | { readonly news: 'kept'; readonly player: Seat; readonly face: Keepable }
  | { readonly news: 'trolled'; readonly player: Seat; readonly diamonds: number }
  | {
      readonly news: 'left';
      readonly player: Seat;
      readonly place: Place;
      readonly diamonds: number;
      readonly nuggets: number;
    }
  | { readonly news: 'entered'; readonly player: Seat }
  | { readonly news: 'planned'; readonly player: Seat; readonly plan: Plan }
  | { readonly news: 'opened'; readonly player: Seat }
  | { readonly news: 'threw'; readonly player: Seat; readonly faces: readonly number[]; readonly nuggets: number }
  | { readonly news: 'roused'; readonly player: Seat; readonly faces: readonly (DragonFace | null)[] }
  | { readonly news: 'stirred'; readonly player: Seat; readonly die: RedDie }
  | {
      readonly news: 'woke';
      readonly player: Seat;
      readonly adventurer: Seat;
      readonly diamonds: number;
      readonly nuggets: number;
    }
  | { readonly news: 'dropped'; readonly diamonds: number }
  | { readonly news: 'shared'; readonly player: Seat; readonly diamonds: number; readonly nuggets: number }
  | { readonly news: 'emptied'; readonly place: Place }
  | { readonly news: 'ended' }
);
