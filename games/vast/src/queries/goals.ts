import { ENTRANCE, NOWHERE, type Space } from '../data/places.ts';
import { DIFFICULTY, LEVELS, type Role } from '../data/roles.ts';
import { isTile } from '../terrain/words/questions/map.ts';
import { distance } from '../terrain/words/questions/plane.ts';
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
  readonly of: number | null; // what there was to do in all; null where that means nothing
}

/** The one number that tells most of a role's way to its win. */
export interface Progress {
  readonly role: Role;
  readonly what: GoalPart['what'];
  readonly have: number;
  readonly need: number;
}

/** How far each role is from its win. */
export const goals = (view: View): Goal[] => view.roles.map((role) => ({ role, parts: PARTS[role](view) }));

/** How much of the way each role has gone: for the Cave its tiles, and once they are placed the Crystal tiles that fall. */
export const progress = (view: View): Progress[] =>
  goals(view).map(({ role, parts }) => {
    const main = parts[role === 'cave' && view.map.collapsing ? 1 : 0]!;
    return { role, what: main.what, have: main.of! - main.left, need: main.of! };
  });

const part = (what: GoalPart['what'], left: number, of: number | null): GoalPart => ({
  what,
  left: Math.max(0, left),
  of,
});
const levelIn = (view: View, role: Role): number => LEVELS.indexOf(view.settings[`${role}Level`]);

function toEntrance(view: View, from: Space): GoalPart {
  const { cell } = layoutOf(view);
  return part('entrance', from === NOWHERE ? 0 : distance(cell[from]!, cell[ENTRANCE]!), null);
}

/** [DRAGON-3] */
const dragonHealth = (view: View, foe: 'knight' | 'goblins'): GoalPart =>
  part('dragonHealth', view.dragon!.health, DIFFICULTY.knight.dragonHealth[levelIn(view, foe)]!);

const PARTS: { readonly [role in Role]: (view: View) => GoalPart[] } = {
  /** [WIN-3] [WIN-4] */
  knight(view) {
    const { crystals, crystalsNeeded, at } = view.knight!;
    if (crystalsNeeded === null) return [dragonHealth(view, 'knight')];
    return [part('crystals', crystalsNeeded - crystals, crystalsNeeded), toEntrance(view, at)];
  },
  /** [WIN-3] [WIN-5] */
  goblins(view) {
    if (view.knight !== null) return [part('knightHealth', view.knight.health, view.knight.fullHealth)];
    if (view.dragon !== null) return [dragonHealth(view, 'goblins')];
    const need = DIFFICULTY.knight.crystals[levelIn(view, 'goblins')]!;
    return [part('crystals', need - view.goblins!.crystals, need)];
  },
  /** [WIN-10] */
  dragon(view) {
    const { awake, wakefulness, needed, surfaced, at } = view.dragon!;
    return [
      part('wakefulness', awake ? 0 : needed - wakefulness, needed),
      part('surfacing', surfaced ? 0 : 1, 1),
      toEntrance(view, at),
    ];
  },
  /** [WIN-6] */
  cave(view) {
    const level = levelIn(view, 'cave');
    const need = DIFFICULTY.cave.crystalTiles[level]!;
    const { map } = view;
    const tiles =
      map.left + map.spaces.filter(({ space }) => space > ENTRANCE && isTile(space)).length + map.gone.length;
    return [
      part('tilesToPlace', map.collapsing ? 0 : map.left, tiles),
      part('crystalTiles', need - map.crystalsRemoved, need),
      part('hatred', view.cave!.hatred, DIFFICULTY.cave.hatredTokens[level]!),
    ];
  },
  /** [WIN-11] */
  thief: (view) => [part('stash', view.thief!.needed - view.thief!.stashed, view.thief!.needed)],
};
