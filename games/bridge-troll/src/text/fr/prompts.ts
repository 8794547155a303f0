import { mayMix, type Prompts } from '../language.ts';
import { card, du, et, Le, le, name, ou, points, rochers } from './names.ts';

export const prompts: Prompts = {
  roll: (_step, view) => ['Lancez le dé météo.', `${name(view.active)} lance le dé météo.`],
  bid: (_step, view, reader) => [
    view.laid.length === 0
      ? mayMix(view, reader)
        ? 'Choisissez des rochers d’une seule couleur à miser, mêlez les couleurs grâce au Bouffon, ou restez fermé.'
        : 'Choisissez des rochers d’une seule couleur à miser, ou restez fermé.'
      : 'Ajoutez une couleur à votre mise mixte, ou fermez la main.',
    `Les trolls choisissent leurs mises : on attend ${et(view.waiting.map(name))}.`,
  ],
  foresee: ({ seat }) => [
    'Regarder la carte cachée avant les prises ?',
    `${name(seat)} peut regarder la carte cachée.`,
  ],
  claim: (_step, view) => [
    view.claims.length === 1 ? 'Prenez le dernier voyageur.' : 'Prenez un voyageur.',
    `${name(view.claims[0]!)} prend un voyageur.`,
  ],
  place: ({ seat, traveller }) => [
    `${card(traveller)} : au Garde-manger ou aux Péages ?`,
    `${name(seat)} décide du sort ${du(traveller)}.`,
  ],
  welcome: ({ seat, special }) => [
    `Utiliser ${le(special)} tout de suite, ou garder la carte en main ?`,
    `${name(seat)} peut utiliser ${le(special)} tout de suite.`,
  ],
  robber: ({ seat, robber }, { threat }) => {
    const prey = [...new Set((threat?.prey ?? []).map((lost) => le(lost.card.traveller)))];
    return [
      `${Le(robber)} veut ${ou(prey)} : lancer ${rochers(threat?.boulders ?? 0)}, ou perdre la carte ?`,
      `${name(seat)} affronte ${le(robber)}.`,
    ];
  },
  goat: ({ seat, goat }, { threat }) => [
    `${card(goat)} : lancer des rochers de ${threat?.boulders ?? 0} couleurs différentes, ou perdre un point ?`,
    `${name(seat)} affronte ${le(goat)}.`,
  ],
  pelt: ({ seat, hazard, left }) => [
    `Lancez encore ${rochers(left)} sur ${le(hazard)}.`,
    `${name(seat)} lance des rochers sur ${le(hazard)}.`,
  ],
  surrender: ({ seat }) => [
    'Quelle amélioration rendez-vous pour payer le point ?',
    `${name(seat)} doit rendre une amélioration.`,
  ],
  pile: (_step, view) => ['Prenez un tas de rochers.', `${name(view.waiting[0]!)} prend un tas de rochers.`],
  draw: ({ seat, left }) => [
    `Prenez ${rochers(left)} dans la réserve.`,
    `${name(seat)} prend ${rochers(left)} dans la réserve.`,
  ],
  richest: ({ seat, left }) => [
    `La réserve est vide. À qui prenez-vous ${rochers(left)} ?`,
    `${name(seat)} désigne un rival à qui prendre ${rochers(left)}.`,
  ],
  plunder: ({ seat, left, rival }) => [
    `Prenez ${rochers(left)} à ${name(rival)}.`,
    `${name(seat)} prend ${rochers(left)} à ${name(rival)}.`,
  ],
  score: ({ seat, food, tolls }, { trade }) => [
    food.length + tolls.length === 0
      ? 'Échangez des cartes contre des points, achetez une amélioration, ou passez.'
      : `Étalé pour ${points(trade?.points ?? 0)} : ajoutez, ou échangez.`,
    `${name(seat)} peut marquer des points et améliorer son pont.`,
  ],
  upgrade: ({ seat }, view) => [
    `Acheter l’amélioration ${view.stack.at(-1)} ?`,
    `${name(seat)} peut acheter l’amélioration ${view.stack.at(-1)}.`,
  ],
};
