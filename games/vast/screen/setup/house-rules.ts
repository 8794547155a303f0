import type { HouseRules } from '@trollmoot/boardkit/setup.ts';

const houseRules: HouseRules = {
  presets: [],
  groups: [
    {
      title: { en: 'Variants', de: 'Varianten', fr: 'Variantes' },
      settings: ['terrain', 'shallow', 'infestation', 'knightThiefGoal', 'soloDragonHunger'],
    },
  ],
};
export default houseRules;
