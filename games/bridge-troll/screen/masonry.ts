import { brief, type Point, wobble } from '@trollmoot/boardkit/draw/ink.ts';

/** The measures of every bridge: deck and arch in the picture's own units. */
export const WIDTH = 400;
export const HEIGHT = 168;
const EDGE = HEIGHT * 0.46; // the deck at its ends
const CROWN = HEIGHT * 0.16; // and in the middle
export const ARCH = { x: WIDTH / 2, y: HEIGHT - 2, rx: WIDTH * 0.34, ry: HEIGHT * 0.48 };
const BEND = 2 * CROWN - EDGE;

/** The height of the deck at x. */
export function deck(x: number): number {
  const t = x / WIDTH;
  return (1 - t) ** 2 * EDGE + 2 * t * (1 - t) * BEND + t * t * EDGE;
}

export const BODY = `M0 ${EDGE}Q${WIDTH / 2} ${BEND} ${WIDTH} ${EDGE}V${HEIGHT}H0Z`;
export const DECK = `M-6 ${EDGE}Q${WIDTH / 2} ${BEND} ${WIDTH + 6} ${EDGE}`;
export const MOUTH = `M${ARCH.x - ARCH.rx} ${HEIGHT}A${ARCH.rx} ${ARCH.ry} 0 0 1 ${ARCH.x + ARCH.rx} ${HEIGHT}Z`;
export const OUTLINE = `M1 ${HEIGHT}V${EDGE}Q${WIDTH / 2} ${BEND} ${WIDTH - 1} ${EDGE}V${HEIGHT}H${ARCH.x + ARCH.rx}A${ARCH.rx} ${ARCH.ry} 0 0 0 ${ARCH.x - ARCH.rx} ${HEIGHT}Z`;

const STONE = ['#b9ad98', '#c9bea8', '#a99d88', '#beb39e'] as const;
interface Shape {
  readonly d: string;
  readonly fill: string;
}
interface Masonry {
  readonly stones: readonly Shape[];
  readonly voussoirs: readonly Shape[];
  readonly keystone: string;
  readonly moss: string;
}

const built = new Map<number, Masonry>();
/** The stones of a bridge: built once, the same for the same seed. */
export function masonryOf(seed: number): Masonry {
  const known = built.get(seed);
  if (known !== undefined) return known;
  const random = wobble(seed);
  const ring = voussoirs();
  const middle = (ring.length - 1) / 2;
  const masonry = {
    stones: courses(random),
    voussoirs: ring.filter((_, i) => i !== middle),
    keystone: ring[middle]!.d,
    moss: moss(random),
  };
  built.set(seed, masonry);
  return masonry;
}

const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${brief(x)} ${brief(y)}`).join('L')}Z`;

function courses(random: () => number): Shape[] {
  const shapes: Shape[] = [];
  const high = 24;
  for (let y = 14; y < HEIGHT; y += high)
    for (let x = -8 - random() * 20; x < WIDTH; ) {
      const wide = high * (1.1 + random() * 1.1);
      if (!isInMouth(x, y, wide, high))
        shapes.push({ d: chipped(random, x, y, wide - 1, high - 1), fill: STONE[Math.floor(random() * 4)]! });
      x += wide;
    }
  return shapes;
}

/** Is it wholly behind the mouth of the arch? Then it need not be drawn. */
function isInMouth(x: number, y: number, wide: number, high: number): boolean {
  const inside = (px: number, py: number): boolean =>
    ((px - ARCH.x) / ARCH.rx) ** 2 + ((py - ARCH.y) / ARCH.ry) ** 2 < 0.92;
  return [x, x + wide].every((px) => [y, y + high].every((py) => inside(px, py)));
}

/** A stone with chipped corners in a box. */
function chipped(random: () => number, x: number, y: number, w: number, h: number): string {
  const points = Array.from({ length: 8 }, (_, i): Point => {
    const angle = ((i + 0.5) / 8) * 2 * Math.PI + (random() - 0.5) * 0.35;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const reach = (0.55 / Math.max(Math.abs(c), Math.abs(s)) + 0.486) * (0.92 + random() * 0.16);
    return [x + w / 2 + (c * reach * w) / 2, y + h / 2 + (s * reach * h) / 2];
  });
  return polygon(points);
}

/** The wedge stones of the arch; the one in the middle is the key stone. */
function voussoirs(): Shape[] {
  const count = 15;
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [Math.PI * (1 + i / count), Math.PI * (1 + (i + 1) / count)];
    const at = (angle: number, out: number): Point => [
      ARCH.x + Math.cos(angle) * (ARCH.rx + out),
      ARCH.y + Math.sin(angle) * (ARCH.ry + out),
    ];
    const thick = HEIGHT * (i === (count - 1) / 2 ? 0.17 : 0.115);
    const d = polygon([at(from, -1), at((from + to) / 2, -1.5), at(to, -1), at(to, thick), at(from, thick)]);
    return { d, fill: STONE[(i * 3 + 1) % 4]! };
  });
}

function moss(random: () => number): string {
  let d = '';
  for (let i = 0; i < 11; i++) {
    const x = random() * WIDTH;
    const w = 8 + random() * 16;
    d += `M${brief(x - w)} ${brief(deck(x) + 5)}q${brief(w * 0.5)} ${brief(-5 - random() * 3)} ${brief(w)} -1t${brief(w)} 1q-3 ${brief(6 + random() * 8)} -7 3q-4 ${brief(9 + random() * 8)} -9 1q-4 ${brief(6 + random() * 6)} -8 0q-5 6 -9 -3Z`;
  }
  return d;
}
