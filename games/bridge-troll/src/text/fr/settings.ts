import type { Words } from '@trollmoot/kernel';

export const settings: Words['settings'] = {
  openScores: {
    name: 'Scores',
    about: 'Si les points et les améliorations de tous les trolls restent visibles.',
    values: { false: 'cachés', true: 'ouverts' },
  },
  returnedUpgrades: {
    name: 'Améliorations perdues contre un bouc',
    about: 'Ce que devient une amélioration rendue à cause d’un bouc.',
    values: { false: 'quittent le jeu', true: 'retournent sur la pile' },
  },
  tiedDrawer: {
    name: 'Prendre à égalité',
    about: 'Si un troll fermé, à égalité pour le plus de rochers, prend encore à un rival.',
    values: { draws: 'prend à un rival à égalité', stops: 'ne prend plus rien' },
  },
};
