import type { Language } from '../language.ts';
import { levelsIn, rowsIn } from '../settings.ts';
import { listOf } from './grammar.ts';
import { names } from './names.ts';

const level = levelsIn(names, 'la difficulté pour ce rôle');

export const settings: Language['settings'] = {
  roles: {
    name: 'Rôles',
    about: 'qui est dans la caverne',
    values: rowsIn(names, listOf, 'comme conseillé à ce nombre'),
  },
  knightLevel: level('knight'),
  goblinsLevel: level('goblins'),
  dragonLevel: level('dragon'),
  caveLevel: level('cave'),
  thiefLevel: level('thief'),
  infestation: {
    name: 'Invasion gobeline',
    about: 'qui tend des embuscades quand personne ne joue les Gobelins',
    values: { table: 'comme d’usage pour ces rôles', A: 'force 2', B: 'force 3', C: 'monstres' },
  },
  shallow: {
    name: 'Caverne peu profonde',
    about: 'des tuiles au hasard manquent, l’effondrement vient plus tôt',
    values: { 0: 'aucune', 2: 'deux', 3: 'trois', 4: 'quatre' },
  },
  terrain: {
    name: 'Terrain',
    about: 'Canyon, Lac, Magma, Forêt de champignons, Rivière et Fosses entrent en jeu',
    values: { false: 'sans', true: 'en jeu' },
  },
  knightThiefGoal: {
    name: 'Chevalière contre Voleur',
    about: 'Cristaux pour elle et jetons pour lui',
    values: { 5: 'cinq', 6: 'six' },
  },
  soloDragonHunger: {
    name: 'Dragon seul',
    about: 'cubes de faim déjà éveillés au début',
    values: { 0: 'aucun', 2: 'deux', 4: 'quatre' },
  },
  goblinSmashMinStrength: {
    name: 'Briser les Cristaux',
    about: 'la force requise de chacune des deux tribus',
    values: { 4: '4 (livre)', 3: '3 (édition)' },
  },
  goblinScatterOnThiefKill: {
    name: 'Tuer le Voleur',
    about: 'ce que fait ensuite la tribu',
    values: { true: 'elle se disperse (livre)', false: 'elle reste (édition)' },
  },
  climbCost: {
    name: 'Escalade',
    about: 'cubes du Voleur pour un mur',
    values: { book: '1 (livre)', published: '2 (édition)' },
  },
  malaiseAffectsPerception: {
    name: 'Rage 0',
    about: 'ce qui baisse de 1 pour toutes les tribus',
    values: { true: 'force et perception (livre)', false: 'force (édition)' },
  },
  dragonEscape: {
    name: 'Le Dragon s’échappe',
    about: 'quand il gagne sur l’Entrée',
    values: { endOfTurn: 'à la fin de son tour (livre)', onEntering: 'en y entrant (édition)' },
  },
  dragonSurface: {
    name: 'Le Dragon surgit',
    about: 'quand le Dragon éveillé sort sur une tuile Cristal',
    values: { afterTurn: 'après son tour (livre)', alsoOnAwakening: 'aussi en s’éveillant (édition)' },
  },
  gdtPastPlunder: {
    name: 'Ancien butin à trois',
    about: 'qui l’a parmi Gobelins, Dragon et Voleur',
    values: { goblins: 'les Gobelins (livre)', nobody: 'personne (édition)' },
  },
  batsTribeOntoDragon: {
    name: 'Chauves-souris et Dragon',
    about: 'une tribu peut-elle être portée jusqu’à lui ?',
    values: { ifStronger: 'si elle dépasse son armure (livre)', never: 'jamais (édition)' },
  },
  thiefForcedOntoPlayers: {
    name: 'Déplacer le Voleur',
    about: 'peut-il être déplacé vers d’autres joueurs ?',
    values: { true: 'oui (livre)', false: 'non (édition)' },
  },
  rockslideOnReveal: {
    name: 'Éboulis',
    about: 'quand une tuile voisine est révélée',
    values: { stays: 'il reste (livre)', fallsOnWall: 'il tombe s’il y a un mur (édition)' },
  },
  rageFromWrath: {
    name: 'Courroux et rage',
    about: 'le Courroux du Dragon enrage-t-il les Gobelins ?',
    values: { true: 'oui (livre)', false: 'non (édition)' },
  },
  pickpocketFaceUpSecrets: {
    name: 'Détrousser les Gobelins',
    about: 'quels secrets visibles peuvent être pris',
    values: { rubyOnly: 'le Rubis seul (livre)', any: 'tous (édition)' },
  },
  payRageToBlock: {
    name: 'Surpopulation',
    about: 'quelles tribus la rage empêche de grandir',
    values: { overpopulating: 'les trop nombreuses (livre)', anyTribe: 'toutes (édition)' },
  },
  targetOncePerTurn: {
    name: 'Victimes du Voleur',
    about: 'chacune une fois par tour',
    values: { player: 'par joueur (livre)', piece: 'par figurine (édition)' },
  },
  noCave4plusRemovals: {
    name: 'Effondrement sans Caverne',
    about: 'tuiles que retire chacun de quatre joueurs',
    values: { 3: 'trois (livre)', 1: 'une (FAQ)' },
  },
  collapsePieceReach: {
    name: 'Tuiles qui tombent',
    about: 'où vont leurs figurines',
    values: { adjacent: 'à côté (livre)', nearest: 'sur la plus proche (édition)' },
  },
  visibleTile: {
    name: 'Tuiles visibles',
    about: 'ce qui se voit',
    values: { lit: 'les éclairées (livre)', line: 'aussi une obscure au bout (édition)' },
  },
  overpopulationDiscs: {
    name: 'Tribus trop pleines',
    about: 'ce qu’elles reçoivent avant la débandade',
    values: { fillThenScatter: 'jusqu’à quatre (édition)', none: 'rien (livre)' },
  },
  lootBonusAnyKill: {
    name: 'Valeur du butin',
    about: 'comment le Dragon doit tuer le Voleur pour l’avoir',
    values: { true: 'de toute façon (livre)', false: 'par Griffe ou Lacération (édition)' },
  },
  shriekScope: {
    name: 'Hurlement',
    about: 'ce qui peut être relancé',
    values: { anyRoll: 'tout dé de son tour (livre)', dragonDie: 'son propre dé (édition)' },
  },
  wrathOnTribes: {
    name: 'Colère sous une tribu',
    about: 'ce que fait la tribu avant que sa tuile parte',
    values: { scatter: 'elle se disperse (édition)', moveOff: 'elle s’écarte (livre)' },
  },
  lootOnEntrance: {
    name: 'Butin à l’Entrée',
    about: 'quand le Voleur met à l’abri un jeton pris là',
    values: { nextArrival: 'à sa prochaine arrivée', atOnce: 'aussitôt' },
  },
  evasionAsks: {
    name: 'Esquive surnaturelle',
    about: 'si l’on demande au Voleur avant de lancer',
    values: { false: 'il lance toujours', true: 'on lui demande' },
  },
  eatenBy: {
    name: 'Gobelins mangés',
    about: 'quels pouvoirs nourrissent le Dragon',
    values: { strikes: 'Griffe, Sifflement et Lacération', anyPower: 'tout pouvoir, Colère et Mur de flammes compris' },
  },
};
