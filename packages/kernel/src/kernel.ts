import type { Act, News, Position, Seat, Step } from './agenda.ts';
import { sameAct } from './same.ts';

/**
 * A game's table of contents: every step by name, what it remembers (`at`), and who answers it: one seat (`act`), several
 * in secret (`secret`), the first to act (`race`), or no seat, so that it just happens. In a secret step, `open` lists
 * what a seat may do openly while hands are still closing.
 */
type Contents<C> = { [step in keyof C]: { at: object; act?: Act; secret?: Act; open?: Act; race?: Act } };

export type StepOf<C> = {
  [K in keyof C & string]: { readonly step: K } & (C[K] extends { at: infer At } ? Readonly<At> : never);
}[keyof C & string];

/** Take an answer back, until the last hand is closed. */
interface Reopen {
  readonly do: 'reopen';
}
export const REOPEN: Reopen = { do: 'reopen' };

type OpenOf<C> = C extends { open: infer O } ? O : never;
export type ActionOf<C> = {
  [K in keyof C]: C[K] extends { act: infer A }
    ? A
    : C[K] extends { secret: infer A }
      ? A | OpenOf<C[K]> | Reopen
      : C[K] extends { race: infer A }
        ? A
        : never;
}[keyof C];

export type Rules<S, C> = {
  readonly [K in keyof C]: C[K] extends { at: infer At; act: infer A }
    ? Decision<S, Readonly<At>, A>
    : C[K] extends { at: infer At; secret: infer A }
      ? Secret<S, Readonly<At>, A, OpenOf<C[K]>>
      : C[K] extends { at: infer At; race: infer A }
        ? Race<S, Readonly<At>, A>
        : C[K] extends { at: infer At }
          ? Automatic<S, Readonly<At>>
          : never;
};

/** No player chooses: scoring, the end of a turn. */
export interface Automatic<S, At> {
  happen(s: S, at: At): void;
}

/** One seat chooses. */
export interface Decision<S, At, A> {
  who(s: S, at: At): Seat;
  options(s: S, at: At): A[];
  take(s: S, at: At, act: A, seat: Seat): void;
  why?(s: S, at: At, wish: Act, seat: Seat): Refusal | null;
}

/** Several seats choose in secret; when the last hand closes, all are revealed. */
export type Secret<S, At, A, Open = never> = {
  who(s: S, at: At): Seat[];
  /** What this seat may add to its hand, or do openly. */
  options(s: S, at: At, seat: Seat, hand: A[]): (A | Open)[];
  /** Is this hand complete? If left out, one answer closes it. */
  closed?(s: S, at: At, seat: Seat, hand: A[]): boolean;
  reveal(s: S, at: At, hands: A[][]): void; // by seat
  why?(s: S, at: At, wish: Act, seat: Seat): Refusal | null;
} & ([Open] extends [never] ? unknown : OpenActs<S, At, A, Open>);

/** What a seat may do openly while hands are closing. The step stays on the agenda. */
interface OpenActs<S, At, A, Open> {
  isOpen(act: A | Open): boolean;
  take(s: S, at: At, act: Open, seat: Seat): void;
}

/** Several seats may act, and acts are played in the order in which they arrive. */
interface Race<S, At, A> {
  who(s: S, at: At): Seat[];
  options(s: S, at: At, seat: Seat): A[];
  take(s: S, at: At, act: A, seat: Seat): void;
  why?(s: S, at: At, wish: Act, seat: Seat): Refusal | null;
}

/** The clause that forbids a wish, and the plain facts that make it apply. */
export interface Refusal<C extends string = string> {
  readonly clause: C;
  readonly fact: { readonly [name: string]: string | number | boolean | null | readonly (string | number)[] };
}

/** The clauses for refusals that belong to no single step. */
export interface Manners<C extends string = string> {
  readonly over: C; // the game has ended
  readonly notYours: C; // another seat must act
  readonly notNow: C; // this step asks for something else
}

/** A rule of any kind, as the kernel sees it. */
export interface AnyRule<S, St extends Step, A extends Act> {
  happen?(s: S, at: St): void;
  who?(s: S, at: St): Seat | Seat[];
  options?(s: S, at: St, seat: Seat, hand: A[]): A[];
  take?(s: S, at: St, act: A, seat: Seat): void;
  closed?(s: S, at: St, seat: Seat, hand: A[]): boolean;
  isOpen?(act: A): boolean;
  reveal?(s: S, at: St, hands: A[][]): void;
  why?(s: S, at: St, wish: Act, seat: Seat): Refusal | null;
}

/** More automatic steps than this without a decision mean a rule that loops. */
const RUNAWAY = 10_000;

/** The verbs of a game that follow from its rules alone. */
export function kernel<S extends Position<StepOf<C>, ActionOf<C> & Act, News>, C extends Contents<C>>(
  rules: Rules<S, C>,
  manners: Manners,
) {
  type St = StepOf<C>;
  type A = ActionOf<C> & Act;
  const NO_HAND: A[] = [];
  const steps = rules as unknown as Record<string, AnyRule<S, St, A>>; // the only cast: names and shapes are checked by Rules<S, C>

  /** The current step, or null if the game is over. */
  const current = (s: S): St | null => (s.agenda.length === 0 ? null : s.agenda[s.agenda.length - 1]!);

  /** Let automatic steps happen until a player must choose or the game is over. */
  function settle(s: S): S {
    for (let happened = 0; s.agenda.length > 0; happened++) {
      const at = s.agenda[s.agenda.length - 1]!;
      const rule = steps[at.step]!;
      if (rule.happen !== undefined) {
        s.agenda.pop();
        rule.happen(s, at);
      } else if (rule.reveal === undefined || !allClosed(s, at, rule)) return s;
      else open(s, at, rule);
      if (happened > RUNAWAY)
        throw new Error(`runaway: '${at.step}' has given no player a choice for ${RUNAWAY} steps`);
    }
    return s;
  }

  function open(s: S, at: St, rule: AnyRule<S, St, A>): void {
    const hands: A[][] = [];
    for (const seat of rule.who!(s, at) as Seat[]) hands[seat] = handOf(s, seat);
    for (let seat = 0; seat < hands.length; seat++) hands[seat] ??= [];
    s.sealed = [];
    s.agenda.pop();
    s.noReturn = s.ply;
    rule.reveal!(s, at, hands);
  }

  /** This seat's face-down answers. */
  function handOf(s: S, seat: Seat): A[] {
    const hand: A[] = [];
    for (const laid of s.sealed) if (laid.seat === seat) hand.push(laid.act);
    return hand;
  }

  function isClosed(s: S, at: St, rule: AnyRule<S, St, A>, seat: Seat): boolean {
    const hand = handOf(s, seat);
    return hand.length > 0 && (rule.closed === undefined || rule.closed(s, at, seat, hand));
  }

  function allClosed(s: S, at: St, rule: AnyRule<S, St, A>): boolean {
    return (rule.who!(s, at) as Seat[]).every((seat) => isClosed(s, at, rule, seat));
  }

  /** The seats that must act; none if the game is over. */
  function waitingFor(s: S): Seat[] {
    const at = current(s);
    if (at === null) return [];
    const rule = steps[at.step]!;
    const who = rule.who!(s, at);
    if (typeof who === 'number') return [who];
    return rule.reveal === undefined ? who : who.filter((seat) => !isClosed(s, at, rule, seat));
  }

  /** Everything this seat may do now. */
  function options(s: S, seat: Seat): A[] {
    const at = current(s);
    if (at === null) return [];
    const rule = steps[at.step]!;
    const who = rule.who!(s, at);
    if (who !== seat && !(typeof who === 'object' && who.includes(seat))) return [];
    if (rule.reveal === undefined) return rule.options!(s, at, seat, NO_HAND);
    if (isClosed(s, at, rule, seat)) return [REOPEN as A];
    const hand = handOf(s, seat);
    const choices = rule.options!(s, at, seat, hand);
    return hand.length === 0 ? choices : [...choices, REOPEN as A];
  }

  /** Plays an action, changing the position. The caller must have checked that it is one of `options`. */
  function play(s: S, seat: Seat, act: A): S {
    const at = current(s);
    if (at === null) throw new Error('the game is over');
    const rule = steps[at.step]!;
    if (s.last !== seat) {
      s.last = seat;
      s.noReturn = s.ply; // undo never takes back what another seat did
    }
    s.ply++;
    if (rule.reveal === undefined) {
      s.agenda.pop();
      rule.take!(s, at, act, seat);
    } else if (act.do === REOPEN.do) s.sealed = s.sealed.filter((laid) => laid.seat !== seat);
    else if (rule.isOpen?.(act)) rule.take!(s, at, act, seat);
    else s.sealed.push({ seat, act });
    return settle(s);
  }

  /** The clause that forbids a wish; null if it is an option. */
  function why(s: S, seat: Seat, wish: Act): Refusal | null {
    const at = current(s);
    if (at === null) return { clause: manners.over, fact: {} };
    const choices = options(s, seat);
    if (choices.some((option) => sameAct(option, wish))) return null;
    if (choices.length === 0) return { clause: manners.notYours, fact: { waiting: waitingFor(s) } };
    return steps[at.step]!.why?.(s, at, wish, seat) ?? { clause: manners.notNow, fact: { step: at.step } };
  }

  return { current, settle, waitingFor, options, play, why, handOf, steps };
}
