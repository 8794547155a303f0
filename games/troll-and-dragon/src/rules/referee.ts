import type { RaceFace, Referee, Refusal, Seat } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Action } from '../contents.ts';
import { PACING, RED_INTERVAL } from '../data/pacing.ts';
import type { State } from '../state.ts';
import { dragonPlayer, seatsAt } from './words.ts';

/**
 * What the referee of the race remembers. The chapter *Pacing* says when each act comes.
 *
 * `press` does all the checking: a red roll may be pressed while the first gold roll is still in the air, and so before
 * it is among `options`. A roll is drawn when it is played, which is when it is shown: no one can know it before.
 */
interface Clock {
  readonly start: number; // when the countdown began
  acted: number; // when the adventurer last pressed, or when the countdown ended
  gold: number | null; // when the adventurer last pressed a roll
  goldInAir: boolean; // pressed, not shown yet
  open: number | null; // when the dragon side opened
  red: number | null; // when the last red roll was pressed, by a player or by the referee
  redInAir: boolean;
  lag: number; // measured delay of the adventurer's connection, at most the credit
  leaving: boolean;
}

const begin = (now: number): Clock => ({
  start: now,
  acted: now + PACING.countdown,
  gold: null,
  goldInAir: false,
  open: null,
  red: null,
  redInAir: false,
  lag: 0,
  leaving: false,
});

/** A refusal's `wait` says how many milliseconds too early the press was. */
function press(clock: Clock, s: State, seat: Seat, act: Action, now: number, lag: number): Refusal<Clause> | null {
  if (seat === s.adventurer) return pressGold(clock, s, act, now, lag);
  if (seat !== dragonPlayer(s)) return { clause: 'TURN-3', fact: { waiting: [s.adventurer, dragonPlayer(s)] } };
  return pressRed(clock, s, act, now);
}

function pressGold(clock: Clock, s: State, act: Action, now: number, lag: number): Refusal<Clause> | null {
  if (act.do !== 'throw' && act.do !== 'leave') return { clause: 'DRAGON-1', fact: { thrower: dragonPlayer(s) } };
  clock.lag = Math.min(lag, PACING.lagCredit); // [PACE-9]
  if (act.do === 'throw') {
    const ready = goldReady(clock);
    if (now < ready) return { clause: clock.gold === null ? 'PACE-1' : 'PACE-3', fact: { wait: ready - now } };
    clock.gold = now;
    clock.goldInAir = true;
    clock.open ??= now; // [RACE-3]
  } else clock.leaving = true;
  clock.acted = now;
  return null;
}

function pressRed(clock: Clock, s: State, act: Action, now: number): Refusal<Clause> | null {
  if (act.do !== 'rouse' && act.do !== 'open') return { clause: 'RACE-2', fact: { adventurer: s.adventurer } };
  const ready = redReady(clock, s);
  if (ready === null) return { clause: 'PACE-2', fact: { wait: opening(clock) - now } };
  if (act.do === 'open') return { clause: 'RACE-4', fact: {} };
  if (now < ready) return { clause: 'PACE-4', fact: { wait: ready - now } };
  clock.red = now;
  clock.redInAir = true;
  return null;
}

function nextAct(clock: Clock, s: State, now: number): { readonly by: Seat; readonly act: Action } | null {
  if (s.agenda.at(-1)?.step !== 'race') return null; // the race is over
  if (now >= clock.acted + PACING.idleLeave || now >= hardStop(clock)) clock.leaving = true; // [PACE-10]
  if (clock.goldInAir && (clock.leaving || now >= shown(clock.gold))) {
    clock.goldInAir = false;
    return { by: s.adventurer, act: { do: 'throw' } }; // [PACE-6] [PACE-8]
  }
  if (clock.leaving) return { by: s.adventurer, act: { do: 'leave' } }; // [PACE-7] a red roll in the air is void
  if (clock.open === null && now >= opening(clock)) {
    clock.open = now;
    return { by: dragonPlayer(s), act: { do: 'open' } }; // [PACE-2]
  }
  const ready = redReady(clock, s);
  if (!clock.redInAir && ready !== null && now >= ready + PACING.redThrowAfter) {
    clock.red = now; // [PACE-5]
    clock.redInAir = true;
  }
  if (!clock.redInAir || now < redCounts(clock)) return null;
  clock.redInAir = false;
  return { by: dragonPlayer(s), act: { do: 'rouse' } };
}

function due(clock: Clock, s: State): number {
  const times = [clock.acted + PACING.idleLeave, hardStop(clock)];
  if (clock.goldInAir) times.push(shown(clock.gold));
  if (clock.open === null) times.push(opening(clock));
  const ready = redReady(clock, s);
  if (clock.redInAir) times.push(redCounts(clock));
  else if (ready !== null) times.push(ready + PACING.redThrowAfter);
  return Math.min(...times);
}

function face(clock: Clock, s: State): RaceFace {
  const ready = new Array<number | null>(seatsAt(s)).fill(null);
  ready[s.adventurer] = goldReady(clock);
  ready[dragonPlayer(s)] = redReady(clock, s);
  const pressed: { by: Seat; shown: number }[] = [];
  if (clock.goldInAir) pressed.push({ by: s.adventurer, shown: shown(clock.gold) });
  if (clock.redInAir) pressed.push({ by: dragonPlayer(s), shown: redCounts(clock) });
  return { opens: clock.start + PACING.countdown, ready, automatic: due(clock, s), pressed };
}

const opening = (clock: Clock): number => clock.start + PACING.countdown + PACING.openAfter;
const hardStop = (clock: Clock): number => clock.start + PACING.countdown + PACING.hardStop;
const shown = (pressed: number | null): number => (pressed ?? 0) + PACING.reveal;

const goldReady = (clock: Clock): number =>
  clock.gold === null ? clock.start + PACING.countdown : clock.gold + PACING.goldInterval;

const redReady = (clock: Clock, s: State): number | null =>
  clock.red === null ? clock.open : clock.red + RED_INTERVAL[s.settings.pace]; // [PACE-4]

/** [PACE-9] A red roll counts when its tick is over and no call to leave can still be on its way. */
const redCounts = (clock: Clock): number =>
  (Math.floor((shown(clock.red) + clock.lag) / PACING.tick) + 1) * PACING.tick;

export const referee: Referee<Clock, State, Action> = { begin, press, nextAct, due, face };
