import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { lay } from './lay.ts';

const GROWING = `
.    #A03 #E02 #E01 .
#E05 #T02 #A05 #E07 #A02
#A04 ENT  T01  #C01 #E06
#A08 #E10 #A01 #A06 .`;

const FALLING = `
.   A03 E02 .
E05 T02 A05 C06
A04 ENT T01 .
.   E04 C01 .`;

const BAT = 1; // by number among the symbols of the Omens
const MUSHROOM = 4;
const [CAVE_BREAD, DEEP_AND_DARK, RATS] = [4, 5, 11]; // by number among the Event cards

export const cave: Lesson = {
  name: 'cave',
  about: {
    en: 'Build the maze, help the weak, hinder the strong. In the end, fall on them all.',
    de: 'Leg das Labyrinth, hilf den Schwachen, hindere die Starken. Und am Ende begrab sie alle.',
    fr: 'Bâtissez le dédale, aidez les faibles, gênez les forts. Et à la fin, ensevelissez-les tous.',
  },
  scenes: [
    {
      lay: () =>
        lay('KGDC', GROWING, 'cave', { step: 'cave.turn' }, (s, space) => {
          const c = s.cave!;
          c.omens[BAT]!++;
          c.bag[BAT]!--;
          c.omens[MUSHROOM]!++;
          c.bag[MUSHROOM]!--;
          s.knight!.at = space('e1');
          s.events = [0, 1, 2, CAVE_BREAD, DEEP_AND_DARK, RATS];
        }),
      lectures: [
        {
          say: {
            en: 'You’re the Cave. You win when every tile is placed, the Collapse has begun and 5 Crystal tiles have fallen. Until then, keep everyone else from winning. That’s your art.',
            de: 'Du bist die Höhle. Du gewinnst, wenn alle Plättchen liegen, der Einsturz begonnen hat und fünf Kristall-Plättchen gefallen sind. Bis dahin darf niemand gewinnen: Das ist deine Kunst.',
            fr: 'Vous êtes la Caverne. Vous gagnez quand toutes les tuiles sont posées, que l’Effondrement a commencé et que cinq tuiles Cristal sont tombées. D’ici là, que nul ne gagne : voilà votre art.',
          },
        },
        {
          say: {
            en: 'Your turn began with Omens: the more Treasure and Crystals are in the cave, the more you draw. Now choose a tile from your hand. Only you know what it is.',
            de: 'Zuerst hast du Omen bekommen: Je mehr Schätze und Kristalle in der Höhle liegen, desto mehr. Wähl nun ein Plättchen von deiner Hand. Nur du weißt, was es ist.',
            fr: 'D’abord, vous avez reçu des présages : plus il y a de trésors et de Cristaux, plus vous en piochez. Choisissez une tuile de votre main. Vous seule savez ce qu’elle est.',
          },
          does: ['take tile 1'],
        },
        {
          say: {
            en: 'It goes next to any tile, Dark side up. Place it where it glows.',
            de: 'Es kommt neben ein beliebiges Plättchen, dunkle Seite oben. Leg es dorthin, wo es leuchtet.',
            fr: 'Elle va à côté de n’importe quelle tuile, côté obscur visible. Posez-la là où ça brille.',
          },
          does: ['lay s2'],
          then: {
            en: 'The maze grows. You draw another tile.',
            de: 'Das Labyrinth wächst. Du ziehst nach.',
            fr: 'Le dédale grandit. Vous repiochez.',
          },
          happens: ['placed'],
        },
        {
          say: {
            en: 'Next you must place a Treasure on a Dark tile. It lures them, so keep it far from the leader. Place it where it glows.',
            de: 'Dann musst du einen Schatz auf ein dunkles Plättchen legen. Er lockt sie: Halt ihn fern von denen, die vorn liegen. Leg ihn dorthin, wo es leuchtet.',
            fr: 'Ensuite vous devez poser un trésor sur une tuile obscure. Il les attire : gardez-le loin de qui mène. Posez-le là où ça brille.',
          },
          does: ['treasure e2'],
          then: { en: 'It glitters.', de: 'Es glitzert.', fr: 'Ça brille.' },
          happens: ['tokenPlaced'],
        },
        {
          say: {
            en: 'Omens are your powers. Use Giant Bats, for 1 Omen.',
            de: 'Omen sind deine Kräfte. Nutz Riesenfledermäuse, für 1 Omen.',
            fr: 'Les présages sont vos pouvoirs. Utilisez Chauves-souris géantes, pour 1 présage.',
          },
          does: ['omen giantBats'],
          happens: ['omenUsed'],
        },
        {
          say: { en: 'Seize the Knight.', de: 'Pack die Ritterin.', fr: 'Saisissez la Chevalière.' },
          does: ['bats seize knight'],
        },
        {
          say: {
            en: 'They carry her up to 3 spaces. Drop her on the Entrance.',
            de: 'Sie tragen sie bis zu drei Felder weit. Lass sie am Eingang fallen.',
            fr: 'Elles la portent jusqu’à trois cases. Lâchez-la sur l’Entrée.',
          },
          does: ['drop 0'],
          then: {
            en: 'Back to the start with her.',
            de: 'Zurück an den Anfang mit ihr.',
            fr: 'Retour au départ pour elle.',
          },
          happens: ['moved'],
        },
        {
          say: {
            en: 'End your turn and see what she does.',
            de: 'Beende deinen Zug und sieh, was sie tut.',
            fr: 'Finissez votre tour, et voyez ce qu’elle fait.',
          },
          does: ['end turn'],
          others: [
            ['knight', 'walk s1'],
            ['knight', 'stand'],
          ],
          then: {
            en: 'She’s found an Event. And you hold the cards!',
            de: 'Sie hat ein Ereignis gefunden. Die Karten hältst du!',
            fr: 'Elle a trouvé un événement. C’est vous qui tenez les cartes !',
          },
          happens: ['turnBegan', 'revealed'],
        },
        {
          say: {
            en: 'Play one of the next 3 Events on her, good or bad. Your choice.',
            de: 'Von den nächsten drei Ereignissen wählst du eines für sie, gut oder schlecht. Welches soll es sein?',
            fr: 'Parmi les trois prochains événements, choisissez-en un pour elle, bon ou mauvais. Lequel ?',
          },
          does: ['play event 1', 'play event 2', 'play event 3'],
          then: { en: 'So be it.', de: 'So sei es.', fr: 'Ainsi soit-il.' },
          happens: ['eventPlayed'],
        },
      ],
    },
    {
      lay: () =>
        lay('KGDC', FALLING, 'cave', { step: 'cave.turn' }, (s, space) => {
          s.knight!.at = space('e1');
          s.map.collapsing = true;
          s.map.stack = [];
          s.map.crystalsRemoved = 3;
          s.cave!.hand = [];
        }),
      lectures: [
        {
          say: {
            en: 'The Collapse! No tiles are left, and each turn you remove 3: the loosest first, Crystals before others. 3 Crystal tiles are gone. Remove this one.',
            de: 'Der Einsturz: Kein Plättchen ist übrig, und in jedem Zug entfernst du drei, die lockersten zuerst und Kristalle vor anderen. Drei Kristall-Plättchen sind gefallen. Entfern dieses.',
            fr: 'L’Effondrement : plus aucune tuile, et à chaque tour vous en retirez trois, les plus isolées d’abord, les tuiles Cristal avant les autres. Trois tuiles Cristal sont tombées. Retirez celle-ci.',
          },
          does: ['collapse n1e2'],
          then: { en: 'Four.', de: 'Vier.', fr: 'Quatre.' },
          happens: ['removed'],
          shows: { 'map.crystalsRemoved': 4 },
        },
        {
          say: { en: 'Now the fifth.', de: 'Und das fünfte.', fr: 'Et la cinquième.' },
          does: ['collapse s1e1'],
          then: {
            en: 'The mountain closes over them. You win!',
            de: 'Der Berg schließt sich über ihnen: Du hast gewonnen.',
            fr: 'La montagne se referme sur eux : vous avez gagné.',
          },
          happens: ['removed', 'won'],
          shows: { 'outcome.winners.0': 'cave' },
        },
      ],
    },
  ],
};
