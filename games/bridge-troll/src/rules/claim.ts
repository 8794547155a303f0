import { type Act, type Automatic, type Decision, nowKnown, plan, type Seat, tell } from '@trollmoot/kernel';
import type { Claim, Contents, UseSpecial } from '../contents.ts';
import { POINTS, SORT, type Traveller } from '../data/travellers.ts';
import type { State } from '../state.ts';
import { meetGoat } from './goats.ts';
import { meetRobber } from './robbers.ts';
import { ANY_WAY, isUseSpecial, offerSpecials, POWER, useSpecial, whySpecial } from './specials.ts';
import { askAgain, type Bar, discard, minus, plus, refuse, scorePoints, wished } from './words.ts';

const PEEK = { do: 'peek' } as const;
const WAIT = { do: 'wait' } as const;
const KEEP = { do: 'keep' } as const;
const CLAIM = SORT.map((_, traveller): Claim => ({ do: 'claim', traveller }));
const CLAIM_FACE_DOWN: Claim = { do: 'claimFaceDown' };
const SIDES = [
  { do: 'place', side: 'food' },
  { do: 'place', side: 'tolls' },
] as const;

/** [SPECIAL-3] The Fortune Teller, once the trophies are given out. */
export const foresee: Decision<State, Contents['foresee']['at'], Contents['foresee']['act']> = {
  who: (_s, { seat }) => seat,
  options: () => [PEEK, WAIT],
  take(s, { seat }, act) {
    if (act.do !== 'wait') useSpecial(s, seat, act);
  },
  why: (s, { seat }, wish) => whySpecial(s, seat, wish, ['peek'], 'SPECIAL-3'),
};

/** [CLAIM-1] In order of place, over and over, until the company is gone. */
export const claims: Automatic<State, Contents['claims']['at']> = {
  happen(s, { place }) {
    if (s.company.length === 0 && s.faceDown === null) return;
    plan(s, { step: 'claim', place }, { step: 'claims', place: (place + 1) % s.places.length }); // [CLAIM-6]
  },
};

/** [CLAIM-2] One card, like it or not. */
export const claim: Decision<State, Contents['claim']['at'], Contents['claim']['act']> = {
  who: (s, { place }) => s.places[place]!, // [CLAIM-3]
  options(s, { place }) {
    const acts: (Claim | UseSpecial)[] = [];
    const company = s.company;
    for (let i = 0; i < company.length; i++) if (company.indexOf(company[i]!) === i) acts.push(CLAIM[company[i]!]!);
    if (s.faceDown !== null) acts.push(CLAIM_FACE_DOWN);
    offerSpecials(s, s.places[place]!, ANY_WAY, acts); // [SPECIAL-4]
    return acts;
  },
  take(s, at, act, seat) {
    if (isUseSpecial(act)) {
      askAgain(s, { step: 'claim', place: at.place });
      useSpecial(s, seat, act);
    } else if (act.do === 'claim') {
      s.company = minus(s.company, act.traveller);
      receive(s, seat, act.traveller, false);
    } else {
      const { traveller } = s.faceDown!;
      s.faceDown = null;
      nowKnown(s); // [CLAIM-4]
      receive(s, seat, traveller, true);
    }
  },
  why: (s, _at, wish, seat) => whySpecial(s, seat, wish, ANY_WAY, 'SPECIAL-4') ?? whyClaim(s, wish),
};

function whyClaim(s: State, wish: Act): Bar {
  if (wish.do === 'claimFaceDown') return refuse('CLAIM-4', { faceDown: s.faceDown !== null });
  if (wish.do === 'pass' || wish.do === 'done') return refuse('CLAIM-2', { left: s.company.length });
  const traveller = wished(wish, 'traveller', SORT.length);
  return wish.do === 'claim' ? refuse('CLAIM-1', { traveller }) : null;
}

/** [CLAIM-5] What a claimed traveller does, before the next claim. */
function receive(s: State, seat: Seat, traveller: Traveller, faceDown: boolean): void {
  tell(s, { news: 'claimed', seat, traveller, faceDown, clause: faceDown ? 'CLAIM-4' : 'CLAIM-2' });
  switch (SORT[traveller]!) {
    case 'regular':
      plan(s, { step: 'place', seat, traveller });
      break;
    case 'royal': // [PLACE-2]
      s.food[seat] = plus(s.food[seat]!, traveller);
      tell(s, { news: 'setAside', seat, traveller, side: 'food', clause: 'PLACE-2' });
      break;
    case 'special': // [PLACE-3]
      s.hand[seat] = plus(s.hand[seat]!, traveller);
      tell(s, { news: 'setAside', seat, traveller, side: 'hand', clause: 'PLACE-3' });
      offerAtOnce(s, seat, traveller);
      break;
    case 'bonus': // [PLACE-4]
      discard(s, traveller);
      scorePoints(s, seat, POINTS[traveller]!, 'bonus', 'PLACE-4');
      break;
    case 'robber':
      meetRobber(s, seat, traveller);
      break;
    case 'goat':
      meetGoat(s, seat, traveller);
      break;
  }
}

/** [PLACE-1] To eat it, or to make it pay. */
export const place: Decision<State, Contents['place']['at'], Contents['place']['act']> = {
  who: (_s, { seat }) => seat,
  options: () => [...SIDES],
  take(s, { seat, traveller }, { side }) {
    s[side][seat] = plus(s[side][seat]!, traveller);
    tell(s, { news: 'setAside', seat, traveller, side, clause: 'PLACE-1' });
  },
};

// ── used as soon as claimed ──────────────────────────────────────────────────────────────

/** Ask only if its power can do something now. Eating it can wait. */
function offerAtOnce(s: State, seat: Seat, special: Traveller): void {
  const powers: UseSpecial[] = [];
  offerSpecials(s, seat, POWER[special] ?? [], powers);
  if (powers.length > 0) plan(s, { step: 'welcome', seat, special });
}

/** [SPECIAL-5] Use a special as soon as it is claimed. */
export const welcome: Decision<State, Contents['welcome']['at'], Contents['welcome']['act']> = {
  who: (_s, { seat }) => seat,
  options(s, { seat, special }) {
    const acts: Contents['welcome']['act'][] = [KEEP];
    offerSpecials(s, seat, POWER[special]!, acts);
    return acts;
  },
  take(s, { seat }, act) {
    if (act.do !== 'keep') useSpecial(s, seat, act);
  },
  why: (s, { special }, wish, seat) => whySpecial(s, seat, wish, POWER[special]!, 'SPECIAL-5'),
};
