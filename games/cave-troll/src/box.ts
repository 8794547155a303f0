import type { Box } from '@trollmoot/kernel';

export const BOX = {
  name: 'cave-troll',
  title: 'Cave Troll',
  by: 'Tom Jolly',
  seats: [2, 3, 4], // [SETUP-1]
  usual: 3,
  minutes: 60,
  weight: 3,
  tagline: {
    en: 'Outwit, push and crush your way to the gold.',
    de: 'Mit List, Stoß und Keule zum Gold.',
    fr: 'Par la ruse, la poussée et la massue, jusqu’à l’or.',
  },
  lessons: { count: 5, minutes: 3, first: 'moving' },
  signs: {
    red: { en: 'Red', de: 'Rot', fr: 'Rouge' },
    blue: { en: 'Blue', de: 'Blau', fr: 'Bleu' },
    green: { en: 'Green', de: 'Grün', fr: 'Vert' },
    yellow: { en: 'Yellow', de: 'Gelb', fr: 'Jaune' },
  },
  cloth: '#6a2f14',
  sky: 'radial-gradient(70% 120% at 68% 70%, #a35a1f, #4a2817 55%, #1d120d)',
  place: 1,
} as const satisfies Box;

export default BOX;
