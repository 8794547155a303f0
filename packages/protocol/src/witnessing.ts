import { type Seat, same, shownDigest, type Trouble, type Witness } from '@trollmoot/kernel';
import type { Frame, Update } from './frame.ts';
import type { TableCard } from './table.ts';

const MOST_VIEWS = 3000; // no game shows more; keeps a device's storage small

/** A witness while the game runs. Plain data, kept on the reader's device. */
export interface Witnessing extends Witness {
  readonly drawn: string | null; // the reader's salt, not yet known to have arrived; `salt` once it has
  readonly isFromStart: boolean; // the first of `views` is the deal
  readonly beat: number; // of the newest frame seen
  readonly mine: number;
}

/**
 * What the reader knows after this card. The first commitment seen at a table is the one that counts. Nothing is kept of
 * a game that was over when it was first seen: then everything could have been made up.
 */
export function afterCard(before: Witnessing | null, card: TableCard, seat: Seat | null): Witnessing | null {
  const { seal, status } = card;
  if (seal === null) return before;
  if (before === null && status !== 'gathering' && status !== 'playing') return null;
  const known = before ?? newWitness(seal.commitment);
  if (known.commitment !== seal.commitment) return known;
  const listed = seat === null ? null : (seal.salts[seat] ?? null);
  const salt = known.drawn !== null && listed === known.drawn ? listed : known.salt;
  if (status === 'gathering') return { ...known, salt: seat === null ? null : salt };
  if (known.salts !== null || status !== 'playing') return { ...known, seat: known.seat ?? seat, salt };
  return { ...known, seat, salt: seat === null ? null : salt, salts: seal.salts };
}

const newWitness = (commitment: string): Witnessing => ({
  commitment,
  salt: null,
  drawn: null,
  seat: null,
  salts: null,
  views: [],
  isFromStart: false,
  beat: -1,
  mine: -1,
});

/** The reader has drawn salt and is about to send it: the same again if it must be repeated. */
export const withDrawnSalt = (witness: Witnessing, draw: () => string): Witnessing & { drawn: string } => ({
  ...witness,
  drawn: witness.drawn ?? draw(),
});

/** The server has accepted the reader's salt. */
export const withSaltSent = (witness: Witnessing): Witnessing => ({ ...witness, salt: witness.drawn });

/** What the reader knows after this frame. */
export function afterFrame(before: Witnessing, frame: Frame, updates: readonly Update[]): Witnessing {
  const { beat, mine, eye, view, result } = frame;
  const isNewer = beat > before.beat || (beat === before.beat && mine > before.mine);
  if (!isNewer || eye !== before.seat) return before;
  const digest = shownDigest(view, result);
  const isFirst = beat === 0 && mine === 0;
  const standing = updates.some(({ undone }) => undone) ? beforeUndo(before, digest, updates) : before.views;
  const views = standing.at(-1) === digest || standing.length >= MOST_VIEWS ? standing : [...standing, digest];
  return { ...before, views, beat, mine, isFromStart: before.isFromStart || isFirst };
}

/**
 * The views that still count after an undo. The table now shows what it showed once before; from several such moments
 * take the first, because any later one may be undone. If that moment was not seen, only the deal is certain.
 */
function beforeUndo({ views, isFromStart }: Witnessing, digest: string, updates: readonly Update[]): readonly string[] {
  const found = updates.at(-1)!.undone ? views.indexOf(digest) : -1;
  return views.slice(0, found >= 0 ? found + 1 : isFromStart ? 1 : 0);
}

/** What is wrong before the game is over, as far as this reader can see. The rest shows when the secret is open. */
export function troubleSoFar(witness: Witnessing | null, { seal, status }: TableCard): Trouble | null {
  if (witness === null) return null;
  if (seal?.commitment !== witness.commitment) return 'otherSeal';
  if (status === 'gathering' || witness.seat === null) return null;
  if (witness.salt !== null && seal.salts[witness.seat] !== witness.salt) return 'saltNotListed';
  return witness.salts !== null && !same(seal.salts, witness.salts) ? 'otherSalts' : null;
}
