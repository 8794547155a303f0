/**
 * The race on a server's clock, in milliseconds. The rules never look at these; `rules/referee.ts` turns presses and passing
 * time into ordinary acts with them.
 */
export const PACING = {
  countdown: 3000, // [PACE-1] before anybody may throw
  openAfter: 5000, // [PACE-2] the dragon side opens although the adventurer has not thrown
  goldInterval: 1000, // [PACE-3] between two throws of the adventurer
  redThrowAfter: 800, // [PACE-5] a dragon player who could have thrown for so long has the throw made
  reveal: 350, // [PACE-6] from the press to the moment a throw counts
  lagCredit: 150, // [PACE-9] the most that a slow line is waited for
  tick: 50, // [PACE-9] what falls into one tick is simultaneous
  idleLeave: 8000, // [PACE-10] an adventurer who does nothing for so long leaves
  hardStop: 60_000, // [PACE-10] the longest visit
} as const;

/** Between two throws of the dragon players, by the setting `pace`: the handicap for mixed ages. [PACE-4] */
export const RED_INTERVAL = { even: 1000, gentle: 1500, slow: 2000 } as const;
export type Pace = keyof typeof RED_INTERVAL;
