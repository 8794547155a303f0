import type { Box } from '@trollmoot/kernel';

export const BOX = {
  name: 'troll-and-dragon',
  title: 'Troll & Dragon',
  by: 'Alexandre Emerit',
  seats: [2, 3, 4, 5],
  usual: 4,
  minutes: 20,
  weight: 1,
  tagline: {
    en: 'Roll, grab, and run before the second eye opens.',
    de: 'Würfle, greif zu und flieh vor dem zweiten Auge.',
    fr: 'Lancez, saisissez, fuyez avant le second œil.',
  },
  lessons: { count: 5, minutes: 2, first: 'grotto' },
  signs: {
    knight: { en: 'Knight', de: 'Ritter', fr: 'Chevalier' },
    barbarian: { en: 'Barbarian', de: 'Barbarin', fr: 'Barbare' },
    cat: { en: 'Cat', de: 'Kater', fr: 'Chat' },
    archer: { en: 'Archer', de: 'Schützin', fr: 'Archère' },
    thief: { en: 'Thief', de: 'Diebin', fr: 'Voleuse' },
  },
  cloth: '#23415c',
  sky: 'radial-gradient(70% 120% at 68% 70%, #c2461d, #5a1c1c 50%, #16131f)',
  place: 3,
} as const satisfies Box;

export default BOX;
