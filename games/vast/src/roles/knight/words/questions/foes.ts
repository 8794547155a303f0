// Foes in her way, by the numbers that a position and a view both tell.

/** [KNIGHT-MOVE-8] Javelins she would need to enter the space of a Tribe; 2: not even one would do. */
export const javelinsForTribe = (strength: number, defence: number): 0 | 1 | 2 =>
  strength > defence ? 0 : strength + 1 > defence ? 1 : 2;

/** [KNIGHT-MOVE-7] The same for the Dragon above ground. */
export const javelinsForDragon = (strength: number, armor: number): 0 | 1 | 2 =>
  strength >= armor ? 0 : strength + 1 >= armor ? 1 : 2;

/** [KNIGHT-ATTACK-2] Under ground before the Collapse he can only be reached with Bomb or Javelin. */
export const isBelowReach = (isSurfaced: boolean, isCollapsing: boolean): boolean => !isSurfaced && !isCollapsing;
