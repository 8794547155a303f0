import { type Automatic, below, type Decision, nowKnown, plan, tell } from '@trollmoot/kernel';
import type { Contents } from '../contents.ts';
import { DIE, SCHEDULES } from '../data/printed.ts';
import { NO_TROPHY, type State } from '../state.ts';
import { endGame } from './end.ts';
import { clockwise } from './words.ts';

/** [ROLL-1] The weather says how many travellers come. */
export const roll: Decision<State, object, Contents['roll']['act']> = {
  who: (s) => s.active,
  options: () => [{ do: 'roll' }],
  take(s) {
    const weather = DIE[below(s, DIE.length)]!;
    s.weather = weather;
    s.travellers = SCHEDULES[s.seats]!.travellers[weather];
    tell(s, { news: 'rolled', seat: s.active, weather, travellers: s.travellers, clause: 'ROLL-1' });
    deal(s, false);
  },
};

/** [SHUT-2] No one bid for these travellers: discard them, the face-down card unseen, and deal as many again. */
export const driveAway: Automatic<State, object> = {
  happen(s) {
    s.discards = s.discards.concat(s.company); // [RULING-4] including goats
    if (s.faceDown !== null) s.drivenAway = s.drivenAway.concat(s.faceDown);
    tell(s, { news: 'drivenAway', company: s.company, clause: 'SHUT-2' });
    s.company = [];
    s.faceDown = null;
    s.trophies.fill(NO_TROPHY);
    nowKnown(s);
    deal(s, true);
  },
};

/** [ROLL-2] The first face-down, the others face-up; [ROLL-3] [SHUT-3] the game ends if there are not enough. */
function deal(s: State, again: boolean): void {
  const left = s.deck.length - s.travellers;
  if (left < 0) {
    endGame(s, again ? 'SHUT-3' : 'ROLL-3');
    return;
  }
  s.faceDown = { traveller: s.deck[s.deck.length - 1]!, peekers: 0, ruledOut: 0 }; // [FORTUNE-2]
  s.company = s.deck.slice(left, -1).reverse();
  s.deck = s.deck.slice(0, left);
  tell(s, { news: 'dealt', company: s.company, again, clause: 'ROLL-2' });
  plan(s, { step: 'bid' });
}

/** [TURN-2] The die passes clockwise; the bridges are bare. */
export const turnEnds: Automatic<State, object> = {
  happen(s) {
    s.active = clockwise(s, 1);
    s.trophies.fill(NO_TROPHY);
    s.places = [];
    s.weather = null;
    s.travellers = 0;
    beginTurn(s);
  },
};

export function beginTurn(s: State): void {
  s.turn++;
  tell(s, { news: 'turnBegan', turn: s.turn, active: s.active, clause: 'TURN-1' });
  plan(s, { step: 'roll' });
}
