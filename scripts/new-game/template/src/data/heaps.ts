/** [SETUP-1] How many stones each heap holds at the start. */
export const HEAPS = [3, 5, 7] as const;

/** [TURN-2] The most stones you can take at once. */
export const MOST = 3;

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
