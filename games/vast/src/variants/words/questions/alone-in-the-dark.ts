import { dragonSpirit } from '../../../roles/dragon/words/questions.ts';
import { heroCubesOwned } from '../../../roles/knight/words/questions/cubes.ts';
import { thiefMovement } from '../../../roles/thief/words/questions.ts';
import type { State } from '../../../state.ts';

/** [VARIANT-10] Alone in the Dark: tiles to place or remove at the end of the only player's turn. */
export function darkness(s: State): number {
  const own =
    s.knight !== null
      ? heroCubesOwned(s)
      : s.goblins !== null
        ? Math.max(...s.goblins.population)
        : s.dragon !== null
          ? dragonSpirit(s)
          : thiefMovement(s); // [THIEF-8]
  return Math.max(1, s.map.crystalsRevealed, own);
}
