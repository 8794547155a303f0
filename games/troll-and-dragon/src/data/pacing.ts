/**
 * The race on a server's clock, in milliseconds. Only the referee uses these, to turn presses and passing time into
 * ordinary acts.
 */
export const PACING = {
  countdown: 3000, // [PACE-1] before anyone may roll
  openAfter: 5000, // [PACE-2] the dragon side opens even if the adventurer has not rolled
  goldInterval: 1000, // [PACE-3] between two rolls of the adventurer
  redThrowAfter: 800, // [PACE-5] the game rolls for a dragon player who waits this long
  reveal: 350, // [PACE-6] from the press until the roll counts
  lagCredit: 150, // [PACE-9] the longest wait for a slow connection
  tick: 50, // [PACE-9] acts in the same tick are simultaneous
  idleLeave: 8000, // [PACE-10] an adventurer who does nothing for this long leaves
  hardStop: 60_000, // [PACE-10] the longest visit
} as const;

/** [PACE-4] [SETUP-7] Between two rolls of the dragon players, by the setting `pace`: a handicap for mixed ages. */
export const RED_INTERVAL = { even: 1000, gentle: 1500, slow: 2000 } as const;
