import { plan, type Seat, tell } from '@trollmoot/kernel';
import type { Ability, Into } from '../contents.ts';
import { FULL, NEIGHBOURS, type SpaceId } from '../data/board.ts';
import { type FigureId, IS_ADVENTURER, IS_CHARACTER, IS_HERO } from '../data/figures.ts';
import type { Refused } from '../refusals.ts';
import type { Ground, State } from '../state.ts';
import { bar, enter, pushOut, remove } from './entering.ts';
import { addPushes } from './moving.ts';
import type { Sight } from './sight.ts';
import { areAdjacent, boardOf, figuresIn, holds, isMovable, isTwin, kindsOf, owner } from './words.ts';

/** The actions that characters have. For each: what forbids it (null: nothing), which are open, what it does. */

// ── classic ──────────────────────────────────────────────────────────────────────────────

/** [THIEF-1] [THIEF-2] [THIEF-4] */
export function barSlip(s: Ground, sight: Sight, thief: FigureId, to: SpaceId): Refused | null {
  if (to === s.where[thief]) return 'THIEF-1';
  if (s.settings.thiefBlockedByKnight && sight.knights[to]! & ~(1 << owner(thief))) return 'THIEF-2';
  const barred = bar(s, sight, thief, to, 'leap'); // [CLOAK-6]
  return barred === 'KNIGHT-1' ? barFull(sight, to) : barred;
}
const barFull = (sight: Sight, to: SpaceId): Refused | null => (sight.crowd[to]! < FULL ? null : 'MOVE-5');

/** [ORC-1] [ORC-2] [ORC-3] */
export function barSlay(s: Ground, orc: FigureId, victim: FigureId): Refused | null {
  if (!boardOf(s).isRoom[s.where[orc]!]) return 'ORC-3';
  return s.where[victim] === s.where[orc] && IS_HERO[victim] ? null : 'ORC-1';
}

// ── variant ──────────────────────────────────────────────────────────────────────────────

/** [PALADIN-2] */
export function barBanish(s: Ground, paladin: FigureId, victim: FigureId): Refused | null {
  const isTarget = kindsOf(s)[victim] === 'banshee' && owner(victim) !== owner(paladin);
  return isTarget && s.where[victim] === s.where[paladin] ? null : 'PALADIN-2';
}

/** [ASSASSIN-1] [ASSASSIN-2] [ASSASSIN-3] */
export function barAssassinate(s: Ground, assassin: FigureId, victim: FigureId): Refused | null {
  if (owner(victim) === owner(assassin)) return 'ASSASSIN-2';
  const room = s.where[assassin]!;
  const kind = kindsOf(s)[victim];
  if (kind !== 'grunt' && (!IS_HERO[victim] || kind === 'assassin')) return 'ASSASSIN-1'; // [ASSASSIN-3]
  if (!boardOf(s).isRoom[room] || s.where[victim] !== room) return 'ASSASSIN-1';
  for (let other = 0; other < s.where.length; other++)
    if (other !== victim && s.where[other] === room && IS_CHARACTER[other] && owner(other) === owner(victim))
      return 'ASSASSIN-2';
  return null;
}

/** [SLAYER-4] */
export function barFell(s: Ground, slayer: FigureId, victim: FigureId): Refused | null {
  const room = s.where[slayer]!;
  const isTarget = kindsOf(s)[victim] === 'rampagingTroll' && s.where[victim] === room;
  return isTarget && boardOf(s).isRoom[room] ? null : 'SLAYER-4';
}

/** [GRUNT-1] [GRUNT-2] [TURN-5] */
export function barRout(s: Ground, grunt: FigureId): Refused | null {
  const room = s.where[grunt]!;
  if (!boardOf(s).isRoom[room]) return 'GRUNT-1';
  if (holds(s, room, 'paladin')) return 'GRUNT-2';
  for (let victim = 0; victim < s.where.length; victim++) if (isRouted(s, grunt, victim, room)) return null;
  return 'TURN-5';
}
const isRouted = (s: Ground, grunt: FigureId, victim: FigureId, room: SpaceId): boolean =>
  s.where[victim] === room && IS_ADVENTURER[victim]! && owner(victim) !== owner(grunt);

/** [BANSHEE-2] [BANSHEE-3] [BANSHEE-4] [BANSHEE-5] */
export function barLure(s: Ground, sight: Sight, banshee: FigureId, victim: FigureId): Refused | null {
  const to = s.where[banshee]!;
  const from = s.where[victim]!;
  if (owner(victim) === owner(banshee) || !isMovable(s, victim)) return 'BANSHEE-2';
  const isBerserker = kindsOf(s)[victim] === 'berserker';
  const mayJoinFive = isBerserker && sight.crowd[to] === FULL && (sight.owners[to]! & (1 << owner(victim))) === 0;
  if (sight.crowd[to]! >= FULL && !mayJoinFive) return 'BANSHEE-3';
  if (!areAdjacent(to, from)) return 'BANSHEE-2';
  if (boardOf(s).isPit[to] && IS_HERO[victim]) return 'BANSHEE-4';
  if (IS_HERO[victim] && boardOf(s).isRoom[from] && holds(s, from, 'paladin')) return 'BANSHEE-5'; // [PALADIN-1]
  return bar(s, sight, victim, to, 'force');
}

/** [RAMPAGE-2] [RAMPAGE-9] [TURN-5] */
export function barRampage(s: Ground, troll: FigureId): Refused | null {
  if (!boardOf(s).isRoom[s.where[troll]!]) return 'RAMPAGE-9';
  return figuresIn(s, s.where[troll]!) > 1 ? null : 'TURN-5';
}

// ── what is open ─────────────────────────────────────────────────────────────────────────

/** Everything this character could use its action for. */
export function addAbilities(s: Ground, sight: Sight, figure: FigureId, options: Into<Ability>): void {
  const at = s.where[figure]!;
  const board = boardOf(s);
  switch (kindsOf(s)[figure]) {
    case 'thief':
      for (let to = 0; to < board.spaces.length; to++)
        if (barSlip(s, sight, figure, to) === null) options.push({ do: 'slip', figure, to });
      break;
    case 'orc':
      for (let victim = 0; victim < s.where.length; victim++)
        if (s.where[victim] === at && barSlay(s, figure, victim) === null && !isTwin(s, victim))
          options.push({ do: 'slay', figure, victim });
      break;
    case 'wraith': // [WRAITH-17]
      if (board.isRoom[at]) addPushes(s, sight, figure, options);
      break;
    case 'paladin':
      for (let victim = 0; victim < s.where.length; victim++)
        if (s.where[victim] === at && barBanish(s, figure, victim) === null)
          for (const to of board.pits) options.push({ do: 'banish', figure, victim, to });
      break;
    case 'assassin':
      for (let victim = 0; victim < s.where.length; victim++)
        if (s.where[victim] === at && barAssassinate(s, figure, victim) === null)
          options.push({ do: 'assassinate', figure, victim });
      break;
    case 'giantSlayer':
      for (let victim = 0; victim < s.where.length; victim++)
        if (s.where[victim] === at && barFell(s, figure, victim) === null) options.push({ do: 'fell', figure, victim });
      break;
    case 'grunt':
      if (barRout(s, figure) === null) options.push({ do: 'rout', figure });
      break;
    case 'banshee':
      addLures(s, sight, figure, options);
      break;
    case 'rampagingTroll':
      if (barRampage(s, figure) === null) options.push({ do: 'rampage', figure });
      break;
  }
}

function addLures(s: Ground, sight: Sight, banshee: FigureId, options: Into<Ability>): void {
  const doors = NEIGHBOURS[s.where[banshee]!]!;
  for (let victim = 0; victim < s.where.length; victim++) {
    if (!doors.includes(s.where[victim]!)) continue;
    if (barLure(s, sight, banshee, victim) === null && !isTwin(s, victim))
      options.push({ do: 'lure', figure: banshee, victim });
  }
}

// ── what it does ─────────────────────────────────────────────────────────────────────────

export function useAbility(s: State, act: Ability, player: Seat): void {
  const { figure } = act;
  const from = s.where[figure]!;
  switch (act.do) {
    case 'push': // [WRAITH-2]
      pushOut(s, figure, act.victim, act.to, player, [figure]);
      break;
    case 'slip': // [THIEF-3]
      tell(s, { news: 'slipped', figure, from, to: act.to });
      enter(s, figure, act.to, 'leap', player);
      break;
    case 'slay':
      remove(s, act.victim, 'orc', 'ORC-1');
      break;
    case 'banish':
      tell(s, { news: 'banished', figure: act.victim, from, to: act.to, by: figure });
      enter(s, act.victim, act.to, 'force', player);
      break;
    case 'assassinate':
      remove(s, act.victim, 'assassin', 'ASSASSIN-1');
      break;
    case 'fell':
      remove(s, figure, 'giantSlayer', 'SLAYER-4');
      remove(s, act.victim, 'giantSlayer', 'SLAYER-4');
      break;
    case 'rout':
      for (let victim = 0; victim < s.where.length; victim++)
        if (isRouted(s, figure, victim, from)) remove(s, victim, 'grunt', 'GRUNT-1');
      break;
    case 'lure':
      tell(s, { news: 'pulled', figure: act.victim, from: s.where[act.victim]!, to: from, by: figure });
      enter(s, act.victim, from, 'force', player);
      break;
    case 'rampage':
      plan(s, { step: 'rampage', player, troll: figure, left: 2 });
      break;
  }
}
