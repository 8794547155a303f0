import { type Act, type Game, type News, type Position, REOPEN, type Seat } from '@trollmoot/kernel';

/**
 * Beats count what everyone can notice. A hand built of small sealed acts shows the others nothing until it closes, so
 * those acts are plies but not beats: counting beats tells no one how a secret was put together.
 */
export interface Count {
  readonly beat: number; // how often something happened that everyone could notice; never goes down, not even on undo
  readonly since: number; // the first beat of the present question: older wishes are stale
  readonly mine: readonly number[]; // by seat: how many actions it has taken, including those taken back
  readonly asked: number; // the ply of the present question; for undo, never sent
}

export const newCount = (seats: number): Count => ({
  beat: 0,
  since: 0,
  mine: Array(seats).fill(0),
  asked: 0,
});

/** An action that was played. Quiet: only the seat that took it noticed anything. */
export interface Happening {
  readonly by: Seat;
  readonly news: readonly News[];
  readonly quiet: boolean;
  readonly count: Count;
}

/** Play one option in the position given, and collect its news. */
export function advance(game: Game, s: Position, count: Count, by: Seat, act: Act): Happening {
  const at = game.current(s);
  const rule = game.steps[at?.step ?? ''];
  const sealing = rule?.reveal !== undefined && !(rule.isOpen?.(act as never) ?? false);
  const waiting = sealing ? game.waitingFor(s) : [];
  const laid = s.sealed.length;
  s.news = [];
  game.play(s, by, act);
  const news = s.news;
  s.news = null;
  const staysDown = sealing && (act.do === REOPEN.do || s.sealed.length === laid + 1);
  const quiet = staysDown && sameSeats(waiting, game.waitingFor(s));
  const beat = quiet ? count.beat : count.beat + 1;
  const still = quiet || isStillAsked(game, s, at);
  const mine = count.mine.with(by, count.mine[by]! + 1);
  return {
    by,
    news,
    quiet,
    count: { beat, since: still ? count.since : beat, mine, asked: still ? count.asked : s.ply },
  };
}

/** The count after a return to an earlier position: every wish made before it is stale. */
export const staleCount = ({ beat, mine }: Count, ply: number): Count => ({
  beat: beat + 1,
  since: beat + 1,
  mine,
  asked: ply,
});

/** How the present question is answered. Null when the game is over. */
export function kindOf(game: Game, s: Position): 'decision' | 'secret' | 'race' | null {
  const at = game.current(s);
  if (at === null) return null;
  const rule = game.steps[at.step]!;
  if (rule.reveal !== undefined) return 'secret';
  return Array.isArray(rule.who?.(s, at as never)) ? 'race' : 'decision';
}

/** Are several seats still answering the same question? Then an answer from one makes no other seat's wish stale. */
function isStillAsked(game: Game, s: Position, at: { step: string } | null): boolean {
  switch (kindOf(game, s)) {
    case 'secret':
      return game.current(s) === at; // the same object until the last hand closes
    case 'race':
      return game.current(s)!.step === at?.step; // planned again after each action
    default:
      return false;
  }
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);
