import { commitment, drawsSince, sealOf, type Trouble } from '@trollmoot/kernel';
import type { GameSeal } from './seal.svelte.ts';

export type Mark = 'done' | 'waiting' | 'failed' | 'none';

/** The four sentences of the panel: what was shown first, the salt, the secret, the game dealt again. */
const PARTS = ['before', 'salt', 'after', 'again'] as const;
export type Part = (typeof PARTS)[number];

const FAILS: { readonly [trouble in Trouble]: Part } = {
  otherSeal: 'before',
  saltNotListed: 'salt',
  otherSalts: 'salt',
  notOpened: 'after',
  otherSecret: 'after',
  otherSeed: 'again',
  notLegal: 'again',
  otherTable: 'again',
};

/** How far each part of the check is. Nothing behind a part that failed is known. */
export function marksOf(seal: GameSeal): { readonly part: Part; readonly mark: Mark }[] {
  const { trouble, checked, desk } = seal;
  const failed = trouble === null ? PARTS.length : PARTS.indexOf(FAILS[trouble]);
  return PARTS.map((part, i) => {
    if (i === failed) return { part, mark: 'failed' };
    if (i > failed) return { part, mark: 'waiting' };
    if (part === 'salt' && desk.card?.seal == null) return { part, mark: 'none' };
    const isKnown = i < 2 ? desk.card?.status !== 'gathering' : checked !== null;
    return { part, mark: isKnown ? 'done' : 'waiting' };
  });
}

/** The hash shown before the game: of the secret, or of the seed where there is no secret. */
export const hashOf = ({ desk: { card }, witness }: GameSeal): string | null =>
  witness?.commitment ?? card?.seal?.commitment ?? card?.commitment ?? null;

/** The secret (or seed) that was handed out when the game was over, and its hash. */
export function openedOf({
  desk: { card },
  checked,
}: GameSeal): { readonly secret: string; readonly hash: string } | null {
  const seal = checked?.seal ?? card?.seal ?? null;
  if (seal !== null) return seal.secret === null ? null : { secret: seal.secret, hash: sealOf(seal.secret) };
  return card?.seed == null ? null : { secret: card.seed, hash: commitment(card.seed) };
}

interface Facts {
  readonly actions: number;
  readonly draws: number;
}

/** What came out when the game was dealt again. */
export function factsOf({ checked }: GameSeal): Facts | null {
  if (checked?.saved == null || checked.end === null) return null;
  return { actions: checked.saved.log.length, draws: drawsSince(checked.saved.seed, checked.end) };
}

/** In groups of four, with the middle left out. */
export function shortHash(hash: string, groups = 4): string {
  const all = hash.match(/.{1,4}/g) ?? [];
  return all.length <= groups + 2 ? all.join(' ') : `${all.slice(0, groups).join(' ')} … ${all.slice(-2).join(' ')}`;
}
