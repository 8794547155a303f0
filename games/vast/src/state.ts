import type { Position } from '@trollmoot/kernel';
import type { Clause } from './clauses.ts';
import type { Action, News, Step } from './contents.ts';
import type { Role } from './data/roles.ts';
import { type CaveState, cloneCave } from './roles/cave/state.ts';
import { cloneDragon, type DragonState } from './roles/dragon/state.ts';
import { cloneGoblins, type GoblinsState } from './roles/goblins/state.ts';
import { cloneKnight, type KnightState } from './roles/knight/state.ts';
import { cloneThief, type ThiefState } from './roles/thief/state.ts';
import type { GameSettings } from './settings.ts';
import { type CaveMap, cloneMap } from './terrain/state.ts';

export interface State extends Position<Step, Action, News> {
  readonly settings: GameSettings;
  readonly roles: readonly Role[]; // by seat
  readonly variant: number; // row of the table of combinations
  seat: number; // whose turn it is
  round: number;
  die: number; // what the last die shows: a face of the Dragon die, or a number on the Action die
  map: CaveMap;
  events: number[]; // Event deck, top last
  treasureDeck: number[]; // top last
  ambushers: number[]; // Goblin Infestation's Monster deck, top last
  ambusherDiscards: number[];
  knight: KnightState | null;
  goblins: GoblinsState | null;
  dragon: DragonState | null;
  cave: CaveState | null;
  thief: ThiefState | null;
  outcome: Outcome | null;
}

/** Who won, and by which clause. No winners: everyone has lost. */
export interface Outcome {
  readonly winners: readonly Role[];
  readonly clause: Clause;
}

/** A copy that shares nothing that is ever changed. */
export const clone = (s: State): State => ({
  agenda: s.agenda.slice(),
  sealed: s.sealed.slice(),
  rng: s.rng.slice(),
  ply: s.ply,
  noReturn: s.noReturn,
  last: s.last,
  news: null,
  settings: s.settings,
  roles: s.roles,
  variant: s.variant,
  seat: s.seat,
  round: s.round,
  die: s.die,
  map: cloneMap(s.map),
  events: s.events.slice(),
  treasureDeck: s.treasureDeck.slice(),
  ambushers: s.ambushers.slice(),
  ambusherDiscards: s.ambusherDiscards.slice(),
  knight: s.knight === null ? null : cloneKnight(s.knight),
  goblins: s.goblins === null ? null : cloneGoblins(s.goblins),
  dragon: s.dragon === null ? null : cloneDragon(s.dragon),
  cave: s.cave === null ? null : cloneCave(s.cave),
  thief: s.thief === null ? null : cloneThief(s.thief),
  outcome: s.outcome,
});
