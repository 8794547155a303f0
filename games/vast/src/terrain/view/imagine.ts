import { type Random, type Seat, shuffleWith } from '@trollmoot/kernel';
import { type Space, TILES } from '../../data/places.ts';
import { FACES, type FaceId } from '../../data/tiles.ts';
import type { State } from '../../state.ts';
import { seatOf } from '../../words/questions/seats.ts';
import { isDark, isOnMap } from '../words/questions/map.ts';
import { knowsFace } from './index.ts';

/** Deal again the tiles this viewer has not seen: under Dark tiles and on top of the stack the symbols must fit. */
export function imagineTiles(s: State, seat: Seat | null, random: Random): void {
  const dark: Space[] = [];
  for (let space = 1; space < TILES; space++)
    if (isOnMap(s, space) && isDark(s, space) && !knowsFace(s, space, seat)) dark.push(space);
  const hand = s.cave !== null && seat !== seatOf(s, 'cave') ? s.cave.hand : [];
  const { stack, faces } = s.map;
  const unseen = [...dark.map((space) => faces[space]!), ...hand, ...stack].sort((a, b) => a - b);
  shuffleWith(random, unseen);
  const take = (mark: number): FaceId =>
    unseen.splice(
      unseen.findIndex((face) => FACES[face]!.mark === mark),
      1,
    )[0]!;
  for (const space of dark) faces[space] = take(s.map.layout.mark[space]!);
  if (stack.length > 0) stack[stack.length - 1] = take(FACES[stack.at(-1)!]!.mark!);
  for (let i = 0; i < hand.length; i++) hand[i] = unseen.pop()!;
  for (let i = 0; i < stack.length - 1; i++) stack[i] = unseen.pop()!;
}
