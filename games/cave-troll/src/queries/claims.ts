import type { SpaceId } from '../data/board.ts';
import { IS_HERO } from '../data/figures.ts';
import { type Claim, claimOn } from '../rules/scoring.ts';
import { boardOf, isRoom } from '../rules/words.ts';
import type { Ground } from '../state.ts';
import type { View } from '../view.ts';
import { groundOf } from './ground.ts';

/** What each room with heroes, and a locked one, would pay if the whole board were scored now. */
export function claims(view: View): Claim[] {
  const s = groundOf(view);
  const taken = new Set<SpaceId>();
  for (const { id, at } of view.figures) if (typeof at === 'number' && IS_HERO[id] && isRoom(s, at)) taken.add(at);
  const found = [...taken].sort((a, b) => a - b).map((room) => claimOn(s, room, true));
  if (view.idol !== null) found.push(lockedClaim(s, view.idol.room, view.idol.player));
  return found;
}

/** What this room would pay if the whole board were scored now. */
export const standing = (view: View, room: SpaceId): Claim =>
  view.idol?.room === room ? lockedClaim(groundOf(view), room, view.idol.player) : claimOn(groundOf(view), room, true);

/** What a single room would pay if a player chose it now for Score a Room or the Wand. */
export const claim = (view: View, room: SpaceId): Claim => claimOn(groundOf(view), room, false);

function lockedClaim(s: Ground, room: SpaceId, player: number): Claim {
  const value = boardOf(s).gold[room]!; // [IDOL-3]
  const none = Array<number>(s.seats).fill(0);
  return { room, value, heroes: none, player, shares: 1, gains: none.map((_, seat) => (seat === player ? value : 0)) };
}
