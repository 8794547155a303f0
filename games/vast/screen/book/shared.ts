import { figure } from './figure.ts';

const KNIGHT = { step: 'knight.act' } as const;

export const shared = [
  figure(
    'MAP-2',
    { lineUp: 'KG', turn: 'knight', step: KNIGHT, players: { knight: { at: 'e1' } } },
    {
      en: 'Five tiles are Lit. The others are Dark and show only a Tribe’s symbol.',
      de: 'Fünf Plättchen sind hell. Die anderen sind dunkel und zeigen nur das Zeichen eines Stammes.',
      fr: 'Cinq tuiles sont éclairées. Les autres sont obscures et ne montrent que la marque d’une tribu.',
    },
  ),
  figure(
    'EDGE-1',
    { lineUp: 'KG', turn: 'knight', step: KNIGHT, players: { knight: { at: 'n1e1' } } },
    {
      en: 'A wall on either of two neighbouring Lit tiles closes the edge between them.',
      de: 'Hat eines von zwei benachbarten hellen Plättchen dort eine Wand, ist die Kante zwischen ihnen versperrt.',
      fr: 'Un mur sur l’une de deux tuiles éclairées voisines ferme le bord qui les sépare.',
    },
  ),
  figure(
    'SIGHT-1',
    {
      lineUp: 'KG',
      turn: 'knight',
      step: KNIGHT,
      players: { knight: { at: 'e1' }, goblins: { fangs: '2 e2' } },
    },
    {
      en: 'Knight and Fangs stand in one row. If no wall is between them, they see each other.',
      de: 'Ritterin und Fänge stehen in einer Reihe. Ist keine Wand dazwischen, sehen sie einander.',
      fr: 'La Chevalière et les Crocs sont sur la même rangée. Sans mur entre eux, ils se voient.',
    },
  ),
];
