/** The value of a function at a place; writes where it slopes. */
type Slope = (place: Float64Array, slope: Float64Array) => number;

const MEMORY = 8;
const STEPS = 150;
const FLAT = 1e-5;

/** The lowest place of a smooth convex function: L-BFGS with a backtracking line search. */
export function minimise(start: Float64Array, at: Slope): Float64Array {
  let place = Float64Array.from(start);
  let slope = new Float64Array(start.length);
  let value = at(place, slope);
  const moved: Float64Array[] = [];
  const bent: Float64Array[] = [];
  for (let step = 0; step < STEPS && length(slope) > FLAT; step++) {
    const way = downhill(slope, moved, bent);
    const steep = dot(way, slope);
    let reach = step === 0 ? Math.min(1, 1 / length(slope)) : 1;
    const nextSlope = new Float64Array(start.length);
    let next = place;
    let nextValue = value;
    for (let tries = 0; tries < 20; tries++, reach /= 2) {
      const reached = reach;
      next = place.map((x, i) => x + reached * way[i]!);
      nextValue = at(next, nextSlope);
      if (nextValue <= value + 1e-4 * reach * steep) break;
    }
    if (nextValue >= value) return place;
    const move = next.map((x, i) => x - place[i]!);
    const bend = nextSlope.map((x, i) => x - slope[i]!);
    if (dot(move, bend) > 1e-12) {
      moved.push(move);
      bent.push(bend);
      if (moved.length > MEMORY) {
        moved.shift();
        bent.shift();
      }
    }
    [place, slope, value] = [next, nextSlope, nextValue];
  }
  return place;
}

/** The way down that the last moves suggest. */
function downhill(slope: Float64Array, moved: readonly Float64Array[], bent: readonly Float64Array[]): Float64Array {
  const way = slope.map((x) => -x);
  const shares: number[] = [];
  for (let i = moved.length - 1; i >= 0; i--) {
    shares[i] = dot(moved[i]!, way) / dot(moved[i]!, bent[i]!);
    add(way, bent[i]!, -shares[i]!);
  }
  const last = moved.length - 1;
  if (last >= 0) {
    const scale = dot(moved[last]!, bent[last]!) / dot(bent[last]!, bent[last]!);
    for (let i = 0; i < way.length; i++) way[i]! *= scale;
  }
  for (let i = 0; i < moved.length; i++)
    add(way, moved[i]!, shares[i]! - dot(bent[i]!, way) / dot(moved[i]!, bent[i]!));
  return way;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let i = 0; i < to.length; i++) to[i]! += times * what[i]!;
}

const length = (a: Float64Array): number => Math.sqrt(dot(a, a));
