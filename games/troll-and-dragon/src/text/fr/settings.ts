import type { Words } from '@trollmoot/kernel';

export const settings: Words['settings'] = {
  end: {
    name: 'Fin de la partie',
    about: 'Si la partie finit dès qu’un lieu est vide, ou seulement quand les deux le sont.',
    values: { first: 'un lieu est vide', both: 'les deux lieux sont vides' },
  },
  reroll: {
    name: 'Relancer',
    about: 'Si vous pouvez retenir des dés libres quand vous relancez dans la Grotte.',
    values: { all: 'tous les dés libres', any: 'les dés libres de votre choix' },
  },
  dice: {
    name: 'Dés du Dragon',
    about: 'Combien de faces des deux dés rouges montrent le Dragon : plus il y en a, plus la Caverne est dangereuse.',
    values: { '1+2': 'une et deux', '1+1': 'une et une', '2+2': 'deux et deux' },
  },
  duel: {
    name: 'Duel de la Caverne',
    about: 'Comment se joue la Caverne : par manches, en temps réel, ou d’après un plan fait à l’avance.',
    values: { beats: 'par manches', race: 'en course', plan: 'd’après un plan' },
  },
  shares: {
    name: 'Partage',
    about: 'Qui choisit quand le Dragon se réveille : le jeu prend le meilleur, ou chacun choisit.',
    values: { best: 'prendre le meilleur', choose: 'chacun choisit' },
  },
  pace: {
    name: 'Rythme du Dragon',
    about: 'Dans la course, à quelle vitesse les joueurs du Dragon peuvent lancer. Plus lent aide l’aventurier.',
    values: { even: 'aussi vite que l’aventurier', gentle: 'un peu moins vite', slow: 'deux fois moins vite' },
  },
};
