import { type Random, type Result, reseeded, type Seat } from '@trollmoot/kernel';
import type { News, Step } from './contents.ts';
import { DIE_A, DIE_B, type DragonFace, type GrottoFace } from './data/dice.ts';
import { result } from './rules/ending.ts';
import { current, waitingFor } from './rules/index.ts';
import {
  type Chance,
  dragonPlayer,
  dragonsOn,
  isKept,
  packPoints,
  riskPoints,
  seatsAt,
  wakeChance,
} from './rules/words.ts';
import type { GameSettings } from './settings.ts';
import { clone, type State } from './state.ts';

/** The table as everyone sees it: all dice and all treasure are in the open. */
export interface View {
  readonly settings: GameSettings;
  readonly step: Step | null; // the open question; null when the game is over
  readonly waiting: readonly Seat[];
  readonly phase: 'grotto' | 'cavern' | 'over';
  readonly grotto: number;
  readonly cavern: number;
  readonly hand: number;
  readonly packs: readonly { readonly diamonds: number; readonly nuggets: number; readonly points: number }[]; // by seat
  readonly adventurer: Seat;
  readonly atRisk: { readonly diamonds: number; readonly nuggets: number; readonly points: number };
  readonly dropped: { readonly diamonds: number; readonly nuggets: number }; // to be shared by the dragon players
  readonly white: readonly WhiteDie[];
  readonly key: boolean; // is it set aside?
  readonly door: boolean;
  readonly gold: readonly (number | null)[]; // the last gold roll of this duel
  readonly red: readonly RedDieView[]; // A, B
  readonly throws: number; // gold rolls in this duel
  readonly rouses: number; // red rolls in this duel
  readonly opened: boolean;
  readonly dragonPlayer: Seat | null; // who rolls the red dice next; null outside the Cavern
  readonly danger: Chance | null; // the chance that the next red roll wakes the Dragon; null outside the Cavern
  readonly result: Result | null;
}

interface WhiteDie {
  readonly face: GrottoFace | null; // null: not yet rolled this turn
  readonly free: boolean;
  readonly held: boolean; // held back from the next roll
  readonly kept: boolean; // set aside as Key or Door
}

interface RedDieView {
  readonly face: DragonFace | null; // null: not yet rolled in this duel
  readonly dragons: number; // how many of its faces show the Dragon
}

export function view(s: State, _seat: Seat | null): View {
  const step = current(s);
  const phase = step === null ? 'over' : step.step === 'grotto' ? 'grotto' : 'cavern';
  const inCavern = phase === 'cavern';
  const red = ([DIE_A, DIE_B] as const).map((die) => ({
    face: inCavern ? s.red[die]! : null,
    dragons: dragonsOn(s, die),
  }));
  return {
    settings: { ...s.settings },
    step,
    waiting: waitingFor(s),
    phase,
    grotto: s.grotto,
    cavern: s.cavern,
    hand: s.hand,
    packs: Array.from({ length: seatsAt(s) }, (_, seat) => ({
      diamonds: s.packDiamonds[seat]!,
      nuggets: s.packNuggets[seat]!,
      points: packPoints(s, seat),
    })),
    adventurer: s.adventurer,
    atRisk: { diamonds: s.riskDiamonds, nuggets: s.riskNuggets, points: riskPoints(s) },
    dropped: { diamonds: s.droppedDiamonds, nuggets: s.droppedNuggets },
    white: s.white.map((face, die) => {
      const free = s.free[die]!;
      return { face, free, held: s.held[die]!, kept: !free && face !== 'troll' };
    }),
    key: isKept(s, 'key'),
    door: isKept(s, 'door'),
    gold: inCavern ? s.gold.slice() : s.gold.map(() => null),
    red,
    throws: inCavern ? s.throws : 0,
    rouses: inCavern ? s.rouses : 0,
    opened: inCavern && s.opened,
    dragonPlayer: inCavern ? dragonPlayer(s) : null,
    danger: inCavern ? wakeChance(red) : null,
    result: result(s),
  };
}

/** Nothing is secret here. */
export const seen = (news: News, _seat: Seat | null): News | null => news;

/** Nothing is hidden except how the dice will fall. */
export function imagine(s: State, _seat: Seat | null, random: Random): State {
  const world = clone(s);
  world.rng = reseeded(random);
  return world;
}
