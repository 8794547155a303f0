import { DIFFICULTY, LEVELS, type Role } from '../data/roles.ts';
import { ENTRANCE, NOWHERE, type Space } from '../state.ts';
import { distance } from '../terrain/map.ts';
import type { View } from '../view.ts';
import { layoutOf } from './ground.ts';

/** What is still missing to a role's win, part by part; nothing is missing where `left` is 0. */
export interface Goal {
  readonly role: Role;
  readonly parts: readonly GoalPart[];
}
export interface GoalPart {
  readonly what:
    | 'dragonHealth'
    | 'knightHealth'
    | 'crystals'
    | 'entrance' // spaces away from it
    | 'wakefulness'
    | 'surfacing'
    | 'tilesToPlace'
    | 'crystalTiles'
    | 'hatred'
    | 'stash';
  readonly left: number;
}

/** How far each role is from its win. */
export const goals = (view: View): Goal[] => view.roles.map((role) => ({ role, parts: PARTS[role](view) }));

const part = (what: GoalPart['what'], left: number): GoalPart => ({ what, left: Math.max(0, left) });
const levelIn = (view: View, role: Role): number => LEVELS.indexOf(view.settings[`${role}Level`]);

function toEntrance(view: View, from: Space): GoalPart {
  const { cell } = layoutOf(view);
  return part('entrance', from === NOWHERE ? 0 : distance(cell[from]!, cell[ENTRANCE]!));
}

const PARTS: { readonly [role in Role]: (view: View) => GoalPart[] } = {
  /** [WIN-3] [WIN-4] */
  knight(view) {
    const { crystals, crystalsNeeded, at } = view.knight!;
    if (crystalsNeeded === null) return [part('dragonHealth', view.dragon!.health)];
    return [part('crystals', crystalsNeeded - crystals), toEntrance(view, at)];
  },
  /** [WIN-3] [WIN-5] */
  goblins(view) {
    if (view.knight !== null) return [part('knightHealth', view.knight.health)];
    if (view.dragon !== null) return [part('dragonHealth', view.dragon.health)];
    return [part('crystals', DIFFICULTY.knight.crystals[levelIn(view, 'goblins')]! - view.goblins!.crystals)];
  },
  /** [WIN-10] */
  dragon(view) {
    const { awake, wakefulness, needed, surfaced, at } = view.dragon!;
    return [
      part('wakefulness', awake ? 0 : needed - wakefulness),
      part('surfacing', surfaced ? 0 : 1),
      toEntrance(view, at),
    ];
  },
  /** [WIN-6] */
  cave(view) {
    const need = DIFFICULTY.cave.crystalTiles[levelIn(view, 'cave')]!;
    return [
      part('tilesToPlace', view.map.collapsing ? 0 : view.map.left),
      part('crystalTiles', need - view.map.crystalsRemoved),
      part('hatred', view.cave!.hatred),
    ];
  },
  /** [WIN-11] */
  thief: (view) => [part('stash', view.thief!.needed - view.thief!.stashed)],
};
