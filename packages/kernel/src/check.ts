import type { Position } from './agenda.ts';
import type { Game } from './game.ts';
import { same } from './same.ts';
import { DamagedSave, readingSaved, type Saved } from './saved.ts';
import { type Seal, sealedSeed, sealOf } from './seal.ts';
import { viewDigest, type Witness } from './witness.ts';

/** What is wrong with a game, in the order in which it is checked. */
export type Trouble =
  | 'otherSeal' // the reader saw another commitment before the game
  | 'saltNotListed' // the reader's own salt is not listed at its seat
  | 'otherSalts' // other salts than those listed when the game began
  | 'notOpened' // there is no secret
  | 'otherSecret' // the secret does not fit the commitment
  | 'otherSeed' // the seed does not follow from secret and salts
  | 'notLegal' // the game cannot be read, or an action is not legal
  | 'otherTable'; // the reader was shown another table than the one that comes out

/** The outcome of a check. Without trouble it is as good as what the reader saw: see `isOwn`. */
export interface Checked {
  readonly trouble: Trouble | null;
  readonly why: string | null; // what cannot be read, with its line
  readonly seal: Seal | null;
  readonly saved: Saved | null; // null if it cannot be read
  readonly end: Position | null;
  readonly isOwn: boolean; // the reader's own salt is in the seed, so nobody else could have chosen it alone
}

/**
 * Deal and play a saved game again, and compare it with its seal and with what the reader saw while it was played.
 * Yields the share that is done, so that it can be run in slices. No word of the server's is taken for granted.
 */
export function* checking(
  text: string,
  findGame: (name: string) => Game | undefined,
  witness: Witness | null,
): Generator<number, Checked> {
  const sightings = new Sightings(witness);
  try {
    const { saved, s } = yield* readingSaved(text, findGame, (game, s) => sightings.compare(game, s));
    const seal = saved.seal ?? null;
    const trouble = sealTrouble(saved, seal, witness) ?? (sightings.areAllFound ? null : 'otherTable');
    return { trouble, why: null, seal, saved, end: s, isOwn: witness !== null && witness.salt !== null };
  } catch (error) {
    if (!(error instanceof DamagedSave)) throw error;
    return { trouble: 'notLegal', why: error.message, seal: null, saved: null, end: null, isOwn: false };
  }
}

function sealTrouble(saved: Saved, seal: Seal | null, witness: Witness | null): Trouble | null {
  if (seal === null) return witness === null ? null : 'otherSeal';
  const { commitment, salts, secret } = seal;
  if (witness !== null) {
    if (commitment !== witness.commitment) return 'otherSeal';
    if (witness.salt !== null && (witness.seat === null || salts[witness.seat] !== witness.salt))
      return 'saltNotListed';
    if (witness.salts !== null && !same(salts, witness.salts)) return 'otherSalts';
  }
  if (secret === null) return 'notOpened';
  if (sealOf(secret) !== commitment) return 'otherSecret';
  return sealedSeed(secret, salts) === saved.seed ? null : 'otherSeed';
}

/** Looks for what the reader was shown, in order, among the positions of a game played again. */
class Sightings {
  readonly #witness: Witness | null;
  #found = 0;

  constructor(witness: Witness | null) {
    this.#witness = witness;
  }

  compare(game: Game, s: Position): void {
    const wanted = this.#witness?.views[this.#found];
    if (wanted !== undefined && viewDigest(game, s, this.#witness!.seat) === wanted) this.#found++;
  }

  get areAllFound(): boolean {
    return this.#found === (this.#witness?.views.length ?? 0);
  }
}

/** Run a check in one go. */
export function check(text: string, findGame: (name: string) => Game | undefined, witness: Witness | null): Checked {
  const steps = checking(text, findGame, witness);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
