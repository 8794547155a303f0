import { plan, type Rules, tell } from '@trollmoot/kernel';
import type { Contents, Into, Move, Push, Refused } from '../contents.ts';
import { FULL, NEIGHBOURS, type SpaceId } from '../data/board.ts';
import { type FigureId, IS_HERO } from '../data/figures.ts';
import type { Ground, State } from '../state.ts';
import { bar, barPush, enter, pushOut, shield } from './entering.ts';
import { crowdIn, look, type Sight } from './sight.ts';
import { NOBODY, NOWHERE, whyNot } from './wishes.ts';
import { areAdjacent, boardOf, isMovable, isTwin, kind } from './words.ts';

type Moving = Rules<State, Pick<Contents, 'onward' | 'stride' | 'push'>>;

/** [MOVE-1] One step through any doorway that is open to this character. */
export function addSteps(s: Ground, sight: Sight, figure: FigureId, options: Into<Move>): void {
  const doors = NEIGHBOURS[s.where[figure]!]!;
  for (let door = 0; door < doors.length; door++) {
    const to = doors[door]!;
    if (bar(s, sight, figure, to, 'walk') === null) options.push({ do: 'move', figure, to });
  }
}

export function hasStep(s: Ground, sight: Sight, figure: FigureId): boolean {
  const doors = NEIGHBOURS[s.where[figure]!]!;
  for (let door = 0; door < doors.length; door++) if (bar(s, sight, figure, doors[door]!, 'walk') === null) return true;
  return false;
}

/** [BANSHEE-1] [CLOAK-1] How many spaces one move action may take this character. */
export const strideOf = (s: Ground, figure: FigureId): number =>
  kind(s, figure) === 'banshee' || figure === s.cloaked ? 2 : 1;

export function step(s: State, { figure, to }: Move, player: number): void {
  if (s.news !== null) tell(s, { news: 'moved', figure, from: s.where[figure]!, to, player });
  enter(s, figure, to, 'walk', player);
}

/** [WRAITH-2] [WRAITH-5] [WRAITH-6] Every push open to a Wraith in its room: any player's character, its owner's too. */
export function addPushes(s: Ground, sight: Sight, wraith: FigureId, options: Into<Push>): void {
  const room = s.where[wraith]!;
  const doors = NEIGHBOURS[room]!;
  for (let victim = 0; victim < s.where.length; victim++) {
    if (s.where[victim] !== room || shield(s, wraith, victim) !== null || isTwin(s, victim)) continue;
    for (let door = 0; door < doors.length; door++) {
      const to = doors[door]!;
      if (barPush(s, sight, victim, to) === null) options.push({ do: 'push', figure: wraith, victim, to });
    }
  }
}

// ── what forbids it ──────────────────────────────────────────────────────────────────────

/** Why this character, which is on the board, cannot step there. */
export function barStep(s: Ground, figure: FigureId, to: SpaceId): Refused | null {
  if (!isMovable(s, figure)) return kind(s, figure) === 'chest' ? 'CHEST-3' : 'TROLL-5';
  if (!areAdjacent(s.where[figure]!, to)) return 'MOVE-1';
  return bar(s, look(s), figure, to, 'walk') ?? (isTwin(s, figure) ? 'MOVE-8' : null);
}

/** Why this Wraith cannot push that victim there. */
export function barPushBy(s: Ground, wraith: FigureId, victim: FigureId, to: SpaceId): Refused | null {
  const shielded = victim === NOBODY ? 'WRAITH-2' : shield(s, wraith, victim);
  if (shielded !== null) return shielded;
  if (s.where[victim] !== s.where[wraith]) return 'WRAITH-2';
  if (to === NOWHERE) return 'WRAITH-4'; // nowhere to go
  return barShove(s, victim, to) ?? barPush(s, look(s), victim, to) ?? 'MOVE-8';
}

/** [WRAITH-4] A push cannot move a hero into a pit, and it too needs a doorway. */
export function barShove(s: Ground, victim: FigureId, to: SpaceId): Refused | null {
  if (IS_HERO[victim] && boardOf(s).isPit[to]) return 'WRAITH-4';
  return areAdjacent(s.where[victim]!, to) ? null : 'MOVE-1';
}

// ── the steps ────────────────────────────────────────────────────────────────────────────

const hasRoomToSpare = (s: Ground, wraith: FigureId): boolean => crowdIn(look(s), s.where[wraith]!) <= FULL;

export const moving: Moving = {
  /** [BANSHEE-1] [CLOAK-1] [HELM-1] The player may move the character on, if there is anywhere to go. */
  onward: {
    happen(s, { player, figure, left }) {
      if (left > 0 && s.where[figure]! >= 0 && hasStep(s, look(s), figure))
        plan(s, { step: 'stride', player, figure, left });
    },
  },

  stride: {
    who: (_s, { player }) => player,
    options(s, { figure }) {
      const options: (Move | { do: 'stop' })[] = [];
      addSteps(s, look(s), figure, options);
      options.push({ do: 'stop' });
      return options;
    },
    take(s, { player, figure, left }, act) {
      if (act.do === 'stop') return;
      plan(s, { step: 'onward', player, figure, left: left - 1 });
      step(s, act, player); // [HELM-4] [BANSHEE-6]
    },
    why: whyNot((s, at, { doing, figure, to }) =>
      doing === 'move' && figure === at.figure ? barStep(s, figure, to) : null,
    ),
  },

  /** [WRAITH-1] The Wraith has entered a room: one other character must leave it. */
  push: {
    who: (_s, { player }) => player,
    options(s, { wraith }) {
      const options: (Push | { do: 'spare' })[] = [];
      addPushes(s, look(s), wraith, options);
      if (s.settings.wraithEntryPush === 'optional' && hasRoomToSpare(s, wraith)) options.push({ do: 'spare' }); // [WRAITH-15]
      return options;
    },
    take(s, { player, chain }, act) {
      if (act.do === 'push') pushOut(s, act.figure, act.victim, act.to, player, [...chain, act.figure]);
    },
    why: whyNot((s, { wraith }, { doing, figure, victim, to }) => {
      if (doing === 'spare') return s.settings.wraithEntryPush === 'optional' ? 'WRAITH-3' : 'WRAITH-1';
      if (doing !== 'push') return null;
      const whom = victim === NOBODY && figure !== wraith ? figure : victim; // a touch on the board names just a figure
      return whom === NOBODY ? null : barPushBy(s, wraith, whom, to);
    }),
  },
};
