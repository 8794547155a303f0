import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { lay } from './lay.ts';

const IN_THE_DARK = `
.    #A03 #E02 .    .
#E05 #T02 A05  #E03 .
#A04 ENT  T01  #C01 #E06
.    #E01 #A01 #A06 .`;

const AN_AMBUSH = `
.    #A03 #E02 .    .
#E05 #T02 #A05 #E03 .
#A04 ENT  T01  #C01 #E06
.    #E01 #A01 #A06 .`;

export const goblins: Lesson = {
  name: 'goblins',
  about: {
    en: 'Breed in the dark, strike the Knight when she is weaker, scatter and come back.',
    de: 'Vermehr dich im Dunkeln, schlag zu, wenn die Ritterin schwächer ist, zerstreu dich und komm wieder.',
    fr: 'Multipliez-vous dans le noir, frappez la Chevalière quand elle est plus faible, dispersez-vous et revenez.',
  },
  scenes: [
    {
      lay: () =>
        lay('KGD', IN_THE_DARK, 'goblins', { step: 'goblins.turn' }, (s, space) => {
          s.goblins!.rage = 2;
          s.knight!.at = space('e1');
        }),
      lectures: [
        {
          say: {
            en: 'You’re the Goblins: three Tribes who want the Knight dead. Take all her Health and you win. Rage is how many War cards you draw each turn.',
            de: 'Du bist die Goblins: drei Stämme, die den Tod der Ritterin wollen. Nimm ihr alle Gesundheit, und du gewinnst. Die Wut sagt, wie viele Kriegskarten du in jedem Zug ziehst.',
            fr: 'Vous êtes les Gobelins : trois tribus qui veulent la mort de la Chevalière. Ôtez-lui toute sa santé, et vous gagnez. La rage dit combien de cartes Guerre vous piochez à chaque tour.',
          },
        },
        {
          say: {
            en: 'With Rage 2 you’ve drawn two. Choose Ruin: 2 goblins for the Fangs, 2 for the Bones, 1 for the Eye, and a Monster.',
            de: 'Mit Wut 2 hast du zwei gezogen. Wähl „Verderben“: 2 Goblins für die Fänge, 2 für die Knochen, 1 für das Auge und ein Monster.',
            fr: 'Avec une rage de 2, vous en avez pioché deux. Choisissez « Ruine » : 2 gobelins pour les Crocs, 2 pour les Os, 1 pour l’Œil, et un monstre.',
          },
          does: ['war ruin'],
          then: {
            en: 'The Tribes grow. A Tribe’s Strength is its Population, and the Fangs have 1 more. Above 4, a Tribe overpopulates.',
            de: 'Die Stämme wachsen. Die Stärke eines Stammes ist seine Bevölkerung, die Fänge haben 1 mehr. Über 4 werden es zu viele.',
            fr: 'Les tribus grandissent. La force d’une tribu est sa population, et les Crocs ont 1 de plus. Au-delà de 4, il y a surnombre.',
          },
          happens: ['warChosen', 'populated', 'monstersDrawn'],
          shows: { 'goblins.tribes.0.strength': 3, 'goblins.tribes.1.strength': 2, 'goblins.drawn.0': 'blob' },
        },
        {
          say: {
            en: 'Here comes the Blob. Assign it to the Fangs: when they attack the Knight, she also loses 5 Grit.',
            de: 'Der Schleim ist gekommen. Gib ihn den Fängen: Greifen sie die Ritterin an, verliert sie auch 5 Mut.',
            fr: 'La Gelée est venue. Donnez-la aux Crocs : quand ils attaquent la Chevalière, elle perd aussi 5 de cran.',
          },
          does: ['blob to fangs'],
          then: { en: 'It oozes along.', de: 'Er kriecht mit.', fr: 'Elle suit en suintant.' },
          happens: ['monsterJoined'],
        },
        {
          say: {
            en: 'You can activate each Tribe once per turn. Activate the Fangs.',
            de: 'Jeder Stamm darf einmal im Zug handeln. Lass die Fänge handeln.',
            fr: 'Chaque tribu est activée une fois par tour. Activez les Crocs.',
          },
          does: ['activate fangs'],
        },
        {
          say: {
            en: 'A hidden Tribe comes out on a Dark tile with its mark. Come out next to the Knight.',
            de: 'Ein versteckter Stamm kommt auf einem dunklen Plättchen mit seinem Zeichen heraus. Komm neben der Ritterin heraus.',
            fr: 'Une tribu cachée sort sur une tuile obscure portant sa marque. Sortez à côté de la Chevalière.',
          },
          does: ['fangs emerges s1e1'],
          then: {
            en: 'That’s their whole activation. Out in the open they can be attacked. Hidden, they can’t, and they can ambush.',
            de: 'Mehr tun sie in diesem Zug nicht. Wer offen steht, kann angegriffen werden. Wer versteckt ist, nicht, und darf aus dem Hinterhalt angreifen.',
            fr: 'C’était toute leur activation. Visibles, ils peuvent être attaqués. Cachés, non, et ils peuvent tendre une embuscade.',
          },
          happens: ['emerged'],
        },
      ],
    },
    {
      lay: () =>
        lay('KGD', IN_THE_DARK, 'goblins', { step: 'goblins.act' }, (s, space) => {
          const g = s.goblins!;
          g.rage = 2;
          g.population = [3, 1, 2];
          g.at = [space('s1e1'), space('n1'), -1];
          s.map.treasures[space('n1')] = 1;
          s.knight!.at = space('e1');
          s.knight!.tracks = [1, 1, 0];
        }),
      lectures: [
        {
          say: {
            en: 'Your next turn. The Knight left her Strength at 1, and the Fangs have 4. Activate them.',
            de: 'Dein nächster Zug. Die Ritterin hat nur Stärke 1, die Fänge haben 4. Lass sie handeln.',
            fr: 'Votre tour suivant. La Chevalière n’a qu’une force de 1, les Crocs de 4. Activez-les.',
          },
          does: ['activate fangs'],
        },
        {
          say: {
            en: 'Attack the Knight from the tile next to hers.',
            de: 'Greif die Ritterin vom Nachbarplättchen aus an.',
            fr: 'Attaquez la Chevalière depuis la tuile voisine.',
          },
          does: ['fangs attacks knight'],
          then: {
            en: 'She loses 1 Health. After every attack the Tribe scatters. The price: 2 Population and 1 Rage.',
            de: 'Sie verliert 1 Gesundheit. Nach jedem Angriff zerstreut sich der Stamm: 2 Bevölkerung und 1 Wut sind der Preis.',
            fr: 'Elle perd 1 de santé. Après chaque attaque la tribu se disperse : cela coûte 2 de population et 1 de rage.',
          },
          happens: ['assaulted', 'knightHurt', 'scattered', 'rage'],
          shows: { 'knight.health': 6, 'goblins.tribes.0.population': 1, 'goblins.rage': 1 },
        },
        {
          say: {
            en: 'Plunder to get Rage back. Activate the Bones: they’re on a Treasure.',
            de: 'Wut kommt durch Plündern zurück. Lass die Knochen handeln: Sie stehen auf einem Schatz.',
            fr: 'La rage revient par le pillage. Activez les Os : ils sont sur un trésor.',
          },
          does: ['activate bones'],
        },
        {
          say: { en: 'Plunder it.', de: 'Plündere ihn.', fr: 'Pillez-le.' },
          does: ['bones plunders treasure'],
          then: {
            en: 'The token is gone and Rage is 2 again. That’s two War cards next turn.',
            de: 'Der Marker ist weg, und die Wut ist wieder 2: zwei Kriegskarten im nächsten Zug.',
            fr: 'Le jeton est parti et la rage revient à 2 : deux cartes Guerre au prochain tour.',
          },
          happens: ['plundered', 'rage'],
          shows: { 'goblins.rage': 2 },
        },
      ],
    },
    {
      lay: () =>
        lay('KGD', AN_AMBUSH, 'knight', { step: 'knight.act' }, (s, space) => {
          s.goblins!.rage = 2;
          s.goblins!.population = [2, 0, 1];
          s.knight!.at = space('e1');
          s.knight!.tracks = [1, 0, 0];
          s.knight!.ready = 0;
        }),
      lectures: [
        {
          say: {
            en: 'The Knight’s turn. Your Tribes are hidden. Watch where she walks…',
            de: 'Der Zug der Ritterin. Deine Stämme sind versteckt. Sieh, wohin sie geht …',
            fr: 'Le tour de la Chevalière. Vos tribus sont cachées. Regardez où elle va…',
          },
          others: [['knight', 'walk n1e1']],
        },
        {
          say: {
            en: 'She’s revealed an Ambush tile, and she has no cubes left. Ambush her with the Fangs!',
            de: 'Sie hat ein Hinterhalt-Plättchen aufgedeckt, und ihre Würfel sind verbraucht. Greif sie mit den Fängen aus dem Hinterhalt an!',
            fr: 'Elle a révélé une tuile Embuscade et n’a plus de cube. Tendez-lui une embuscade avec les Crocs !',
          },
          does: ['ambush fangs'],
          then: {
            en: 'One Health down, six to go. Then the cave is yours.',
            de: 'Eine Gesundheit weniger, noch sechs. Dann gehört die Höhle dir.',
            fr: 'Un point de santé de moins, encore six. Ensuite, la caverne est à vous.',
          },
          happens: ['ambushed', 'knightHurt', 'scattered'],
          shows: { 'knight.fullHealth': 7, 'knight.health': 6 },
        },
      ],
    },
  ],
};
