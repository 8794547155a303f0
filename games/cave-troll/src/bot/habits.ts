import type { Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import type { SpaceId } from '../data/board.ts';
import { CHEST, type FigureId, IS_HERO, OWNER, PLACE, TROLL } from '../data/figures.ts';
import { boardOf } from '../rules/words.ts';
import type { State } from '../state.ts';
import { reachFrom } from './reach.ts';
import { goldAt, heldByOthers, hold, survey, weightOf } from './survey.ts';

const CONSIDERED = 24; // options at most
const HOPELESS = -1; // an option liked less is considered only if there are few others
const FEW = 4;

/** The options worth a look, best guesses first; never none. */
export function habits(s: State, seat: Seat, options: readonly Action[]): readonly Action[] {
  if (options.length < 3) return options;
  survey(s);
  const liked: { act: Action; by: number }[] = [];
  for (const act of options) liked.push({ act, by: liking(s, seat, act) });
  liked.sort((a, b) => b.by - a.by);
  const kept: Action[] = [];
  for (const { act, by } of liked) {
    if (kept.length === CONSIDERED || (kept.length >= FEW && by < HOPELESS)) break;
    kept.push(act);
  }
  return kept;
}

/** How much a player is drawn to an option, in gold more or less. */
function liking(s: State, seat: Seat, act: Action): number {
  switch (act.do) {
    case 'draw':
      return 4;
    case 'pass':
      return -3;
    case 'stop':
    case 'stay':
      return 0;
    case 'move':
    case 'slip':
    case 'teleport':
      return going(s, seat, act.figure, act.to);
    case 'place':
      return placing(s, seat, act.figure, act.to);
    case 'score':
      return hold(act.room, seat) - heldByOthers(act.room, seat);
    case 'slay':
    case 'assassinate':
      return OWNER[act.victim] === seat ? -9 : 3 + losing(s, seat, act.victim);
    case 'push':
    case 'banish':
      return OWNER[act.victim] === seat ? -1 - losing(s, seat, act.victim) : 1 + losing(s, seat, act.victim);
    default:
      return 1.5; // rare and mostly good: let the search find out
  }
}

/** A character goes elsewhere: what its owner holds before and after, and what others hold. */
function going(s: State, seat: Seat, figure: FigureId, to: SpaceId): number {
  const owner = OWNER[figure]!;
  const from = s.where[figure]!;
  const sign = owner === seat ? 1 : -1; // it may be another's, under the Helm
  if (!IS_HERO[figure]) return sign * 0.5 * heldByOthers(to, owner);
  const weight = weightOf(s, figure);
  const gained = hold(to, owner, weight) - hold(to, owner) + heldByOthers(to, owner) - heldByOthers(to, owner, weight);
  const lost =
    hold(from, owner) - hold(from, owner, -weight) + heldByOthers(from, owner, -weight) - heldByOthers(from, owner);
  return sign * (gained - lost + reachFrom(s, to) - reachFrom(s, from));
}

function placing(s: State, seat: Seat, figure: FigureId, to: SpaceId): number {
  const classic = s.settings.characterSet === 'classic';
  if (PLACE[figure] === CHEST) return (hold(to, seat) > 0 ? 6 : 0) - heldByOthers(to, seat);
  if (PLACE[figure] === TROLL && classic) return heldByOthers(to, seat) - hold(to, seat);
  return reachFrom(s, to);
}

/** What its owner loses if this character leaves its room. */
function losing(s: State, seat: Seat, victim: FigureId): number {
  const room = s.where[victim]!;
  if (!boardOf(s).isRoom[room]) return 0;
  const owner = OWNER[victim]!;
  const weight = weightOf(s, victim);
  const opens = hold(room, seat) === 0 && hold(room, seat, 1) > 0 ? 1 : 0;
  return hold(room, owner) - hold(room, owner, -weight) + opens * 0.2 * goldAt(room);
}
