import { COLOURS, type Colour } from '@trollmoot/boardkit/seats.ts';
import { boxOf } from './boxes.ts';

/** The colour of each seat: the one on its sign, the one it is named for, or by its number. */
export function coloursOf(game: string, called: readonly string[]): readonly Colour[] {
  const signs = boxOf(game)?.signs;
  return called.map(
    (name, seat) =>
      signs?.[name]?.colour ?? COLOURS.find((colour) => colour === name) ?? COLOURS[seat % COLOURS.length]!,
  );
}
