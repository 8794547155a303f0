import { type Random, type Seat, shuffleWith } from '@trollmoot/kernel';
import { type Space, TILES } from '../../data/places.ts';
import { FACES, type FaceId, KINDS, type Kind } from '../../data/tiles.ts';
import type { State } from '../../state.ts';
import { isPlaying, seatOf } from '../../words/questions/seats.ts';
import { isDark, isOnMap } from '../words/questions/map.ts';
import { leftOut, originInHand, originInStack } from '../words/questions/piles.ts';
import { knowsFace } from './index.ts';

/** A place where a tile lies that the viewer has not seen: what its back shows (-1: hidden), and where it may come from. */
export interface Slot {
  readonly mark: number;
  readonly origin: number;
  readonly put: (face: FaceId) => void;
}
/** What a viewer knows about the tiles. */
export interface Knowledge {
  readonly slots: readonly Slot[];
  readonly seen: readonly { face: FaceId; origin: number }[];
  readonly buried: readonly FaceId[]; // to be found among the tiles from under the stack
  readonly real: readonly FaceId[]; // what lies in the slots in truth, in no telling order
}

export function knowledgeOf(s: State, seat: Seat | null): Knowledge {
  const { map } = s;
  const isCave = s.cave !== null && seat === seatOf(s, 'cave');
  const slots: Slot[] = [];
  const real: FaceId[] = [];
  const seen = map.gone.map((face, i) => ({ face, origin: map.goneFrom[i] ?? 0 }));
  for (let space: Space = 1; space < TILES; space++) {
    if (!isOnMap(s, space)) continue;
    const [face, origin] = [map.faces[space]!, map.origin[space]!];
    if (!isDark(s, space) || knowsFace(s, space, seat)) seen.push({ face, origin });
    else {
      slots.push({ mark: map.layout.mark[space]!, origin, put: (other) => (map.faces[space] = other) });
      real.push(face);
    }
  }
  if (s.cave !== null) addHand(s, s.cave.hand, isCave, slots, seen, real);
  for (let i = 0; i < map.stack.length; i++) {
    const mark = i === map.stack.length - 1 ? FACES[map.stack[i]!]!.mark! : -1;
    slots.push({ mark, origin: originInStack(s, i), put: (other) => (map.stack[i] = other) });
    real.push(map.stack[i]!);
  }
  real.sort((a, b) => a - b);
  const buried = isCave ? map.stack.slice(0, map.under).sort((a, b) => a - b) : map.buried;
  return { slots, seen, buried: buried.filter((face) => real.includes(face)), real };
}

/** The Cave sees its hand; everyone else saw the backs of its tiles when it drew them. */
function addHand(
  s: State,
  hand: FaceId[],
  isCave: boolean,
  slots: Slot[],
  seen: { face: FaceId; origin: number }[],
  real: FaceId[],
): void {
  const origin = originInHand(s);
  const marks = hand.map((face) => FACES[face]!.mark!).sort((a, b) => a - b);
  for (const [i, face] of hand.entries()) {
    if (isCave) seen.push({ face, origin });
    else {
      slots.push({ mark: marks[i]!, origin, put: (other) => (hand[i] = other) });
      real.push(face);
    }
  }
}

/** The tiles that may lie in the slots, or null where luck led into a corner: [SETUP-9] [SETUP-10] which ones were left out of the game, nobody knows. */
export function unseenTiles(s: State, { slots, seen, buried, real }: Knowledge, random: Random): FaceId[] | null {
  const fewer = leftOut(s);
  const { shallow } = s.settings;
  if (fewer + shallow === 0) return shuffleWith(random, real.slice());
  const known = new Set(seen.map(({ face }) => face));
  const unseen = FACES.flatMap((face, id) => (isInBox(s, face.kind) && !known.has(id) ? [id] : []));
  const spare = [0, 0, 0]; // tiles of each back that are not needed for a back that is seen
  for (const face of unseen) spare[FACES[face]!.mark!]!++;
  for (const { mark } of slots) if (mark !== -1) spare[mark]!--;
  let kept = shuffleWith(random, unseen);
  const leave = (n: number, among: (kind: Kind) => boolean): void => {
    let left = n;
    kept = kept.filter((face) => {
      const { kind, mark } = FACES[face]!;
      if (left === 0 || !among(kind) || spare[mark!] === 0 || buried.includes(face)) return true;
      left--;
      spare[mark!]!--;
      return false;
    });
  };
  for (const kind of KINDS) leave(fewer, (other) => other === kind);
  leave(shallow, (kind) => kind !== 'crystal' && kind !== 'vault');
  return kept.length === slots.length ? kept : null;
}
const isInBox = (s: State, kind: Kind): boolean => kind !== 'entrance' && (kind !== 'vault' || isPlaying(s, 'thief')); // [SETUP-5]
