import type { Position, Spoken } from '@trollmoot/kernel';

/**
 * One thing to learn. With `does`, the reader must do one of these acts (in notation), and nothing else is offered.
 * Without it, the reader only reads. A test plays every lesson by the rules: each act must be legal, and what `then`
 * claims must be among the news (`happens`) and in the view (`shows`).
 */
export interface Lecture {
  readonly say: Spoken; // what to do, and why
  readonly does?: readonly string[];
  readonly then?: Spoken; // what it did
  readonly happens?: readonly string[];
  readonly shows?: { readonly [path: string]: unknown }; // numbers that `then` names, by path in the learner's view afterwards
  readonly others?: readonly (readonly [seat: string, act: string])[]; // what the others do next, in notation
}

/** A position, and what it teaches. */
interface Scene {
  lay(): Position;
  readonly lectures: readonly Lecture[];
}

export interface Lesson {
  readonly name: string; // 'knight'; also the name of the learner's seat
  readonly about: Spoken;
  readonly scenes: readonly Scene[];
}
