import type { Seat } from '@trollmoot/kernel';
import { FULL, type SpaceId } from '../data/board.ts';
import { crowdIn, hasCaveTroll, look } from '../rules/sight.ts';
import { isRoom } from '../rules/words.ts';
import type { View } from '../view.ts';
import { groundOf } from './ground.ts';

interface Entry {
  readonly characters: number;
  readonly full: boolean; // [MOVE-5]
  readonly troll: boolean; // [TROLL-3]
  readonly lockedBy: Seat | null; // [IDOL-2]
  readonly knights: readonly Seat[]; // [KNIGHT-1] whose Knights are there
}

/** What decides who may enter a space. */
export function entry(view: View, space: SpaceId): Entry {
  const s = groundOf(view);
  const sight = look(s);
  const inRoom = isRoom(s, space);
  const knights = view.figures.filter(({ at, kind }) => at === space && kind === 'knight').map(({ owner }) => owner);
  return {
    characters: crowdIn(sight, space),
    full: inRoom && crowdIn(sight, space) >= FULL,
    troll: inRoom && hasCaveTroll(sight, space),
    lockedBy: view.idol?.room === space ? view.idol.player : null,
    knights: inRoom ? knights : [],
  };
}
