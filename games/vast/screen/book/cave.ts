import { figure } from './figure.ts';

const TURN = { lineUp: 'KGDC', turn: 'cave', step: { step: 'cave.turn' } } as const;

export const cave = [
  figure(
    'CAVE-2',
    { ...TURN, tokens: 'treasure e1, crystal e2', players: { knight: { at: 'n1' }, cave: { omens: '1 bat' } } },
    {
      en: 'One Treasure and one Crystal are in the cave: you draw three Omens.',
      de: 'Ein Schatz und ein Kristall liegen in der Höhle: Du ziehst drei Omen.',
      fr: 'Un trésor et un Cristal sont dans la caverne : vous piochez trois présages.',
    },
  ),
  figure(
    'CAVE-4',
    { ...TURN, players: { knight: { at: 'e1' }, cave: { omens: '1 bat' } } },
    {
      en: 'A new tile goes Dark side up on any empty space next to a tile.',
      de: 'Ein neues Plättchen kommt mit der dunklen Seite nach oben auf ein leeres Feld neben einem Plättchen.',
      fr: 'Une nouvelle tuile va, côté obscur visible, sur une case vide à côté d’une tuile.',
    },
  ),
  figure(
    'CAVE-7',
    { ...TURN, tokens: 'treasure n2', players: { knight: { at: 'n1' }, cave: { omens: '1 bat' } } },
    {
      en: 'The next Treasure goes onto another Dark tile: this one already has one.',
      de: 'Der nächste Schatz kommt auf ein anderes dunkles Plättchen: Auf diesem liegt schon einer.',
      fr: 'Le prochain trésor va sur une autre tuile obscure : celle-ci en a déjà un.',
    },
  ),
];
