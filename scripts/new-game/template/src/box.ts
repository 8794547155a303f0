import type { Box } from '@trollmoot/kernel';

export const BOX = {
  name: '__name__',
  title: '__Title__',
  by: 'its designers',
  seats: [2, 3, 4],
  usual: 2,
  minutes: 5,
  weight: 1,
  tagline: {
    en: 'Take stones, and mind who takes the last one.',
    de: 'Nimm Steine und achte darauf, wer den letzten nimmt.',
    fr: 'Prenez des cailloux et surveillez le dernier.',
  },
  signs: {
    red: { en: 'Red', de: 'Rot', fr: 'Rouge' },
    blue: { en: 'Blue', de: 'Blau', fr: 'Bleu' },
    green: { en: 'Green', de: 'Grün', fr: 'Vert' },
    yellow: { en: 'Yellow', de: 'Gelb', fr: 'Jaune' },
  },
  cloth: '#2f4a4a',
  sky: 'radial-gradient(70% 120% at 68% 70%, #6f8f86, #2f4a4a 55%, #131c1c)',
  place: __place__,
} as const satisfies Box;

export default BOX;
