import { SLOTH } from '../../../data/dragon.ts';
import { SHIELD } from '../../../data/knight.ts';
import { DRAGON } from '../../../data/pieces.ts';
import { darkAround, lackFor, piecesBeside, powerIn, symbolsHeld } from '../../facts.ts';
import type { Language } from '../../language.ts';
import { darkTiles, gemIn, slothIn, spaceIn, tokensOnMap, tribesOnMap } from '../../wished.ts';
import { onIt, There, towardsIt, whose } from '../about.ts';
import { listOf, piece, several, tribe } from '../grammar.ts';
import { names } from '../names.ts';

const URGE = { greed: 'Avidité', hunger: 'Faim', pride: 'Orgueil' } as const;

export const dragon = {
  'DRAGON-MOVE-1': (fact, view) =>
    fact.used === true
      ? 'Votre déplacement gratuit est fait. L’Aile vous porte encore.'
      : `${There(fact, view)} est hors de portée. Vous allez à 1 ou 2 cases en ligne droite.`,
  'DRAGON-MOVE-3': (fact, view) => `Un mur barre la route ${towardsIt(fact, view)}. À la surface, l’Aile en passe un.`,
  'DRAGON-MOVE-4': (fact, view) =>
    `Une tuile obscure barre la route ${towardsIt(fact, view)}. À la surface, restez sur les éclairées.`,
  'DRAGON-MOVE-8': (fact, view) =>
    `Aucune tuile ne mène ${towardsIt(fact, view)} : la carte a un trou. Avancez d’une case, ou faites le tour.`,
  'DRAGON-POWER-1': (fact, view) => {
    const name = powerIn(fact);
    const lack = name === null ? null : lackFor(name, view);
    if (name === null || lack === null) return 'Vous n’avez pas ce symbole.';
    const what =
      lack.symbol === null ? `${lack.needs} symboles au choix` : `${lack.needs} ${names.symbols[lack.symbol]}`;
    return `${names.powers[name].title} exige ${what}. Vous en avez ${lack.has}.`;
  },
  'DRAGON-POWER-2': (fact) => {
    const name = powerIn(fact);
    return `${name === null ? 'Bouger' : names.powers[name].title}, ce sera au prochain tour. Ramassez un trésor, posez une gemme, éveillez-vous ou finissez.`;
  },
  'DRAGON-HOARD-1': (_fact, view) =>
    view.dragon?.done.includes('gemPlaced')
      ? 'Vous avez posé une gemme ce tour-ci : pas de trésor en plus.'
      : `Pas de trésor sur votre case. Cases avec trésor : ${tokensOnMap(view, 'treasure')}.`,
  'DRAGON-GEM-1': (fact, { dragon: d }) => {
    const gem = gemIn(fact);
    if (d?.done.includes('gemPlaced')) return 'Vous avez déjà posé une gemme ce tour-ci.';
    return `${gem === null ? 'Cette gemme' : `La ${names.gems[gem]}`} n’est plus avec vous. Posez-en une autre.`;
  },
  'DRAGON-WAKE-1': (fact) => {
    const sloth = slothIn(fact.sloth);
    return `Plus de cube : ${sloth === null ? 'cette section' : names.sloth[sloth].title}. Éveillez-vous autrement.`;
  },
  'DRAGON-WAKE-2': (_fact, { dragon: d }) =>
    `Déjà utilisé ce tour-ci : ${listOf((d?.woke ?? []).map((urge) => URGE[urge])) || 'cela'}. Chacun sert une fois par tour.`,
  'DRAGON-WAKE-3': (_fact, view) =>
    `L’Avidité exige un jeton Trésor, et votre magot est vide. Ramassez-en un. Cases avec trésor : ${tokensOnMap(view, 'treasure')}.`,
  'DRAGON-WAKE-4': (_fact, { dragon: d }) => `La Faim exige 2 gobelins dans le ventre. Il y en a ${d?.eaten ?? 0}.`,
  'DRAGON-WAKE-5': (_fact, view) =>
    `L’Orgueil exige un Événement révélé par un de vos pouvoirs. Tuiles obscures : ${darkTiles(view)}. Essayez Flamme, ${names.powers.scorch.title} ou ${names.powers.burn.title}.`,
  'DRAGON-WAKE-6': (_fact, { dragon: d }) =>
    `L’Orgueil exige une gemme posée ce tour-ci alors qu’une autre est dans la caverne. Gemmes dans la caverne : ${(d?.gems ?? []).filter((at) => at >= 0).length}.`,
  'DRAGON-WAKE-7': (_fact, { dragon: d }) =>
    d?.done.includes('moved')
      ? 'Vous avez bougé ce tour-ci. L’Orgueil exige de ne pas bouger de tout le tour.'
      : 'L’Orgueil exige de ne pas bouger de tout le tour.',
  'DRAGON-CLAW-1': (_fact, view) =>
    `La Griffe n’a pas de cible : le dé du Dragon dit qui elle frappe. Symboles Griffe : ${symbolsHeld(view, 'claw')}.`,
  'DRAGON-FLAME-1': (_fact, view) =>
    `La Flamme n’a pas de cible : le dé du Dragon dit ce qu’elle révèle. Tuiles obscures autour : ${darkAround(view)}.`,
  'DRAGON-WING-1': (fact, view) =>
    `L’Aile ne porte pas ${towardsIt(fact, view)} : elle va à 2 cases en ligne, ou à 1 à travers un mur.`,
  'DRAGON-HISS-1': (fact, view) => {
    const others = tribesOnMap(view);
    if (others.length === 0) return 'Il n’y a pas de tribu en jeu à siffler.';
    if (others.some((n) => n === fact.tribe))
      return `La Forêt de champignons protège ${whose(fact)} de votre Sifflement.`;
    return `Vous ne pouvez siffler ${whose(fact)}. En jeu : ${listOf(others.map(tribe))}.`;
  },
  'DRAGON-SLITHER-1': (fact, { dragon: d }) => {
    const [source, goal] = [slothIn(fact.from), slothIn(fact.to)];
    if (source === null || goal === null) return 'Aucun cube de paresse ne peut changer de section.';
    return `${names.sloth[source].title} : ${several(d?.sloth[SLOTH.indexOf(source)] ?? 0, 'cube')}, aucun ne peut aller vers ${names.sloth[goal].title}.`;
  },
  'DRAGON-SWAT-1': (fact, view) =>
    spaceIn(fact, view) === null
      ? 'Pas de tel trésor ni de telle gemme à côté de vous. Approchez-vous d’abord.'
      : `Rien ne vole ${towardsIt(fact, view)}. Choisissez une case à 5 pas au plus, sans mur entre les deux.`,
  'DRAGON-SCORCH-1': (_fact, view) =>
    `${names.powers.scorch.title} n’a pas de cible : toutes les tuiles obscures autour de vous sont révélées (${darkAround(view)}).`,
  'DRAGON-BURN-1': (fact, view) => `${There(fact, view)} n’est pas obscure. La Brûlure révèle une tuile obscure.`,
  'DRAGON-SLAP-1': (fact, view) => {
    if (spaceIn(fact, view) !== null)
      return `La Chevalière ne vole pas ${towardsIt(fact, view)}. Choisissez une case à 3 pas au plus.`;
    return (view.knight?.gear[SHIELD] ?? 0) > 0
      ? 'Le Bouclier de la Chevalière arrête le Coup de queue.'
      : 'La Chevalière n’est pas à côté de vous. Approchez-vous d’abord.';
  },
  'DRAGON-SHRIEK-1': (_fact, { dragon: d }) =>
    `Vous avez déjà le jeton Hurlement. Dépensez-le d’abord, et gardez vos cartes (${d?.cards ?? 0}).`,
  'DRAGON-SCRATCH-1': (_fact, view) => {
    const here = piecesBeside(view, DRAGON);
    return here.length === 0
      ? 'Il n’y a personne à lacérer sur votre case. Allez d’abord à quelqu’un.'
      : `Lacérer ne sert à rien ainsi. Avec vous : ${listOf(here.map(piece))}.`;
  },
  'DRAGON-FLAMEWALL-1': (fact, view) =>
    `Pas de Mur de flammes ${onIt(fact, view)}. Choisissez une tuile éclairée voisine, sans mur entre vous.`,
  'DRAGON-SMASH-1': (_fact, view) =>
    `Il n’y a pas de Cristal sur votre case. Cristaux sur la carte : ${tokensOnMap(view, 'crystal')}.`,
  'DRAGON-WRATH-1': (_fact, view) =>
    `Le Courroux n’a pas de cible : le dé du Dragon dit quelles tuiles tombent. Symboles : ${symbolsHeld(view, null)}.`,
} satisfies Partial<Language['refuse']>;
