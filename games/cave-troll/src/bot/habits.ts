import type { Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import type { SpaceId } from '../data/board.ts';
import { CHEST, type FigureId, IS_HERO, OWNER, PLACE, TROLL } from '../data/figures.ts';
import { boardOf } from '../rules/words.ts';
import type { State } from '../state.ts';
import { reachFrom } from './reach.ts';
import { goldAt, heldByOthers, hold, type Survey, survey, weightOf } from './survey.ts';

const CONSIDERED = 24; // the most options to look at
const HOPELESS = -1; // an option liked less than this is considered only if there are few others
const FEW = 4;

/** The options worth a look, best guesses first; never empty. */
export function habits(s: State, seat: Seat, options: readonly Action[]): readonly Action[] {
  if (options.length < 3) return options;
  const all = survey(s);
  const liked: { act: Action; by: number }[] = [];
  for (const act of options) liked.push({ act, by: liking(s, all, seat, act) });
  liked.sort((a, b) => b.by - a.by);
  const kept: Action[] = [];
  for (const { act, by } of liked) {
    if (kept.length === CONSIDERED || (kept.length >= FEW && by < HOPELESS)) break;
    kept.push(act);
  }
  return kept;
}

/** How much a player is drawn to an option, roughly in gold. */
function liking(s: State, all: Survey, seat: Seat, act: Action): number {
  switch (act.do) {
    case 'draw':
      return 4;
    case 'pass':
      return -3;
    case 'stop':
    case 'spare':
    case 'stay':
      return 0;
    case 'move':
    case 'slip':
    case 'teleport':
      return going(s, all, seat, act.figure, act.to);
    case 'place':
      return placing(s, all, seat, act.figure, act.to);
    case 'score':
      return standing(all, act.room, seat, 0);
    case 'slay':
    case 'assassinate':
      return OWNER[act.victim] === seat ? -9 : 3 + losing(s, all, seat, act.victim);
    case 'push':
    case 'banish':
      return OWNER[act.victim] === seat ? -1 - losing(s, all, seat, act.victim) : 1 + losing(s, all, seat, act.victim);
    default:
      return 1.5; // rare and mostly good: let the search find out
  }
}

/** What a move changes: what the character's owner holds in both rooms, and what others hold there. */
function going(s: State, all: Survey, seat: Seat, figure: FigureId, to: SpaceId): number {
  const owner = OWNER[figure]!;
  const from = s.where[figure]!;
  const sign = owner === seat ? 1 : -1; // the Helm moves an opponent's
  if (!IS_HERO[figure]) return sign * 0.5 * heldByOthers(all, to, owner);
  const weight = weightOf(s, figure);
  const gained = standing(all, to, owner, weight) - standing(all, to, owner, 0);
  const lost = standing(all, from, owner, 0) - standing(all, from, owner, -weight);
  return sign * (gained - lost + reachFrom(s, to) - reachFrom(s, from));
}

/** What the room would pay this seat, less what it would pay others, if the seat had this many more heroes there. */
const standing = (all: Survey, room: SpaceId, seat: Seat, more: number): number =>
  hold(all, room, seat, more) - heldByOthers(all, room, seat, more);

function placing(s: State, all: Survey, seat: Seat, figure: FigureId, to: SpaceId): number {
  const classic = s.settings.characterSet === 'classic';
  if (PLACE[figure] === CHEST) return (hold(all, to, seat) > 0 ? 6 : 0) - heldByOthers(all, to, seat);
  if (PLACE[figure] === TROLL && classic) return heldByOthers(all, to, seat) - hold(all, to, seat);
  return reachFrom(s, to);
}

/** What its owner loses if this character leaves its room. */
function losing(s: State, all: Survey, seat: Seat, victim: FigureId): number {
  const room = s.where[victim]!;
  if (!boardOf(s).isRoom[room]) return 0;
  const owner = OWNER[victim]!;
  const weight = weightOf(s, victim);
  const opens = hold(all, room, seat) === 0 && hold(all, room, seat, 1) > 0 ? 1 : 0;
  return hold(all, room, owner) - hold(all, room, owner, -weight) + opens * 0.2 * goldAt(all, room);
}
