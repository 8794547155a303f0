import { type Act, type Game, type News, type Position, REOPEN, type Seat } from '@trollmoot/kernel';

/**
 * What all can notice is counted in beats. A hand built of small sealed acts shows others nothing until it closes,
 * so those acts are plies but no beats: whoever counts beats learns nothing of how a secret was put together.
 */
export interface Count {
  readonly beat: number; // how often something happened that everybody could notice; never goes back, not even on undo
  readonly since: number; // a wish made at this beat or later still means what it meant
  readonly mine: readonly number[]; // by seat: how many actions it has taken, counting those taken back
  readonly asked: number; // the ply at which the present question was put; for undo, never sent
}

export const newCount = (seats: number): Count => ({
  beat: 0,
  since: 0,
  mine: Array(seats).fill(0),
  asked: 0,
});

/** One action as it happened. Quiet: only the seat that took it noticed anything. */
export interface Happening {
  readonly by: Seat;
  readonly news: readonly News[];
  readonly quiet: boolean;
  readonly count: Count;
}

/** Play one option, in place, listening to the news. */
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
  const still = quiet || goesOn(game, s, at);
  const mine = count.mine.with(by, count.mine[by]! + 1);
  return {
    by,
    news,
    quiet,
    count: { beat, since: still ? count.since : beat, mine, asked: still ? count.asked : s.ply },
  };
}

/** After a return to an earlier position: everything asked before is stale. */
export const recount = ({ beat, mine }: Count, ply: number): Count => ({
  beat: beat + 1,
  since: beat + 1,
  mine,
  asked: ply,
});

/** How the question on the table is answered; null when the game is over. */
export function kindOf(game: Game, s: Position): 'decision' | 'secret' | 'race' | null {
  const at = game.current(s);
  if (at === null) return null;
  const rule = game.steps[at.step]!;
  if (rule.reveal !== undefined) return 'secret';
  return Array.isArray(rule.who?.(s, at as never)) ? 'race' : 'decision';
}

/** Is the same question, put to several seats, still open? Then what others did there makes nobody's wish stale. */
function goesOn(game: Game, s: Position, at: { step: string } | null): boolean {
  switch (kindOf(game, s)) {
    case 'secret':
      return game.current(s) === at; // it stays where it is until the last hand closes
    case 'race':
      return game.current(s)!.step === at?.step; // it is planned anew at each action
    default:
      return false;
  }
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);
