import { type Act, nowKnown, type Seat, tell } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { UseSpecial } from '../contents.ts';
import { BOULDERS_OF_THE_MASON } from '../data/printed.ts';
import {
  type Colour,
  FORTUNE_TELLER,
  HUES,
  ROYAL_MESSENGER,
  SORT,
  STONEMASON,
  type Traveller,
} from '../data/travellers.ts';
import type { State } from '../state.ts';
import { type Bar, has, minus, plus, refuse, wished } from './words.ts';

/** The ways to use a special. Each step allows some of them. */
export type Way = UseSpecial['do'];
export const ANY_WAY: readonly Way[] = ['peek', 'quarry', 'ransom', 'eat'];
/** [SPECIAL-6] Before dealing with a robber or a goat. */
export const FACING_A_HAZARD: readonly Way[] = ['quarry', 'ransom'];

const PEEK: UseSpecial = { do: 'peek' };
const QUARRY = Array.from({ length: HUES }, (_, colour): UseSpecial => ({ do: 'quarry', colour }));
const RANSOM = SORT.map((_, royal): UseSpecial => ({ do: 'ransom', royal }));
const EAT = SORT.map((_, special): UseSpecial => ({ do: 'eat', special }));
export const isUseSpecial = (act: Act): act is UseSpecial => ANY_WAY.some((way) => way === act.do);

/** What each special can do besides being eaten. The Jester and the Garlic Merchant have steps where they work. */
export const POWER: { readonly [special: Traveller]: readonly Way[] } = {
  [FORTUNE_TELLER]: ['peek'],
  [STONEMASON]: ['quarry'],
  [ROYAL_MESSENGER]: ['ransom'],
};

/** Add this troll's ways to use a special now to its options. */
export function offerSpecials<A>(s: State, seat: Seat, ways: readonly Way[], acts: (A | UseSpecial)[]): void {
  const hand = s.hand[seat]!;
  for (let i = 0; i < hand.length; i++) {
    const special = hand[i]!;
    if (hand.indexOf(special) < i) continue;
    if (special === FORTUNE_TELLER && ways.includes('peek') && barPeek(s, seat) === null) acts.push(PEEK);
    if (special === STONEMASON && ways.includes('quarry'))
      for (let colour = 0; colour < HUES; colour++) if (s.supply[colour]! > 0) acts.push(QUARRY[colour]!);
    if (special === ROYAL_MESSENGER && ways.includes('ransom'))
      for (const captive of s.food[seat]!) if (SORT[captive] === 'royal') acts.push(RANSOM[captive]!);
    if (ways.includes('eat')) acts.push(EAT[special]!);
  }
}

// ── what forbids ─────────────────────────────────────────────────────────────────────────

const barHand = (s: State, seat: Seat, special: Traveller): Bar =>
  has(s.hand[seat]!, special) ? null : refuse('SPECIAL-1', { special });

/** [FORTUNE-1] She shows the face-down card of the current company, if this troll has not seen it. */
export function barPeek(s: State, seat: Seat): Bar {
  const bar = barHand(s, seat, FORTUNE_TELLER);
  if (bar !== null) return bar;
  if (s.faceDown === null) return refuse('FORTUNE-1', { faceDown: false });
  return hasPeeked(s, seat) ? refuse('FORTUNE-1', { faceDown: true }) : null;
}
const hasPeeked = (s: State, seat: Seat): boolean => s.faceDown !== null && (s.faceDown.peekers & (1 << seat)) !== 0;

/** [MASON-2] He quarries in the supply, nowhere else. */
const barQuarry = (s: State, seat: Seat, colour: Colour): Bar =>
  barHand(s, seat, STONEMASON) ?? (s.supply[colour]! > 0 ? null : refuse('MASON-2', { colour }));

/** [MESSENGER-2] No ransom without a captive. */
const barRansom = (s: State, seat: Seat, royal: Traveller): Bar =>
  barHand(s, seat, ROYAL_MESSENGER) ??
  (SORT[royal] === 'royal' && has(s.food[seat]!, royal) ? null : refuse('MESSENGER-2', { royal }));

/** Why a wish to use a special is refused: the wrong moment [RULING-12], or what the special itself asks for. */
export function whySpecial(s: State, seat: Seat, wish: Act, ways: readonly Way[], window: Clause): Bar {
  if (!isUseSpecial(wish)) return null;
  if (!ways.includes(wish.do)) return refuse(window, { way: wish.do });
  const colour = wished(wish, 'colour', HUES);
  const royal = wished(wish, 'royal', SORT.length);
  const special = wished(wish, 'special', SORT.length);
  if (wish.do === 'peek') return barPeek(s, seat);
  if (wish.do === 'quarry' && colour !== null) return barQuarry(s, seat, colour);
  if (wish.do === 'ransom' && royal !== null) return barRansom(s, seat, royal);
  if (wish.do === 'eat' && special !== null) return barHand(s, seat, special);
  return refuse(window, { way: wish.do });
}

// ── what happens ─────────────────────────────────────────────────────────────────────────

export function useSpecial(s: State, seat: Seat, act: UseSpecial): void {
  switch (act.do) {
    case 'peek':
      peek(s, seat);
      break;
    case 'quarry':
      quarry(s, seat, act.colour);
      break;
    case 'ransom':
      ransom(s, seat, act.royal);
      break;
    case 'eat':
      fromHandToFood(s, seat, act.special);
      tell(s, { news: 'ate', seat, special: act.special, clause: 'SPECIAL-1' });
  }
}

/** [SPECIAL-1] Used once, it can still be eaten. */
export function fromHandToFood(s: State, seat: Seat, special: Traveller): void {
  s.hand[seat] = minus(s.hand[seat]!, special);
  s.food[seat] = plus(s.food[seat]!, special);
}

/** [FORTUNE-1] Only her user learns what the face-down card is. */
function peek(s: State, seat: Seat): void {
  const card = s.faceDown!;
  fromHandToFood(s, seat, FORTUNE_TELLER);
  s.faceDown = { traveller: card.traveller, peekers: card.peekers | (1 << seat), ruledOut: card.ruledOut };
  nowKnown(s);
  tell(s, { news: 'peeked', seat, traveller: card.traveller, clause: 'FORTUNE-1' });
}

/** [MASON-1] Three boulders of one colour; [MASON-2] fewer if there are no more. */
function quarry(s: State, seat: Seat, colour: Colour): void {
  const boulders = Math.min(BOULDERS_OF_THE_MASON, s.supply[colour]!);
  fromHandToFood(s, seat, STONEMASON);
  s.supply[colour]! -= boulders;
  s.boulders[seat * HUES + colour]! += boulders;
  tell(s, { news: 'quarried', seat, colour, boulders, clause: 'MASON-1' });
}

/** [MESSENGER-1] One royal crosses the bridge, from Food to Tolls. */
function ransom(s: State, seat: Seat, royal: Traveller): void {
  s.food[seat] = minus(s.food[seat]!, royal);
  s.tolls[seat] = plus(s.tolls[seat]!, royal);
  fromHandToFood(s, seat, ROYAL_MESSENGER);
  tell(s, { news: 'ransomed', seat, royal, clause: 'MESSENGER-1' });
}
