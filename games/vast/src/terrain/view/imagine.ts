import { type Random, type Seat, shuffleWith } from '@trollmoot/kernel';
import { FACES, type FaceId, type Kind } from '../../data/tiles.ts';
import type { State } from '../../state.ts';
import { ANY_PILE, kindInPiles, UNDER } from '../words/questions/piles.ts';
import { type Knowledge, knowledgeOf, type Slot, unseenTiles } from './unseen.ts';

const TRIES = 100;

/**
 * Deal again the tiles this viewer has not seen, as they can be: backs fit, each pile of the stack began with its
 * Crystals and Vaults, the first four tiles are neither, and what was seen to go under the stack is there.
 */
export function imagineTiles(s: State, seat: Seat | null, random: Random): void {
  const knowledge = knowledgeOf(s, seat);
  const rules = [limitsOf(s, knowledge, 'crystal'), limitsOf(s, knowledge, 'vault')];
  let dealt: FaceId[] | null = null;
  for (let i = 0; i < TRIES && dealt === null; i++) {
    const faces = unseenTiles(s, knowledge, random);
    if (faces !== null) dealt = deal(knowledge, faces, rules, random);
  }
  dealt ??= deal(knowledge, shuffleWith(random, knowledge.real.slice()), [], random); // a table laid out by hand
  for (let i = 0; i < dealt!.length; i++) knowledge.slots[i]!.put(dealt![i]!);
}

/** A kind of tile, how many each choice of piles may hold, and how many of those seen came from there, by bits of piles. */
interface Limits {
  readonly kind: Kind;
  readonly most: readonly number[];
  readonly seen: readonly number[];
  readonly allowed: number; // where such a tile may come from at all
}

function limitsOf(s: State, { seen }: Knowledge, kind: 'crystal' | 'vault'): Limits {
  const counts: number[] = Array(ANY_PILE + 1).fill(0);
  for (const { face, origin } of seen) if (FACES[face]!.kind === kind) counts[origin & ANY_PILE]!++;
  // A removed Crystal leaves the game, but a Vault goes under the stack, and then its pile is forgotten.
  const isMixed = kind === 'vault' && (s.map.under > 0 || s.map.depth >= 3);
  const most = isMixed ? Array<number>(ANY_PILE + 1).fill(99) : kindInPiles(s, kind);
  return { kind, most, seen: counts, allowed: isMixed ? ANY_PILE | UNDER : ANY_PILE };
}

/** By bits of piles: may one more tile have come from there? It may not, if any choice of piles would then hold too many. */
function roomFor({ most }: Limits, counts: readonly number[]): boolean[] {
  const room: boolean[] = [];
  for (let from = 0; from <= ANY_PILE; from++) {
    room[from] = true;
    for (let piles = 1; piles <= ANY_PILE; piles++) {
      if ((from & ~piles) !== 0) continue;
      let held = 1;
      for (let other = 1; other <= ANY_PILE; other++) if ((other & ~piles) === 0) held += counts[other]!;
      if (held > most[piles]!) room[from] = false;
    }
  }
  return room;
}

/** A face for each slot, or null where luck led into a corner. */
function deal(
  { slots, buried }: Knowledge,
  faces: readonly FaceId[],
  rules: readonly Limits[],
  random: Random,
): FaceId[] | null {
  const dealt: FaceId[] = Array(slots.length).fill(-1);
  const put = (face: FaceId, fits: (slot: Slot) => boolean): Slot | null => {
    const { mark } = FACES[face]!;
    let chosen = -1;
    let many = 0;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
      if (dealt[i] !== -1 || (slot.mark !== -1 && slot.mark !== mark) || !fits(slot)) continue;
      if (random(++many) === 0) chosen = i;
    }
    if (chosen < 0) return null;
    dealt[chosen] = face;
    return slots[chosen]!;
  };
  let rest = faces;
  if (rules.length > 0) {
    for (const face of buried) if (put(face, ({ origin }) => (origin & UNDER) !== 0) === null) return null;
    rest = rest.filter((face) => !buried.includes(face));
  }
  for (const limits of rules) {
    const counts = limits.seen.slice();
    for (const face of rest) {
      if (FACES[face]!.kind !== limits.kind) continue;
      const room = roomFor(limits, counts);
      const slot = put(face, ({ origin }) => (origin & limits.allowed) !== 0 && room[origin & ANY_PILE]!);
      if (slot === null) return null;
      counts[slot.origin & ANY_PILE]!++;
    }
    rest = rest.filter((face) => FACES[face]!.kind !== limits.kind);
  }
  return fill(dealt, slots, rest, random);
}

/** The other tiles, first where a back must fit. */
function fill(dealt: FaceId[], slots: readonly Slot[], rest: readonly FaceId[], random: Random): FaceId[] | null {
  const byMark: FaceId[][] = [[], [], []];
  for (const face of shuffleWith(random, rest.slice())) byMark[FACES[face]!.mark!]!.push(face);
  for (let i = 0; i < slots.length; i++) {
    if (dealt[i] !== -1 || slots[i]!.mark === -1) continue;
    const face = byMark[slots[i]!.mark]!.pop();
    if (face === undefined) return null;
    dealt[i] = face;
  }
  const others = shuffleWith(random, byMark.flat());
  for (let i = 0; i < slots.length; i++) if (dealt[i] === -1) dealt[i] = others.pop()!;
  return dealt;
}
