import type { About, BoardProps } from '@trollmoot/boardkit/board.ts';
import { explained } from '@trollmoot/boardkit/explained.ts';
import type { Colour } from '@trollmoot/boardkit/seats.ts';
import { type Action, type BridgeThing, type Card, COLOURS, type News, type View } from '@trollmoot/bridge-troll';

export type Step = NonNullable<View['step']>;
export type { Card };
export type Troll = View['trolls'][number];
export type Weather = NonNullable<View['weather']>;
export type Props = BoardProps<View, Action, News, Step>;

/** Asks about any thing of this game. */
export type Ask = Props['about'];
/** What to spread on a touchable that shows a thing. */
export const shows = (ask: Ask, thing: BridgeThing): About => ask(thing);
/** The same for what cannot be touched. */
export const named = (ask: Ask, thing: BridgeThing, name: string) => explained(ask, thing, name);
/** Inside a touchable: a thing of its own to point at, with nothing more for a screen reader. */
export const pointed = (ask: Ask, thing: BridgeThing) => ({ 'data-thing': ask(thing)['data-thing'] });

/** Boulder counts are by colour, in the order of the seat colours. */
export const HUES: readonly Colour[] = COLOURS;

/** The boulders of these counts, one entry per boulder. */
export const stonesOf = (counts: readonly number[]): Colour[] =>
  counts.flatMap((n, colour) => Array<Colour>(n).fill(HUES[colour]!));

export const countOf = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** A bridge at this moment of the motion. */
export interface BridgeNow {
  readonly under: readonly number[];
  readonly bid: readonly number[];
  readonly place: number | null;
  readonly closed: boolean;
  readonly locked: boolean;
}

/** The old view, changed by the news played so far: hands open, standards are planted, piles are taken. */
export function bridgeNow(troll: Troll, heard: readonly News[]): BridgeNow {
  let { bid, boulders: under, place, closed, locked } = troll;
  for (const news of heard) {
    if (news.news === 'revealed') {
      bid = news.bids[troll.seat]!;
      under = troll.boulders.map((n, colour) => n - bid[colour]!);
      closed = countOf(bid) === 0;
      locked = false;
    } else if (news.news === 'placed' && news.seat === troll.seat) place = news.place;
    else if (news.news === 'tookPile') {
      if (news.from === troll.seat) bid = bid.map(() => 0);
      if (news.seat === troll.seat) under = under.map((n, colour) => n + news.boulders[colour]!);
    }
  }
  return { under, bid, place, closed, locked };
}

/** The traveller being dealt with now, and by which seat. */
export function guestOf(step: Step | null): { seat: number; traveller: number } | null {
  switch (step?.step) {
    case 'place':
      return { seat: step.seat, traveller: step.traveller };
    case 'welcome':
      return { seat: step.seat, traveller: step.special };
    case 'robber':
      return { seat: step.seat, traveller: step.robber };
    case 'goat':
      return { seat: step.seat, traveller: step.goat };
    case 'pelt':
      return { seat: step.seat, traveller: step.hazard };
    default:
      return null;
  }
}
