import { figure } from './figure.ts';

const TURN = { lineUp: 'KGD', turn: 'knight', step: { step: 'knight.act' } } as const;

export const knight = [
  figure(
    'KNIGHT-MOVE-1',
    { ...TURN, players: { knight: { at: 'e1', movement: 3 } } },
    {
      en: 'With Movement 3 you have three steps from your tile, one space at a time.',
      de: 'Mit Bewegung 3 hast du drei Schritte von deinem Plättchen aus, jeweils ein Feld.',
      fr: 'Avec 3 de mouvement, vous avez trois pas depuis votre tuile, une case à la fois.',
    },
  ),
  figure(
    'KNIGHT-MOVE-4',
    { ...TURN, players: { knight: { at: 'n1e1', movement: 3, perception: 2 } } },
    {
      en: 'Around you lie Dark tiles. Step onto one, and you must reveal and resolve it.',
      de: 'Um dich liegen dunkle Plättchen. Betrittst du eines, musst du es aufdecken und ausführen.',
      fr: 'Autour de vous, des tuiles obscures. Entrez sur l’une, et vous devez la révéler et la résoudre.',
    },
  ),
  figure(
    'KNIGHT-ATTACK-4',
    { ...TURN, players: { knight: { at: 'e1', strength: 3, perception: 2, grit: 6 }, goblins: { fangs: '1 e1' } } },
    {
      en: 'Strength 3 against a Tribe with Strength 2 on your tile: your attack scatters it.',
      de: 'Stärke 3 gegen einen Stamm mit Stärke 2 auf deinem Plättchen: Dein Angriff zerstreut ihn.',
      fr: '3 de force contre une tribu de force 2 sur votre tuile : votre attaque la disperse.',
    },
  ),
];
