const SLICE = 8; // milliseconds at a stretch

/** Long work in short tasks: the page answers and moves in between. */
export async function runInSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < until);
    await new Promise((rested) => setTimeout(rested));
  }
}
