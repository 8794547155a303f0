import type { Explanation, Seat, Thing } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Action } from '../contents.ts';
import type { View } from '../view.ts';
import type { People } from './people.ts';

/** Everything on this table that has a name. */
type TableThing =
  | { readonly thing: 'white' | 'gold' | 'red'; readonly die: number }
  | { readonly thing: 'pack'; readonly seat: Seat }
  | { readonly thing: Common }
  | { readonly thing: 'act'; readonly do: Button };
type Common =
  | 'grotto'
  | 'cavern'
  | 'hand'
  | 'atRisk'
  | 'diamond'
  | 'nugget'
  | 'key'
  | 'door'
  | 'dragon'
  | 'plan'
  | 'fuse';
type Button = Action['do'];

const COMMON: { readonly [thing in Common]: Clause } = {
  grotto: 'GROTTO-2',
  cavern: 'CAVERN-3',
  hand: 'TROLL-1',
  atRisk: 'TURN-2',
  diamond: 'END-5',
  nugget: 'END-5',
  key: 'KEY-5',
  door: 'KEY-5',
  dragon: 'DRAGON-4',
  plan: 'PLAN-1',
  fuse: 'PACE-10',
};
const BUTTONS: { readonly [button in Button]: Clause } = {
  roll: 'GROTTO-6',
  keep: 'KEY-1',
  hold: 'GROTTO-9',
  leave: 'CAVERN-5',
  throw: 'CAVERN-2',
  open: 'RACE-4',
  rouse: 'DRAGON-3',
  take: 'SHARE-6',
  snatch: 'SHARE-6',
  beats: 'PLAN-2',
  nuggets: 'PLAN-3',
  points: 'PLAN-4',
};
const FACES = { diamond: 'GROTTO-2', key: 'KEY-5', door: 'KEY-5', troll: 'TROLL-1' } as const;
const DICE = { white: 'DICE-1', gold: 'DICE-2', red: 'DICE-3' } as const;

/** What a language says about a thing; owner and clause are the same in all of them. */
export interface Told {
  readonly name: string;
  readonly kind?: string;
  readonly does: string;
  readonly now?: { readonly title: string; readonly says: string };
  readonly cannot?: string;
  readonly scores?: string;
}

export interface Explaining {
  readonly dice: { readonly [kind in 'white' | 'gold' | 'red']: (view: View, die: number, who: People) => Told };
  pack(view: View, seat: Seat, who: People): Told;
  readonly common: { readonly [thing in Common]: (view: View, who: People) => Told };
  readonly acts: { readonly [button in Button]: (view: View) => Told };
}

export const thingsIn = (view: View): TableThing[] => [
  ...(view.phase === 'cavern'
    ? ([0, 1] as const).flatMap((die) => [{ thing: 'gold', die } as const, { thing: 'red', die } as const])
    : view.white.map((_, die) => ({ thing: 'white', die }) as const)),
  ...view.packs.map((_, seat) => ({ thing: 'pack', seat }) as const),
  ...(Object.keys(COMMON) as Common[]).map((thing) => ({ thing }) as const),
  ...(Object.keys(BUTTONS) as Button[]).map((button) => ({ thing: 'act', do: button }) as const),
];

/** What a thing is; null if this table has no such thing. */
export function explainIn(
  explain: Explaining,
  asked: Thing,
  view: View,
  _reader: Seat | null,
  who: People,
): Explanation | null {
  const thing = asked as TableThing; // what is missing or out of range reads as undefined below
  switch (thing.thing) {
    case 'white':
    case 'gold':
    case 'red':
      return view[thing.thing][thing.die] === undefined
        ? null
        : card(explain.dice[thing.thing](view, thing.die, who), dieClause(view, thing.thing, thing.die));
    case 'pack':
      return view.packs[thing.seat] === undefined
        ? null
        : card(explain.pack(view, thing.seat, who), 'TURN-2', thing.seat);
    case 'act':
      return Object.hasOwn(BUTTONS, thing.do) ? card(explain.acts[thing.do](view), BUTTONS[thing.do]) : null;
    default:
      return Object.hasOwn(COMMON, thing.thing)
        ? card(explain.common[thing.thing](view, who), COMMON[thing.thing])
        : null;
  }
}

/** A white die is explained by what it shows. */
function dieClause(view: View, kind: keyof typeof DICE, die: number): Clause {
  const face = kind === 'white' ? view.white[die]!.face : null;
  return face === null ? DICE[kind] : FACES[face];
}

const card = (told: Told, clause: Clause, owner: Seat | null = null): Explanation => ({
  name: told.name,
  owner,
  kind: told.kind ?? null,
  does: told.does,
  now: told.now ?? null,
  cannot: told.cannot ?? null,
  scores: told.scores ?? null,
  clause,
});
