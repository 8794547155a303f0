import { CARDS } from '../../data/cards.ts';
import { claimsOf, type ScoreStage, stageOfScore, underOf } from '../../queries/index.ts';
import { mayMix, type Prompts } from '../language.ts';
import { after, count, Does, du, et, INTO, le, player, points, rochers, takes } from './names.ts';

/** By what can be begun, or by how far the trade-in has come. */
const SCORE: { readonly [stage in ScoreStage]: (n: number, upgrade: number | undefined) => string } = {
  both: () => 'Échangez des cartes contre des points, achetez une amélioration, ou passez.',
  trade: () => 'Échangez des cartes contre des points, ou passez.',
  buy: (_n, upgrade) => `Achetez l’amélioration ${upgrade}, ou passez.`,
  neither: () => 'Jouez une carte de votre main, ou passez.',
  worthless: () => 'Cet échange ne vaut encore rien. Ajoutez du côté le plus bas.',
  odd: () => 'Les rochers comptent par paires. Ajoutez-en un.',
  laid: (n) => `Cet échange vaut ${points(n)}. Ajoutez, ou échangez.`,
};

export const prompts: Prompts = {
  roll: (_step, view, _reader, who) => [
    'Lancez le dé météo.',
    `${Does(who, view.active, 'lance', 'lancez')} le dé météo.`,
  ],
  bid: (_step, view, reader, who) => [
    view.laid.length === 0
      ? mayMix(view, reader)
        ? 'Misez des rochers d’une seule couleur, mêlez les couleurs grâce au Bouffon, ou restez fermé.'
        : 'Misez des rochers d’une seule couleur, autant que vous voulez, ou restez fermé.'
      : 'Ajoutez une couleur à votre mise mixte, ou fermez-la.',
    `Les trolls choisissent leurs mises : on attend ${et(view.waiting.map((seat) => player(who, seat)))}.`,
  ],
  foresee: ({ seat }, _view, _reader, who) => [
    'Regarder la carte cachée avant les prises ?',
    `${Does(who, seat, 'peut', 'pouvez')} regarder la carte cachée.`,
  ],
  claim: (_step, view, reader, who) => [
    view.claims.length === 1
      ? 'Prenez le dernier voyageur.'
      : `Prenez un voyageur. Il vous reste ${count(reader === null ? 0 : claimsOf(view, reader), 'prise')}.`,
    `${Does(who, view.claims[0]!, 'prend', 'prenez')} un voyageur.`,
  ],
  place: ({ seat, traveller }, _view, _reader, who) => [
    `Mettez ${le(traveller)} ${INTO.food} (valeur ${CARDS[traveller]!.food}) ou ${INTO.tolls} (valeur ${CARDS[traveller]!.toll}).`,
    `${Does(who, seat, 'décide', 'décidez')} du sort ${du(traveller)}.`,
  ],
  welcome: ({ seat, special }, _view, _reader, who) => [
    `Utilisez ${le(special)} tout de suite, ou gardez la carte en main.`,
    `${Does(who, seat, 'peut', 'pouvez')} utiliser ${le(special)} tout de suite.`,
  ],
  robber({ seat, robber }, view, _reader, who) {
    const [need, have] = [view.threat?.boulders ?? 0, underOf(view, seat)];
    const start = view.threat === null ? '' : `${after(view.threat)}.`;
    return [
      have >= need
        ? `${start} Lancez ${rochers(need)} pour le chasser, ou perdez la carte.`
        : `${start} Le chasser coûte ${rochers(need)}, et vous en avez ${have}.`,
      `${Does(who, seat, 'affronte', 'affrontez')} ${le(robber)}.`,
    ];
  },
  goat: ({ seat, goat }, { threat }, _reader, who) => [
    `Lancez des rochers de ${threat?.boulders ?? 0} couleurs différentes sur ${le(goat)} pour ${points(CARDS[goat]!.points ?? 0)}, ou perdez un point.`,
    `${Does(who, seat, 'affronte', 'affrontez')} ${le(goat)}.`,
  ],
  pelt: ({ seat, hazard, left }, _view, _reader, who) => [
    `Lancez encore ${rochers(left)} sur ${le(hazard)}.`,
    `${Does(who, seat, 'lance', 'lancez')} des rochers sur ${le(hazard)}.`,
  ],
  surrender: ({ seat }, _view, _reader, who) => [
    'Vous n’avez aucun point pour payer. Rendez une amélioration : prenez son nombre en points, puis payez 1.',
    `${Does(who, seat, 'doit', 'devez')} rendre une amélioration.`,
  ],
  pile: (_step, view, _reader, who) => [
    'Prenez un tas de rochers.',
    `${Does(who, view.waiting[0]!, 'prend', 'prenez')} un tas de rochers.`,
  ],
  draw: ({ seat, left }, _view, _reader, who) => [
    `Prenez ${rochers(left)} dans la réserve.`,
    `${Does(who, seat, 'prend', 'prenez')} ${rochers(left)} dans la réserve.`,
  ],
  richest: ({ seat, left }, _view, _reader, who) => [
    `La réserve est vide. Choisissez un rival à qui prendre ${rochers(left)}.`,
    `${Does(who, seat, 'désigne', 'désignez')} un rival à qui prendre ${rochers(left)}.`,
  ],
  plunder: ({ seat, left, rival }, _view, _reader, who) => [
    `Prenez ${rochers(left)} à ${player(who, rival)}.`,
    `${takes(who, seat, rochers(left), rival)}.`,
  ],
  score: ({ seat, bought }, view, _reader, who) => [
    SCORE[stageOfScore(view, seat, bought)](view.trade?.points ?? 0, view.stack.at(-1)),
    `${Does(who, seat, 'peut marquer des points et améliorer son', 'pouvez marquer des points et améliorer votre')} pont.`,
  ],
  upgrade: ({ seat }, view, _reader, who) => [
    `Acheter l’amélioration ${view.stack.at(-1)} ?`,
    `${Does(who, seat, 'peut', 'pouvez')} acheter l’amélioration ${view.stack.at(-1)}.`,
  ],
};
