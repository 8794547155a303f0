import { figure } from './figure.ts';

const TURN = { lineUp: 'KGT', turn: 'thief', step: { step: 'thief.act' } } as const;

export const thief = [
  figure(
    'THIEF-MOVE-1',
    { ...TURN, players: { knight: { at: 'n1' }, thief: { at: 'e1', movement: 3, cubes: 2 } } },
    {
      en: 'With Movement 3 you take up to three steps, over Lit and Dark tiles alike.',
      de: 'Mit Bewegung 3 machst du bis zu drei Schritte, über helle und dunkle Plättchen.',
      fr: 'Avec 3 de mouvement, vous faites jusqu’à trois pas, sur les tuiles éclairées comme obscures.',
    },
  ),
  figure(
    'THIEF-LOOT-1',
    { ...TURN, tokens: 'treasure e1', players: { knight: { at: 'n1' }, thief: { at: 'e1', cubes: 2 } } },
    {
      en: 'There’s Treasure on your space: take it for 1 cube.',
      de: 'Auf deinem Feld liegt ein Schatz: Nimm ihn für 1 Würfel.',
      fr: 'Un trésor est sur votre case : prenez-le pour 1 cube.',
    },
  ),
  figure(
    'THIEF-STASH-1',
    { ...TURN, players: { knight: { at: 'n1e1' }, thief: { at: 'e1', treasures: 2, movement: 2, cubes: 1 } } },
    {
      en: 'You carry two tokens and stand next to the Entrance. Step there, and both are stashed.',
      de: 'Du trägst zwei Marker und stehst neben dem Eingang. Geh hin, und beide sind in Sicherheit.',
      fr: 'Vous portez deux jetons, à côté de l’Entrée. Allez-y, et tous deux sont à l’abri.',
    },
  ),
];
