import { brief, inkRect, smooth, wobble } from '@trollmoot/boardkit/draw/ink.ts';
import { BOARDS, type Space } from '@trollmoot/cave-troll';
import { type Box, boxOf, insideOf, sortOf } from './plan.ts';

/** What a floor is made of, as paths. Seeded by the space: the picture never changes. */
interface Floor {
  readonly space: Space;
  readonly box: Box;
  readonly edge: string;
  readonly tint: string;
  readonly light: string; // stones a little lighter
  readonly dark: string; // and darker
  readonly joints: string;
  readonly coins: readonly { x: number; y: number }[];
  readonly rubble: string;
  readonly lamp: 'rich' | 'plain' | 'gloom';
}

const TINT: { readonly [sort: string]: string } = {
  vault: '#7f7a70',
  gallery: '#a08257',
  guard: '#93694a',
  cell: '#7b7c66',
  hall: '#9a7f5a',
  crypt: '#6f7886',
  throne: '#8f4a3a',
  store: '#8a6237',
  treasury: '#b2812f',
  stair: '#8b7d6c',
};

export function floorsOf(layout: 'threePits' | 'onePit', deep: number): Floor[] {
  return BOARDS[layout].spaces.map((space) => floorOf(space, insideOf(boxOf(space, deep))));
}

function floorOf(space: Space, box: Box): Floor {
  const random = wobble(770 + space.id);
  const sort = sortOf(space);
  const isPit = space.kind === 'pit';
  const edge = inkRect(box.x, box.y, box.w, box.h, random, 1.5);
  return {
    space,
    box,
    edge,
    tint: isPit ? '#2a2028' : (TINT[sort] ?? '#8a7a62'),
    ...flagstones(box, random),
    coins: sort === 'treasury' || sort === 'vault' ? scattered(box, sort === 'vault' ? 5 : 26, random) : [],
    rubble: isPit || random() > 0.7 ? '' : rubble(box, random),
    lamp: isPit ? 'gloom' : space.gold >= 5 ? 'rich' : 'plain',
  };
}

function flagstones({ x, y, w, h }: Box, random: () => number): { light: string; dark: string; joints: string } {
  const rows = Math.max(1, Math.round(h / 36));
  const high = h / rows;
  let [light, dark, joints] = ['', '', ''];
  for (let row = 0; row < rows; row++) {
    const top = y + row * high;
    const sag = () => (random() - 0.5) * 2;
    if (row > 0)
      joints += `M${brief(x)} ${brief(top + sag())}L${brief(x + w / 2)} ${brief(top + sag() * 1.5)}L${brief(x + w)} ${brief(top + sag())}`;
    for (let at = x - (row % 2 ? random() * 18 + 8 : 0); at < x + w; ) {
      const wide = 34 + random() * 22;
      const [from, to] = [Math.max(x, at), Math.min(x + w, at + wide)];
      const q = random();
      if (to - from > 6) {
        const stone = `M${brief(from)} ${brief(top)}H${brief(to)}V${brief(top + high)}H${brief(from)}Z`;
        if (q < 0.24) light += stone;
        else if (q > 0.72) dark += stone;
        if (to < x + w - 4) joints += `M${brief(to)} ${brief(top)}L${brief(to + sag() * 1.5)} ${brief(top + high)}`;
      }
      at += wide;
    }
  }
  return { light, dark, joints };
}

/** Coins lying along the walls. */
function scattered({ x, y, w, h }: Box, count: number, random: () => number): { x: number; y: number }[] {
  return Array.from({ length: count }, () => {
    const t = random();
    const alongFloor = random() < 0.5;
    const cx = alongFloor ? x + 10 + t * (w - 20) : random() < 0.5 ? x + 8 + random() * 12 : x + w - 8 - random() * 12;
    const cy = alongFloor
      ? random() < 0.6
        ? y + h - 8 - random() * 12
        : y + 10 + random() * 6
      : y + 10 + t * (h - 20);
    return { x: brief(cx), y: brief(cy) };
  });
}

function rubble({ x, y, w, h }: Box, random: () => number): string {
  let d = '';
  for (let i = 0; i < 4; i++)
    d += `M${brief(x + 8 + random() * (w - 20))} ${brief(y + h - 6 - random() * 8)}l4 -5l5 1l2 5Z`;
  return d;
}

/** The rim of a pit: rings that waver. */
export function pitRings({ x, y, w, h }: Box, seed: number): readonly string[] {
  const random = wobble(seed);
  const [cx, cy] = [x + w / 2, y + h / 2];
  const ring = (r: number, jitter: number): string =>
    smooth(
      Array.from({ length: 16 }, (_, i) => {
        const angle = (i / 16) * 2 * Math.PI;
        const q = r * (1 + (random() - 0.5) * jitter);
        return [cx + q * Math.cos(angle), cy + q * Math.sin(angle)] as const;
      }),
    );
  return [ring(63, 0.1), ring(55, 0.12), ring(46, 0.13), ring(30, 0.2)];
}

/** The steps of a spiral staircase, from lit to dark. */
export function steps(cx: number, cy: number): readonly { d: string; fill: string }[] {
  const at = (r: number, angle: number): string =>
    `${brief(cx + r * Math.cos(angle))} ${brief(cy + r * Math.sin(angle))}`;
  return Array.from({ length: 14 }, (_, i) => {
    const [a, b] = [(i / 14) * 2 * Math.PI - 1.57, ((i + 1) / 14) * 2 * Math.PI - 1.57];
    const v = 1 - i / 14;
    const fill = `rgb(${Math.round(58 + 170 * v)},${Math.round(46 + 142 * v)},${Math.round(40 + 100 * v)})`;
    return { d: `M${at(9, a)}L${at(44, a)}A44 44 0 0 1 ${at(44, b)}L${at(9, b)}Z`, fill };
  });
}
