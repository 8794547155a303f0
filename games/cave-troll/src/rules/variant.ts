import type { Refused } from '../contents.ts';
import type { SpaceId } from '../data/board.ts';
import { type FigureId, IS_ADVENTURER, IS_CHARACTER, IS_HERO } from '../data/figures.ts';
import type { Ground } from '../state.ts';
import { bar, mayJoinFive } from './entering.ts';
import { isFull, type Sight } from './sight.ts';
import { areAdjacent, boardOf, figuresIn, holds, isMovable, isRoom, kindsOf, owner } from './words.ts';

/** What forbids the actions of the variant characters; null if nothing does. */

/** [PALADIN-2] */
export function barBanish(s: Ground, paladin: FigureId, victim: FigureId): Refused | null {
  const isTarget = kindsOf(s)[victim] === 'banshee' && owner(victim) !== owner(paladin);
  return isTarget && s.where[victim] === s.where[paladin] ? null : 'PALADIN-2';
}

/** [ASSASSIN-1] [ASSASSIN-2] [ASSASSIN-3] [PALADIN-3] */
export function barAssassinate(s: Ground, assassin: FigureId, victim: FigureId): Refused | null {
  if (owner(victim) === owner(assassin)) return 'ASSASSIN-2';
  const room = s.where[assassin]!;
  const kind = kindsOf(s)[victim];
  if (!IS_CHARACTER[victim]) return 'ASSASSIN-1';
  if (kind !== 'grunt' && (!IS_HERO[victim] || kind === 'assassin')) return 'ASSASSIN-3';
  if (!isRoom(s, room) || s.where[victim] !== room) return 'ASSASSIN-1';
  for (let other = 0; other < s.where.length; other++)
    if (other !== victim && s.where[other] === room && IS_CHARACTER[other] && owner(other) === owner(victim))
      return 'ASSASSIN-2';
  return null;
}

/** [SLAYER-4] */
export function barFell(s: Ground, slayer: FigureId, victim: FigureId): Refused | null {
  const room = s.where[slayer]!;
  const isTarget = kindsOf(s)[victim] === 'rampagingTroll' && s.where[victim] === room;
  return isTarget && isRoom(s, room) ? null : 'SLAYER-4';
}

/** [GRUNT-1] [GRUNT-2] [PALADIN-1] [TURN-5] */
export function barRout(s: Ground, grunt: FigureId): Refused | null {
  const room = s.where[grunt]!;
  if (!isRoom(s, room)) return 'GRUNT-1';
  if (holds(s, room, 'paladin')) return 'GRUNT-2';
  for (let victim = 0; victim < s.where.length; victim++) if (isRouted(s, grunt, victim, room)) return null;
  return 'TURN-5';
}
export const isRouted = (s: Ground, grunt: FigureId, victim: FigureId, room: SpaceId): boolean =>
  s.where[victim] === room && IS_ADVENTURER[victim]! && owner(victim) !== owner(grunt);

/** [BANSHEE-2] [BANSHEE-3] [BANSHEE-4] [BANSHEE-5] */
export function barLure(s: Ground, sight: Sight, banshee: FigureId, victim: FigureId): Refused | null {
  const to = s.where[banshee]!;
  const from = s.where[victim]!;
  if (owner(victim) === owner(banshee) || !isMovable(s, victim)) return 'BANSHEE-2';
  const isBerserker = kindsOf(s)[victim] === 'berserker';
  if (isFull(sight, to) && !(isBerserker && mayJoinFive(sight, victim, to))) return 'BANSHEE-3';
  if (!areAdjacent(to, from)) return 'BANSHEE-2';
  if (boardOf(s).isPit[to] && IS_HERO[victim]) return 'BANSHEE-4';
  if (IS_HERO[victim] && isRoom(s, from) && holds(s, from, 'paladin')) return 'BANSHEE-5'; // [PALADIN-1]
  return bar(s, sight, victim, to, 'force');
}

/** [RAMPAGE-2] [RAMPAGE-9] [TURN-5] */
export function barRampage(s: Ground, troll: FigureId): Refused | null {
  if (!isRoom(s, s.where[troll]!)) return 'RAMPAGE-9';
  return figuresIn(s, s.where[troll]!) > 1 ? null : 'TURN-5';
}
