import { GOLEM } from '../../../data/goblins.ts';
import { NOWHERE, SPACES, type Space } from '../../../data/places.ts';
import { ALL_TRIBES, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { across, isDark, spaceAt, wayTo } from '../../../terrain/words/questions/map.ts';
import { STEP } from '../../../terrain/words/questions/plane.ts';
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

/** The Strength with which each Tribe could come to each space; 0: it cannot. Filled by `lookForTribes`. */
const comes = ALL_TRIBES.map(() => new Int8Array(SPACES));
const rings: Space[][] = [];
const ways = new Int16Array(SPACES);
const UNSEEN = 999;
let wound = WOUND;
let hiddenStrength = 0; // of the strongest Tribe that could wait in ambush
let some = false; // is there anything to fear?

export function lookForTribes(s: State): void {
  some = false;
  wound = WOUND + LAST_WOUND / Math.max(1, s.knight!.health) ** 2;
  const line = s.goblins === null ? lineOf(s) : null;
  hiddenStrength = line === null ? 0 : INFESTED[line];
  if (s.goblins === null) return;
  for (const tribe of ALL_TRIBES) {
    comes[tribe]!.fill(0);
    if (population(s, tribe) === 0) continue;
    if (isHidden(s, tribe) && !isLurking(s, tribe)) hiddenStrength = Math.max(hiddenStrength, tribeStrength(s, tribe));
    else follow(s, tribe);
  }
}

/** [GOBLIN-MOVE-2] Every second Lit tile that it leaves costs a Tribe one of its Population. */
function follow(s: State, tribe: Tribe): void {
  some = true;
  ways.fill(UNSEEN);
  for (const ring of rings) ring.length = 0;
  const { at, lurking } = s.goblins!;
  if (at[tribe] !== NOWHERE) reach(at[tribe]!, 0);
  else
    for (const step of STEP) {
      const there = spaceAt(s, lurking[tribe]! + step);
      if (there >= 0) reach(there, 0);
    }
  const strength = tribeStrength(s, tribe);
  const golem = hasMonster(s, tribe, GOLEM);
  const most = 2 * population(s, tribe);
  for (let n = 0; n < rings.length && n < most; n++)
    for (const here of rings[n]!) {
      if (ways[here] !== n) continue;
      comes[tribe]![here] = strength - (n >> 1);
      const then = n + (isDark(s, here) ? 0 : 1);
      for (let side = 0; side < 4; side++) {
        const there = golem ? across(s, here, side) : wayTo(s, here, side);
        if (there >= 0) reach(there, then);
      }
    }
}
function reach(space: Space, way: number): void {
  if (way >= ways[space]!) return;
  ways[space] = way;
  while (rings.length <= way) rings.push([]);
  rings[way]!.push(space);
}

/** What it would cost her to end her turn there with this Strength. */
export function fear(space: Space, strength: number): number {
  if (!some) return 0;
  let blows = 0;
  for (const tribe of ALL_TRIBES) {
    const over = comes[tribe]![space]!;
    if (over > 0 && over >= strength - 1) blows += LIKELY[Math.min(3, over - strength + 1)]!;
  }
  return blows * wound;
}

/** What an unknown tile may cost her, with as much Strength as she can brace herself with. */
export const ambushFear = (strength: number): number => (hiddenStrength > strength ? AMBUSH * wound : 0);
