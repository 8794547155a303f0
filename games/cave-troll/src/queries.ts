import type { SpaceId } from './data/board.ts';
import { NEIGHBOURS } from './data/board.ts';
import { type FigureId, IS_HERO, REMOVED, TRAY } from './data/figures.ts';
import { bar } from './rules/entering.ts';
import { strideOf } from './rules/moving.ts';
import { type Claim, claimOn } from './rules/scoring.ts';
import { look } from './rules/sight.ts';
import { boardOf, isMovable, isRoom, kind } from './rules/words.ts';
import type { Ground } from './state.ts';
import type { View } from './view.ts';

/** Questions a screen asks about a view. Everything on the board is open, so a view knows enough. */

const groundOf = (view: View): Ground => ({
  settings: view.settings,
  seats: view.players.length,
  where: view.figures.map(({ at }) => (at === 'tray' ? TRAY : at === 'removed' ? REMOVED : at)),
  idol: view.idol,
  cloaked: view.cloaked,
});

/** What each room with heroes, and a locked one, would pay if the whole board were scored now. */
export function claims(view: View): Claim[] {
  const s = groundOf(view);
  const taken = new Set<SpaceId>();
  for (const { id, at } of view.figures) if (typeof at === 'number' && IS_HERO[id] && isRoom(s, at)) taken.add(at);
  const found = [...taken].sort((a, b) => a - b).map((room) => claimOn(s, room, true));
  if (view.idol !== null) found.push(lockedClaim(s, view.idol.room, view.idol.player));
  return found;
}

/** What a single room would pay if a player chose it now for Score a Room or the Wand. */
export const claim = (view: View, room: SpaceId): Claim => claimOn(groundOf(view), room, false);

function lockedClaim(s: Ground, room: SpaceId, player: number): Claim {
  const value = boardOf(s).gold[room]!; // [IDOL-3]
  const none = Array<number>(s.seats).fill(0);
  return { room, value, heroes: none, player, shares: 1, gains: none.map((_, seat) => (seat === player ? value : 0)) };
}

interface Reach {
  readonly to: SpaceId;
  readonly actions: number; // the fewest move actions it takes
}

/**
 * Where a character could go in at most `actions` move actions, if no other figure moves. Ignores any pushes a Wraith
 * would make on the way.
 */
export function reach(view: View, figure: FigureId, actions: number): Reach[] {
  const s = groundOf(view);
  const start = s.where[figure]!;
  if (start < 0 || !isMovable(s, figure)) return [];
  const stride = strideOf(s, figure);
  const spent = kind(s, figure) === 'rampagingTroll' && view.figures[figure]!.owner === view.player && view.lumbered;
  const most = kind(s, figure) === 'rampagingTroll' ? Math.min(actions, spent ? 0 : 1) : actions; // [RAMPAGE-1]
  const steps = new Map<SpaceId, number>([[start, 0]]);
  const sight = look(s);
  for (const [space, taken] of steps) {
    if (taken === most * stride) continue;
    for (const next of NEIGHBOURS[space]!)
      if (!steps.has(next) && bar(s, sight, figure, next, 'walk') === null) steps.set(next, taken + 1);
  }
  steps.delete(start);
  return [...steps].map(([to, taken]) => ({ to, actions: Math.ceil(taken / stride) }));
}
