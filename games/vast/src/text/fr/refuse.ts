import { capital } from '@trollmoot/kernel';
import type { SidequestName } from '../../data/knight.ts';
import { goblinsLeft } from '../../queries/unspent.ts';
import type { View } from '../../view.ts';
import {
  crystalHere,
  lackFor,
  neighboursIn,
  numberIn,
  piecesIn,
  powerIn,
  stepsLeft,
  thiefSteps,
  tribeIn,
  tribesBeside,
  waitingIn,
  waryBeside,
} from '../facts.ts';
import type { Language } from '../language.ts';
import { owed } from '../printed.ts';
import { ofQuests } from '../quests.ts';
import type { Fact } from '../refused.ts';
import { listOf, piece, role, several, Tribe, toPiece } from './grammar.ts';
import { names } from './names.ts';

/** Pourquoi pas : la règle, et ce qui fait qu’elle s’applique. */

const unfulfilled = (name: SidequestName): string =>
  `${names.sidequests[name].title} n’est pas accomplie : ${names.sidequests[name].effect}`;
/** Pour tout ce qui coûte un cube d’action. */
const cubeless =
  (otherwise: string) =>
  (_fact: Fact, { thief }: View): string =>
    thief?.cubes === 0 ? 'Vous n’avez plus de cube d’action.' : otherwise;

const URGE = { greed: 'Avidité', hunger: 'Faim', pride: 'Orgueil' } as const;
const together = (fact: Fact): string => capital(listOf(piecesIn(fact).map(piece))) || 'Les figurines';

export const refuse: Language['refuse'] = {
  'TURN-13': () => 'La partie est finie.',
  'TURN-14': (fact, view) => {
    const who = waitingIn(fact, view);
    if (who.length === 0) return 'Ce n’est pas à vous de choisir.';
    return `${capital(listOf(who.map(role)))} ${who.length > 1 || who[0] === 'goblins' ? 'doivent' : 'doit'} d’abord choisir.`;
  },
  'MAP-8': () => 'Une tuile va sur une case vide à côté d’une autre tuile.',
  'EDGE-4': () => 'Il n’y a pas de bord ouvert ici.',
  'EDGE-6': () => 'On ne remplit maintenant que les bords ouverts.',
  'EDGE-7': () => 'Les rochers tombent entre deux tuiles sans mur, dont une éclairée.',
  'REVEAL-2': () => 'Un côté ouvert doit donner sur la case d’où vient la Chevalière.',
  'REVEAL-3': () => 'La tuile doit mener vers l’Entrée.',
  'FORCE-1': () => 'Elle ne peut aller là : ni mur, ni tuile obscure, ni case occupée.',
  'COLLAPSE-2': (fact, view) => {
    const touching = neighboursIn(fact, view);
    return `${touching === null ? 'Cette tuile tient encore trop' : `Cette tuile en touche ${touching} autres`}. Celles qui ont le moins de voisines tombent d’abord.`;
  },
  'COLLAPSE-3': () => 'Une tuile Cristal éclairée doit tomber d’abord.',
  'COLLAPSE-5': (fact) => `${together(fact)} ne peuvent pas tous quitter cette tuile. Choisissez-en une autre.`,
  'COLLAPSE-6': (fact) =>
    typeof fact.space === 'number'
      ? `Rien ne permet ${listOf(piecesIn(fact).map(toPiece))} de quitter cette tuile. Choisissez-en une autre.`
      : 'Selon ses propres règles, la figurine ne peut aller là.',
  'COLLAPSE-12': () => 'Ce n’est pas le plus court chemin pour rassembler la carte. Choisissez-en un plus court.',
  'VARIANT-7': () => 'Ancien butin exige une tuile obscure sans rien ni personne.',
  'VARIANT-8': () => 'La nouvelle tuile va à côté d’une tuile obscure.',
  'VARIANT-9': () => 'Seul dans le noir, les tuiles obscures tombent avant les éclairées.',
  'SWITCH-14': (_fact, { goblins: g }) => `Il ne reste pas de rage à payer (${g?.rage ?? 0}).`,
  'TERRAIN-2': () => 'Le terrain va au plus près, contre une tuile et loin d’un autre terrain.',
  'TERRAIN-4': () => 'D’ici, aucun chemin ne mène dehors dans le noir.',
  'TERRAIN-5': () => 'Un terrain ne tombe que si la moitié de ses bords extérieurs est nue.',
  'TERRAIN-8': () => 'Nul n’entre aux bouts du Canyon.',
  'TERRAIN-13': () => 'La Forêt de champignons sépare ceux du dedans de ceux du dehors.',
  'TERRAIN-14': () => 'Les Fosses coûtent trois pas, ou au Dragon son coup et une Aile ; nul n’y reste.',
  'TERRAIN-16': () => 'La Rivière n’emporte que vers l’aval, et pas au-delà d’un obstacle.',

  'KNIGHT-CUBE-2': () => 'Tous vos cubes sont posés. Vous les reprenez au début de votre prochain tour.',
  'KNIGHT-CUBE-3': (_fact, { knight: k }) =>
    `C’est plein ici. Cubes que vous pouvez poser ailleurs : ${k?.ready ?? 0}.`,
  'KNIGHT-CUBE-4': () => 'Vous devez garder deux cubes de héros : vous ne pouvez pas en céder.',
  'KNIGHT-GRIT-3': () => 'Il n’y a pas de cube à céder là.',
  'KNIGHT-FLARE-1': (_fact, { knight: k }) =>
    k?.done.includes('flare')
      ? 'Vous avez déjà lancé votre fusée ce tour-ci.'
      : 'Là, elle ne révèle rien. Choisissez une case près de tuiles obscures.',
  'KNIGHT-MOVE-1': (_fact, view) =>
    stepsLeft(view) === 0
      ? `Vous avez fait vos ${view.knight?.movement ?? 0} pas. Un cube sur Mouvement en donne d’autres.`
      : `Cette case n’est pas à côté de vous. Il vous reste ${stepsLeft(view)} pas.`,
  'KNIGHT-MOVE-2': (_fact, { knight: k }) =>
    `Un mur barre la route. Chaque cube de la Carte ancienne en passe un : vous en avez ${k?.gear[2] ?? 0}. Ou faites-le sauter.`,
  'KNIGHT-MOVE-3': (_fact, { knight: k }) =>
    `Rencontres toutes prises (${k?.perception ?? 0}). Posez un cube sur Perception pour avancer, ou finissez votre tour.`,
  'KNIGHT-MOVE-5': () => 'Il n’y a pas de jeton Événement ici.',
  'KNIGHT-MOVE-6': () => 'Un événement attend sur votre case. Affrontez-le d’abord.',
  'KNIGHT-MOVE-7': (_fact, { knight: k, dragon: d }) =>
    `L’armure ${d?.armor ?? 0} du Dragon dépasse votre force ${k?.strength ?? 0}. Posez d’abord des cubes sur Force.`,
  'KNIGHT-MOVE-8': (_fact, view) =>
    owed(view).length > 0
      ? `Attaquez d’abord ${listOf(owed(view).map(piece))} : vous êtes sur la même case.`
      : `Ces gobelins sont trop forts pour votre force ${view.knight?.strength ?? 0}. Posez d’abord des cubes sur Force.`,
  'KNIGHT-ENCOUNTER-1': (_fact, { knight: k }) =>
    `Rencontres toutes prises (${k?.perception ?? 0}). Un cube sur Perception en donne une de plus.`,
  'KNIGHT-ENCOUNTER-6': () => 'Seuls les cubes sur Force ou Bouclier aident à présent. Posez-en un, ou faites face.',
  'KNIGHT-ATTACK-1': (_fact, { knight: k, dragon: d }) =>
    k !== null && d !== null && k.at !== d.at
      ? 'Le Dragon n’est pas sur votre case. Allez d’abord à lui.'
      : `Votre force ${k?.strength ?? 0} n’atteint pas son armure ${d?.armor ?? 0}. Posez d’abord des cubes sur Force.`,
  'KNIGHT-ATTACK-2': () => 'Sous terre, une attaque par tour. Avant l’effondrement, il faut la Bombe ou le Javelot.',
  'KNIGHT-ATTACK-4': (_fact, view) => {
    const there = tribesBeside(view).map((other) => `${piece(other.piece)} ${other.strength}`);
    if (there.length === 0) return 'Il n’y a pas de tribu sur votre case.';
    return `Votre force ${view.knight?.strength ?? 0} doit dépasser celle de la tribu d’ici : ${listOf(there)}.`;
  },
  'KNIGHT-ATTACK-5': (_fact, { knight: k, thief: t }) =>
    k !== null && t !== null && k.at !== t.at
      ? 'Le Voleur n’est pas sur votre case.'
      : `Votre perception ${k?.perception ?? 0} doit dépasser sa discrétion ${t?.stealth ?? 0}.`,
  'KNIGHT-ATTACK-6': (_fact, view) => {
    const needed = crystalHere(view);
    if (needed === null) return 'Il n’y a pas de Cristal sur votre case.';
    return `Le briser exige une force de ${needed} ; vous avez ${view.knight?.strength ?? 0}.`;
  },
  'KNIGHT-GATHER-1': () => 'Il n’y a pas de trésor sur votre case.',
  'KNIGHT-GATHER-3': () => 'Cette gemme n’est pas sur votre case.',
  'KNIGHT-BOMB-1': (_fact, { knight: k }) =>
    k?.done.includes('bomb') ? 'La Bombe a déjà servi ce tour-ci.' : 'Posez d’abord un cube sur la Bombe.',
  'KNIGHT-BOMB-2': (_fact, { knight: k }) =>
    k !== null && k.bombs === 0
      ? 'Tous les jetons Bombe sont utilisés.'
      : 'Il n’y a pas de mur à faire sauter de ce côté.',
  'KNIGHT-BOW-1': (_fact, { knight: k }) => {
    if (k?.done.includes('bow')) return 'L’Arc a déjà servi ce tour-ci.';
    return k?.gear[1] === 0
      ? 'Posez d’abord un cube sur l’Arc.'
      : 'Vous ne voyez pas cette tribu. Il faut une ligne droite, sans mur.';
  },
  'KNIGHT-BOW-2': () => 'Avec une force de 1, une flèche est sans effet. Posez d’abord un cube sur Force.',
  'KNIGHT-MONSTER-6': () => 'Choisissez une case éclairée voisine où il n’y a rien.',
  'KNIGHT-MONSTER-8': () => 'Il vous traîne en diagonale vers la tuile obscure la plus proche.',
  'KNIGHT-TREASURE-1': () => 'Vous n’avez pas cette carte face cachée.',
  'KNIGHT-TREASURE-4': () => 'L’Arc enchanté exige un cube et une cible à 5 cases en ligne au plus.',
  'KNIGHT-TREASURE-6': () => 'Javelot et Bombe ne vont pas ensemble ; montré, il doit être lancé.',
  'KNIGHT-TREASURE-9': (_fact, { knight: k }) =>
    k !== null && k.health >= k.fullHealth
      ? 'Vous êtes en pleine santé.'
      : 'Il faut la Trousse à potions et un cube pour elle.',
  'KNIGHT-TREASURE-10': () => 'Ce tir ne ferait rien.',
  'KNIGHT-QUEST-1': () => 'Vous n’avez pas cette quête.',
  ...ofQuests(unfulfilled),

  'GOBLIN-WAR-2': () => 'Choisissez une des cartes de guerre piochées.',
  'GOBLIN-WAR-4': (fact, { goblins: g }) =>
    `Cela coûte ${numberIn(fact, 'tribes') ?? 'plus'} de rage ; vous en avez ${numberIn(fact, 'rage') ?? g?.rage ?? 0}.`,
  'GOBLIN-WAR-6': () => 'Dispersez une tribu qui est sur la carte. Les cachées ne comptent que s’il n’y en a pas.',
  'GOBLIN-RUBY-2': () => 'Le Rubis gobelin échange une carte par tour, juste après la pioche.',
  'GOBLIN-MONSTER-1': () => 'Cette tribu n’a pas de place libre pour lui.',
  'GOBLIN-MONSTER-2': (fact) =>
    `Les Os permettent ${several(numberIn(fact, 'bones') ?? 0, 'monstre')} ; il y en a déjà ${numberIn(fact, 'monsters') ?? 0}.`,
  'GOBLIN-GNOME-2': () => 'Le gnome saute sur une tuile obscure sans rien ni personne.',
  'GOBLIN-WISP-1': () => 'Le feu follet doit voir la Chevalière, une fois par tour ; son bouclier l’arrête.',
  'GOBLIN-FLARE-1': () => 'Chaque tribu lance une fusée par tour, de sa case.',
  'GOBLIN-ACT-1': (_fact, view) =>
    `Cette tribu a déjà agi, ou n’a pas de population. Encore à agir : ${view.goblins === null ? 0 : goblinsLeft(view).tribes}.`,
  'GOBLIN-ACT-2': () => 'Une tribu cachée sort sur une tuile obscure à sa marque, où il n’y a personne d’autre.',
  'GOBLIN-ACT-3': () => 'Une tribu ne guette que si aucune tuile obscure ne porte sa marque.',
  'GOBLIN-ACT-4': () => 'Une tribu qui guette va juste à côté, sans mur ni combat.',
  'GOBLIN-MOVE-1': () => 'Aucun chemin n’y mène : les murs arrêtent les tribus.',
  'GOBLIN-MOVE-3': (fact) =>
    fact.isStraying === true
      ? 'Errer ne coûte de population que sur des tuiles éclairées ou à travers un mur de flammes.'
      : 'En chemin, la tribu perdrait sa dernière population. Si c’est ce que vous voulez, laissez-la errer.',
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
    `Il faut l’atteindre avec plus que sa force ${k?.strength ?? 0} (la tribu a ${numberIn(fact, 'strength') ?? 0}).`,
  'GOBLIN-ATTACK-2': (_fact, { dragon: d }) =>
    `Seul le Dragon de cendre s’attaque, avec plus de force que son armure ${d?.armor ?? 0}.`,
  'GOBLIN-ATTACK-3': (_fact, { thief: t }) =>
    `La tribu doit être sur sa case et dépasser sa discrétion ${t?.stealth ?? 0} par sa perception.`,
  'GOBLIN-ATTACK-4': () => 'Un Cristal exige deux tribus fortes sur sa tuile, qui attaquent toutes deux.',
  'GOBLIN-AMBUSH-1': (fact, { knight: k }) =>
    `Il faut une tribu cachée plus forte que la Chevalière (force ${numberIn(fact, 'knight') ?? k?.strength ?? 0}).`,
  'GOBLIN-PLUNDER-1': () => 'Il n’y a pas de trésor sur la case de la tribu.',
  'GOBLIN-PLUNDER-2': () => 'Il n’y a pas de gemme ici pour la tribu.',
  'GOBLIN-EXPLORE-1': () => 'Une tribu explore depuis une tuile obscure vers la case vide voisine.',
  'GOBLIN-SPECIAL-1': (fact) => {
    const n = tribeIn(fact);
    return `${n === null ? 'Une tribu' : Tribe(n)} doit être en jeu pour cela.`;
  },
  'GOBLIN-SECRET-3': (fact) =>
    fact.isTheirTurn === false
      ? 'Les secrets ne se jouent qu’à votre tour.'
      : 'Vous n’avez pas de carte à poser face visible.',
  'GOBLIN-LEADER-1': () => 'Le Meneur n’aide qu’en cas de surpopulation, et si vous tenez ce secret.',
  'GOBLIN-FURY-1': () => 'Il faut le secret Fureur aveugle et une tribu en jeu.',
  'GOBLIN-BOMBER-1': () => 'Il faut le secret Bombardier et une tribu peuplée.',
  'GOBLIN-HEX-1': (fact) =>
    numberIn(fact, 'eye') === 0
      ? 'L’Œil n’a pas de population pour maudire.'
      : 'Il faut le secret Maléfice et quelqu’un à qui il nuit.',
  'GOBLIN-CAVEIN-1': (fact) =>
    numberIn(fact, 'eye') === 0
      ? 'L’Œil n’a pas de population pour un Éboulement.'
      : 'L’Éboulement épargne l’Entrée, les cases des autres et les Cristaux.',
  'GOBLIN-TUNNELS-1': () => 'Les Tunnels mènent à une tuile obscure sans rien ni personne.',
  'GOBLIN-SPOTS-1': () => 'Cachettes : une tribu cachée plus forte, et la Chevalière près d’une Embuscade éclairée.',

  'DRAGON-MOVE-1': (fact) =>
    fact.used === true
      ? 'Votre déplacement libre est pris ; l’Aile vous porte encore.'
      : 'Vous allez à 1 ou 2 cases en ligne droite.',
  'DRAGON-MOVE-3': () => 'À la surface, les murs vous arrêtent ; l’Aile en passe un.',
  'DRAGON-MOVE-4': () => 'À la surface, vous n’entrez pas sur une tuile obscure.',
  'DRAGON-MOVE-8': () => 'Il n’y a là que le vide.',
  'DRAGON-POWER-1': (fact, view) => {
    const name = powerIn(fact);
    const lack = name === null ? null : lackFor(name, view);
    if (name === null || lack === null) return 'Vous n’avez pas ce symbole.';
    const what =
      lack.symbol === null ? `${lack.needs} symboles au choix` : `${lack.needs} ${names.symbols[lack.symbol]}`;
    return `${names.powers[name].title} exige ${what} ; vous en avez ${lack.has}.`;
  },
  'DRAGON-POWER-2': () => 'Déplacements et pouvoirs sont finis pour ce tour.',
  'DRAGON-HOARD-1': () => 'Pas de trésor sur votre case, ou une gemme est déjà posée.',
  'DRAGON-GEM-1': (_fact, { dragon: d }) =>
    d?.done.includes('gemPlaced') ? 'Vous avez déjà posé une gemme ce tour-ci.' : 'Cette gemme n’est plus avec vous.',
  'DRAGON-WAKE-1': () => 'Il n’y reste plus de cube.',
  'DRAGON-WAKE-2': (_fact, { dragon: d }) =>
    `Déjà utilisé ce tour-ci : ${listOf((d?.woke ?? []).map((urge) => URGE[urge])) || 'cela'}. Chacun sert une fois par tour.`,
  'DRAGON-WAKE-3': () => 'L’avidité exige un jeton Trésor de votre magot.',
  'DRAGON-WAKE-4': (_fact, { dragon: d }) => `La faim exige 2 gobelins dans le ventre ; il y en a ${d?.eaten ?? 0}.`,
  'DRAGON-WAKE-5': () => 'L’orgueil exige une tuile Événement révélée par votre pouvoir ce tour-ci.',
  'DRAGON-WAKE-6': () => 'L’orgueil exige une gemme posée alors qu’une autre est dans la caverne.',
  'DRAGON-WAKE-7': () => 'L’orgueil exige de n’avoir pas bougé de tout le tour.',
  'DRAGON-CLAW-1': () => 'La Griffe ne sert à rien maintenant.',
  'DRAGON-FLAME-1': () => 'Aucune tuile obscure n’est assez proche pour la Flamme.',
  'DRAGON-WING-1': () => 'L’Aile porte à 2 cases en ligne, ou à 1 à travers un mur.',
  'DRAGON-HISS-1': () => 'Il n’y a pas de tribu en jeu à siffler.',
  'DRAGON-SLITHER-1': () => 'Aucun cube de paresse ne peut changer de section.',
  'DRAGON-SWAT-1': () => 'Balayage : un trésor ou une gemme à côté de vous, jusqu’à 5 cases.',
  'DRAGON-SCORCH-1': () => 'Il n’y a pas de tuile obscure autour de vous.',
  'DRAGON-BURN-1': () => 'La Brûlure exige une tuile obscure.',
  'DRAGON-SLAP-1': () => 'Coup de queue : la Chevalière voisine, jusqu’à 3 cases ; un bouclier l’arrête.',
  'DRAGON-SHRIEK-1': () => 'Vous avez déjà le jeton Hurlement.',
  'DRAGON-SCRATCH-1': () => 'Il n’y a personne à lacérer sur votre case.',
  'DRAGON-FLAMEWALL-1': () => 'Un mur de flammes exige une tuile éclairée voisine, sans mur entre vous.',
  'DRAGON-SMASH-1': () => 'Il n’y a pas de Cristal sur votre case.',
  'DRAGON-WRATH-1': () => 'Le Courroux ne sert à rien maintenant.',

  'CAVE-4': (_fact, { cave: c }) =>
    c?.shaped
      ? 'Votre tuile de ce tour est posée. Le pouvoir Haine en pose une de plus.'
      : 'Posez d’abord une tuile de votre main.',
  'CAVE-5': () => 'Posez d’abord la tuile Cristal de votre main.',
  'CAVE-6': (_fact, { map, cave: c }) =>
    map.collapsing
      ? `La caverne s’effondre : encore ${several(c?.removals ?? 0, 'tuile')} à retirer.`
      : 'On ne retire des tuiles que dans l’effondrement.',
  'CAVE-7': (_fact, { map }) =>
    map.supply === 0
      ? 'Il ne reste pas de jeton Trésor.'
      : 'Un jeton Trésor par tour, sur une tuile obscure sans figurine ni trésor.',
  'CAVE-OMEN-1': (fact) => {
    const cost = numberIn(fact, 'cost');
    return cost === null
      ? 'Ce présage ne peut pas payer cela.'
      : `Il faut ${several(cost, 'présage')} de ses symboles ; vous en avez ${numberIn(fact, 'held') ?? 0}.`;
  },
  'CAVE-OMEN-3': () => 'Cela ne ferait rien maintenant.',
  'CAVE-BATS-1': () => 'Elles emportent trésor, Chevalière ou tribu, à 3 pas ouverts au plus.',
  'CAVE-CURSE-1': () => 'Seule une tuile éclairée avec des murs se tourne utilement.',
  'CAVE-CURSE-2': () => 'On réveille une tuile Événement éclairée sans jeton.',
  'CAVE-CURSE-3': () => 'Il n’y a pas d’événements à enterrer.',

  'THIEF-2': () => 'Chaque jeton va à une seule valeur.',
  'THIEF-7': cubeless('Vous n’avez pas de fusée dans cette partie.'),
  'THIEF-MOVE-1': () => 'Allez sur une case voisine, sans mur entre les deux. Pour passer un mur, escaladez.',
  'THIEF-MOVE-2': (_fact, view) =>
    thiefSteps(view) === 0 ? `Vous n’avez plus de pas (mouvement ${view.thief?.movement ?? 0}).` : 'C’est trop loin.',
  'THIEF-MOVE-3': (_fact, { thief: t }) =>
    t?.hasPeeked
      ? 'Vous avez regardé : plus de pas ce tour-ci.'
      : 'Vous ne pouvez regarder que sous une tuile obscure.',
  'THIEF-CLIMB-1': (_fact, { thief: t }) => `Il faut un mur et assez de cubes (reste ${t?.cubes ?? 0}).`,
  'THIEF-LOOT-1': cubeless(
    'Rien de tel à prendre ici. Un trésor coûte 1 cube, une gemme 1 (peut-être piégée) ou 2 (sûre).',
  ),
  'THIEF-HIDE-1': cubeless('La valeur de votre butin est déjà à 0.'),
  'THIEF-LOCK-1': (_fact, { thief: t }) =>
    `Il faut un coffre sur votre case et assez de cubes. Vous en avez ${t?.cubes ?? 0}.`,
  'THIEF-LOCK-2': () => 'Vous avez déjà essayé ce coffre ce tour-ci.',
  'THIEF-TARGET-1': () => 'Vous avez déjà visé cette victime ce tour-ci.',
  'THIEF-TARGET-2': (_fact, view) => {
    const there = waryBeside(view).map((other) => `${piece(other.piece)} ${other.wary}`);
    const whom = there.length === 0 ? '' : ` : ${listOf(there)}`;
    return `Votre discrétion ${view.thief?.stealth ?? 0} doit dépasser la perception ou l’armure de la victime${whom}.`;
  },
  'THIEF-TARGET-3': () => 'Votre victime doit être sur votre case.',
  'THIEF-PICKPOCKET-1': (_fact, { thief: t }) => `Il faut plus de cubes que vos ${t?.cubes ?? 0}.`,
  'THIEF-PICKPOCKET-2': () => 'Il n’y a rien à prendre là.',
  'THIEF-BACKSTAB-1': (_fact, { thief: t }) => `Il faut plus de cubes que vos ${t?.cubes ?? 0}.`,
  'THIEF-UPGRADE-3': () => 'Cette amélioration est prise, ou la rangée n’en est pas là.',
  'THIEF-UPGRADE-8': () => 'Vous vous glissez d’une case, pas à travers un mur.',
  'THIEF-UPGRADE-10': () => 'Vous n’avez pas cette amélioration, ou une suivante la couvre.',
};
