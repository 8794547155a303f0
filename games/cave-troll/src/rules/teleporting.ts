import { plan, type Rules, type Seat, tell } from '@trollmoot/kernel';
import type { Contents, OptionOf, Refused } from '../contents.ts';
import type { SpaceId } from '../data/board.ts';
import { FIGURES_EACH, type FigureId } from '../data/figures.ts';
import type { Ground, State } from '../state.ts';
import { bar, enter } from './entering.ts';
import { look, type Sight } from './sight.ts';
import { whyNot } from './wishes.ts';
import { boardOf, firstOf, isMovable, kind } from './words.ts';

type Teleporting = Rules<State, Pick<Contents, 'teleportation' | 'teleporting' | 'teleport'>>;

/** [TELEPORT-1] [TELEPORT-2] [TELEPORT-3] */
function barTeleport(s: Ground, sight: Sight, figure: FigureId, to: SpaceId): Refused | null {
  if (!boardOf(s).isRoom[to]) return 'TELEPORT-1';
  return to === s.where[figure] ? 'TELEPORT-2' : bar(s, sight, figure, to, 'leap');
}

/** This player's characters in that space; [TELEPORT-3] a Cave Troll or chest stays. */
function travellers(s: Ground, player: Seat, from: SpaceId): FigureId[] {
  const found: FigureId[] = [];
  for (let figure = firstOf(player); figure < firstOf(player) + FIGURES_EACH; figure++)
    if (s.where[figure] === from && isMovable(s, figure)) found.push(figure);
  return found;
}
const hasRoomToGo = (s: Ground, figure: FigureId): boolean => {
  const sight = look(s);
  return boardOf(s).rooms.some((room) => barTeleport(s, sight, figure, room) === null);
};

/** [TELEPORT-1] Why the player cannot empty this space. */
export function barEmpty(s: Ground, from: SpaceId, player: Seat): Refused | null {
  if (boardOf(s).spaces[from] === undefined || boardOf(s).isPit[from]) return 'TELEPORT-1';
  return travellers(s, player, from).some((figure) => hasRoomToGo(s, figure)) ? null : 'TELEPORT-1';
}

function teleports(s: Ground, from: SpaceId, figures: readonly FigureId[]): OptionOf<'teleport'>[] {
  const options: OptionOf<'teleport'>[] = [];
  const sight = look(s);
  for (const figure of figures) {
    if (s.where[figure] !== from || figures.some((other) => other < figure && isAlike(s, other, figure, from)))
      continue;
    for (const to of boardOf(s).rooms)
      if (barTeleport(s, sight, figure, to) === null) options.push({ do: 'teleport', figure, to });
  }
  return options;
}
const isAlike = (s: Ground, a: FigureId, b: FigureId, at: SpaceId): boolean =>
  s.where[a] === at && kind(s, a) === kind(s, b) && s.cloaked !== a && s.cloaked !== b;

const emptyings = (s: Ground, player: Seat): OptionOf<'teleportation'>[] =>
  boardOf(s)
    .spaces.filter(({ id }) => barEmpty(s, id, player) === null)
    .map(({ id }) => ({ do: 'empty', from: id }));

export const teleporting: Teleporting = {
  /** [TELEPORT-1] Choose the space to leave. */
  teleportation: {
    who: (_s, { player }) => player,
    options: (s, { player }) => emptyings(s, player),
    take: (s, { player }, { from }) =>
      plan(s, { step: 'teleporting', player, from, figures: travellers(s, player, from) }),
    why: whyNot((s, _at, { doing, to }, player) => (doing === 'empty' ? barEmpty(s, to, player) : null)),
  },
  teleporting: {
    happen(s, at) {
      if (teleports(s, at.from, at.figures).length > 0) plan(s, { ...at, step: 'teleport' }); // [TELEPORT-3]
    },
  },
  /** [TELEPORT-2] Send them one after the other, each to any room. */
  teleport: {
    who: (_s, { player }) => player,
    options: (s, { from, figures }) => teleports(s, from, figures),
    take(s, { player, from, figures }, { figure, to }) {
      plan(s, { step: 'teleporting', player, from, figures: figures.filter((other) => other !== figure) });
      tell(s, { news: 'teleported', figure, from, to });
      enter(s, figure, to, 'leap', player);
    },
    why: whyNot((s, { figures }, { doing, figure, to }) => {
      if (doing !== 'teleport') return null;
      return figures.includes(figure) ? (barTeleport(s, look(s), figure, to) ?? 'MOVE-8') : 'TELEPORT-2';
    }),
  },
};
