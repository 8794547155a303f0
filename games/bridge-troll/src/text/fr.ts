import { describe } from './fr/describe.ts';
import { labels } from './fr/labels.ts';
import { prompts } from './fr/prompts.ts';
import { reasons } from './fr/reasons.ts';
import { sentences } from './fr/sentences.ts';
import { wordsOf } from './language.ts';

export const fr = wordsOf({
  prompts,
  labels,
  sentences,
  reasons,
  describe,
  terms: {
    points: 'points',
    upgrades: 'améliorations',
    'food and tolls': 'nourriture et péages',
    'specials in hand': 'cartes en main',
    boulders: 'rochers',
    'travellers and boulders to come': 'voyageurs et rochers à venir',
  },
  settings: {
    openScores: {
      name: 'Scores',
      about: 'Si les points et les améliorations de tous les trolls restent visibles.',
      values: { false: 'cachés', true: 'ouverts' },
    },
    returnedUpgrades: {
      name: 'Améliorations perdues contre un bouc',
      about: "Ce que devient une amélioration rendue à cause d'un bouc.",
      values: { false: 'quittent le jeu', true: 'retournent sur la pile' },
    },
  },
});
