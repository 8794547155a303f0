import type { AnyBoard, Happening } from '@trollmoot/boardkit/board.ts';
import type { News, Seat, Words } from '@trollmoot/kernel';
import type { Eye } from '@trollmoot/protocol';
import type { Moment } from './timeline.ts';

/** One sentence about what another seat did. */
export interface SinceLine {
  readonly n: number; // counted by seat; the number on the trail
  readonly moment: number;
  readonly by: Seat | null;
  readonly text: string;
  readonly harms: boolean; // the reader lost something
  readonly weight: number; // 2: it touched the reader, 1: it changed the race, 0: the rest
}

/** One rival's turn. */
interface SinceTurn {
  readonly seat: Seat | null;
  readonly acts: number;
  readonly lines: readonly SinceLine[];
}

/** What happened since the reader's last turn. */
export interface Since {
  readonly turns: readonly SinceTurn[];
  readonly trails: readonly (Omit<Happening<object, News>, 'isFaded'> & { readonly moment: number })[];
  readonly from: number; // moments: from this one …
  readonly to: number; // … up to, not including, this one
  readonly isFresh: boolean; // the reader has not acted since: the trails still show
}

/** What it asks of a game's words and board. */
type Telling = Pick<Words, 'brief' | 'narrate'>;
type Told = Pick<AnyBoard, 'turn' | 'about' | 'beginsTurn' | 'harms' | 'races'>;

export const NOTHING: Since = { turns: [], trails: [], from: 0, to: 0, isFresh: false };

/** The line to tell if there is room for only one: the heaviest, and of several the latest. */
export const gistOf = (lines: readonly SinceLine[]): SinceLine | null =>
  lines.reduce<SinceLine | null>((gist, line) => (gist === null || line.weight >= gist.weight ? line : gist), null);

/**
 * Goes back from now: past the reader's own acts of the present turn, then to the reader's turn before. An answer given in
 * a rival's turn does not end that turn.
 */
export function sinceTurn(moments: readonly Moment[], reader: Eye, words: Telling, board: Told): Since {
  if (reader === null) return NOTHING;
  const turnAt = (at: number): Seat | null =>
    board.turn?.(moments[at - 1]!.frame.view) ?? moments[at]!.update?.by ?? null;
  const isOwn = (at: number): boolean => moments[at]!.update?.by === reader && turnAt(at) === reader;
  let to = moments.length;
  while (to > 1 && isOwn(to - 1)) to--;
  let from = to;
  while (from > 1 && !isOwn(from - 1)) from--;
  const isFresh = to === moments.length && moments.at(-1)?.update?.by !== reader;
  const told = tell(moments, from, to, reader, turnAt, words, board);
  return { ...told, from, to, isFresh };
}

function tell(
  moments: readonly Moment[],
  from: number,
  to: number,
  reader: Seat,
  turnAt: (at: number) => Seat | null,
  words: Telling,
  board: Told,
): Pick<Since, 'turns' | 'trails'> {
  const turns: { seat: Seat | null; acts: number; lines: SinceLine[] }[] = [];
  const trails: Since['trails'][number][] = [];
  for (let moment = from; moment < to; moment++) {
    const { update, frame } = moments[moment]!;
    if (update === null || update.by === reader) continue;
    const turnOf = (seat: Seat | null): (typeof turns)[number] => {
      if (turns.at(-1)?.seat !== seat) turns.push({ seat, acts: 0, lines: [] });
      return turns.at(-1)!;
    };
    let turn = turnOf(turnAt(moment));
    turn.acts++;
    const before = moments[moment - 1]!.frame.view;
    for (const news of update.news) {
      const text = words.brief === undefined ? words.narrate(news, frame.view) : words.brief(news, frame.view);
      const harms = board.harms?.(news, before, reader) ?? false;
      const about = board.about?.(news, frame.view) ?? null;
      const begins = board.beginsTurn?.(news) ?? false;
      if (begins && about !== null) turn = turnOf(about); // what follows happens in the next turn
      const isReaders = !harms && (about === reader || turn.seat === reader); // 'Your turn' is no news of the others
      const weight = harms ? 2 : board.races?.(news) === true ? 1 : 0;
      if (text !== null && !isReaders && !begins) {
        turn.lines.push({ n: turn.lines.length + 1, moment, by: update.by, text, harms, weight });
      }
      trails.push({ n: Math.max(1, turn.lines.length), by: update.by, news, before, moment });
    }
  }
  return { turns: turns.filter(({ lines }) => lines.length > 0), trails };
}
