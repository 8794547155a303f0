import type { HouseRules } from '@trollmoot/boardkit/setup.ts';

const houseRules: HouseRules = {
  presets: [
    {
      title: { en: 'Open scores', de: 'Offene Punkte', fr: 'Scores visibles' },
      line: {
        en: 'Everyone sees everyone’s points',
        de: 'Alle sehen die Punkte aller',
        fr: 'Chacun voit les points de tous',
      },
      settings: { openScores: true },
    },
  ],
  groups: [],
};
export default houseRules;
