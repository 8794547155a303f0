import { type Act, type Game, type News, type Position, type Seat, sameAct } from '@trollmoot/kernel';

/** How one kind of act, or one of the game's `things`, fared in one role. */
export interface Usage {
  readonly name: string;
  readonly role: string;
  readonly offers: number; // decisions with an option that uses it and another that does not
  readonly chosen: number; // of those
  readonly uses: number; // in all: what nobody decides is counted too
}

interface Count {
  offers: number;
  chosen: number;
  uses: number;
}
type Counts = Map<string, Count>; // by role and name

/** Counts what was offered and what was chosen while games are played. */
export interface UsageTally {
  readonly acts: Counts;
  readonly things: Counts;
}

export const newUsageTally = (): UsageTally => ({ acts: new Map(), things: new Map() });

/** The role of each seat; one name for all where seats do not differ. */
export const rolesOf = (game: Game, names: readonly string[]): readonly string[] =>
  game.seatsNamed === undefined ? names.map(() => EVERYONE) : names;
const EVERYONE = 'everyone';

/** Play this act, and count what it used and what else was on offer. */
export function playCounted(
  game: Game,
  s: Position,
  seat: Seat,
  options: readonly Act[],
  act: Act,
  roles: readonly string[],
  { acts, things }: UsageTally,
): void {
  const role = roles[seat]!;
  const kinds = new Set(options.map((option) => option.do));
  for (const kind of kinds) {
    if (kinds.size > 1) countOf(acts, role, kind).offers++;
    if (kinds.size > 1 && kind === act.do) countOf(acts, role, kind).chosen++;
  }
  countOf(acts, role, act.do).uses++;
  if (options.length > 1) countThings(game, s, seat, options, act, role, things);
  s.news = [];
  game.play(s, seat, act);
  for (const thing of thingsIn(game, s.news)) countOf(things, role, thing).uses++;
  s.news = null;
}

function countThings(
  game: Game,
  s: Position,
  seat: Seat,
  options: readonly Act[],
  act: Act,
  role: string,
  things: Counts,
): void {
  const used = options.map((option) => thingsUsed(game, s, seat, option));
  const chosen = used[options.findIndex((option) => sameAct(option, act))];
  for (const thing of new Set(used.flatMap((names) => [...names]))) {
    if (used.every((names) => names.has(thing))) continue; // not a choice
    const count = countOf(things, role, thing);
    count.offers++;
    if (chosen?.has(thing)) count.chosen++;
  }
}

const FOLLOW_UPS = 8;

/** The things that an option uses, together with what the same seat must still decide about it. */
export function thingsUsed(game: Game, s: Position, seat: Seat, option: Act): Set<string> {
  const then = game.clone(s);
  const step = game.current(s)?.step;
  then.news = [];
  game.play(then, seat, option);
  for (let n = 0; n < FOLLOW_UPS && then.agenda.length >= s.agenda.length; n++) {
    if (game.current(then)?.step === step || !game.waitingFor(then).includes(seat)) break;
    game.play(then, seat, game.options(then, seat)[0]!);
  }
  return thingsIn(game, then.news);
}

const thingsIn = (game: Game, news: readonly News[]): Set<string> => new Set(news.flatMap((told) => game.uses(told)));

function countOf(counts: Counts, role: string, name: string): Count {
  const key = `${role} ${name}`;
  const count = counts.get(key) ?? { offers: 0, chosen: 0, uses: 0 };
  counts.set(key, count);
  return count;
}

/** The counts as rows, by role and name. */
export const usageOf = (counts: Counts): Usage[] =>
  [...counts]
    .map(([key, count]): Usage => {
      const [role, ...words] = key.split(' ');
      return { name: words.join(' '), role: role!, ...count };
    })
    .sort((a, b) => compare(a.role, b.role) || compare(a.name, b.name));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Acts that were offered and never chosen, and things that nobody has used. */
export function neverUsed(game: Game, { acts, things }: UsageTally): { acts: Usage[]; things: string[] } {
  const used = new Set(
    usageOf(things)
      .filter(({ uses }) => uses > 0)
      .map(({ name }) => name),
  );
  return {
    acts: usageOf(acts).filter(({ offers, chosen }) => offers > 0 && chosen === 0),
    things: game.things.filter((thing) => !used.has(thing)),
  };
}
