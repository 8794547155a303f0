import { KEYED_SEED } from './random.ts';
import { sha256 } from './sha256.ts';

/**
 * How the seed came about, so that nobody could choose it alone: a secret that the server committed to before anyone sat
 * down, then salt from each player's client. In seats without salt (bots, clients that sent none) the salt follows from
 * the secret, so that the server cannot draw it last.
 */
export interface Seal {
  readonly commitment: string; // the hash of the secret
  readonly salts: readonly (string | null)[]; // by seat; null: none was sent
  readonly secret: string | null; // published when the game is over
}

/** Binds the server to its secret without revealing it. */
export const sealOf = (secret: string): string => hash(`trollmoot secret ${secret}`);

/** The seed of a sealed game. It names the keyed generator. */
export function sealedSeed(secret: string, salts: readonly (string | null)[]): string {
  const all = salts.map((salt, seat) => salt ?? hash(`trollmoot salt of seat ${seat} ${secret}`));
  return KEYED_SEED + hash(`trollmoot deal ${secret} ${all.join(' ')}`);
}

/** Binds the server to the seed from the first move on, in sealed and unsealed games. */
export const commitment = (seed: string): string => hash(`trollmoot seed ${seed}`);

/** SHA-256 of a text, in hexadecimal digits. */
export const hash = (text: string): string =>
  sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
