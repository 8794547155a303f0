import type { Language } from '../language.ts';

export const settings: Language['settings'] = {
  characterSet: {
    name: 'Personnages',
    about: 'Quels sept personnages rejoignent vos neuf Aventuriers.',
    values: { classic: 'Classiques', variant: 'Variante' },
  },
  boardLayout: {
    name: 'Plateau',
    about: 'Trois fosses, ou une seule et deux salles de plus.',
    values: { threePits: 'Trois fosses', onePit: 'Une fosse' },
  },
  artifactSet: {
    name: 'Artefacts',
    about: 'Quel calice se trouve parmi les six artefacts.',
    values: { manual: 'Calice de téléportation', chaliceOfLife: 'Calice de vie' },
  },
  entryPlacement: {
    name: 'Entrée',
    about: 'Où les héros entrent en jeu.',
    values: { anyStaircase: 'N’importe quel escalier', ownStaircase: 'Son propre escalier' },
  },
  dwarfStacking: {
    name: 'Plusieurs Nains',
    about: 'Ce que deux Nains ou plus font d’une salle.',
    values: { exponential: 'Chacun double : ×4 à deux', linear: 'Chacun s’ajoute : ×3 à deux' },
  },
  dwarfAppliesTo: {
    name: 'Le Nain compte',
    about: 'Si les Nains comptent quand une seule salle est décomptée.',
    values: { anyScoring: 'À chaque décompte', fullBoardOnly: 'Quand tout le plateau est décompté' },
  },
  wraithTargets: {
    name: 'Le Spectre pousse',
    about: 'Qui un Spectre peut pousser.',
    values: { characters: 'Tout personnage', heroesOnly: 'Des héros, vers des salles' },
  },
  wraithEntryPush: {
    name: 'Pousser en entrant',
    about: 'Si un Spectre qui entre doit pousser.',
    values: { mandatory: 'Doit pousser', optional: 'Peut pousser' },
  },
  wraithEntryTriggersWhenPushed: {
    name: 'Le Spectre poussé pousse',
    about: 'Si un Spectre poussé pousse à son tour.',
    values: { false: 'Non', true: 'Oui' },
  },
  thiefBlockedByKnight: {
    name: 'Le Chevalier arrête le Voleur',
    about: 'Si un Chevalier adverse gêne l’action du Voleur.',
    values: { true: 'Oui', false: 'Non' },
  },
  roomLimit: {
    name: 'Limite des salles',
    about: 'Ce qui compte parmi les cinq qu’une salle contient.',
    values: { characters: 'Personnages', figures: 'Personnages et coffres' },
  },
  trollExits: {
    name: 'Fuite devant le Troll des cavernes',
    about: 'Combien de vos personnages peuvent fuir à l’arrivée d’un Troll des cavernes.',
    values: { one: 'Un', all: 'Tous' },
  },
  trollEscape: {
    name: 'Fuir le Troll',
    about: 'S’il faut sauver un personnage d’un Troll des cavernes qui arrive.',
    values: { mayDecline: 'On peut fuir', mustIfPossible: 'On doit fuir' },
  },
  rampagingTrollIgnoresCapacity: {
    name: 'Troll furieux et salles pleines',
    about: 'Si le Troll furieux entre où il y a déjà cinq personnages.',
    values: { false: 'Non', true: 'Oui' },
  },
  tieBreak: {
    name: 'Égalité',
    about: 'Ce qui départage les joueurs à or égal.',
    values: { sharedVictory: 'Victoire partagée', mostControlledRooms: 'Le plus de salles à la fin' },
  },
};
