import { capital } from '@trollmoot/kernel';
import { SYMBOLS } from '../../../data/dragon.ts';
import type { View } from '../../../view.ts';
import { climbPrice, numberIn, thiefSteps, waryBeside } from '../../facts.ts';
import type { Language } from '../../language.ts';
import type { Fact } from '../../refused.ts';
import { gemIn, hasToken, placeOfFoe, tokensOnMap, upgradeIn } from '../../wished.ts';
import { There, towardsIt, whom } from '../about.ts';
import { listOf, piece, several, short } from '../grammar.ts';
import { names } from '../names.ts';

const NO_CUBES = 'Vous n’avez plus de cube d’action.';
/** Pour tout ce qui coûte un cube d’action. */
const cubeless =
  (otherwise: string) =>
  (_fact: Fact, { thief }: View): string =>
    thief?.cubes === 0 ? NO_CUBES : otherwise;
const costly = (fact: Fact, { thief: t }: View): string =>
  `Cela coûte ${several(numberIn(fact, 'effort') ?? 0, 'cube')}. Vous en avez ${t?.cubes ?? 0}.`;
const upgradeName = (fact: Fact): string => {
  const upgrade = upgradeIn(fact);
  return upgrade === null ? 'cette amélioration' : names.upgrades[upgrade].title;
};

export const thief = {
  'THIEF-2': (_fact, { thief: t }) =>
    `Vos jetons montrent ${listOf((t?.tokens ?? []).map(String)) || '2, 3 et 4'}. Placez chacun sur une autre valeur.`,
  'THIEF-7': cubeless('Vous n’avez pas de Fusée dans cette partie.'),
  'THIEF-MOVE-1': (fact, view) =>
    `${There(fact, view)} n’est pas à un pas libre. Il vous reste ${thiefSteps(view)} pas. Pour passer un mur, escaladez.`,
  'THIEF-MOVE-2': (_fact, { thief: t }) =>
    `Pas déjà faits : ${t?.movement ?? 0}. Servez-vous de vos cubes (${t?.cubes ?? 0}), ou finissez votre tour.`,
  'THIEF-MOVE-3': (_fact, { thief: t }) =>
    t?.hasPeeked
      ? 'Vous avez regardé : plus de pas ce tour-ci.'
      : 'Vous ne pouvez regarder que sous une tuile obscure.',
  'THIEF-CLIMB-1': (fact, view) =>
    `Pas d’escalade ${towardsIt(fact, view)}. Il faut un mur et ${several(climbPrice(view), 'cube')} : vous en avez ${view.thief?.cubes ?? 0}.`,
  'THIEF-LOOT-1': (fact, { thief: t, dragon }) => {
    if (t?.cubes === 0) return NO_CUBES;
    const gem = gemIn(fact);
    if (gem === null) return `Il n’y a pas de trésor à dérober sur votre case. Cubes restants : ${t?.cubes ?? 0}.`;
    return dragon?.gems[SYMBOLS.indexOf(gem)] === t?.at
      ? `La ${names.gems[gem]} coûte 1 cube (peut-être piégée) ou 2 (sûre). Vous en avez ${t?.cubes ?? 0}.`
      : `La ${names.gems[gem]} n’est pas sur votre case. Allez-y d’abord.`;
  },
  'THIEF-HIDE-1': cubeless('La valeur de votre butin est déjà à 0.'),
  'THIEF-LOCK-1': (_fact, view) =>
    hasToken(view, view.thief?.at ?? null, 'vault')
      ? `Il faut plus de cubes que vos ${view.thief?.cubes ?? 0}. Dépensez-en moins.`
      : `Il n’y a pas de Coffre sur votre case. Coffres sur la carte : ${tokensOnMap(view, 'vault')}.`,
  'THIEF-LOCK-2': (_fact, view) =>
    `Vous avez déjà essayé ce Coffre ce tour-ci. Coffres sur la carte : ${tokensOnMap(view, 'vault')}.`,
  'THIEF-TARGET-1': (fact) => `Vous avez déjà visé ${whom(fact)} ce tour-ci. Choisissez quelqu’un d’autre.`,
  'THIEF-TARGET-2': (_fact, view) => {
    const there = waryBeside(view).map((other) => `${piece(other.piece)} ${other.wary}`);
    const victims = there.length === 0 ? 'la perception ou l’armure de la victime' : listOf(there);
    return `Votre discrétion ${view.thief?.stealth ?? 0} doit dépasser ${victims}.`;
  },
  'THIEF-TARGET-3': (fact, view) => {
    const at = placeOfFoe(fact, view);
    return `${capital(whom(fact))} doit être sur votre case${at === null ? '.' : `. Maintenant : ${short(view, at)}.`}`;
  },
  'THIEF-PICKPOCKET-1': (fact, view) => costly(fact, view),
  'THIEF-PICKPOCKET-2': (fact) => `Rien à prendre ici : ${whom(fact)}. Choisissez quelqu’un d’autre.`,
  'THIEF-BACKSTAB-1': (fact, view) => costly(fact, view),
  'THIEF-UPGRADE-3': (fact) => `Pas libre : ${upgradeName(fact)}. Elle est prise, ou la rangée n’en est pas là.`,
  'THIEF-UPGRADE-8': (fact, view) =>
    `Vous ne glissez pas ${towardsIt(fact, view)}. Choisissez une case voisine, pas à travers un mur.`,
  'THIEF-UPGRADE-10': (fact) =>
    `Impossible de perdre : ${upgradeName(fact)}. Vous ne l’avez pas, ou une suivante la couvre.`,
} satisfies Partial<Language['refuse']>;
