import { BOARDS, type Board, NEIGHBOURS, SPACE_COUNT, type SpaceId } from '../data/board.ts';
import type { Ground } from '../state.ts';

/** What is left of a room's promise with every door on the way there. */
const FADING = 0.7;
/** A hero can go to any one of these many. */
const CHOICES = 3;

/** By layout and space: what the best rooms within reach of a hero there promise. */
const REACH = { threePits: reaches(BOARDS.threePits), onePit: reaches(BOARDS.onePit) };

export const reachFrom = (s: Ground, space: SpaceId): number => REACH[s.settings.boardLayout][space]!;

function reaches(board: Board): number[] {
  return board.spaces.map(({ id }) => {
    const doors = distances(board, id);
    const promises = board.rooms.map((room) => board.gold[room]! * FADING ** doors[room]!).sort((a, b) => b - a);
    return promises.slice(0, CHOICES).reduce((sum, promise) => sum + promise, 0) / CHOICES;
  });
}

/** Doors between, as a hero walks: never through a pit. */
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
