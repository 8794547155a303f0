import { DIE_A, DIE_B, DRAGON_PRESETS, type DragonPreset } from '../data/dice.ts';
import { HAND_SHARE_OF_TWO } from '../data/treasure.ts';
import { freeDice, freeDieShowing, isKept, riskPoints, seatsAt } from '../rules/words.ts';
import type { State } from '../state.ts';
import { type CavernValues, cavernValues } from './cavern.ts';
import { type GrottoValues, grottoValues } from './grotto.ts';
import { A_OUT, B_OUT, BOTH_OUT, type Eyes } from './odds.ts';

// The tables of the two places depend on nothing but the numbers in their key, so each is worked out once.

const HAND_STEP = 5; // the Hand is rounded to this: its effect on when to stop is small
const SUPPLIES = [0, 1, 2, 4, 8, 12]; // and so are the nuggets, seen from the Grotto

const presets = Object.keys(DRAGON_PRESETS) as DragonPreset[];

/** What the Dragon would give to the rivals of the adventurer. */
function pool(s: State): number {
  return seatsAt(s) === 2 ? Math.min(s.hand, HAND_SHARE_OF_TWO) : Math.round(s.hand / HAND_STEP) * HAND_STEP;
}

const keyOf = (s: State): number => (presets.indexOf(s.settings.dice) * 8 + seatsAt(s)) * 128 + pool(s);

/** The largest of SUPPLIES that the Cavern still holds, by its index. */
function supplyOf(s: State): number {
  let supply = 0;
  for (let i = 0; i < SUPPLIES.length; i++) if (SUPPLIES[i]! <= s.cavern) supply = i;
  return supply;
}

// Each function owns its table. One memo shared by both is a tenth slower: its calls have two targets.

export const cavernOf = (() => {
  const made = new Map<number, CavernValues>();
  return (s: State): CavernValues => {
    const key = keyOf(s);
    let values = made.get(key);
    if (values === undefined) {
      const stakes = { rivals: 1 / (seatsAt(s) - 1), pool: pool(s) }; // a point lost is shared by all the others
      values = cavernValues(DRAGON_PRESETS[s.settings.dice], stakes);
      made.set(key, values);
    }
    return values;
  };
})();

export const grottoOf = (() => {
  const made = new Map<number, GrottoValues>();
  return (s: State): GrottoValues => {
    const supply = supplyOf(s);
    const mayHold = s.settings.reroll === 'any';
    const key = ((keyOf(s) * SUPPLIES.length + supply) * 2 + (s.grotto > 0 ? 1 : 0)) * 2 + (mayHold ? 1 : 0);
    let values = made.get(key);
    if (values === undefined) {
      values = grottoValues(cavernOf(s), SUPPLIES[supply]!, s.grotto > 0, mayHold);
      made.set(key, values);
    }
    return values;
  };
})();

/** Which red dice are still out. */
export const eyes = (s: State): Eyes =>
  s.red[DIE_A] === 'dragon' ? B_OUT : s.red[DIE_B] === 'dragon' ? A_OUT : BOTH_OUT;

/** What the adventurer can expect of this turn, in points over the rivals, playing it well from here. */
export function worthOfTurn(s: State): number {
  const step = s.agenda.at(-1)?.step;
  if (step === 'grotto') return worthInGrotto(s);
  if (step === undefined || step === 'share' || step === 'raid') return 0;
  return cavernOf(s).worth(eyes(s), riskPoints(s), s.cavern);
}

function worthInGrotto(s: State): number {
  const values = grottoOf(s);
  const free = freeDice(s);
  if (s.white[0] === null) return values.rolling(free, 0, 0); // [GROTTO-1]
  const kept = isKept(s, 'key') || isKept(s, 'door') ? 1 : 0;
  const worth = values.worth(free, kept, s.riskDiamonds);
  if (s.cavern === 0) return worth;
  const key = isKept(s, 'key') || freeDieShowing(s, 'key') >= 0;
  const door = isKept(s, 'door') || freeDieShowing(s, 'door') >= 0;
  if (key && door) return Math.max(worth, values.entering(s.riskDiamonds));
  return kept === 0 && (key || door) && free > 1 ? Math.max(worth, values.worth(free - 1, 1, s.riskDiamonds)) : worth;
}
