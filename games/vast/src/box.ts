import type { Box } from '@trollmoot/kernel';

export const BOX = {
  name: 'vast',
  title: 'Vast: The Crystal Caverns',
  by: 'Patrick Leder, David Somerville',
  seats: [5, 4, 3, 2, 1],
  usual: 5,
  minutes: 90,
  weight: 5,
  tagline: {
    en: 'Knight, Goblins, Dragon, Cave, Thief: five games in one.',
    de: 'Ritterin, Goblins, Drache, Höhle, Dieb: fünf Spiele in einem.',
    fr: 'Chevalière, Gobelins, Dragon, Caverne, Voleur : cinq jeux en un.',
  },
  lessons: { count: 5, minutes: 4, first: 'knight' },
  signs: {
    knight: { en: 'Knight', de: 'Ritterin', fr: 'Chevalière', colour: 'blue' },
    goblins: { en: 'Goblins', de: 'Goblins', fr: 'Gobelins', colour: 'green', isPlural: true },
    dragon: { en: 'Dragon', de: 'Drache', fr: 'Dragon', colour: 'red' },
    cave: { en: 'Cave', de: 'Höhle', fr: 'Caverne', colour: 'purple' },
    thief: { en: 'Thief', de: 'Dieb', fr: 'Voleur', colour: 'yellow' },
  },
  cloth: '#3a2c58',
  sky: 'radial-gradient(70% 120% at 68% 70%, #7d5bb0, #37285a 52%, #150f22)',
  place: 4,
} as const satisfies Box;

export default BOX;
