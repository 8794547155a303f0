import type { Seat } from '@trollmoot/kernel';
import type { News } from '../../contents.ts';
import { FACES } from '../../data/tiles.ts';
import type { State } from '../../state.ts';

export interface CaveView {
  readonly hand: readonly string[] | null; // for itself
  readonly tiles: number;
  readonly omens: readonly number[];
  readonly bag: number;
  readonly used: readonly number[];
  readonly hatred: number;
  readonly shaped: boolean;
  readonly removals: number; // still to make this turn
  readonly hidden: boolean; // this turn's Treasure token is placed
}

export function viewCave(s: State, isIts: boolean): CaveView {
  const c = s.cave!;
  return {
    hand: isIts ? c.hand.map((face) => FACES[face]!.name) : null,
    tiles: c.hand.length,
    omens: c.omens.slice(),
    bag: c.bag.reduce((sum, n) => sum + n, 0),
    used: c.used.slice(),
    hatred: c.hatred,
    shaped: c.shaped,
    removals: c.removals,
    hidden: c.hidden,
  };
}

export function seenOfCave(news: News, _seat: Seat | null): News {
  return news;
}
