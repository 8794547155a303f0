import type { HouseRules } from '@trollmoot/boardkit/setup.ts';

const houseRules: HouseRules = {
  presets: [
    {
      title: { en: 'Variant heroes', de: 'Andere Helden', fr: 'Autres héros' },
      line: {
        en: 'Paladin, Assassin, Banshee and four more',
        de: 'Paladin, Meuchler, Banshee und vier weitere',
        fr: 'Paladin, Assassin, Banshee et quatre autres',
      },
      settings: { characterSet: 'variant' },
    },
  ],
  groups: [
    {
      title: { en: 'Characters', de: 'Figuren', fr: 'Personnages' },
      settings: ['characterSet', 'artifactSet', 'entryPlacement'],
    },
    { title: { en: 'Board', de: 'Spielplan', fr: 'Plateau' }, settings: ['boardLayout'] },
    {
      title: { en: 'Scoring', de: 'Wertung', fr: 'Décompte' },
      settings: ['dwarfStacking', 'dwarfAppliesTo', 'tieBreak'],
    },
  ],
};
export default houseRules;
