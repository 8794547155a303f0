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
    about: 'Où vos héros entrent en jeu.',
    values: { anyStaircase: 'N’importe quel escalier', ownStaircase: 'Votre propre escalier' },
  },
  dwarfStacking: {
    name: 'Plusieurs Nains',
    about: 'Comment se cumulent plusieurs Nains dans une salle.',
    values: { exponential: 'Chacun double : ×4 à deux', linear: 'Chacun s’ajoute : ×3 à deux' },
  },
  dwarfAppliesTo: {
    name: 'Les Nains comptent',
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
    about: 'Si votre Spectre doit pousser quand il entre dans une salle.',
    values: { mandatory: 'Doit pousser', optional: 'Peut pousser' },
  },
  wraithEntryTriggersWhenPushed: {
    name: 'Le Spectre poussé pousse',
    about: 'Si un Spectre poussé pousse à son tour.',
    values: { false: 'Non', true: 'Oui' },
  },
  thiefBlockedByKnight: {
    name: 'Le Chevalier arrête le Voleur',
    about: 'Si un Chevalier adverse arrête l’action du Voleur.',
    values: { true: 'Oui', false: 'Non' },
  },
  roomLimit: {
    name: 'Limite des salles',
    about: 'Ce qui compte parmi les cinq qu’une salle contient.',
    values: { characters: 'Personnages', figures: 'Personnages et coffres' },
  },
  trollExits: {
    name: 'Combien échappent au Troll des cavernes',
    about: 'Combien de vos personnages peuvent fuir à l’arrivée d’un Troll des cavernes.',
    values: { one: 'Un', all: 'Tous' },
  },
  trollEscape: {
    name: 'Fuite devant le Troll des cavernes',
    about: 'Si vous devez sauver un personnage quand un Troll des cavernes arrive.',
    values: { mayDecline: 'On peut fuir', mustIfPossible: 'On doit fuir' },
  },
  rampagingTrollIgnoresCapacity: {
    name: 'Troll furieux et salles pleines',
    about: 'Si le Troll furieux peut entrer dans une salle de cinq personnages.',
    values: { false: 'Non', true: 'Oui' },
  },
  tieBreak: {
    name: 'Égalité',
    about: 'Ce qui départage les joueurs à or égal.',
    values: { sharedVictory: 'Victoire partagée', mostControlledRooms: 'Le plus de salles au dernier décompte' },
  },
};
