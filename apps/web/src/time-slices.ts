const SLICE = 8; // milliseconds

/** Runs long work in short tasks, so that the page stays responsive in between. Reports what it yields after each task. */
export async function runInSlices<P, T>(work: Generator<P, T>, report: (progress: P) => void = () => {}): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE;
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (step.done) return step.value;
    report(step.value);
    await new Promise((resume) => setTimeout(resume));
  }
}
