import type { Act, Position, Seat, Spoken } from '@trollmoot/kernel';

/**
 * One thing to learn. With `does`, the reader must do one of these acts (in notation): those are offered. Any other legal
 * act can be tried and put back. Without `does`, the reader only reads. A test plays every lesson by the rules: each act
 * must be legal, and what `then` claims must be among the news (`happens`) and in the view (`shows`).
 */
export interface Lecture {
  readonly say: Spoken; // the coach: why, and what to do if there is no `task`
  readonly task?: Spoken; // the prompt: what to do; left out: the label of the one act that is wanted
  readonly does?: readonly string[];
  readonly then?: Spoken; // what it did
  readonly happens?: readonly string[];
  readonly shows?: { readonly [path: string]: unknown }; // numbers that `then` names, by path in the learner's view afterwards
  readonly others?: readonly (readonly [seat: string, act: string])[]; // what the others do next, in notation
  readonly measure?: Measure;
}

/** The idea in one line, for the view now and for the view after the first wanted act: "1 : 1, nobody". */
export interface Measure {
  readonly title: Spoken; // 'The Throne Room, if it were scored'
  of(view: object): Spoken;
}

/** A position, and what it teaches. */
interface Scene {
  readonly title?: Spoken; // a line in the list of steps
  lay(): Position;
  readonly lectures: readonly Lecture[];
}

export interface Lesson {
  readonly name: string; // 'knight'; in the address
  readonly title?: Spoken; // left out: what the game calls the learner's seat
  readonly seat?: string; // the learner's; left out: the name of the lesson
  readonly seats?: number; // how many sit at the table; left out where seats are roles
  readonly about: Spoken;
  readonly scenes: readonly Scene[];
  /**
   * With it, the learner plays on from the last scene to the end of the game, against bots that play any legal act. It
   * says what is worth knowing about the learner's view, the most important first.
   */
  coach?(view: object, options: readonly Act[], reader: Seat): readonly Advice[];
}

/** Something worth knowing about a position. The coach does not speak about the same thing twice in a row. */
export interface Advice {
  readonly about: string; // names the thing, for the coach only
  readonly say: Spoken;
}

/** What the coach says next, and what they have spoken about lately. */
export function fresh(
  advice: readonly Advice[],
  lately: readonly string[],
): { readonly say: Spoken | null; readonly lately: readonly string[] } {
  const REMEMBERED = 4; // things, about as many as a turn has choices
  const next = advice.find(({ about }) => !lately.includes(about)) ?? advice[0];
  return next === undefined
    ? { say: null, lately }
    : { say: next.say, lately: [...lately.filter((about) => about !== next.about), next.about].slice(-REMEMBERED) };
}
