import { plan, type Seat, tell } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Doom, Refused } from '../contents.ts';
import { FULL, NEIGHBOURS, type SpaceId } from '../data/board.ts';
import { FIGURES_EACH, type FigureId, IS_HERO, ORC, REMOVED } from '../data/figures.ts';
import type { Ground, State } from '../state.ts';
import {
  crowdIn,
  hasCaveTroll,
  hasOpposingKnight,
  hasOwn,
  isFull,
  isLockedSeen,
  isOpenRoom,
  isPitSeen,
  isRoomSeen,
  look,
  type Sight,
} from './sight.ts';
import { figuresIn, isMovable, isRoom, kind, kindsOf, owner } from './words.ts';

/** How a character enters: it walks, its own player's card or ability puts it there, or another figure forces it. */
export type Way = 'walk' | 'leap' | 'force';

/** What bars this character from that space, if anything, however near or far it is. [MOVE-7] */
export function bar(s: Ground, sight: Sight, figure: FigureId, to: SpaceId, way: Way): Refused | null {
  if (isOpenRoom(sight, to, figure)) return null;
  if (isPitSeen(sight, to)) return IS_HERO[figure] ? 'MOVE-3' : null; // [MOVE-3] [MOVE-4] [MOVE-11]
  if (!isRoomSeen(sight, to)) return null; // [MOVE-4] [KNIGHT-7]
  if (isLockedSeen(sight, to)) return 'IDOL-2'; // [IDOL-2]
  if (way !== 'walk' || figure !== s.cloaked) {
    // [CLOAK-2] [CLOAK-6]
    if (hasCaveTroll(sight, to)) return 'TROLL-3'; // [TROLL-3]
    // [KNIGHT-1] [KNIGHT-5] a Knight bars other players' characters, [WRAITH-10] Wraiths and [WRAITH-11] pushed ones too,
    // [KNIGHT-4] [KNIGHT-8] unless they are Knights themselves
    if (hasOpposingKnight(sight, to, figure) && kindsOf(s)[figure] !== 'knight') return 'KNIGHT-1';
  }
  return !isFull(sight, to) || mayCrowdIn(s, sight, figure, to, way) ? null : barCrowd(s);
}

/** What keeps everyone out of a full room. */
export const barCrowd = (s: Ground): Refused => (s.settings.roomLimit === 'figures' ? 'MOVE-10' : 'MOVE-5');

/** May it enter a room that is full? */
function mayCrowdIn(s: Ground, sight: Sight, figure: FigureId, to: SpaceId, way: Way): boolean {
  switch (kindsOf(s)[figure]) {
    case 'berserker': // [BERSERKER-1] [BERSERKER-6]
      return mayJoinFive(sight, figure, to);
    case 'rampagingTroll':
      return s.settings.rampagingTrollIgnoresCapacity; // [RAMPAGE-8]
    case 'wraith': // [WRAITH-3] [WRAITH-4]
      return way !== 'force' && mayPushFrom(s, sight, figure, to);
    default:
      return false;
  }
}

/** [BERSERKER-1] The space holds exactly five characters, none of them the Berserker's owner's. */
export const mayJoinFive = (sight: Sight, berserker: FigureId, to: SpaceId): boolean =>
  crowdIn(sight, to) === FULL && !hasOwn(sight, to, berserker);

// ── pushing ──────────────────────────────────────────────────────────────────────────────

/** What protects this victim from that Wraith, no matter where it would go. */
export function shield(s: Ground, wraith: FigureId, victim: FigureId): Refused | null {
  if (victim === wraith || !isMovable(s, victim)) return 'WRAITH-9'; // [WRAITH-9]
  if (kindsOf(s)[victim] === 'barbarian') return 'BARBARIAN-2'; // [BARBARIAN-2], and [BARBARIAN-3] nothing else spares it
  if (s.settings.wraithTargets === 'heroesOnly' && !IS_HERO[victim]) return 'WRAITH-16'; // [WRAITH-16]
  return null;
}

/** Why a Wraith cannot push this victim there. */
export function barPush(s: Ground, sight: Sight, victim: FigureId, to: SpaceId): Refused | null {
  if (s.settings.wraithTargets === 'heroesOnly' && !isRoom(s, to)) return 'WRAITH-16';
  return bar(s, sight, victim, to, 'force');
}

/** [WRAITH-3] [WRAITH-8] Once this Wraith is in that room, could it push anyone out? */
function mayPushFrom(s: Ground, sight: Sight, wraith: FigureId, room: SpaceId): boolean {
  const from = s.where[wraith]!;
  sight[from]!--; // for the moment: it will have left the space it came from
  const found = hasPush(s, sight, wraith, room);
  sight[from]!++;
  return found;
}

function hasPush(s: Ground, sight: Sight, wraith: FigureId, room: SpaceId): boolean {
  const doors = NEIGHBOURS[room]!;
  for (let victim = 0; victim < s.where.length; victim++) {
    if (s.where[victim] !== room || shield(s, wraith, victim) !== null) continue;
    for (let door = 0; door < doors.length; door++) if (barPush(s, sight, victim, doors[door]!) === null) return true;
  }
  return false;
}

// ── arriving and leaving ─────────────────────────────────────────────────────────────────

/**
 * A character arrives, with all that follows. [TURN-6] `player` makes any choice. `chain` lists the Wraiths that have
 * already pushed in this chain of pushes.
 */
export function enter(
  s: State,
  figure: FigureId,
  to: SpaceId,
  way: Way,
  player: Seat,
  chain: readonly FigureId[] = [],
): void {
  s.where[figure] = to;
  switch (kind(s, figure)) {
    case 'knight': // [KNIGHT-2] [WRAITH-12] [CLOAK-7]; [KNIGHT-3] others stay, [KNIGHT-6] and Orcs that come later live
      for (let orc = ORC; orc < s.where.length; orc += FIGURES_EACH)
        if (s.where[orc] === to) remove(s, orc, 'knight', 'KNIGHT-2');
      break;
    case 'wraith': {
      const pushes = way !== 'force' || s.settings.wraithEntryTriggersWhenPushed; // [WRAITH-13] [WRAITH-14]
      if (pushes && isRoom(s, to) && !chain.includes(figure) && hasPush(s, look(s), figure, to))
        // [WRAITH-1] [WRAITH-7]
        plan(s, { step: 'push', player, wraith: figure, chain });
      break;
    }
    case 'giantSlayer': // [SLAYER-1] [SLAYER-2] [SLAYER-3]
      if (isRoom(s, to) && figuresIn(s, to) === 1 && !s.paid.includes(figure)) {
        s.paid.push(figure);
        gain(s, owner(figure), 1, 'SLAYER-1');
      }
      break;
  }
}

export function remove(s: State, figure: FigureId, cause: Doom, clause: Clause): void {
  if (s.news !== null) tell(s, { news: 'removed', figure, from: s.where[figure]!, cause, clause });
  s.where[figure] = REMOVED;
}

export function gain(s: State, player: Seat, gold: number, clause: Clause): void {
  if (s.news !== null) tell(s, { news: 'gained', player, gold, clause });
  s.gold[player]! += gold;
}

/** Push this victim there. [WRAITH-14] A Wraith that is pushed may push in turn. */
export function pushOut(
  s: State,
  by: FigureId,
  victim: FigureId,
  to: SpaceId,
  player: Seat,
  chain: readonly FigureId[],
): void {
  const cause = kind(s, by) === 'wraith' ? 'wraith' : 'rampagingTroll';
  if (s.news !== null) tell(s, { news: 'pushed', figure: victim, from: s.where[victim]!, to, by, cause });
  enter(s, victim, to, 'force', player, chain);
}
