import { plan, type Rules, type Seat, tell } from '@trollmoot/kernel';
import type { Contents, Move, Push, Refused, Step } from '../contents.ts';
import { NEIGHBOURS, type SpaceId } from '../data/board.ts';
import { FIGURES_EACH, type FigureId } from '../data/figures.ts';
import type { Ground, State } from '../state.ts';
import { bar, pushOut, remove } from './entering.ts';
import { addSteps, barShove, barStep, step } from './moving.ts';
import { look } from './sight.ts';
import { NOBODY, whyNot } from './wishes.ts';
import { firstOf, isMovable, isTwin, owner } from './words.ts';

type Trolls = Rules<State, Pick<Contents, 'mayFlee' | 'flee' | 'crush' | 'rampage' | 'trample'>>;

/** [TROLL-6] [TROLL-7] [TROLL-9] The Cave Troll has arrived: each player may flee in turn, then it crushes the rest. */
export function planArrival(s: State, troll: FigureId, player: Seat): void {
  const room = s.where[troll]!;
  const steps: Step[] = [];
  for (let next = 1; next <= s.seats; next++) steps.push({ step: 'mayFlee', player: (player + next) % s.seats, room });
  plan(s, ...steps, { step: 'crush', troll });
}

function flights(s: Ground, player: Seat, room: SpaceId): Move[] {
  const moves: Move[] = [];
  const sight = look(s);
  for (let figure = firstOf(player); figure < firstOf(player) + FIGURES_EACH; figure++)
    if (s.where[figure] === room && isMovable(s, figure) && !isTwin(s, figure)) addSteps(s, sight, figure, moves);
  return moves;
}

/** [RAMPAGE-4] [RAMPAGE-5] [RAMPAGE-10] Every push open to the Rampaging Troll as the board is now. */
function tramples(s: Ground, troll: FigureId): Push[] {
  const pushes: Push[] = [];
  const sight = look(s);
  const room = s.where[troll]!;
  const doors = NEIGHBOURS[room]!;
  for (let victim = 0; victim < s.where.length; victim++) {
    if (s.where[victim] !== room || victim === troll || !isMovable(s, victim) || isTwin(s, victim)) continue;
    for (const to of doors)
      if (bar(s, sight, victim, to, 'force') === null) pushes.push({ do: 'push', figure: troll, victim, to });
  }
  return pushes;
}

function barTrample(s: Ground, troll: FigureId, victim: FigureId, to: SpaceId): Refused | null {
  if (victim === troll || s.where[victim] !== s.where[troll] || !isMovable(s, victim)) return 'RAMPAGE-2';
  return barShove(s, victim, to) ?? bar(s, look(s), victim, to, 'force') ?? 'MOVE-8';
}

function sweep(s: State, troll: FigureId, cause: 'caveTroll' | 'rampagingTroll'): void {
  const room = s.where[troll];
  for (let figure = 0; figure < s.where.length; figure++)
    if (s.where[figure] === room && figure !== troll)
      remove(s, figure, cause, cause === 'caveTroll' ? 'TROLL-9' : 'RAMPAGE-2');
}

export const trolls: Trolls = {
  /** [TROLL-6] A player with no character that can flee has no choice to make. */
  mayFlee: {
    happen(s, { player, room }) {
      if (flights(s, player, room).length > 0) plan(s, { step: 'flee', player, room });
    },
  },

  /** [TROLL-6] The player may move one of their characters out of the Cave Troll's room, at no cost. */
  flee: {
    who: (_s, { player }) => player,
    options(s, { player, room }) {
      const options: (Move | { do: 'stay' })[] = flights(s, player, room);
      if (s.settings.trollEscape === 'mayDecline') options.push({ do: 'stay' }); // [TROLL-10]
      return options;
    },
    take(s, { player, room }, act) {
      if (act.do === 'stay') {
        tell(s, { news: 'stayed', player, room });
        return;
      }
      if (s.settings.trollExits === 'all') plan(s, { step: 'mayFlee', player, room }); // [TROLL-11]
      step(s, act, player); // [TROLL-8]
    },
    why: whyNot((s, { room }, { doing, figure, to }, player) => {
      if (doing === 'stay') return 'TROLL-10';
      if (doing !== 'move') return null;
      return s.where[figure] === room && owner(figure) === player ? barStep(s, figure, to) : 'TROLL-6';
    }),
  },

  /** [TROLL-9] Remove every figure still there, chests and the owner's own included. */
  crush: { happen: (s, { troll }) => sweep(s, troll, 'caveTroll') },

  /** [RAMPAGE-2] [RAMPAGE-3] Push two characters out, or as many as possible; then remove everything else in the room. */
  rampage: {
    happen(s, { player, troll, left }) {
      if (left === 0 || tramples(s, troll).length === 0) sweep(s, troll, 'rampagingTroll');
      else plan(s, { step: 'trample', player, troll }, { step: 'rampage', player, troll, left: left - 1 });
    },
  },
  trample: {
    who: (_s, { player }) => player,
    options: (s, { troll }) => tramples(s, troll),
    take: (s, { player }, { figure, victim, to }) => pushOut(s, figure, victim, to, player, []),
    why: whyNot((s, { troll }, { doing, figure, victim, to }) => {
      if (doing === 'spare') return 'RAMPAGE-2';
      if (doing !== 'push') return null;
      const whom = victim === NOBODY && figure !== troll ? figure : victim; // a touch on the board names just a figure
      return whom === NOBODY ? null : barTrample(s, troll, whom, to);
    }),
  },
};
