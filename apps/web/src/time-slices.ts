const SLICE = 8; // milliseconds

/** Runs long work in short tasks, so that the page stays responsive in between. */
export async function runInSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < until);
    await new Promise((resume) => setTimeout(resume));
  }
}
