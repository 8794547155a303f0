import { type Act, type Decision, plan, type Seat, tell } from '@trollmoot/kernel';
import type { Contents, Throw } from '../contents.ts';
import {
  COLOURS_ASKED,
  type Colour,
  HUES,
  MOST_OF_A_COLOUR,
  POINTS,
  SORT,
  type Traveller,
} from '../data/travellers.ts';
import type { State } from '../state.ts';
import { actsByLot, type Bar, discard, heap, noBoulders, refuse, scorePoints, toSupply, wished } from './words.ts';

const THROW = actsByLot((colour, boulders): Throw => ({ do: 'throw', colour, boulders }));
const isGoat = (hazard: Traveller): boolean => SORT[hazard] === 'goat';

/** Throw `left` more boulders at a hazard, and ask for colours only while there is a choice. */
export function throwAt(s: State, seat: Seat, hazard: Traveller, left: number, thrown: readonly Colour[]): void {
  if (left === 0) overcome(s, seat, hazard);
  else if (mustChoose(s, seat, hazard, left, thrown)) plan(s, { step: 'pelt', seat, hazard, left, thrown });
  else {
    const boulders = noBoulders();
    for (let colour = 0; colour < HUES && left > 0; colour++) {
      boulders[colour] = most(s, seat, hazard, thrown, colour, left);
      left -= boulders[colour]!;
    }
    hit(s, seat, hazard, boulders);
    overcome(s, seat, hazard);
  }
}

function overcome(s: State, seat: Seat, hazard: Traveller): void {
  if (isGoat(hazard)) goatDefeated(s, seat, hazard);
  else drivenOff(s, seat, hazard);
}

/** Does this troll have more fitting boulders than needed, in more than one colour? */
function mustChoose(s: State, seat: Seat, hazard: Traveller, left: number, thrown: readonly Colour[]): boolean {
  let colours = 0;
  let boulders = 0;
  for (let colour = 0; colour < HUES; colour++) {
    const fit = most(s, seat, hazard, thrown, colour, MOST_OF_A_COLOUR);
    if (fit > 0) colours++;
    boulders += fit;
  }
  return boulders > left && colours > 1;
}

/** The most of this colour that fit: [GOAT-1] one per colour at a goat, [ROBBER-6] any at a robber. */
function most(
  s: State,
  seat: Seat,
  hazard: Traveller,
  thrown: readonly Colour[],
  colour: Colour,
  left: number,
): number {
  const have = s.boulders[seat * HUES + colour]!;
  if (!isGoat(hazard)) return Math.min(have, left);
  return have > 0 && !thrown.includes(colour) ? 1 : 0;
}

/** Which boulders fly. */
export const pelt: Decision<State, Contents['pelt']['at'], Throw> = {
  who: (_s, { seat }) => seat,
  options(s, { seat, hazard, left, thrown }) {
    const acts: Throw[] = [];
    for (let colour = 0; colour < HUES; colour++)
      for (let n = 1, limit = most(s, seat, hazard, thrown, colour, left); n <= limit; n++)
        acts.push(THROW[colour]![n]!);
    return acts;
  },
  take(s, { seat, hazard, left, thrown }, { colour, boulders }) {
    hit(s, seat, hazard, heap(colour, boulders));
    throwAt(s, seat, hazard, left - boulders, [...thrown, colour]);
  },
  why: (s, { hazard, left, thrown }, wish, seat) => whyThrow(s, seat, hazard, left, thrown, wish),
};

function whyThrow(s: State, seat: Seat, hazard: Traveller, left: number, thrown: readonly Colour[], wish: Act): Bar {
  const colour = wished(wish, 'colour', HUES);
  const boulders = wished(wish, 'boulders', MOST_OF_A_COLOUR + 1);
  if (wish.do !== 'throw' || colour === null || boulders === null) return null;
  const have = s.boulders[seat * HUES + colour]!;
  if (boulders > have) return refuse('ROBBER-8', { colour, have });
  if (isGoat(hazard)) return refuse('GOAT-1', { colour, again: thrown.includes(colour), need: COLOURS_ASKED[hazard]! });
  return refuse('ROBBER-6', { need: left, have: boulders });
}

function hit(s: State, seat: Seat, hazard: Traveller, boulders: readonly number[]): void {
  for (let colour = 0; colour < HUES; colour++) toSupply(s, seat, colour, boulders[colour]!); // [ROBBER-8] [RULING-1]
  tell(s, { news: 'threw', seat, hazard, boulders, clause: 'RULING-1' });
}

/** [GOAT-1] The goat's printed points. */
function goatDefeated(s: State, seat: Seat, goat: Traveller): void {
  discard(s, goat);
  scorePoints(s, seat, POINTS[goat]!, 'goat', 'GOAT-1');
}

/** [ROBBER-6] The robber runs, and the card stays. */
/** [ROBBER-10] The robber is discarded, and the card stays where it is. */
function drivenOff(s: State, seat: Seat, robber: Traveller): void {
  discard(s, robber);
  tell(s, { news: 'drivenOff', seat, robber, clause: 'ROBBER-6' });
}
