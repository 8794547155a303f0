import type { Language } from '../language.ts';
import { levelsIn, rowsIn } from '../settings.ts';
import { listOf } from './grammar.ts';
import { names } from './names.ts';

const level = levelsIn(names, 'La difficulté pour ce rôle.');

export const settings: Language['settings'] = {
  roles: {
    name: 'Rôles',
    about: 'Qui est dans la caverne.',
    values: rowsIn(names, listOf, 'Recommandée pour ce nombre de joueurs'),
  },
  knightLevel: level('knight'),
  goblinsLevel: level('goblins'),
  dragonLevel: level('dragon'),
  caveLevel: level('cave'),
  thiefLevel: level('thief'),
  infestation: {
    name: 'Invasion gobeline',
    about: 'Qui tend des embuscades quand personne ne joue les Gobelins.',
    values: { table: 'Comme d’usage pour ces rôles', A: 'Force 2', B: 'Force 3', C: 'Monstres' },
  },
  shallow: {
    name: 'Caverne peu profonde',
    about: 'Combien de tuiles au hasard manquent, pour un Effondrement plus précoce.',
    values: { 0: 'Aucune', 2: 'Deux', 3: 'Trois', 4: 'Quatre' },
  },
  terrain: {
    name: 'Terrain',
    about: 'Si Canyon, Lac, Magma, Forêt de champignons, Rivière et Fosses sont dans la caverne.',
    values: { false: 'Sans', true: 'En jeu' },
  },
  knightThiefGoal: {
    name: 'Chevalière contre Voleur',
    about: 'Combien de Cristaux il lui faut, et combien de jetons à lui.',
    values: { 5: 'Cinq', 6: 'Six' },
  },
  soloDragonHunger: {
    name: 'Dragon seul',
    about: 'Combien de cubes de Faim commencent sur l’éveil.',
    values: { 0: 'Aucun (livret)', 2: 'Deux (édition)', 4: 'Quatre (édition)' },
  },
  goblinSmashMinStrength: {
    name: 'Briser les Cristaux',
    about: 'La force requise de chacune des deux tribus.',
    values: { 4: '4 (livret)', 3: '3 (édition)' },
  },
  goblinScatterOnThiefKill: {
    name: 'Tuer le Voleur',
    about: 'Ce que fait ensuite la tribu.',
    values: { true: 'Elle se disperse (livret)', false: 'Elle reste (édition)' },
  },
  climbCost: {
    name: 'Escalade',
    about: 'Combien de cubes un mur coûte au Voleur.',
    values: { book: '1 (livret)', published: '2 (édition)' },
  },
  malaiseAffectsPerception: {
    name: 'Rage 0',
    about: 'Ce qui baisse de 1 pour toutes les tribus.',
    values: { true: 'Force et perception (livret)', false: 'Force (édition)' },
  },
  dragonEscape: {
    name: 'Le Dragon s’échappe',
    about: 'Quand il gagne sur l’Entrée.',
    values: { endOfTurn: 'À la fin de son tour (livret)', onEntering: 'En y entrant (édition)' },
  },
  dragonSurface: {
    name: 'Le Dragon surgit',
    about: 'Quand le Dragon éveillé surgit sur une tuile Cristal.',
    values: { afterTurn: 'Après son tour (livret)', alsoOnAwakening: 'Aussi en s’éveillant (édition)' },
  },
  gdtPastPlunder: {
    name: 'Ancien butin à trois',
    about: 'Qui l’a si les Gobelins, le Dragon et le Voleur jouent.',
    values: { goblins: 'Les Gobelins (livret)', nobody: 'Personne (édition)' },
  },
  batsTribeOntoDragon: {
    name: 'Chauves-souris et Dragon',
    about: 'Si les Chauves-souris géantes peuvent porter une tribu jusqu’à lui.',
    values: { ifStronger: 'Si elle dépasse son armure (livret)', never: 'Jamais (édition)' },
  },
  thiefForcedOntoPlayers: {
    name: 'Déplacer le Voleur',
    about: 'Si d’autres peuvent le déplacer sur la case d’un autre joueur.',
    values: { true: 'Oui (livret)', false: 'Non (édition)' },
  },
  rockslideOnReveal: {
    name: 'Éboulis',
    about: 'Ce que devient un Éboulis quand une tuile voisine est révélée.',
    values: { stays: 'Il reste (livret)', fallsOnWall: 'Il tombe s’il y a un mur (édition)' },
  },
  rageFromWrath: {
    name: 'Courroux et rage',
    about: 'Si le Courroux augmente la rage des Gobelins.',
    values: { true: 'Oui (livret)', false: 'Non (édition)' },
  },
  pickpocketFaceUpSecrets: {
    name: 'Détrousser les Gobelins',
    about: 'Quels secrets visibles le Voleur peut prendre.',
    values: { rubyOnly: 'Le Rubis seul (livret)', any: 'Tous (édition)' },
  },
  payRageToBlock: {
    name: 'Surnombre',
    about: 'Pour quelles tribus les Gobelins peuvent payer de la rage afin qu’elles ne grandissent pas.',
    values: { overpopulating: 'Celles en surnombre (livret)', anyTribe: 'Toutes (édition)' },
  },
  targetOncePerTurn: {
    name: 'Cibles du Voleur',
    about: 'Qui il peut viser une fois par tour.',
    values: { player: 'Chaque joueur (livret)', piece: 'Chaque figurine (édition)' },
  },
  noCave4plusRemovals: {
    name: 'Effondrement sans Caverne',
    about: 'Combien de tuiles retire chacun, à quatre joueurs ou plus.',
    values: { 3: 'Trois (livret)', 1: 'Une (FAQ)' },
  },
  collapsePieceReach: {
    name: 'Tuiles qui tombent',
    about: 'Où vont leurs figurines.',
    values: { adjacent: 'Sur une tuile voisine (livret)', nearest: 'Sur la plus proche (édition)' },
  },
  visibleTile: {
    name: 'Tuiles visibles',
    about: 'Quelles tuiles sont visibles.',
    values: { lit: 'Les éclairées (livret)', line: 'Aussi une obscure au bout (édition)' },
  },
  overpopulationDiscs: {
    name: 'Tribus en surnombre',
    about: 'Ce qu’elles reçoivent avant que l’une se disperse.',
    values: { fillThenScatter: 'Complétées jusqu’à 4 (édition)', none: 'Rien (livret)' },
  },
  lootBonusAnyKill: {
    name: 'Valeur du butin',
    about: 'Comment le Dragon doit tuer le Voleur pour l’avoir.',
    values: { true: 'De n’importe quelle manière (livret)', false: 'Par Griffe ou Lacération (édition)' },
  },
  shriekScope: {
    name: 'Hurlement',
    about: 'Ce que le Dragon peut faire relancer.',
    values: { anyRoll: 'Tout dé de son tour (livret)', dragonDie: 'Seulement son propre dé du Dragon (édition)' },
  },
  wrathOnTribes: {
    name: 'Courroux sous une tribu',
    about: 'Ce que fait la tribu avant que sa tuile parte.',
    values: { scatter: 'Elle se disperse (édition)', moveOff: 'Elle s’écarte (livret)' },
  },
  lootOnEntrance: {
    name: 'Butin à l’Entrée',
    about: 'Quand le Voleur met à l’abri un jeton pris là.',
    values: { nextArrival: 'À sa prochaine arrivée', atOnce: 'Aussitôt' },
  },
  evasionAsks: {
    name: 'Esquive surnaturelle',
    about: 'Si l’on demande au Voleur avant de lancer.',
    values: { false: 'Il lance toujours', true: 'On lui demande' },
  },
  eatenBy: {
    name: 'Gobelins mangés',
    about: 'Quels pouvoirs nourrissent le Dragon.',
    values: {
      strikes: 'Griffe, Sifflement et Lacération',
      anyPower: 'Tout pouvoir, Courroux et Mur de flammes compris',
    },
  },
};
