/** Two counters that the main thread and the writer thread share: requests sent, and groups committed. */
export const REQUESTED = 0;
export const COMMITTED = 1;
