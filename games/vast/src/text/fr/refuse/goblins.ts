import { capital } from '@trollmoot/kernel';
import { SHIELD } from '../../../data/knight.ts';
import { TRIBES } from '../../../data/tiles.ts';
import { goblinsLeft } from '../../../queries/unspent.ts';
import { numberIn, tribeIn } from '../../facts.ts';
import type { Language } from '../../language.ts';
import {
  hasToken,
  isWar,
  lacksSecret,
  markIn,
  marksOf,
  monsterRoom,
  placeOfFoe,
  spaceIn,
  tokensOnMap,
  tribesOnMap,
} from '../../wished.ts';
import { onIt, place, There, taken, there, towardsIt, whose } from '../about.ts';
import { listOf, OF_TRIBE, several, Tribe, tribe } from '../grammar.ts';
import { names } from '../names.ts';

export const goblins = {
  'GOBLIN-WAR-2': (_fact, { goblins: g }) => {
    const drawn = (g?.drawn ?? []).flatMap((card) => (isWar(card) ? [names.wars[card].title] : []));
    return drawn.length === 0
      ? 'Choisissez une des cartes Guerre piochées.'
      : `Choisissez parmi les cartes Guerre piochées : ${listOf(drawn)}.`;
  },
  'GOBLIN-WAR-4': (fact, { goblins: g }) =>
    `Cela coûte ${numberIn(fact, 'tribes') ?? 'plus'} de rage. Vous en avez ${numberIn(fact, 'rage') ?? g?.rage ?? 0}. Dispersez plutôt une tribu.`,
  'GOBLIN-WAR-6': (fact, view) => {
    const others = tribesOnMap(view);
    return others.length === 0
      ? `Vous ne pouvez disperser ${whose(fact)} pour cela. Choisissez-en une autre.`
      : `${capital(whose(fact))} est cachée. Dispersez une tribu sur la carte : ${listOf(others.map(tribe))}.`;
  },
  'GOBLIN-RUBY-2': (_fact, { goblins: g }) =>
    g?.faceUp.includes('goblinRuby')
      ? 'Le Rubis gobelin échange une carte par tour, juste après la pioche. C’est passé.'
      : 'Vous n’avez pas de Rubis gobelin face visible : vous gardez la carte.',
  'GOBLIN-MONSTER-1': (fact, { goblins: g }) => {
    const n = tribeIn(fact);
    if (n === null) return 'Cette tribu n’a pas de place pour un monstre. Choisissez-en une autre.';
    if ((g?.tribes[n]?.monsters.length ?? 0) < monsterRoom(n))
      return `Ce monstre ne peut rejoindre ${tribe(n)}. Choisissez-en un que vous avez pioché.`;
    return `Monstres avec ${tribe(n)} : ${g?.tribes[n]?.monsters.length ?? 0} sur ${monsterRoom(n)}. Remplacez-en un, ou choisissez une autre tribu.`;
  },
  'GOBLIN-MONSTER-2': (fact) =>
    `Les Os permettent ${several(numberIn(fact, 'bones') ?? 0, 'monstre')}. Il y en a déjà ${numberIn(fact, 'monsters') ?? 0}. Remplacez-en un.`,
  'GOBLIN-GNOME-2': (fact, view) => `${taken(fact, view)} Le Gnome saute sur une tuile obscure sans rien ni personne.`,
  'GOBLIN-WISP-1': (fact, { knight: k }) =>
    (k?.gear[SHIELD] ?? 0) > 0
      ? 'Le Bouclier de la Chevalière arrête le Feu follet.'
      : `Le Feu follet attire la Chevalière une fois par tour, et ${whose(fact)} doit la voir.`,
  'GOBLIN-FLARE-1': (fact, { goblins: g }) => {
    const n = tribeIn(fact);
    if (n === null || g === null) return 'Cette tribu ne peut lancer de Fusée.';
    if (g.flared.includes(TRIBES[n]!)) return `${Tribe(n)} a déjà lancé une Fusée ce tour-ci.`;
    return g.tribes[n]!.at < 0
      ? `${Tribe(n)} doit être en jeu pour lancer une Fusée.`
      : `${Tribe(n)} ne peut lancer de Fusée maintenant.`;
  },
  'GOBLIN-ACT-1': (fact, view) => {
    const left = `Encore à agir : ${view.goblins === null ? 0 : goblinsLeft(view).tribes}.`;
    const n = tribeIn(fact);
    if (n === null) return `Cette tribu a déjà agi, ou n’a pas de population. ${left}`;
    if (view.asks?.step === 'goblins.tribe') return `${Tribe(n)} a déjà bougé. Choisissez une action, ou arrêtez là.`;
    return `${Tribe(n)} ${view.goblins?.tribes[n]?.population === 0 ? 'n’a pas de population' : 'a déjà agi'}. ${left}`;
  },
  'GOBLIN-ACT-2': (fact, view) => {
    const [n, mark] = [tribeIn(fact), markIn(fact, view)];
    if (n === null) return `${taken(fact, view)} Sortez sur une tuile obscure à la marque de la tribu.`;
    if (mark !== null && mark !== n)
      return `${There(fact, view)} porte la marque ${OF_TRIBE[mark]!}. Il faut la marque ${OF_TRIBE[n]!}.`;
    return `${taken(fact, view)} Tuiles obscures à la marque ${OF_TRIBE[n]!} : ${marksOf(view, n)}.`;
  },
  'GOBLIN-ACT-3': (fact, view) => {
    const n = tribeIn(fact);
    if (n === null || marksOf(view, n) === 0) return `On ne guette pas ${place(fact)}. Choisissez une case marquée.`;
    return `${Tribe(n)} ne peut guetter : tuiles obscures à sa marque, ${marksOf(view, n)}. Sortez sur l’une d’elles.`;
  },
  'GOBLIN-ACT-4': (fact, view) =>
    `${capital(whose(fact))} ne peut sortir ${onIt(fact, view)}. Choisissez une tuile voisine, sans mur ni combat.`,
  'GOBLIN-MOVE-1': (fact, view) =>
    `Aucun chemin ne mène ${whose(fact)} ${towardsIt(fact, view)} : les murs l’arrêtent.`,
  'GOBLIN-MOVE-3': (fact, { goblins: g }) => {
    const n = tribeIn(fact);
    if (fact.isStraying === true)
      return `${capital(whose(fact))} n’erre que sur des tuiles éclairées ou à travers un Mur de flammes.`;
    const left = n === null ? null : (g?.tribes[n]?.population ?? null);
    return `En chemin, ${whose(fact)} perdrait toute sa population${left === null ? '' : ` (${left})`}. Pour cela, laissez-la errer.`;
  },
  'GOBLIN-MOVE-4': (fact, { knight: k }) => {
    const strength = numberIn(fact, 'strength') ?? 0;
    const knight = numberIn(fact, 'knight') ?? k?.strength ?? 0;
    return strength > knight
      ? 'Pour aller à la Chevalière, attaquez-la.'
      : `La Chevalière est trop forte : ${strength} contre ${knight}.`;
  },
  'GOBLIN-MOVE-5': (fact, { dragon: d }) => {
    const strength = numberIn(fact, 'strength') ?? 0;
    return strength > (d?.armor ?? 0)
      ? 'D’ici, la tribu n’arrive pas au Dragon.'
      : `Le Dragon est trop fort : force ${strength} contre armure ${d?.armor ?? 0}.`;
  },
  'GOBLIN-ATTACK-1': (fact, { knight: k }) =>
    `${capital(whose(fact))} (force ${numberIn(fact, 'strength') ?? 0}) doit atteindre la Chevalière et dépasser sa force ${k?.strength ?? 0}.`,
  'GOBLIN-ATTACK-2': (fact, { dragon: d }) =>
    d?.isPrey === false
      ? 'Les tribus n’attaquent pas ce Dragon. Seul le Dragon de cendre s’attaque.'
      : `${capital(whose(fact))} (force ${numberIn(fact, 'strength') ?? 0}) doit atteindre le Dragon et dépasser son armure ${d?.armor ?? 0}.`,
  'GOBLIN-ATTACK-3': (fact, { thief: t, goblins: g }) =>
    `${capital(whose(fact))} doit être sur sa case, avec plus de perception (${g?.tribes[tribeIn(fact) ?? 0]?.perception ?? 0}) que sa discrétion ${t?.stealth ?? 0}.`,
  'GOBLIN-ATTACK-4': (fact, view) =>
    hasToken(view, placeOfFoe(fact, view), 'crystal')
      ? `${capital(whose(fact))} n’y arrive pas seule. Il faut ici deux tribus fortes qui attaquent ce tour-ci.`
      : `Pas de Cristal avec ${whose(fact)}. Cristaux sur la carte : ${tokensOnMap(view, 'crystal')}.`,
  'GOBLIN-AMBUSH-1': (fact, { knight: k, goblins: g }) => {
    const n = tribeIn(fact);
    const knight = numberIn(fact, 'knight') ?? k?.strength ?? 0;
    if (n === null) return `Il faut une tribu cachée plus forte que la Chevalière (force ${knight}).`;
    return `${Tribe(n)} (force ${g?.tribes[n]?.strength ?? 0}) ne peut la surprendre : il faut être cachée et dépasser sa force ${knight}.`;
  },
  'GOBLIN-PLUNDER-1': (fact, view) =>
    `Pas de trésor avec ${whose(fact)}. Cases avec trésor : ${tokensOnMap(view, 'treasure')}.`,
  'GOBLIN-PLUNDER-2': (fact) => `Pas de gemme avec ${whose(fact)}. Allez d’abord à une gemme.`,
  'GOBLIN-EXPLORE-1': (fact) =>
    `${capital(whose(fact))} ne peut explorer ${place(fact)}. Choisissez une case vide près de sa tuile obscure.`,
  'GOBLIN-SPECIAL-1': (fact) => {
    const n = tribeIn(fact);
    return `${n === null ? 'Une tribu' : Tribe(n)} doit être en jeu pour cela.`;
  },
  'GOBLIN-SECRET-3': (fact, { goblins: g }) =>
    fact.isTheirTurn === false
      ? 'Les secrets ne se jouent qu’à votre tour.'
      : `Ce secret ne se pose pas face visible. Vous en tenez ${g?.secretsHeld ?? 0}. Seuls Piège et Rubis restent en jeu.`,
  'GOBLIN-LEADER-1': (_fact, view) =>
    lacksSecret(view, 'leader')
      ? 'Vous n’avez pas le secret Meneur.'
      : 'Votre Meneur n’aide qu’en cas de surnombre. Gardez-le.',
  'GOBLIN-FURY-1': (fact, view) =>
    lacksSecret(view, 'blindFury')
      ? 'Vous n’avez pas le secret Fureur aveugle.'
      : `Fureur aveugle exige une tribu en jeu, et ${whose(fact)} ne convient pas.`,
  'GOBLIN-BOMBER-1': (fact, view) =>
    lacksSecret(view, 'fireBomber')
      ? 'Vous n’avez pas le secret Bombardier.'
      : `Le Bombardier exige une tribu peuplée, et ${whose(fact)} ne convient pas.`,
  'GOBLIN-HEX-1': (fact, view) => {
    if (lacksSecret(view, 'hex')) return 'Vous n’avez pas le secret Maléfice.';
    return numberIn(fact, 'eye') === 0
      ? 'L’Œil n’a pas de population pour maudire.'
      : `Un Maléfice de ${numberIn(fact, 'eye') ?? 0} ne nuit pas à votre cible. Choisissez quelqu’un d’autre.`;
  },
  'GOBLIN-CAVEIN-1': (fact, view) => {
    if (numberIn(fact, 'eye') === 0) return 'L’Œil n’a pas de population pour un Éboulement.';
    return spaceIn(fact, view) === null && lacksSecret(view, 'caveIn')
      ? 'Vous n’avez pas le secret Éboulement.'
      : `L’Éboulement épargne ${there(fact, view)}, comme l’Entrée, les cases des autres et les Cristaux.`;
  },
  'GOBLIN-TUNNELS-1': (fact, view) => {
    if (spaceIn(fact, view) !== null)
      return `${taken(fact, view)} Les Tunnels mènent à une tuile obscure sans rien ni personne.`;
    return lacksSecret(view, 'secretTunnels')
      ? 'Vous n’avez pas le secret Tunnels.'
      : 'Les Tunnels exigent une tribu en jeu.';
  },
  'GOBLIN-SPOTS-1': (fact, view) =>
    lacksSecret(view, 'hidingSpots')
      ? 'Vous n’avez pas le secret Cachettes.'
      : `Cachettes : ${whose(fact)} cachée, de force au-dessus de ${view.knight?.strength ?? 0}, et la Chevalière près d’une Embuscade.`,
} satisfies Partial<Language['refuse']>;
