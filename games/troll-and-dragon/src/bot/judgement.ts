import type { Judgement } from '@trollmoot/kernel';
import { GROTTO_DICE } from '../data/dice.ts';
import { DIAMONDS, NUGGETS } from '../data/treasure.ts';
import { packPoints, riskPoints, seatsAt } from '../rules/words.ts';
import type { State } from '../state.ts';
import { evaluate, expectedOfTurn, TURN, turnsLeft, usualSpread } from './evaluate.ts';
import { grottoOf } from './values.ts';
import { WEIGHTS } from './weights.ts';

const LEAST = 1e-5; // of an estimate, so that it has a logarithm

const LOOKS = [
  'estimate',
  'points in the pack',
  'points in the pack, by how much is to come',
  'adventurer',
  'points at risk',
  'expected of the turn',
  'the next turn',
  'the turn after that',
  'the Troll Hand, for others',
] as const;

export const judgement: Judgement<State> = {
  looks: LOOKS,
  weights: WEIGHTS,
  sides: seatsAt,
  progress: (s) => 1 - turnsLeft(s) / turnsInAll(s),
  turn: (s) => s.adventurer,
  look(s, _viewer, side, into, at) {
    const seats = seatsAt(s);
    const left = turnsLeft(s);
    const behind = (side - s.adventurer + seats) % seats;
    const isOnTurn = behind === 0;
    const turn = grottoOf(s).rolling(GROTTO_DICE, 0, 0) / 10;
    into[at] = Math.log(Math.max(LEAST, evaluate(s, side)));
    into[at + 1] = packPoints(s, side) / 10;
    into[at + 2] = packPoints(s, side) / usualSpread(s, left);
    into[at + 3] = isOnTurn ? 1 : 0;
    into[at + 4] = isOnTurn ? riskPoints(s) / 10 : 0;
    into[at + 5] = isOnTurn ? expectedOfTurn(s) / 10 : 0;
    into[at + 6] = behind === 1 ? turn * Math.min(1, left) : 0;
    into[at + 7] = behind === 2 % seats ? turn * Math.min(1, Math.max(0, left - 1)) : 0;
    into[at + 8] = isOnTurn ? 0 : s.hand / 10;
  },
};

/** How many turns a game may take from its beginning. */
function turnsInAll(s: State): number {
  const { grotto, cavern } = TURN[s.settings.dice];
  const [a, b] = [DIAMONDS / grotto, NUGGETS / cavern];
  return s.settings.end === 'first' ? Math.min(a, b) : Math.max(a, b);
}
