import { nowKnown, plan, type Rules, type Seat, tell } from '@trollmoot/kernel';
import type { Contents, Into, Move, OptionOf, Refused } from '../contents.ts';
import type { SpaceId } from '../data/board.ts';
import { FIGURES_EACH, type FigureId, IS_HERO, ORC, REMOVED } from '../data/figures.ts';
import type { Ground, State } from '../state.ts';
import { barPlace } from './cards.ts';
import { enter, remove } from './entering.ts';
import { addSteps, barStep, hasStep, step } from './moving.ts';
import { look } from './sight.ts';
import { barEmpty } from './teleporting.ts';
import { whyNot } from './wishes.ts';
import { boardOf, figuresIn, firstOf, isLocked, isMovable, isOnBoard, isTwin, owner } from './words.ts';

type Artifacts = Rules<State, Pick<Contents, 'helm' | 'idol' | 'cloak' | 'sword' | 'life'>>;

// ── what forbids it ──────────────────────────────────────────────────────────────────────

/** [HELM-1] */
const barHelm = (s: Ground, figure: FigureId, player: Seat): Refused | null =>
  isOnBoard(s, figure) && owner(figure) !== player && isMovable(s, figure) ? null : 'HELM-1';

/** [IDOL-1] */
const barLock = (s: Ground, room: SpaceId): Refused | null =>
  boardOf(s).isRoom[room] && !isLocked(s, room) && figuresIn(s, room) === 0 ? null : 'IDOL-1';

/** [CLOAK-1] */
const barCloak = (s: Ground, figure: FigureId, player: Seat): Refused | null =>
  isOnBoard(s, figure) && owner(figure) === player && IS_HERO[figure] ? null : 'CLOAK-1';

/** [SWORD-1] [SWORD-2] Orcs and Grunts are the same figure. */
function barSword(s: Ground, room: SpaceId, player: Seat): Refused | null {
  if (!boardOf(s).isRoom[room]) return 'SWORD-1';
  let heroes = 0;
  let orcs = 0;
  for (let figure = firstOf(player); figure < firstOf(player) + FIGURES_EACH; figure++)
    if (s.where[figure] === room && IS_HERO[figure]) heroes++;
  for (let orc = ORC; orc < s.where.length; orc += FIGURES_EACH) if (s.where[orc] === room) orcs++;
  return heroes > 0 && orcs > 0 ? null : 'SWORD-1';
}

/** [LIFE-1] */
const barRevive = (s: Ground, figure: FigureId, player: Seat): Refused | null =>
  s.where[figure] === REMOVED && owner(figure) === player && IS_HERO[figure] ? null : 'LIFE-1';

// ── what is open ─────────────────────────────────────────────────────────────────────────

/** [HELM-3] First steps, to any kind of space. */
const helmMoves = (s: Ground, player: Seat): Move[] => {
  const moves: Move[] = [];
  const sight = look(s);
  for (let figure = 0; figure < s.where.length; figure++)
    if (barHelm(s, figure, player) === null && !isTwin(s, figure)) addSteps(s, sight, figure, moves);
  return moves;
};

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

/** [TURN-5] Does this seat's artifact have a target? */
function hasUse(s: State, player: Seat): boolean {
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

/** [ARTIFACT-1] Reveal the artifact; its effect comes next, and it is spent. */
export function playArtifact(s: State, player: Seat): void {
  const artifact = s.artifact[player]!;
  s.artifact[player] = null;
  s.spent.push({ player, artifact });
  nowKnown(s);
  tell(s, { news: 'playedArtifact', player, artifact });
  if (artifact === 'wand') plan(s, { step: 'scoreRoom', player, wand: true });
  else plan(s, { step: artifact, player });
}

export const artifacts: Artifacts = {
  /** [HELM-1] Lead an opposing character up to three spaces. */
  helm: {
    who: (_s, { player }) => player,
    options: (s, { player }) => helmMoves(s, player),
    take(s, { player }, act) {
      tell(s, { news: 'ledAway', figure: act.figure, player });
      plan(s, { step: 'onward', player, figure: act.figure, left: 2 });
      step(s, act, player); // [HELM-2] [HELM-4] [RAMPAGE-6]
    },
    why: whyNot((s, _at, { doing, figure, to }, player) =>
      doing === 'move' ? (barHelm(s, figure, player) ?? barStep(s, figure, to)) : null,
    ),
  },

  /** [IDOL-1] Lock an empty room. */
  idol: {
    who: (_s, { player }) => player,
    options: (s) => locks(s),
    take(s, { player }, { room }) {
      s.idol = { room, player };
      tell(s, { news: 'locked', room, player });
    },
    why: whyNot((s, _at, { doing, to }) => (doing === 'lock' ? barLock(s, to) : null)),
  },

  /** [CLOAK-1] Cloak one hero until the turn ends. */
  cloak: {
    who: (_s, { player }) => player,
    options: (s, { player }) => cloaks(s, player),
    take(s, _at, { figure }) {
      s.cloaked = figure;
      tell(s, { news: 'cloaked', figure });
    },
    why: whyNot((s, _at, { doing, figure }, player) =>
      doing === 'cloak' ? (barCloak(s, figure, player) ?? 'MOVE-8') : null,
    ),
  },

  /** [SWORD-1] Slay all Orcs in a room with one of the player's heroes. */
  sword: {
    who: (_s, { player }) => player,
    options: (s, { player }) => swordRooms(s, player),
    take(s, _at, { room }) {
      for (let orc = ORC; orc < s.where.length; orc += FIGURES_EACH)
        if (s.where[orc] === room) remove(s, orc, 'sword', 'SWORD-1');
    },
    why: whyNot((s, _at, { doing, to }, player) => (doing === 'slayAll' ? barSword(s, to, player) : null)),
  },

  /** [LIFE-1] Bring back a removed hero. */
  life: {
    who: (_s, { player }) => player,
    options: (s, { player }) => revivals(s, player),
    take(s, { player }, { figure, to }) {
      tell(s, { news: 'revived', figure, to, clause: 'LIFE-1' });
      enter(s, figure, to, 'leap', player);
    },
    why: whyNot((s, _at, { doing, figure, to }, player) => {
      if (doing !== 'revive') return null;
      return barRevive(s, figure, player) ?? barPlace(s, look(s), figure, to, player) ?? 'MOVE-8';
    }),
  },
};

export const addArtifact = (s: State, player: Seat, options: Into<{ do: 'artifact' }>): void => {
  if (s.artifact[player] !== null && hasUse(s, player)) options.push({ do: 'artifact' });
};
