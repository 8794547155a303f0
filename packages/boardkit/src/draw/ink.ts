/** Shapes with a slight irregularity, as if inked by hand. Seeded: a picture never changes between renders. */
export type Point = readonly [number, number];

/** Numbers from 0 to 1, the same for the same seed. For drawing only. */
export function wobble(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const brief = (v: number): number => Math.round(v * 10) / 10;
const pair = ([x, y]: Point): string => `${brief(x)} ${brief(y)}`;

/** A smooth line through points (Catmull-Rom), closed by default. */
export function smooth(points: readonly Point[], closed = true, tension = 6): string {
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!;
  let d = `M${pair(points[0]!)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const from: Point = [b[0] + (c[0] - a[0]) / tension, b[1] + (c[1] - a[1]) / tension];
    const to: Point = [c[0] - (e[0] - b[0]) / tension, c[1] - (e[1] - b[1]) / tension];
    d += `C${pair(from)} ${pair(to)} ${pair(c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Half an outline, and its mirror image: from the top middle down to the bottom middle and up again. */
export const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...half
    .slice(1, -1)
    .reverse()
    .map(([x, y]): Point => [-x, y]),
];

/** A rectangle whose sides waver. */
export function inkRect(
  x: number,
  y: number,
  w: number,
  h: number,
  random: () => number,
  jitter = 1.6,
  step = 42,
): string {
  const points: Point[] = [];
  const side = (x0: number, y0: number, x1: number, y1: number): void => {
    const parts = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / step));
    for (let i = 0; i < parts; i++) {
      const t = i / parts;
      const j = (i ? jitter : jitter * 0.6) * 2;
      points.push([x0 + (x1 - x0) * t + (random() - 0.5) * j, y0 + (y1 - y0) * t + (random() - 0.5) * j]);
    }
  };
  side(x, y, x + w, y);
  side(x + w, y, x + w, y + h);
  side(x + w, y + h, x, y + h);
  side(x, y + h, x, y);
  return `M${points.map(pair).join('L')}Z`;
}

/** A rounded lump. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number,
  jitter = 0.12,
  corners = 18,
): string {
  const random = wobble(seed);
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI;
    const q = 1 + (random() - 0.5) * 2 * jitter;
    return [cx + rx * q * Math.cos(angle), cy + ry * q * Math.sin(angle)];
  });
  return smooth(points);
}

/** Hills: a wavering line across, filled to the bottom. */
export function ridge(y: number, height: number, seed: number, width = 280, bottom = 400, step = 18): string {
  const random = wobble(seed);
  const points: Point[] = [];
  for (let x = -10; x <= width + 10; x += step) points.push([x, y + (random() - 0.5) * height]);
  return `${smooth(points, false)}L${width + 10} ${bottom}L-10 ${bottom}Z`;
}

/** Stalactites hanging from a line. */
export function spikes(seed: number, from: number, to: number, base: number, length: number, step = 22): string {
  const random = wobble(seed);
  let d = `M${from - 5} ${base}`;
  for (let x = from; x < to; x += step) {
    const long = length * (0.32 + random() * 0.68);
    const tip = x + step * (0.4 + random() * 0.2);
    d += `L${brief(x + step * 0.15)} ${base}L${brief(tip)} ${brief(base + long)}L${brief(x + step * 0.85)} ${base}`;
  }
  return `${d}L${to + 5} ${base}L${to + 5} -20L${from - 5} -20Z`;
}
