import type { Language } from '../language.ts';

/** Ce que pèsent les bons joueurs, pour les conseils. */
export const terms: Language['terms'] = {
  goal: 'plus près de la victoire',
  cubes: 'cubes de héros',
  grit: 'cran',
  health: 'santé',
  cards: 'trésors et quêtes',
  population: 'population',
  ready: 'tribus prêtes à frapper',
  rage: 'rage',
  secrets: 'secrets en main',
  wakefulness: 'éveil',
  way: 'le chemin vers une tuile Cristal et la sortie',
  placed: 'tuiles posées',
  'crystals removed': 'tuiles Cristal tombées',
  'crystals loose': 'tuiles Cristal près de tomber',
  omens: 'présages en main',
  hatred: 'jetons Haine restants',
  stashed: 'jetons cachés',
  carried: 'jetons portés',
  lure: 'butin à portée',
};
