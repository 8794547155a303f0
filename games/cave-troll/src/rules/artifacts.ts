import { nowKnown, plan, type Rules, type Seat, tell } from '@trollmoot/kernel';
import type { Contents, Into, Move } from '../contents.ts';
import type { SpaceId } from '../data/board.ts';
import { FIGURES_EACH, type FigureId, IS_HERO, ORC, REMOVED } from '../data/figures.ts';
import type { Refused } from '../refusals.ts';
import type { Ground, State } from '../state.ts';
import { barPlace } from './cards.ts';
import { bar, enter, remove } from './entering.ts';
import { addSteps, hasStep, step } from './moving.ts';
import { look, type Sight } from './sight.ts';
import { boardOf, figuresIn, firstOf, isLocked, isMovable, isOnBoard, isTwin, kind, owner } from './words.ts';

type Artifacts = Rules<
  State,
  Pick<Contents, 'helm' | 'teleportation' | 'teleporting' | 'teleport' | 'idol' | 'cloak' | 'sword' | 'life'>
>;
type OptionOf<K extends keyof Contents> = Contents[K] extends { act: infer A } ? A : never;

// ── what forbids it ──────────────────────────────────────────────────────────────────────

/** [HELM-1] */
export const barHelm = (s: Ground, figure: FigureId, player: Seat): Refused | null =>
  isOnBoard(s, figure) && owner(figure) !== player && isMovable(s, figure) ? null : 'HELM-1';

/** [TELEPORT-1] [TELEPORT-2] [TELEPORT-3] */
export function barTeleport(s: Ground, sight: Sight, figure: FigureId, to: SpaceId): Refused | null {
  if (!boardOf(s).isRoom[to]) return 'TELEPORT-1';
  return to === s.where[figure] ? 'TELEPORT-2' : bar(s, sight, figure, to, 'leap');
}

/** [IDOL-1] */
export const barLock = (s: Ground, room: SpaceId): Refused | null =>
  boardOf(s).isRoom[room] && !isLocked(s, room) && figuresIn(s, room) === 0 ? null : 'IDOL-1';

/** [CLOAK-1] */
export const barCloak = (s: Ground, figure: FigureId, player: Seat): Refused | null =>
  isOnBoard(s, figure) && owner(figure) === player && IS_HERO[figure] ? null : 'CLOAK-1';

/** [SWORD-1] [SWORD-2] Orcs and Grunts are the same figure. */
export function barSword(s: Ground, room: SpaceId, player: Seat): Refused | null {
  if (!boardOf(s).isRoom[room]) return 'SWORD-1';
  let heroes = 0;
  let orcs = 0;
  for (let figure = firstOf(player); figure < firstOf(player) + FIGURES_EACH; figure++)
    if (s.where[figure] === room && IS_HERO[figure]) heroes++;
  for (let orc = ORC; orc < s.where.length; orc += FIGURES_EACH) if (s.where[orc] === room) orcs++;
  return heroes > 0 && orcs > 0 ? null : 'SWORD-1';
}

/** [LIFE-1] */
export const barRevive = (s: Ground, figure: FigureId, player: Seat): Refused | null =>
  s.where[figure] === REMOVED && owner(figure) === player && IS_HERO[figure] ? null : 'LIFE-1';

// ── what is open ─────────────────────────────────────────────────────────────────────────

const helmMoves = (s: Ground, player: Seat): Move[] => {
  const moves: Move[] = [];
  const sight = look(s);
  for (let figure = 0; figure < s.where.length; figure++)
    if (barHelm(s, figure, player) === null && !isTwin(s, figure)) addSteps(s, sight, figure, moves);
  return moves;
};

/** This player's characters in that space; [TELEPORT-3] Cave Troll and chest stay. */
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

/** [TELEPORT-1] Why this space cannot be emptied. */
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
const locks = (s: Ground): OptionOf<'idol'>[] =>
  boardOf(s)
    .rooms.filter((room) => barLock(s, room) === null)
    .map((room) => ({ do: 'lock', room }));
const swordRooms = (s: Ground, player: Seat): OptionOf<'sword'>[] =>
  boardOf(s)
    .rooms.filter((room) => barSword(s, room, player) === null)
    .map((room) => ({ do: 'slayAll', room }));

function cloaks(s: Ground, player: Seat): OptionOf<'cloak'>[] {
  const options: OptionOf<'cloak'>[] = [];
  for (let figure = firstOf(player); figure < firstOf(player) + FIGURES_EACH; figure++)
    if (barCloak(s, figure, player) === null && !isTwin(s, figure)) options.push({ do: 'cloak', figure });
  return options;
}

function revivals(s: Ground, player: Seat): OptionOf<'life'>[] {
  const options: OptionOf<'life'>[] = [];
  const sight = look(s);
  for (let figure = firstOf(player); figure < firstOf(player) + FIGURES_EACH; figure++) {
    if (barRevive(s, figure, player) !== null || isTwin(s, figure)) continue;
    for (const to of boardOf(s).staircases)
      if (barPlace(s, sight, figure, to, player) === null) options.push({ do: 'revive', figure, to });
  }
  return options;
}

/** [TURN-5] Would this seat's artifact find a target? */
export function hasUse(s: State, player: Seat): boolean {
  switch (s.artifact[player]) {
    case 'helm': {
      const sight = look(s);
      for (let figure = 0; figure < s.where.length; figure++)
        if (barHelm(s, figure, player) === null && hasStep(s, sight, figure)) return true;
      return false;
    }
    case 'teleportation':
      return boardOf(s).spaces.some(({ id }) => barEmpty(s, id, player) === null);
    case 'idol':
      return boardOf(s).rooms.some((room) => barLock(s, room) === null);
    case 'wand':
      return true;
    case 'cloak':
      return cloaks(s, player).length > 0;
    case 'sword':
      for (let orc = ORC; orc < s.where.length; orc += FIGURES_EACH)
        if (isOnBoard(s, orc) && barSword(s, s.where[orc]!, player) === null) return true;
      return false;
    case 'life':
      return revivals(s, player).length > 0;
    default:
      return false;
  }
}

/** [ARTIFACT-1] It is revealed and leaves the game; its effect comes next. */
export function playArtifact(s: State, player: Seat): void {
  const artifact = s.artifact[player]!;
  s.artifact[player] = null;
  s.spent.push(artifact);
  nowKnown(s);
  tell(s, { news: 'playedArtifact', player, artifact });
  if (artifact === 'wand') plan(s, { step: 'scoreRoom', player, wand: true });
  else plan(s, { step: artifact, player });
}

export const artifacts: Artifacts = {
  /** [HELM-1] An opposing character is led up to three spaces. */
  helm: {
    who: (_s, { player }) => player,
    options: (s, { player }) => helmMoves(s, player),
    take(s, { player }, act) {
      tell(s, { news: 'ledAway', figure: act.figure, player });
      plan(s, { step: 'onward', player, figure: act.figure, left: 2 });
      step(s, act, player); // [HELM-2] [HELM-4] [RAMPAGE-6]
    },
  },

  /** [TELEPORT-1] First the space to leave is chosen. */
  teleportation: {
    who: (_s, { player }) => player,
    options: (s, { player }) => emptyings(s, player),
    take: (s, { player }, { from }) =>
      plan(s, { step: 'teleporting', player, from, figures: travellers(s, player, from) }),
  },
  teleporting: {
    happen(s, at) {
      if (teleports(s, at.from, at.figures).length > 0) plan(s, { ...at, step: 'teleport' }); // [TELEPORT-3]
    },
  },
  /** [TELEPORT-2] One after the other, each to a room of its own. */
  teleport: {
    who: (_s, { player }) => player,
    options: (s, { from, figures }) => teleports(s, from, figures),
    take(s, { player, from, figures }, { figure, to }) {
      plan(s, { step: 'teleporting', player, from, figures: figures.filter((other) => other !== figure) });
      tell(s, { news: 'teleported', figure, from, to });
      enter(s, figure, to, 'leap', player);
    },
  },

  /** [IDOL-1] An empty room is locked. */
  idol: {
    who: (_s, { player }) => player,
    options: (s) => locks(s),
    take(s, { player }, { room }) {
      s.idol = { room, player };
      tell(s, { news: 'locked', room, player });
    },
  },

  /** [CLOAK-1] One hero is unseen until the turn ends. */
  cloak: {
    who: (_s, { player }) => player,
    options: (s, { player }) => cloaks(s, player),
    take(s, _at, { figure }) {
      s.cloaked = figure;
      tell(s, { news: 'cloaked', figure });
    },
  },

  /** [SWORD-1] All Orcs in a room with an own hero. */
  sword: {
    who: (_s, { player }) => player,
    options: (s, { player }) => swordRooms(s, player),
    take(s, _at, { room }) {
      for (let orc = ORC; orc < s.where.length; orc += FIGURES_EACH)
        if (s.where[orc] === room) remove(s, orc, 'sword', 'SWORD-1');
    },
  },

  /** [LIFE-1] A removed hero comes back. */
  life: {
    who: (_s, { player }) => player,
    options: (s, { player }) => revivals(s, player),
    take(s, { player }, { figure, to }) {
      tell(s, { news: 'revived', figure, to, clause: 'LIFE-1' });
      enter(s, figure, to, 'leap', player);
    },
  },
};

export const addArtifact = (s: State, player: Seat, options: Into<{ do: 'artifact' }>): void => {
  if (s.artifact[player] !== null && hasUse(s, player)) options.push({ do: 'artifact' });
};
