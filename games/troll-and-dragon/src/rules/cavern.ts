import { below, plan, tell } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Leave, Step, Throw } from '../contents.ts';
import { TREASURE_FACES } from '../data/dice.ts';
import type { Place } from '../data/treasure.ts';
import type { GameSettings } from '../settings.ts';
import type { State } from '../state.ts';

// What all three forms of the duel share: entering, rolling for gold, leaving.

export const THROW: Throw = { do: 'throw' };
export const LEAVE: Leave = { do: 'leave' };

/** [SETUP-6] The step that starts each form of the duel. */
const DUELS: { readonly [form in GameSettings['duel']]: Step } = {
  beats: { step: 'beats' },
  race: { step: 'race' },
  plan: { step: 'planBeats' },
};

/** [CAVERN-1] The adventurer enters, diamonds still at risk. [DRAGON-2] No one has rolled yet. */
export function enterCavern(s: State): void {
  for (let die = 0; die < s.gold.length; die++) s.gold[die] = null;
  for (let die = 0; die < s.red.length; die++) s.red[die] = null;
  s.throws = 0;
  s.rouses = 0;
  s.opened = false;
  plan(s, DUELS[s.settings.duel]);
  tell(s, { news: 'entered', player: s.adventurer, clause: 'KEY-5' });
}

/**
 * [CAVERN-2] Both gold dice; [CAVERN-3] each pays what it shows, [CAVERN-4] while nuggets last. [CAVERN-8] They pay with the
 * roll, so nothing is left on the dice when the adventurer leaves.
 */
export function throwGold(s: State): void {
  let shown = 0;
  for (let die = 0; die < s.gold.length; die++) {
    const face = TREASURE_FACES[below(s, TREASURE_FACES.length)]!;
    s.gold[die] = face;
    shown += face;
  }
  const nuggets = Math.min(shown, s.cavern);
  s.throws++;
  s.opened = true; // [DRAGON-2] [RACE-3]
  s.cavern -= nuggets;
  s.riskNuggets += nuggets;
  if (nuggets > 0) s.quiet = 0;
  if (s.news === null) return;
  const faces = s.gold.map((face) => face ?? 0);
  tell(s, { news: 'threw', player: s.adventurer, faces, nuggets, clause: 'CAVERN-3' });
  if (s.cavern === 0) tell(s, { news: 'emptied', place: 'cavern', clause: 'END-3' });
}

/** [TURN-2] Leave with everything at risk: it is safe in the pack, and the turn is over. */
export function bank(s: State, place: Place, clause: Clause): void {
  plan(s, { step: 'endOfTurn' });
  const seat = s.adventurer;
  tell(s, { news: 'left', player: seat, place, diamonds: s.riskDiamonds, nuggets: s.riskNuggets, clause });
  s.packDiamonds[seat]! += s.riskDiamonds;
  s.packNuggets[seat]! += s.riskNuggets;
  s.riskDiamonds = 0;
  s.riskNuggets = 0;
}
