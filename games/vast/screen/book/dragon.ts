import { figure } from './figure.ts';

const TURN = { lineUp: 'KGD', turn: 'dragon', step: { step: 'dragon.act' } } as const;

export const dragon = [
  figure(
    'DRAGON-MOVE-1',
    { ...TURN, players: { knight: { at: 'n1' }, dragon: { at: 'e1' } } },
    {
      en: 'Your free move is one or two spaces in a straight line.',
      de: 'Deine freie Bewegung geht ein oder zwei Felder geradeaus.',
      fr: 'Votre déplacement gratuit est d’une ou deux cases en ligne droite.',
    },
  ),
  figure(
    'DRAGON-MOVE-2',
    { ...TURN, players: { knight: { at: 'e1' }, dragon: { at: 'e1' } } },
    {
      en: 'You are underground below the Knight. Walls and Dark tiles do not stop you.',
      de: 'Du bist unter der Erde, unter der Ritterin. Wände und dunkle Plättchen halten dich nicht auf.',
      fr: 'Vous êtes sous terre, sous la Chevalière. Ni les murs ni les tuiles obscures ne vous arrêtent.',
    },
  ),
  figure(
    'DRAGON-SURFACE-1',
    { ...TURN, tokens: 'crystal e2', players: { knight: { at: 'n1' }, dragon: { at: 'e2', armor: 4 } } },
    {
      en: 'Awake on a Crystal tile: if your turn ends here, you surface.',
      de: 'Wach auf einem Kristall-Plättchen: Endet dein Zug hier, tauchst du auf.',
      fr: 'Éveillé sur une tuile Cristal : si votre tour finit ici, vous surgissez.',
    },
  ),
];
