import type { Position } from '@trollmoot/kernel';

/** A sentence in the three languages of the shell. */
export interface Text {
  readonly en: string;
  readonly de: string;
  readonly fr: string;
}

/**
 * One thing to learn. With `does` the reader does it: any of these acts, in notation, goes on, and nothing else is
 * offered. Without, the reader reads on. A test plays every lesson by the rules: each act must be legal, and what
 * `then` claims must be among the news (`happens`) and in the view (`shows`).
 */
export interface Lecture {
  readonly say: Text; // what to do, and why
  readonly does?: readonly string[];
  readonly then?: Text; // what came of it
  readonly happens?: readonly string[];
  readonly shows?: { readonly [path: string]: unknown }; // figures that `then` names, in the learner's view afterwards
  readonly others?: readonly (readonly [seat: string, act: string])[]; // what the others do next, in notation
}

/** A position, and what is learnt in it. */
interface Scene {
  lay(): Position;
  readonly lectures: readonly Lecture[];
}

export interface Lesson {
  readonly name: string; // 'knight'; also what the seat of the learner is called
  readonly about: Text;
  readonly scenes: readonly Scene[];
}
