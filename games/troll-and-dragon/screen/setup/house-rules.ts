import type { HouseRules } from '@trollmoot/boardkit/setup.ts';

const houseRules: HouseRules = {
  presets: [
    {
      title: { en: 'Real-time duel', de: 'Duell in Echtzeit', fr: 'Duel en temps réel' },
      line: {
        en: 'Roll against the Dragon, as fast as you can',
        de: 'Würfle gegen den Drachen, so schnell du kannst',
        fr: 'Lancez contre le Dragon, le plus vite possible',
      },
      settings: { duel: 'race' },
    },
    {
      title: { en: 'Plan ahead', de: 'Mit Plan', fr: 'Avec un plan' },
      line: {
        en: 'Decide up front when to leave the Cavern',
        de: 'Entscheide vorher, wann du die Höhle verlässt',
        fr: 'Décidez d’avance quand quitter la Caverne',
      },
      settings: { duel: 'plan' },
    },
  ],
  groups: [],
};
export default houseRules;
