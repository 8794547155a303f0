import { OMENS } from '../../../data/cave.ts';
import { numberIn } from '../../facts.ts';
import type { Language } from '../../language.ts';
import { crystalsInHand, spaceIn } from '../../wished.ts';
import { onIt, taken, there, towardsIt, whom } from '../about.ts';
import { several } from '../grammar.ts';
import { names } from '../names.ts';

export const cave = {
  'CAVE-4': (_fact, { cave: c }) =>
    c?.shaped
      ? 'Votre tuile de ce tour est posée. Le pouvoir Haine en pose une de plus.'
      : 'Posez d’abord une tuile de votre main.',
  'CAVE-5': (_fact, view) => {
    const n = crystalsInHand(view);
    return n < 2 ? 'Posez d’abord la tuile Cristal de votre main.' : `Posez d’abord une de vos ${n} tuiles Cristal.`;
  },
  'CAVE-6': (_fact, { map, cave: c }) =>
    map.collapsing && c?.removals === 0
      ? 'Vous avez déjà retiré vos tuiles de ce tour.'
      : map.collapsing
        ? `La caverne s’effondre : encore ${several(c?.removals ?? 0, 'tuile')} à retirer.`
        : 'On ne retire des tuiles que pendant l’Effondrement.',
  'CAVE-7': (fact, view) => {
    if (view.map.supply === 0) return 'Il ne reste pas de jeton Trésor.';
    if (view.cave?.hidden) return 'Vous avez déjà posé votre jeton Trésor ce tour-ci.';
    return spaceIn(fact, view) === null
      ? `Posez d’abord un jeton Trésor (reste ${view.map.supply}) sur une tuile obscure sans figurine ni trésor.`
      : `${taken(fact, view)} Choisissez une tuile obscure sans figurine ni trésor.`;
  },
  'CAVE-OMEN-1': (fact) => {
    const [cost, omen] = [numberIn(fact, 'cost'), OMENS[numberIn(fact, 'omen') ?? -1]];
    if (cost === null) return 'Ce présage ne peut pas payer cela. Choisissez un des symboles montrés.';
    return `${omen === undefined ? 'Prix' : names.omens[omen.name].title} : ${several(cost, 'présage')} de ses symboles. Vous en avez ${numberIn(fact, 'held') ?? 0}.`;
  },
  'CAVE-OMEN-3': (fact) => {
    const omen = OMENS[numberIn(fact, 'omen') ?? -1];
    return `${omen === undefined ? 'Ce pouvoir' : names.omens[omen.name].title} : sans effet maintenant. Gardez vos présages.`;
  },
  'CAVE-BATS-1': (fact, view) =>
    spaceIn(fact, view) === null
      ? `Elles ne peuvent emporter ${whom(fact)}. Choisissez un trésor, ou une autre pièce qui peut bouger.`
      : `Pas de chauves-souris ${towardsIt(fact, view)}. Elles portent à 3 pas au plus, sans passer de mur.`,
  'CAVE-CURSE-1': (fact, view) =>
    `Tourner ${there(fact, view)} ne changerait rien. Choisissez une tuile éclairée avec des murs.`,
  'CAVE-CURSE-2': (fact, view) =>
    `Pas d’événement à réveiller ${onIt(fact, view)}. Choisissez une tuile Événement éclairée sans jeton.`,
  'CAVE-CURSE-3': (_fact, { knight: k }) =>
    k?.health === 0
      ? 'La Chevalière est morte : plus d’événements à enterrer. Tournez plutôt une tuile.'
      : `Pour enterrer, il faut plus de 3 événements dans la pioche : il en reste ${k?.events ?? 0}. Tournez plutôt une tuile.`,
} satisfies Partial<Language['refuse']>;
