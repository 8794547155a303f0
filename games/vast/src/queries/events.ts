import { CUBE_GRIT, GRIT_LOSS, SHIELD } from '../data/knight.ts';
import { type Cell, DARK, LIT } from '../data/places.ts';
import { TRIBES, type TribeName } from '../data/tiles.ts';
import type { SpaceView } from '../terrain/view/index.ts';
import { column, row } from '../terrain/words/questions/plane.ts';
import type { View } from '../view.ts';

/** What an Event card does to the Knight in this position. */
export type EventNow =
  | { readonly is: 'reveals'; readonly tiles: number; readonly total: number; readonly cubes: number }
  | { readonly is: 'loses'; readonly grit: number; readonly total: number; readonly cubes: number }
  | { readonly is: 'cube'; readonly from: 'discard' | 'grit' }
  | { readonly is: 'omens' }
  | { readonly is: 'treasure' }
  | { readonly is: 'ambush'; readonly strength: number; readonly by: readonly { tribe: TribeName; strength: number }[] }
  | { readonly is: 'infested'; readonly strength: number }
  | { readonly is: 'rests'; readonly health: number; readonly full: number }
  | { readonly is: 'nothing' };

/** `before` the card was played and `after` it, as the Knight sees the table; she met it on this space. */
export function eventNow(event: string, space: number, before: View, after: View): EventNow {
  const k = before.knight!;
  const won = (total: number): number => k.onGrit.filter((at) => at > k.grit && at <= total).length;
  switch (event) {
    case 'vantagePoint': {
      const tiles = darkAround(space, before, after).length;
      return { is: 'reveals', tiles, total: k.grit + tiles, cubes: won(k.grit + tiles) };
    }
    case 'rats': {
      const grit = Math.min(k.grit, k.gear[SHIELD]! > 0 ? 1 : GRIT_LOSS.rats); // [KNIGHT-SHIELD-2]
      const total = k.grit - grit;
      const cubes = CUBE_GRIT.filter((at) => at > total && at <= k.grit && !k.onGrit.includes(at)).length;
      return grit === 0 ? { is: 'nothing' } : { is: 'loses', grit, total, cubes };
    }
    case 'caveBread':
      if (k.discarded > 0) return { is: 'cube', from: 'discard' };
      return k.onGrit.length > 0 ? { is: 'cube', from: 'grit' } : { is: 'nothing' };
    case 'deepAndDark':
      return { is: before.cave === null ? 'treasure' : 'omens' };
    case 'ambush':
      return ambushers(before);
    default:
      return k.health < k.fullHealth ? { is: 'rests', health: k.health, full: k.fullHealth } : { is: 'nothing' };
  }
}

/** A cell where an Event takes effect, and the Grit gained or lost by it. */
interface EventPlace {
  readonly cell: Cell;
  readonly change: number;
}

/** The Knight's cell first, then the tiles that the Event turns over. */
export function eventPlaces(event: string, space: number, before: View, after: View): readonly EventPlace[] {
  const now = eventNow(event, space, before, after);
  const her = after.map.spaces.find((there) => there.space === space);
  if (her === undefined) return [];
  const around = now.is === 'reveals' ? darkAround(space, before, after) : [];
  return [
    { cell: her.cell, change: now.is === 'loses' ? -now.grit : 0 },
    ...around.map(({ cell }) => ({ cell, change: 1 })),
  ];
}

/** [MAP-5] Tiles around it that were Dark when the card was played. */
function darkAround(space: number, before: View, after: View): readonly SpaceView[] {
  const center = after.map.spaces.find((there) => there.space === space);
  if (center === undefined) return [];
  const wasLit = new Set(before.map.spaces.flatMap((there) => (there.light === LIT ? [there.space] : [])));
  return after.map.spaces.filter(
    ({ space: other, cell, light, terrain }) =>
      other !== space &&
      terrain === null &&
      (light === DARK || !wasLit.has(other)) &&
      Math.abs(row(cell) - row(center.cell)) <= 1 &&
      Math.abs(column(cell) - column(center.cell)) <= 1,
  );
}

/** [GOBLIN-AMBUSH-1] Hidden Tribes that are stronger than she is. */
function ambushers({ goblins, knight }: View): EventNow {
  const { strength } = knight!;
  if (goblins === null) return { is: 'infested', strength };
  const by = goblins.tribes.flatMap((tribe, i) =>
    tribe.at < 0 && tribe.population > 0 && tribe.strength > strength
      ? [{ tribe: TRIBES[i]!, strength: tribe.strength }]
      : [],
  );
  return { is: 'ambush', strength, by };
}
