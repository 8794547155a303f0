import type { BotName } from '@trollmoot/protocol';

/** A troll's skin (plain, dark, light) and the wall behind it. */
export const SKINS = {
  green: { plain: '#7d8f55', dark: '#4d5a38', light: '#a9b87a', wall: '#33472f' },
  moss: { plain: '#8fa35f', dark: '#586b38', light: '#bccb8a', wall: '#3d4a26' },
  clay: { plain: '#b08058', dark: '#74492c', light: '#d3a67c', wall: '#4a2a1a' },
  stone: { plain: '#8c8f92', dark: '#5a5d62', light: '#b6b9bb', wall: '#34303a' },
  blue: { plain: '#6f93a0', dark: '#41606c', light: '#a0c0c8', wall: '#203a46' },
  plum: { plain: '#94789c', dark: '#5c4566', light: '#bda4c4', wall: '#33243f' },
  ochre: { plain: '#b99a4c', dark: '#7a6226', light: '#dcc27a', wall: '#4a3714' },
} as const;

/** One path of a hat; `twice`: mirrored as well. */
export interface Stroke {
  readonly d: string;
  readonly fill: string;
  readonly line?: string; // stroke colour, if not ink
  readonly width?: number;
  readonly twice?: true;
}

interface Look {
  readonly skin: keyof typeof SKINS;
  readonly hat: readonly Stroke[];
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const PETALS = [0, 1, 2, 3, 4].map((i) => {
  const turn = (i * 2 * Math.PI) / 5;
  return disc(Math.round(50 + 15 * Math.cos(turn)), Math.round(-80 + 15 * Math.sin(turn)), 10);
});

/** One troll, twelve ways. */
export const LOOKS: { readonly [name in BotName]: Look } = {
  Mossy: {
    skin: 'moss',
    hat: [
      {
        d: 'M-72 -44C-78 -84 -40 -112 0 -112C40 -112 78 -84 72 -44C58 -66 46 -48 34 -62C22 -46 10 -66 0 -58C-12 -44 -22 -64 -36 -56C-46 -46 -58 -62 -72 -44Z',
        fill: '#6f8f3e',
      },
      { d: disc(-24, -92, 7), fill: '#e8b84a', width: 3 },
      { d: disc(22, -84, 5.5), fill: '#f6efdc', width: 3 },
    ],
  },
  Grubnik: {
    skin: 'green',
    hat: [
      { d: 'M-66 -50C-52 -104 52 -104 66 -50C30 -68 -30 -68 -66 -50Z', fill: '#4a2a18' },
      { d: disc(0, -82, 14), fill: '#eeb94a', width: 4 },
    ],
  },
  'Old Hild': {
    skin: 'clay',
    hat: [
      {
        d: 'M-96 60C-118 -40 -70 -132 0 -138C70 -132 118 -40 96 60C88 -10 76 -60 0 -70C-76 -60 -88 -10 -96 60Z',
        fill: '#7a4a5c',
        width: 6,
      },
      { d: 'M-60 -58C-36 -84 36 -84 60 -58', fill: 'none', line: '#d9b7a0' },
    ],
  },
  Bodkin: {
    skin: 'stone',
    hat: [
      {
        d: 'M-62 -56L-56 -108L-34 -72L-18 -124L0 -76L20 -124L34 -72L58 -106L62 -56C30 -76 -30 -76 -62 -56Z',
        fill: '#b8431f',
      },
    ],
  },
  Tansy: {
    skin: 'ochre',
    hat: [
      { d: 'M-66 -52C-60 -96 -30 -112 0 -108C30 -112 60 -96 66 -52C40 -84 -40 -84 -66 -52Z', fill: '#8a5a2e' },
      ...PETALS.map((d) => ({ d, fill: '#f4c9d2', width: 3 })),
      { d: disc(50, -80, 9), fill: '#eeb94a', width: 3 },
    ],
  },
  Ulf: {
    skin: 'blue',
    hat: [
      {
        d: 'M-80 -40C-84 -104 -44 -128 0 -128C44 -128 84 -104 80 -40L58 -48C30 -56 -30 -56 -58 -48Z',
        fill: '#8f8a82',
        width: 6,
      },
      { d: 'M-8 -128h16v76h-16Z', fill: '#6c665e', width: 4 },
      { d: 'M70 -84C100 -92 112 -120 106 -146C90 -124 78 -116 60 -112Z', fill: '#efe0bd', twice: true },
    ],
  },
  Quill: {
    skin: 'blue',
    hat: [
      {
        d: 'M-66 -50C-66 -110 -20 -116 -6 -100C4 -122 66 -112 66 -50C44 -78 22 -70 6 -82C-14 -68 -44 -76 -66 -50Z',
        fill: '#3c4660',
      },
      { d: disc(40, -12, 27), fill: '#dff0f255', line: '#e0b45c', width: 7, twice: true },
      { d: 'M-14 -14q14 -10 28 0', fill: 'none', line: '#e0b45c', width: 7 },
    ],
  },
  Ragna: {
    skin: 'clay',
    hat: [
      {
        d: 'M-68 -46C-66 -100 -30 -118 0 -112C30 -118 66 -100 68 -46C44 -84 14 -70 0 -88C-14 -70 -44 -84 -68 -46Z',
        fill: '#c9762a',
      },
      {
        d: 'M74 0C92 12 84 34 96 50C82 66 98 84 86 104C76 96 70 84 74 70C62 56 74 40 66 24Z',
        fill: '#c9762a',
        twice: true,
      },
    ],
  },
  Pocket: {
    skin: 'green',
    hat: [
      { d: 'M-80 -40C-40 -54 40 -54 80 -40L76 10C40 18 20 6 0 4C-20 6 -40 18 -76 10Z', fill: '#2b2733' },
      { d: 'M23 -14a17 13 0 1 0 34 0a17 13 0 1 0 -34 0Z', fill: '#ffd65a', width: 4, twice: true },
      { d: disc(38, -13, 5), fill: '#2a1004', line: 'none', twice: true },
      { d: 'M-66 -56C-60 -96 60 -96 66 -56C30 -70 -30 -70 -66 -56Z', fill: '#2b2733' },
    ],
  },
  Embla: {
    skin: 'plum',
    hat: [
      { d: 'M-66 -30C-56 -69 56 -69 66 -30C30 -44 -30 -44 -66 -30Z', fill: '#5c4a78' },
      { d: 'M-12 -60v-30h24v30Z', fill: '#f6efdc', width: 4 },
      { d: 'M0 -123C14 -107 12 -95 0 -92C-12 -95 -14 -107 0 -123Z', fill: '#ffb13a', width: 4 },
    ],
  },
  Sorrel: {
    skin: 'ochre',
    hat: [
      {
        d: 'M-92 -44C-96 -96 -48 -136 0 -136C48 -136 96 -96 92 -44C60 -58 -60 -58 -92 -44Z',
        fill: '#c8402f',
        width: 6,
      },
      ...[disc(-40, -88, 13), disc(6, -112, 10), disc(44, -82, 14), disc(-4, -74, 8)].map((d) => ({
        d,
        fill: '#fbf1dc',
        line: 'none',
      })),
    ],
  },
  Fennick: {
    skin: 'moss',
    hat: [
      { d: 'M-100 -50C-60 -66 60 -66 100 -50C80 -36 -80 -36 -100 -50Z', fill: '#2f5a4a' },
      { d: 'M-64 -56C-56 -112 48 -118 62 -56Z', fill: '#3d7a62' },
      { d: 'M44 -76C70 -108 84 -140 118 -150C116 -118 92 -86 56 -66Z', fill: '#f0d9a0' },
    ],
  },
};
