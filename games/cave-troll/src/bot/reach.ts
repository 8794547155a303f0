import { BOARDS, type Board, NEIGHBOURS, SPACE_COUNT, type SpaceId } from '../data/board.ts';
import type { Ground } from '../state.ts';

/** How much of a room's promise each doorway on the way there leaves. */
const FADING = 0.7;
/** How many of the best rooms to average. */
const CHOICES = 3;

/** By layout and space: what the best rooms a hero could walk to from there promise. */
const REACH = { threePits: reaches(BOARDS.threePits), onePit: reaches(BOARDS.onePit) };

export const reachFrom = (s: Ground, space: SpaceId): number => REACH[s.settings.boardLayout][space]!;

function reaches(board: Board): number[] {
  return board.spaces.map(({ id }) => {
    const doors = distances(board, id);
    const promises = board.rooms.map((room) => board.gold[room]! * FADING ** doors[room]!).sort((a, b) => b - a);
    return promises.slice(0, CHOICES).reduce((sum, promise) => sum + promise, 0) / CHOICES;
  });
}

/** How many doorways away each space is for a hero, who cannot pass through pits. */
function distances(board: Board, from: SpaceId): number[] {
  const doors = Array<number>(SPACE_COUNT).fill(Number.POSITIVE_INFINITY);
  doors[from] = 0;
  const found = [from];
  for (const space of found)
    for (const next of NEIGHBOURS[space]!)
      if (doors[next] === Number.POSITIVE_INFINITY && !board.isPit[next]) {
        doors[next] = doors[space]! + 1;
        found.push(next);
      }
  return doors;
}
