import { figure } from './figure.ts';

const TURN = { lineUp: 'KGD', turn: 'goblins', step: { step: 'goblins.act' } } as const;

export const goblins = [
  figure(
    'GOBLIN-3',
    { ...TURN, players: { knight: { at: 'e1' }, goblins: { rage: 1, fangs: '2 n1', bones: '2 n1e1' } } },
    {
      en: 'Both Tribes have Population 2. The Fangs have Strength 3, because they add 1.',
      de: 'Beide Stämme haben Bevölkerung 2. Die Fänge haben Stärke 3, weil sie 1 dazurechnen.',
      fr: 'Les deux tribus ont 2 de population. Les Crocs ont 3 de force, car ils ajoutent 1.',
    },
  ),
  figure(
    'GOBLIN-MOVE-2',
    { ...TURN, players: { knight: { at: 'e2' }, goblins: { rage: 1, bones: '3 n1' } } },
    {
      en: 'The Bones stand on a Lit tile. If they leave it and one more Lit tile, they lose 1 Population.',
      de: 'Die Knochen stehen auf einem hellen Plättchen. Verlassen sie es und noch ein helles, verlieren sie 1 Bevölkerung.',
      fr: 'Les Os sont sur une tuile éclairée. S’ils la quittent puis une autre tuile éclairée, ils perdent 1 de population.',
    },
  ),
  figure(
    'GOBLIN-ATTACK-1',
    { ...TURN, players: { knight: { at: 'e1', strength: 1 }, goblins: { rage: 1, fangs: '3 e1' } } },
    {
      en: 'The Fangs have Strength 4 and the Knight 1: they may attack her. Then they scatter.',
      de: 'Die Fänge haben Stärke 4, die Ritterin 1: Sie dürfen sie angreifen. Danach zerstreuen sie sich.',
      fr: 'Les Crocs ont 4 de force et la Chevalière 1 : ils peuvent l’attaquer. Puis ils se dispersent.',
    },
  ),
];
