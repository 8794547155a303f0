import type { PuzzleKind } from '@trollmoot/kernel';
import { type CavernValues, cavernValues } from '../bot/cavern.ts';
import { type GrottoValues, grottoValues } from '../bot/grotto.ts';
import { GROTTO_CASES, GROTTO_ROLLS } from '../bot/odds.ts';
import { eyes } from '../bot/values.ts';
import type { Action } from '../contents.ts';
import { DRAGON_PRESETS } from '../data/dice.ts';
import { NUGGET_POINTS } from '../data/treasure.ts';
import { options, play } from '../rules/index.ts';
import { diceToRoll, freeDice, hasRolled, isKept, riskPoints } from '../rules/words.ts';
import { clone, type State } from '../state.ts';

const PLENTY = 12; // diamonds in the Grotto: with fewer, a turn could run out of them

/** Carry the most points home this turn, on average over all dice. Every choice is worked out exactly. */
export const mostPoints: PuzzleKind<State, Action> = {
  name: 'most-points',
  set: 'turns',
  tables: [
    { seats: 3, settings: {} },
    { seats: 4, settings: { dice: '1+1' } },
    { seats: 3, settings: { reroll: 'any' } },
    { seats: 2, settings: { dice: '2+2' } },
    { seats: 4, settings: { reroll: 'any', dice: '1+1' } },
  ],
  margin: { least: 0.15, wide: 0.5 },
  fits: (s, seat) =>
    s.adventurer === seat &&
    s.grotto >= PLENTY &&
    riskPoints(s) > 0 &&
    (s.agenda.at(-1)?.step === 'beats' || (s.agenda.at(-1)?.step === 'grotto' && hasRolled(s))),
  asks: (s) => ({ points: riskPoints(s), inCavern: s.agenda.at(-1)?.step === 'beats' ? 1 : 0 }),
  acts: (_s, _seat, legal) => legal,
  worth: (s) => riskPoints(s),
  foreseen(s, _seat, act) {
    if (act.do === 'leave') return riskPoints(s);
    if (act.do === 'throw') return cavernOf(s).throwing(eyes(s), riskPoints(s), s.cavern);
    if (act.do !== 'roll') return null; // setting aside and holding back lead on to the next choice
    const kept = isKept(s, 'key') || isKept(s, 'door') ? 1 : 0;
    return grottoOf(s).rollingSome(diceToRoll(s), freeDice(s), kept, s.riskDiamonds);
  },
  tempting: (s, _seat, act) => tempting(s, act),
};

/** What someone sees who looks one roll ahead, and would leave after it. */
function tempting(s: State, act: Action): number {
  const atRisk = riskPoints(s);
  if (act.do === 'leave') return atRisk;
  if (act.do === 'throw')
    return cavernOf(s).onThrow(eyes(s), atRisk, s.cavern, (_eyes, found) => atRisk + NUGGET_POINTS * found);
  if (act.do === 'roll') {
    const [dice, free] = [diceToRoll(s), freeDice(s)];
    let value = 0;
    for (const { diamonds, trolls, cases } of GROTTO_ROLLS[dice]!)
      value += (cases / GROTTO_CASES[dice]!) * (trolls === free ? 0 : atRisk + diamonds);
    return value;
  }
  const t = play(clone(s), s.adventurer, act);
  const next = options(t, t.adventurer).filter((one) => one.do !== 'keep' && one.do !== 'hold');
  return Math.max(...next.map((one) => tempting(t, one)));
}

// The tables of the bots round what matters little. These do not, and count only the adventurer's own points.

const OWN_POINTS = { rivals: 0, pool: 0 };
const caverns = new Map<string, CavernValues>();
const grottos = new Map<string, GrottoValues>();

function cavernOf(s: State): CavernValues {
  const { dice } = s.settings;
  const values = caverns.get(dice) ?? cavernValues(DRAGON_PRESETS[dice], OWN_POINTS);
  caverns.set(dice, values);
  return values;
}

function grottoOf(s: State): GrottoValues {
  const { dice, reroll } = s.settings;
  const key = `${dice} ${reroll} ${s.cavern}`;
  const values = grottos.get(key) ?? grottoValues(cavernOf(s), s.cavern, true, reroll === 'any');
  grottos.set(key, values);
  return values;
}
