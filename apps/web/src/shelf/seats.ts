import { COLOURS, type Colour } from '@trollmoot/boardkit/seats.ts';
import { boxOf } from './boxes.ts';

/** The colours of seats called like this: the one on the seat's sign, the one it is named for, else by its number. */
export function coloursOf(game: string, called: readonly string[]): readonly Colour[] {
  const signs = boxOf(game)?.signs;
  return called.map(
    (name, seat) =>
      signs?.[name]?.colour ?? COLOURS.find((colour) => colour === name) ?? COLOURS[seat % COLOURS.length]!,
  );
}
