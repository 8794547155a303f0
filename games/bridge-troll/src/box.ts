import type { Box } from '@trollmoot/kernel';

export const BOX = {
  name: 'bridge-troll',
  title: 'Bridge Troll',
  by: 'Alf Seegert',
  seats: [3, 4, 5, 6], // [SETUP-9]
  usual: 4,
  minutes: 50,
  weight: 2,
  tagline: {
    en: 'Bid boulders, then eat the travellers or make them pay.',
    de: 'Biete Felsbrocken, dann friss die Reisenden oder nimm Wegzoll.',
    fr: 'Misez des rochers, puis mangez les voyageurs ou faites-les payer.',
  },
  lessons: { count: 6, minutes: 2, first: 'bidding' },
  signs: {
    red: { en: 'Red', de: 'Rot', fr: 'Rouge' },
    green: { en: 'Green', de: 'Grün', fr: 'Vert' },
    yellow: { en: 'Yellow', de: 'Gelb', fr: 'Jaune' },
    purple: { en: 'Purple', de: 'Violett', fr: 'Violet' },
    brown: { en: 'Brown', de: 'Braun', fr: 'Brun' },
    blue: { en: 'Blue', de: 'Blau', fr: 'Bleu' },
  },
  cloth: '#3d5230',
  sky: 'radial-gradient(60% 110% at 68% 60%, #d9b25e, #5f7f4a 50%, #24412f)',
  place: 2,
} as const satisfies Box;

export default BOX;
