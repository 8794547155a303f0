import type { Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import { freeDice, freeDieShowing, isKept, packPoints, seatsAt } from '../rules/words.ts';
import type { State } from '../state.ts';
import { ended } from './chances.ts';
import { MOST_DIAMONDS, MOST_NUGGETS, type TurnChances, turnChances } from './turn-chances.ts';
import { eyes } from './values.ts';

/** What each option is worth, with the whole turn worked out: for the usual game of two. */
export function worths(s: State, seat: Seat, options: readonly Action[]): readonly number[] | null {
  if (!isWorkedOut(s)) return null;
  const { riskDiamonds, riskNuggets } = s;
  const start = {
    grotto: s.grotto + riskDiamonds,
    cavern: s.cavern + riskNuggets,
    hand: s.hand,
    lead: packPoints(s, seat) - packPoints(s, 1 - seat),
    nuggets: s.packNuggets[seat]! - s.packNuggets[1 - seat]!,
  };
  const chances = turnChances(start, s.settings.dice, ended);
  return options.map((act) => {
    if (act.do === 'leave') return chances.leaving(riskDiamonds, riskNuggets);
    if (act.do === 'throw') return chances.throwing(eyes(s), riskDiamonds, riskNuggets);
    return inGrotto(s, chances, act);
  });
}

function isWorkedOut(s: State): boolean {
  const { dice, end, reroll, duel } = s.settings;
  const step = s.agenda.at(-1)?.step;
  return (
    seatsAt(s) === 2 &&
    dice === '1+2' &&
    end === 'first' &&
    reroll === 'all' &&
    duel === 'beats' &&
    (step === 'grotto' || step === 'beats') &&
    s.riskDiamonds < MOST_DIAMONDS &&
    s.riskNuggets < MOST_NUGGETS
  );
}

function inGrotto(s: State, chances: TurnChances, act: Action): number {
  const free = freeDice(s);
  const risk = s.riskDiamonds;
  const kept = isKept(s, 'key') || isKept(s, 'door') ? 1 : 0;
  if (act.do !== 'keep') return chances.rolling(free, kept, risk);
  if (kept === 1) return chances.entering(risk);
  const opens = freeDieShowing(s, act.face === 'key' ? 'door' : 'key') >= 0;
  const closed = free > 1 ? Math.max(chances.leaving(risk, 0), chances.rolling(free - 1, 1, risk)) : 0;
  return opens ? Math.max(closed, chances.entering(risk)) : closed;
}
