import { type Refusal, readAct, type Seat } from '@trollmoot/kernel';
import type { Action, News, Step } from '../src/contents.ts';
import { COLOURS, TRAVELLERS } from '../src/data/printed.ts';
import { bridgeTroll } from '../src/index.ts';
import { bouldersAt } from '../src/rules/words.ts';
import type { Pile, State } from '../src/state.ts';

export const [RED, GREEN, YELLOW, PURPLE, BROWN, BLUE] = [0, 1, 2, 3, 4, 5] as const;

const SEAT_NAMES: readonly string[] = COLOURS;

/** Play these lines of notation: 'red: claim princess'. Returns what happened on the way. */
export function go(s: State, ...lines: string[]): News[] {
  s.news = [];
  for (const line of lines) {
    const [who, what] = line.split(': ') as [string, string];
    const seat = SEAT_NAMES.indexOf(who);
    const act = readAct(bridgeTroll, s, seat, what) as Action | undefined;
    if (act === undefined) throw new Error(`${who} may not '${what}', but ${may(s, seat).join(', ') || 'nothing'}`);
    bridgeTroll.play(s, seat, act);
  }
  const news = s.news;
  s.news = null;
  return news;
}

/** What a seat may do, in notation. */
export const may = (s: State, seat: Seat): string[] =>
  bridgeTroll.options(s, seat).map((act) => bridgeTroll.write(act, s));

export const refusal = (s: State, seat: Seat, wish: Action | { do: string }): Refusal | null =>
  bridgeTroll.why(s, seat, wish);

export const clauseOf = (s: State, seat: Seat, wish: Action | { do: string }): string | null =>
  refusal(s, seat, wish)?.clause ?? null;

/** Cards by name. */
export const names = (pile: Pile): string[] => pile.map((traveller) => TRAVELLERS[traveller]!.id);

/** Who must answer which step. */
export const asked = (s: State): string =>
  `${bridgeTroll
    .waitingFor(s)
    .map((seat) => COLOURS[seat])
    .join(' ')}: ${bridgeTroll.current(s)?.step ?? 'over'}`;

/** The pieces of news of one kind. */
export const told = <K extends News['news']>(news: readonly News[], kind: K): Extract<News, { news: K }>[] =>
  news.filter((n): n is Extract<News, { news: K }> => n.news === kind);

/** How many boulders are under a bridge. */
export const under = (s: State, seat: Seat): number => bouldersAt(s.boulders, seat);

/** The steps that follow the bids, as the rules plan them. */
export const afterBids = (places: readonly Seat[], boulders: number): Step[] => [
  { step: 'claims', place: 0 },
  { step: 'piles', place: places.length - 1 },
  { step: 'draws', nth: 0, boulders, rivals: true },
  { step: 'scores', nth: 0 },
  { step: 'turnEnds' },
];
