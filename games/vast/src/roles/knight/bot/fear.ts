import { GOLEM } from '../../../data/goblins.ts';
import { NOWHERE, type Space } from '../../../data/places.ts';
import { ALL_TRIBES, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { across, isDark, spaceAt, wayTo } from '../../../terrain/words/questions/map.ts';
import { STEP } from '../../../terrain/words/questions/plane.ts';
import { everywhere } from '../../../terrain/words/questions/spaces.ts';
import { lineOf } from '../../../variants/words/questions/infestation.ts';
import { hasMonster, isHidden, isLurking, population, tribeStrength } from '../../goblins/words/questions/tribes.ts';

// Which Tribes could fall upon her when her turn is over, and what that would cost her.

/** What a wound is worth, in Grit: little to a hale Knight, far more the fewer she has left. */
const WOUND = 0.5;
const LAST_WOUND = 16;
/** How likely a Tribe that comes with this much more Strength than hers is to strike: it may grow before it comes. */
const LIKELY = [0.2, 0.5, 0.85, 1] as const; // one less, as strong, one more, two more
const AMBUSH = 0.3; // of the tiles hide one
/** Where nobody plays the Goblins: the Strength that a tile may hide, by the line of the table. */
const INFESTED = { A: 2, B: 3, C: 4 } as const;

/** What she has to fear. */
export interface Fear {
  readonly wound: number; // what one is worth now
  readonly hiddenStrength: number; // of the strongest Tribe that could wait in ambush
  readonly comes: readonly (readonly number[])[]; // the Strength of each Tribe that could come, by space; 0: it cannot
}
const UNSEEN = 999;
const NO_WAYS = everywhere(UNSEEN);
const NO_STRENGTH = everywhere(0);

export function lookForTribes(s: State): Fear {
  const wound = WOUND + LAST_WOUND / Math.max(1, s.knight!.health) ** 2;
  const comes: (readonly number[])[] = [];
  if (s.goblins === null) return { wound, hiddenStrength: INFESTED[lineOf(s)], comes };
  let hiddenStrength = 0;
  for (const tribe of ALL_TRIBES) {
    if (population(s, tribe) === 0) continue;
    if (isHidden(s, tribe) && !isLurking(s, tribe)) hiddenStrength = Math.max(hiddenStrength, tribeStrength(s, tribe));
    else comes.push(follow(s, tribe));
  }
  return { wound, hiddenStrength, comes };
}

/** [GOBLIN-MOVE-2] Every second Lit tile that it leaves costs a Tribe one of its Population. */
function follow(s: State, tribe: Tribe): readonly number[] {
  const ways = NO_WAYS.slice();
  const rings: Space[][] = [];
  const reach = (space: Space, way: number): void => {
    if (way >= ways[space]!) return;
    ways[space] = way;
    while (rings.length <= way) rings.push([]);
    rings[way]!.push(space);
  };
  const { at, lurking } = s.goblins!;
  if (at[tribe] !== NOWHERE) reach(at[tribe]!, 0);
  else
    for (const step of STEP) {
      const there = spaceAt(s, lurking[tribe]! + step);
      if (there >= 0) reach(there, 0);
    }
  const comes = NO_STRENGTH.slice();
  const strength = tribeStrength(s, tribe);
  const golem = hasMonster(s, tribe, GOLEM);
  const most = 2 * population(s, tribe);
  for (let n = 0; n < rings.length && n < most; n++)
    for (const here of rings[n]!) {
      if (ways[here] !== n) continue;
      comes[here] = strength - (n >> 1);
      const then = n + (isDark(s, here) ? 0 : 1);
      for (let side = 0; side < 4; side++) {
        const there = golem ? across(s, here, side) : wayTo(s, here, side);
        if (there >= 0) reach(there, then);
      }
    }
  return comes;
}

/** What it would cost her to end her turn there with this Strength. */
export function fear({ comes, wound }: Fear, space: Space, strength: number): number {
  let blows = 0;
  for (let i = 0; i < comes.length; i++) {
    const over = comes[i]![space]!;
    if (over > 0 && over >= strength - 1) blows += LIKELY[Math.min(3, over - strength + 1)]!;
  }
  return blows * wound;
}

/** What an unknown tile may cost her, with as much Strength as she can brace herself with. */
export const ambushFear = ({ hiddenStrength, wound }: Fear, strength: number): number =>
  hiddenStrength > strength ? AMBUSH * wound : 0;
