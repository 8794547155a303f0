import { COLOURS, type SeatPlate } from '@trollmoot/boardkit/seats.ts';
import type { Game, Seat } from '@trollmoot/kernel';
import { coloursOf } from '../shelf/seats.ts';
import { calledIn } from '../words/index.svelte.ts';

/** The seats of a position that nobody sits at: by their colours and roles. */
export function platesIn(game: Game, names: readonly string[], reader: Seat | null): SeatPlate[] {
  const colours = coloursOf(game.name, names);
  return names.map((called, seat) => {
    const name = calledIn(game.name, called);
    const role = COLOURS.some((colour) => colour === called) ? '' : name;
    const isReader = seat === reader;
    return { seat, name, called, role, about: role, colour: colours[seat]!, isReader, bot: null, isAway: false };
  });
}
