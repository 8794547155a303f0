import { type Act, below, plan, type Refusal, type Rules, tell } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Contents, Hold, Keep, Leave, Roll } from '../contents.ts';
import { GROTTO_FACES, type GrottoFace, KEEPABLE, type Keepable } from '../data/dice.ts';
import type { State } from '../state.ts';
import { bank, enterCavern, LEAVE } from './cavern.ts';
import { diceToRoll, freeDice, freeDieShowing, hasRolled, isKept } from './words.ts';

const ROLL: Roll = { do: 'roll' };
const KEEP: { readonly [face in Keepable]: Keep } = {
  key: { do: 'keep', face: 'key' },
  door: { do: 'keep', face: 'door' },
};

export const grotto: Pick<Rules<State, Contents>, 'grotto'> = {
  /** [GROTTO-5] Roll, set aside a Key or a Door, or leave. There is no limit. */
  grotto: {
    who: (s) => s.adventurer,
    options(s) {
      const options: (Roll | Keep | Hold | Leave)[] = [];
      for (let half = 0; half < KEEPABLE.length; half++)
        if (barsKeeping(s, KEEPABLE[half]!) === null) options.push(KEEP[KEEPABLE[half]!]);
      options.push(ROLL); // [KEY-6] even with Key and Door in sight
      if (hasRolled(s)) options.push(LEAVE); // [GROTTO-1]
      if (s.settings.reroll === 'any') options.push(...holds(s));
      return options;
    },
    take(s, _at, act) {
      if (act.do === 'roll') rollWhiteDice(s);
      else if (act.do === 'keep') keep(s, act.face);
      else if (act.do === 'hold') hold(s, act);
      else bank(s, 'grotto', 'GROTTO-7'); // [GROTTO-7]
    },
    why,
  },
};

/** The clause that forbids setting this half of the pair aside, if any. */
function barsKeeping(s: State, face: Keepable): Clause | null {
  if (s.cavern === 0) return 'KEY-8'; // [KEY-8] nothing to enter
  if (isKept(s, face)) return 'KEY-3'; // [KEY-3] one of each
  if (freeDieShowing(s, face) < 0) return 'KEY-1'; // [KEY-1] it takes a free die
  if (freeDice(s) === 1 && !isKept(s, otherHalf(face))) return 'KEY-7'; // [KEY-7] the last die must complete the pair
  return null;
}

/** [GROTTO-9] The clause that forbids holding this die back, if any. */
function barsHolding(s: State, die: number): Clause | null {
  if (s.settings.reroll === 'all') return 'GROTTO-6';
  if (!hasRolled(s)) return 'GROTTO-1';
  return s.free[die] === true && !s.held[die] && diceToRoll(s) > 1 ? null : 'GROTTO-9';
}

function holds(s: State): Hold[] {
  const options: Hold[] = [];
  for (let die = 0; die < s.white.length; die++)
    if (barsHolding(s, die) === null) options.push({ do: 'hold', die, face: s.white[die]! });
  return options;
}

const otherHalf = (face: Keepable): Keepable => (face === 'key' ? 'door' : 'key');

/** [GROTTO-6] Roll all free dice, [GROTTO-9] less those held back, and do what their faces say. */
function rollWhiteDice(s: State): void {
  let diamonds = 0;
  let free = 0;
  const faces: (GrottoFace | null)[] | null = s.news === null ? null : s.white.map(() => null); // blocked dice keep their face
  for (let die = 0; die < s.white.length; die++) {
    if (!s.free[die]) continue;
    if (s.held[die]) {
      s.held[die] = false;
      free++;
      continue;
    }
    const face = GROTTO_FACES[below(s, GROTTO_FACES.length)]!; // [DICE-4]
    s.white[die] = face;
    if (faces !== null) faces[die] = face;
    if (face === 'diamond') diamonds++;
    if (face === 'troll')
      s.free[die] = false; // [GROTTO-4]
    else free++;
  }
  if (free > 0) plan(s, { step: 'grotto' });
  const taken = Math.min(diamonds, s.grotto); // [GROTTO-3] [GROTTO-8]
  if (faces !== null) tell(s, { news: 'rolled', player: s.adventurer, faces, diamonds: taken, clause: 'GROTTO-2' });
  s.grotto -= taken; // [GROTTO-2]
  s.riskDiamonds += taken;
  if (taken > 0) s.quiet = 0;
  if (taken > 0 && s.grotto === 0) tell(s, { news: 'emptied', place: 'grotto', clause: 'END-3' });
  if (free === 0) meetTheTroll(s);
}

/**
 * [KEY-2] Block the die. [KEY-5] With the other half already set aside, [KEY-4] from this roll or an earlier one, enter the
 * Cavern, [KEY-9] even if no die is free.
 */
function keep(s: State, face: Keepable): void {
  const die = freeDieShowing(s, face);
  s.free[die] = false;
  s.held[die] = false;
  if (diceToRoll(s) === 0) s.held.fill(false); // [GROTTO-9] one at least must be rolled
  tell(s, { news: 'kept', player: s.adventurer, face, clause: 'KEY-2' });
  if (isKept(s, otherHalf(face))) enterCavern(s);
  else plan(s, { step: 'grotto' });
}

function hold(s: State, { die, face }: Hold): void {
  s.held[die] = true;
  tell(s, { news: 'held', player: s.adventurer, die, face, clause: 'GROTTO-9' });
  plan(s, { step: 'grotto' });
}

/** [TROLL-1] All dice are blocked: the treasure at risk goes into the Troll Hand. */
function meetTheTroll(s: State): void {
  plan(s, { step: 'endOfTurn' });
  tell(s, { news: 'trolled', player: s.adventurer, diamonds: s.riskDiamonds, clause: 'TROLL-1' });
  s.hand += s.riskDiamonds; // [TROLL-2]
  s.riskDiamonds = 0;
}

/** Why can't the adventurer hold a die back, set a diamond aside, leave before the first roll, enter without a Key? */
function why(s: State, _at: object, wish: Act): Refusal<Clause> | null {
  const free = freeDice(s);
  switch (wish.do) {
    case 'roll': // of only some of the dice
      return s.settings.reroll === 'all' ? { clause: 'GROTTO-6', fact: { free } } : null;
    case 'hold':
      return whyNotHold(s, wish, free);
    case 'leave':
      return hasRolled(s) ? null : { clause: 'GROTTO-1', fact: {} };
    case 'enter':
    case 'throw':
      return { clause: 'KEY-5', fact: { key: isKept(s, 'key'), door: isKept(s, 'door') } };
    case 'keep':
      return whyNotKeep(s, 'face' in wish ? String(wish.face) : '', free);
  }
  return null;
}

function whyNotHold(s: State, wish: Act, free: number): Refusal<Clause> | null {
  const die = 'die' in wish && typeof wish.die === 'number' ? wish.die : -1;
  const clause = barsHolding(s, die);
  return clause === null ? null : { clause, fact: clause === 'GROTTO-9' ? { free, left: diceToRoll(s) } : { free } };
}

function whyNotKeep(s: State, face: string, free: number): Refusal<Clause> | null {
  if (face === 'diamond' || face === 'troll') return { clause: 'KEY-10', fact: { face } }; // [KEY-10]
  if (face !== 'key' && face !== 'door') return null;
  const clause = barsKeeping(s, face);
  return clause === null ? null : { clause, fact: { face, free } };
}
