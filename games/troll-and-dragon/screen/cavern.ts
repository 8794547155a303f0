import { brief, wobble } from '@trollmoot/boardkit/draw/ink.ts';

/** The coordinates of the dragon's lair: spines, scales, coins. All seeded, so that the picture never changes. */

const bezier = (t: number, [a, b, c, d]: readonly [number, number, number, number]): number => {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
};
const slope = (t: number, [a, b, c, d]: readonly [number, number, number, number]): number => {
  const u = 1 - t;
  return 3 * u * u * (b - a) + 6 * u * t * (c - b) + 3 * t * t * (d - c);
};

const BACK_X = [236, 200, 450, 720] as const;
const BACK_Y = [930, 420, 166, 166] as const;

/** Spikes on the left half of the back. */
export const SPINES: readonly string[] = [0.5, 0.6, 0.69, 0.775, 0.855, 0.93, 1].map((t) => {
  const [x, y] = [bezier(t, BACK_X), bezier(t, BACK_Y)];
  const length = Math.hypot(slope(t, BACK_X), slope(t, BACK_Y));
  const [dx, dy] = [slope(t, BACK_X) / length, slope(t, BACK_Y) / length];
  const point = (along: number, out: number): string =>
    `${brief(x + dx * along + dy * out)} ${brief(y + dy * along - dx * out)}`;
  return `M${point(-27, -8)}L${point(0, 50)}L${point(27, -8)}Z`;
});

export const SCALES: string = (() => {
  let d = '';
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 26; i++) {
      const x = 280 + i * 36 + (row % 2 ? 18 : 0);
      const y = 210 + row * 36;
      const onBody = ((x - 720) / 455) ** 2 + ((y - 640) / 460) ** 2 < 0.97;
      const behindHead = Math.hypot((x - 720) / 250, (y - 300) / 200) <= 0.9;
      if (onBody && !behindHead) d += `M${x - 11} ${y}q11 14 22 0`;
    }
  return d;
})();

/** Coins along the crest of the hoard. */
export const CREST: readonly { x: number; y: number; fill: string }[] = (() => {
  const random = wobble(8);
  return Array.from({ length: 46 }, (_, i) => {
    const t = i / 45;
    const y = 452 + (Math.abs(t - 0.5) * 2) ** 2.3 * 130 + (random() - 0.5) * 14;
    return { x: brief(330 + t * 780), y: brief(y), fill: random() < 0.5 ? '#ffdf86' : '#eab845' };
  });
})();

/** Treasure strewn over the hoard. */
export const STREWN: readonly { x: number; y: number; r: number; isGem: boolean }[] = (() => {
  const random = wobble(21);
  return Array.from({ length: 16 }, (_, i) => ({
    x: brief(320 + random() * 800),
    y: brief(500 + random() * 110),
    r: brief(12 + random() * 6),
    isGem: i % 3 === 0,
  }));
})();

/** The pattern of coins that fills the hoard, made to join at its edges. */
export const PATTERN: readonly { x: number; y: number; fill: string }[] = (() => {
  const random = wobble(31);
  const [W, H] = [240, 144];
  const coins: { x: number; y: number; fill: string }[] = [];
  for (let row = 0; row < 10; row++)
    for (let i = 0; i < 9; i++) {
      const x = (i * W) / 9 + (row % 2 ? 13 : 0) + (random() - 0.5) * 12;
      const y = (row * H) / 10 + (random() - 0.5) * 8;
      const fill = ['#e2a93a', '#f2c45a', '#d39a31', '#eab845'][Math.floor(random() * 4)]!;
      for (const [dx, dy] of [
        [0, 0],
        [W, 0],
        [-W, 0],
        [0, H],
        [0, -H],
      ] as const)
        if (x + dx > -16 && x + dx < W + 16 && y + dy > -12 && y + dy < H + 12)
          coins.push({ x: brief(x + dx), y: brief(y + dy), fill });
    }
  return coins;
})();
