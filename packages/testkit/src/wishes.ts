import { type Act, type Game, type Position, type Random, sameAct } from '@trollmoot/kernel';
import type { Reach } from './reach.ts';

/** Values that a hostile or careless client might send. Some are names of members that every object or list has. */
const ODD: readonly unknown[] = [-1, 0, 1, 2, 7, 999, 1.5, '', 'x', 'length', 'constructor', null, true, [], {}];

/** This action with each field changed in turn, and once with all fields missing. Hardly any of these is an option. */
export function mutants(act: Act, random: Random): Act[] {
  const fields = Object.keys(act).filter((field) => field !== 'do');
  const changed = fields.flatMap((field) => {
    const value = (act as unknown as { [field: string]: unknown })[field];
    const near = typeof value === 'number' ? [value + 1, value - 1] : [];
    return [...near, ODD[random(ODD.length)], ODD[random(ODD.length)]].map((odd) => ({ ...act, [field]: odd }));
  });
  return fields.length === 0 ? [{ ...act, extra: 1 } as Act] : [...changed, { do: act.do }];
}

/** Actions that were options somewhere, to be wished for where they are not. */
export interface Wishes {
  offered(act: Act, reach: Reach): void;
  /** Wishes of these kinds, plain and crossed with one another, and a few of any other kind. */
  some(kinds: ReadonlySet<string>): Act[];
  /** One wish of every kind met so far. */
  oneOfEach(): Act[];
  /** This action with each field in turn set to every value ever seen there. */
  variations(act: Act): Act[];
}

const PAGE = 12;
const MOST_VALUES = 100;

/** Remembers a dozen actions of every kind, replacing old ones. */
export function wishBook(random: Random): Wishes {
  const book = new Map<string, Act[]>();
  const values = new Map<string, Set<unknown>>(); // seen so far, by kind of action and field
  const pages: Act[][] = [];
  const from = (page: readonly Act[]): Act => page[random(page.length)]!;
  return {
    offered(act, reach) {
      reach.offered.add(act.do);
      for (const [field, value] of Object.entries(act)) {
        const key = `${act.do} ${field}`;
        const met = values.get(key);
        if (met === undefined) values.set(key, new Set([value]));
        else if (typeof value !== 'object' && met.size < MOST_VALUES) met.add(value);
      }
      let page = book.get(act.do);
      if (page === undefined) {
        book.set(act.do, (page = []));
        pages.push(page);
      }
      if (page.length < PAGE) page.push(act);
      else if (random(PAGE) === 0) page[random(PAGE)] = act;
    },
    some(kinds) {
      const wishes: Act[] = [];
      for (const kind of kinds) {
        const page = book.get(kind);
        if (page !== undefined) wishes.push(from(page), crossed(from(page), from(page), random));
      }
      for (let i = 0; i < 3 && pages.length > 0; i++) wishes.push(from(pages[random(pages.length)]!));
      return wishes;
    },
    oneOfEach: () => pages.map(from),
    variations: (act) =>
      Object.keys(act).flatMap((field) =>
        [...(values.get(`${act.do} ${field}`) ?? [])].map((value) => ({ ...act, [field]: value })),
      ),
  };
}

/** One action with a field from another: this figure, but to that place. */
function crossed(one: Act, other: Act, random: Random): Act {
  const fields = Object.entries(other).filter(([field]) => field !== 'do');
  const taken = fields[random(Math.max(1, fields.length))];
  return taken === undefined ? one : { ...one, [taken[0]]: taken[1] };
}

/** Wish for what is forbidden, and record the clauses that forbid it. Throws if no clause does. */
export function probe(
  game: Game,
  s: Position,
  seats: number,
  wishes: Wishes,
  reach: Reach,
  random: Random,
  isThorough: boolean,
): void {
  const waiting = game.waitingFor(s);
  const seat = waiting.length === 0 || random(4) === 0 ? random(seats) : waiting[random(waiting.length)]!;
  const options = game.options(s, seat);
  const strange = options.length === 0 ? [] : mutants(options[random(options.length)]!, random).slice(0, 3);
  const varied = isThorough && options.length > 0 ? wishes.variations(options[random(options.length)]!) : [];
  if (isThorough) varied.push(...wishes.oneOfEach());
  for (const wish of [...wishes.some(new Set(options.map((option) => option.do))), ...strange, ...varied]) {
    const refusal = game.why(s, seat, wish);
    if (refusal !== null) reach.clauses.add(refusal.clause);
    else if (!options.some((option) => sameAct(option, wish)))
      throw new Error(`nothing forbids seat ${seat} to ${JSON.stringify(wish)}`);
  }
}
