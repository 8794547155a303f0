import type { AnyBoard } from '@trollmoot/boardkit/board.ts';
import type { Seat, Words } from '@trollmoot/kernel';
import type { Moment } from './timeline.ts';

/** One sentence of the Chronicle. */
export interface Line {
  readonly moment: number; // where the replay finds it
  readonly of: Seat | null; // the seat it is about
  readonly text: string;
  readonly clause: string | null;
  readonly begins: boolean; // it says that a turn begins
  readonly isNext: boolean; // it is told in the turn that begins with this moment
}

/** Caches the sentences of each moment, so that a long game is not narrated again with every update. */
const told = new WeakMap<Moment, { readonly words: Words; readonly at: number; readonly lines: readonly Line[] }>();

/** The sentences one moment adds. */
export function linesOf(moment: Moment, at: number, words: Words, { about, beginsTurn }: AnyBoard): readonly Line[] {
  const known = told.get(moment);
  if (known?.words === words && known.at === at) return known.lines;
  const { update, frame } = moment;
  const begins = update === null || beginsTurn === undefined ? -1 : update.news.findIndex(beginsTurn);
  const lines =
    update === null
      ? []
      : update.news.flatMap((news, i) => {
          const text = words.narrate(news, frame.view);
          const of = about?.(news, frame.view) ?? update.by;
          return text === null
            ? []
            : [
                {
                  moment: at,
                  of,
                  text,
                  clause: news.clause ?? null,
                  begins: i === begins,
                  isNext: begins >= 0 && i >= begins,
                },
              ];
        });
  told.set(moment, { words, at, lines });
  return lines;
}
