import { capital } from '@trollmoot/kernel';
import { SYMBOLS } from '../../../data/dragon.ts';
import type { SidequestName } from '../../../data/knight.ts';
import { ENCHANTED_BOW } from '../../../data/knight.ts';
import type { QuestChance } from '../../../queries/quests.ts';
import { crystalHere, isOfHidden, stepsLeft, tribesBeside } from '../../facts.ts';
import type { Language } from '../../language.ts';
import { owed, slotIn as slotTitle } from '../../printed.ts';
import { ofQuests } from '../../quests.ts';
import type { Fact } from '../../refused.ts';
import { cubesPlaced, gemIn, nextCubeAt, questIn, sideIn, slotIn, tokensOnMap, treasureIn } from '../../wished.ts';
import { onIt, place, There, towardsIt, whom, whose } from '../about.ts';
import { eitherOf, listOf, on, piece, several, to } from '../grammar.ts';
import { names } from '../names.ts';

const title = (name: SidequestName): string => `${names.sidequests[name].title} n’est pas accomplie`;
const counted = (name: SidequestName, { have, need }: { have: number; need: number }): string =>
  `${title(name)} (${have} sur ${need}) : ${names.sidequests[name].effect}`;
const BY: { readonly [name in SidequestName]?: string } = {
  daring: 'Attaquez',
  eagleEyed: 'Touchez avec un arc',
  fearless: 'Révélez et attaquez',
  stalwart: 'Attaquez (population 3 au moins)',
};
const atOnce = (name: SidequestName, chance: QuestChance): string => {
  switch (chance.is) {
    case 'gems':
      return `${title(name)} : tentez de prendre une gemme. Dans la caverne : ${chance.n}.`;
    case 'treasures':
      return `${title(name)} : prenez 2 trésors en un tour. Cases avec trésor : ${chance.n}.`;
    case 'monsters':
      return `${title(name)} : battez un monstre en embuscade. Votre force est de ${chance.n}.`;
    case 'ambushes':
      return `${title(name)} : passez deux embuscades en un tour. Rencontres restantes : ${chance.n}.`;
    case 'foes':
      return chance.who.length === 0
        ? `${title(name)}, et personne qui compte n’est sur la carte.`
        : `${title(name)}. ${BY[name]} : ${eitherOf(chance.who.map(piece))}.`;
  }
};
const slotName = (fact: Fact): string => {
  const slot = slotIn(fact);
  return slot === null ? 'cet emplacement' : slotTitle(names, slot);
};

export const knight = {
  'KNIGHT-CUBE-2': (_fact, view) =>
    `Tous vos cubes (${cubesPlaced(view)}) sont placés. Vous les reprenez au début de votre prochain tour.`,
  'KNIGHT-CUBE-3': (fact, { knight: k }) =>
    `Pas de place pour un cube : ${slotName(fact)}. Cubes que vous pouvez placer ailleurs : ${k?.ready ?? 0}.`,
  'KNIGHT-CUBE-4': (_fact, view) => {
    const at = nextCubeAt(view);
    return `Vous ne pouvez céder de cube : il faut en garder deux.${at === null ? '' : ` Vous gagnez le prochain à ${at} de cran.`}`;
  },
  'KNIGHT-GRIT-3': (fact) =>
    slotIn(fact) === null
      ? 'Vous n’avez pas de cube libre. Cédez-en un de votre plateau.'
      : `Pas de cube à céder : ${slotName(fact)}. Cédez-en un autre.`,
  'KNIGHT-FLARE-1': (fact, view) =>
    view.knight?.done.includes('flare')
      ? 'Vous avez déjà lancé votre Fusée ce tour-ci.'
      : `Elle ne révèle rien ${onIt(fact, view)}. Choisissez une case près de tuiles obscures.`,
  'KNIGHT-MOVE-1': (fact, view) =>
    stepsLeft(view) === 0
      ? `Pas déjà faits : ${view.knight?.movement ?? 0}. Un cube sur Mouvement en donne d’autres.`
      : `${There(fact, view)} n’est pas à côté de vous. Il vous reste ${stepsLeft(view)} pas.`,
  'KNIGHT-MOVE-2': (_fact, { knight: k }) =>
    `Un mur barre la route. Chaque cube de la Carte ancienne en passe un : vous en avez ${k?.gear[2] ?? 0}. Ou faites-le sauter.`,
  'KNIGHT-MOVE-3': (_fact, { knight: k }) =>
    `Rencontres toutes prises (${k?.perception ?? 0}). Placez un cube sur Perception pour avancer, ou finissez votre tour.`,
  'KNIGHT-MOVE-5': (_fact, view) =>
    `Il n’y a pas de jeton Événement ici. Sur la carte : ${tokensOnMap(view, 'event')}.`,
  'KNIGHT-MOVE-6': (_fact, view) => `Un événement vous attend ${on(view, view.knight?.at ?? 0)}. Affrontez-le d’abord.`,
  'KNIGHT-MOVE-7': (_fact, { knight: k, dragon: d }) =>
    `L’armure ${d?.armor ?? 0} du Dragon dépasse votre force ${k?.strength ?? 0}. Placez d’abord des cubes sur Force.`,
  'KNIGHT-MOVE-8': (_fact, view) =>
    owed(view).length > 0
      ? `Attaquez d’abord ${listOf(owed(view).map(piece))} : vous êtes sur la même case.`
      : `Ces gobelins sont trop forts pour votre force ${view.knight?.strength ?? 0}. Placez d’abord des cubes sur Force.`,
  'KNIGHT-ENCOUNTER-1': (_fact, { knight: k }) =>
    `Rencontres toutes prises (${k?.perception ?? 0}). Un cube sur Perception en donne une de plus.`,
  'KNIGHT-ENCOUNTER-6': (fact, { knight: k }) =>
    `En embuscade, un cube n’aide pas ici : ${slotName(fact)}. Placez-le sur Force (${k?.strength ?? 0}) ou Bouclier, ou faites face.`,
  'KNIGHT-ATTACK-1': (_fact, { knight: k, dragon: d }) =>
    k !== null && d !== null && k.at !== d.at
      ? 'Le Dragon n’est pas sur votre case. Allez d’abord à lui.'
      : `Votre force ${k?.strength ?? 0} n’atteint pas son armure ${d?.armor ?? 0}. Placez d’abord des cubes sur Force.`,
  'KNIGHT-ATTACK-2': (_fact, { knight: k }) =>
    k?.done.includes('attackBelow')
      ? 'Vous avez déjà attaqué le Dragon sous terre ce tour-ci. Réessayez au prochain.'
      : 'Avant l’Effondrement, il faut la Bombe ou le Javelot sous terre. Placez un cube sur la Bombe.',
  'KNIGHT-ATTACK-4': (fact, view) => {
    if (isOfHidden(fact, view))
      return `${capital(whose(fact))} est cachée : vous ne pouvez pas l’attaquer. Elle doit d’abord sortir.`;
    const there = tribesBeside(view).map((other) => `${piece(other.piece)} ${other.strength}`);
    if (there.length === 0) return `${capital(whose(fact))} n’est pas sur votre case. Allez-y d’abord.`;
    return `Votre force ${view.knight?.strength ?? 0} doit dépasser celle de la tribu d’ici : ${listOf(there)}.`;
  },
  'KNIGHT-ATTACK-5': (_fact, { knight: k, thief: t }) =>
    k !== null && t !== null && k.at !== t.at
      ? 'Le Voleur n’est pas sur votre case. Allez d’abord à lui.'
      : `Votre perception ${k?.perception ?? 0} doit dépasser sa discrétion ${t?.stealth ?? 0}. Placez-y d’abord des cubes.`,
  'KNIGHT-ATTACK-6': (_fact, view) => {
    const needed = crystalHere(view);
    if (needed === null)
      return `Il n’y a pas de Cristal sur votre case. Sur la carte : ${tokensOnMap(view, 'crystal')}.`;
    return `Le briser exige une force de ${needed}. Vous avez ${view.knight?.strength ?? 0}.`;
  },
  'KNIGHT-GATHER-1': (_fact, view) =>
    `Il n’y a pas de trésor sur votre case. Cases avec trésor : ${tokensOnMap(view, 'treasure')}.`,
  'KNIGHT-GATHER-3': (fact, view) => {
    const gem = gemIn(fact);
    const at = gem === null ? -1 : (view.dragon?.gems[SYMBOLS.indexOf(gem)] ?? -1);
    if (gem === null) return 'Cette gemme n’est pas sur votre case.';
    return at < 0
      ? `La ${names.gems[gem]} n’est pas dans la caverne.`
      : `La ${names.gems[gem]} est ${on(view, at)}. Allez-y d’abord.`;
  },
  'KNIGHT-BOMB-1': (_fact, { knight: k }) =>
    k?.done.includes('bomb') ? 'La Bombe a déjà servi ce tour-ci.' : 'Placez d’abord un cube sur la Bombe.',
  'KNIGHT-BOMB-2': (fact, { knight: k }) => {
    const side = sideIn(fact);
    if (k !== null && k.bombs === 0) return 'Tous les jetons Bombe sont utilisés.';
    return `Il n’y a pas de mur à faire sauter ${side === null ? 'là' : to(side)}. Choisissez un autre côté.`;
  },
  'KNIGHT-BOW-1': (fact, { knight: k }) => {
    if (k?.done.includes('bow')) return 'L’Arc a déjà servi ce tour-ci.';
    return k?.gear[1] === 0
      ? 'Placez d’abord un cube sur l’Arc.'
      : `Vous ne voyez pas ${whose(fact)}. Il faut une ligne droite, sans mur ni tuile obscure entre vous.`;
  },
  'KNIGHT-BOW-2': (fact, { knight: k }) =>
    `Avec une force de 1, une flèche n’atteint pas ${whose(fact)}. ${k?.ready === 0 ? 'Il ne vous reste pas de cube pour Force.' : `Placez d’abord un de vos cubes (${k?.ready ?? 0}) sur Force.`}`,
  'KNIGHT-MONSTER-6': (fact, view) =>
    `Vous ne pouvez fuir ${towardsIt(fact, view)}. Choisissez une case éclairée voisine où il n’y a rien.`,
  'KNIGHT-MONSTER-8': (fact) =>
    `Il ne vous traîne pas ${place(fact)}. Choisissez la tuile obscure la plus proche en diagonale.`,
  'KNIGHT-TREASURE-1': (fact, { knight: k }) => {
    const card = treasureIn(fact);
    return `Pas dans vos cartes face cachée (${k?.faceDown ?? 0}) : ${card === null ? 'celle-ci' : names.treasures[card].title}.`;
  },
  'KNIGHT-TREASURE-4': (fact, { knight: k }) => {
    if (k?.done.includes('enchantedBow')) return 'L’Arc enchanté a déjà servi ce tour-ci.';
    return k?.treasureCubes[ENCHANTED_BOW] === 0
      ? 'Placez d’abord un cube sur l’Arc enchanté.'
      : `${capital(whom(fact))} est hors de portée. L’Arc enchanté tire à 5 cases en ligne au plus.`;
  },
  'KNIGHT-TREASURE-6': (_fact, { knight: k }) => {
    if (k?.done.includes('bomb')) return 'La Bombe a servi ce tour-ci, et le Javelot ne va pas avec elle.';
    return k?.faceUp.includes('javelin')
      ? 'Le Javelot est montré : votre prochaine attaque doit s’en servir.'
      : 'Vous n’avez pas le Javelot. Attaquez sans lui.';
  },
  'KNIGHT-TREASURE-9': (_fact, { knight: k }) => {
    if (k !== null && k.health >= k.fullHealth) return `Vous êtes en pleine santé (${k.health}).`;
    return k?.ready === 0
      ? 'La Trousse à potions coûte un cube libre. Vous n’en avez pas.'
      : 'Vous n’avez pas la Trousse à potions.';
  },
  'KNIGHT-TREASURE-10': (fact, { knight: k, dragon: d, thief: t }) =>
    fact.target === 'thief'
      ? `Ce tir ne ferait rien : perception ${k?.perception ?? 0} contre la discrétion ${t?.stealth ?? 0} du Voleur. Il en faut plus.`
      : `Ce tir ne ferait rien : force ${k?.strength ?? 0} (il faut 2), et le Dragon tient ${several(d?.cards ?? 0, 'carte')}.`,
  'KNIGHT-QUEST-1': (fact, { knight: k }) => {
    const quest = questIn(fact);
    return `Pas parmi vos quêtes (${k?.sidequestsHeld ?? 0}) : ${quest === null ? 'celle-ci' : names.sidequests[quest].title}.`;
  },
  ...ofQuests(counted, atOnce),
} satisfies Partial<Language['refuse']>;
