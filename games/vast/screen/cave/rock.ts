import { brief, type Point, wobble } from '@trollmoot/boardkit/draw/ink.ts';
import { SIDES, type SideName } from './facts.ts';
import { S } from './plan.ts';

// The drawing of a tile, in few paths, so that fifty tiles paint quickly.

/** A lit tile's ink. */
interface LitInk {
  readonly edge: string;
  readonly joints: string;
  readonly shade: string; // the shadow of the walls on the floor
  readonly stones: readonly [string, string]; // rocks in two tones
  readonly facets: string; // their upper sides
}
interface DarkInk {
  readonly edge: string;
  readonly fog: string;
  readonly inner: string;
}

export const STONES = ['#6a5b75', '#58495f'] as const;
export const FACET = '#8f7f97';

const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${brief(x)} ${brief(y)}`).join('L')}Z`;

/** A rectangle with wavering sides. */
function wavering(random: () => number, x: number, y: number, w: number, h: number, by: number): string {
  const points: Point[] = [];
  const side = (x0: number, y0: number, x1: number, y1: number): void => {
    for (let i = 0; i < 5; i++) {
      const t = i / 5;
      points.push([x0 + (x1 - x0) * t + (random() - 0.5) * by, y0 + (y1 - y0) * t + (random() - 0.5) * by]);
    }
  };
  side(x, y, x + w, y);
  side(x + w, y, x + w, y + h);
  side(x + w, y + h, x, y + h);
  side(x, y + h, x, y);
  return path(points);
}

/** A chipped stone in its box, and its upper facet. */
function rock(random: () => number, x: number, y: number, w: number, h: number): { stone: string; facet: string } {
  const corners = 7 + Math.floor(random() * 3);
  const [cx, cy] = [x + w / 2, y + h / 2];
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = ((i + 0.5) / corners) * Math.PI * 2 + (random() - 0.5) * 0.35;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const far = (0.55 / Math.max(Math.abs(c), Math.abs(s)) + 0.486) * (0.92 + random() * 0.16);
    return [cx + (c * far * w) / 2, cy + (s * far * h) / 2];
  });
  const facet = points.map(([px, py]): Point => [cx + (px - cx) * 0.6 - w * 0.06, cy + (py - cy) * 0.52 - h * 0.13]);
  return { stone: path(points), facet: path(facet) };
}

/** A box on the north edge, turned to another side of the tile. */
function turned([x, y, w, h]: readonly number[], side: number): readonly [number, number, number, number] {
  if (side === 0) return [x!, y!, w!, h!];
  if (side === 1) return [S - y! - h!, x!, h!, w!];
  if (side === 2) return [S - x! - w!, S - y! - h!, w!, h!];
  return [y!, S - x! - w!, h!, w!];
}

const SHADES = [
  `M0 0H${S}V20Q93 25 62 21T0 20Z`,
  `M${S} 0V${S}H104Q99 93 103 62T104 0Z`,
  `M0 ${S}H${S}V104Q93 99 62 103T0 104Z`,
  `M0 0V${S}H20Q25 93 21 62T20 0Z`,
] as const;

const litInks = new Map<string, LitInk>();

/** A lit tile with walls on these sides; rubble in the corners makes open sides read as passages. */
export function litInk(seed: number, walls: readonly SideName[]): LitInk {
  const key = `${seed} ${walls}`;
  let ink = litInks.get(key);
  if (ink === undefined) litInks.set(key, (ink = drawnLit(seed, walls)));
  return ink;
}

function drawnLit(seed: number, walls: readonly SideName[]): LitInk {
  const random = wobble(seed * 77 + 5);
  const edge = wavering(random, 1, 1, S - 2, S - 2, 1.4);
  const joints = flags(random);
  const stones: [string, string] = ['', ''];
  let facets = '';
  let shade = '';
  const lay = (box: readonly number[], side: number): void => {
    const { stone, facet } = rock(random, ...turned(box, side));
    stones[random() < 0.5 ? 0 : 1] += stone;
    facets += facet;
  };
  for (let side = 0; side < 4; side++) {
    if (walls.includes(SIDES[side]!)) {
      shade += SHADES[side];
      for (let x = -3; x < S - 4; ) {
        let wide = 19 + random() * 15;
        if (x + wide > S - 10) wide = S + 3 - x;
        lay([x, -3 + random() * 2, wide + 2, 17 + random() * 6], side);
        x += wide;
      }
    }
    lay([-4, -4, 17 + random() * 6, 15 + random() * 6], side);
  }
  return { edge, joints, shade, stones, facets };
}

/** The joints between flagstones. */
function flags(random: () => number): string {
  let d = '';
  for (let i = 0; i < 3; i++) {
    const y = (S * (i + 0.7)) / 3 + (random() - 0.5) * 10;
    d += `M4 ${brief(y)}q${S / 4} ${brief((random() - 0.5) * 12)} ${S / 2} ${brief((random() - 0.5) * 6)}t${S * 0.44} ${brief((random() - 0.5) * 8)}`;
    for (let k = 0; k < 3; k++) {
      const x = (S * (k + 0.4 + random() * 0.4)) / 3;
      const far = Math.min(S / 3.2, S - 6 - y);
      d += `M${brief(x)} ${brief(y)}q${brief((random() - 0.5) * 8)} ${brief(far / 2)} ${brief((random() - 0.5) * 6)} ${brief(far)}`;
    }
  }
  return d;
}

const darkInks = new Map<number, DarkInk>();

export function darkInk(seed: number): DarkInk {
  let ink = darkInks.get(seed);
  if (ink === undefined) darkInks.set(seed, (ink = drawnDark(seed)));
  return ink;
}

function drawnDark(seed: number): DarkInk {
  const random = wobble(seed * 31 + 900);
  let fog = '';
  for (let i = 0; i < 4; i++) {
    const y = 22 + i * 26 + random() * 8;
    fog += `M${brief(8 + random() * 12)} ${brief(y)}q${brief(20 + random() * 10)} ${brief(-12 * random() - 4)} ${brief(44 + random() * 8)} 0t${brief(34 + random() * 12)} ${brief(random() * 6)}`;
  }
  const edge = wavering(random, 2.5, 2.5, S - 5, S - 5, 1.8);
  return { edge, fog, inner: wavering(random, 8, 8, S - 16, S - 16, 2) };
}

/** The outline of an option, seeded by its position. */
const outlines = new Map<number, string>();
export function outline(seed: number): string {
  let d = outlines.get(seed);
  if (d === undefined) outlines.set(seed, (d = wavering(wobble(seed + 55), 7, 7, S - 14, S - 14, 2.2)));
  return d;
}

/** A heap of stones centred on 0,0, as wide as a passage: a rockslide, or the rubble over an underground Dragon. */
export function heap(seed: number, boxes: readonly (readonly [number, number, number, number])[]): LitInk['stones'] {
  const random = wobble(seed);
  const stones: [string, string] = ['', ''];
  for (const [i, [x, y, w, h]] of boxes.entries()) stones[i % 2 === 0 ? 0 : 1] += rock(random, x, y, w, h).stone;
  return stones;
}

/** The same name always gives the same drawing. */
export function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}
