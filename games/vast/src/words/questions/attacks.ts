// What an attack takes, by numbers that a position and a view both tell.

/** [KNIGHT-ATTACK-4] The Strength the Knight needs against a Tribe, by its Strength and its Trap. */
export const strengthAgainstTribe = (defence: number): number => defence + 1;
/** [KNIGHT-ATTACK-1] The Strength she needs against the Dragon; the die decides if she has no more than that. */
export const strengthAgainstDragon = (armor: number): number => armor;
/** [GOBLIN-ATTACK-1] [GOBLIN-ATTACK-2] The Strength a Tribe needs, against the Knight's Strength or the Dragon's Armor. */
export const tribeStrengthAgainst = (theirs: number): number => theirs + 1;
/** [KNIGHT-ATTACK-5] [GOBLIN-ATTACK-3] The Perception that notices the Thief. */
export const perceptionAgainstThief = (stealth: number): number => stealth + 1;
/** [THIEF-TARGET-2] The Stealth that the Thief needs, against Perception or Armor. */
export const stealthAgainst = (wariness: number): number => wariness + 1;
