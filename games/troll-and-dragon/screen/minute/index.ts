import type { Minute } from '@trollmoot/boardkit/minute.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/troll-and-dragon/scenes';

const white = (die: number) => ({ thing: 'white', die });
const red = (die: number) => ({ thing: 'red', die });
const AT_RISK = { thing: 'atRisk' };

/** How to play in a minute. */
const minutes: readonly Minute[] = [
  {
    steps: [
      {
        title: spoken('The aim', 'Das Ziel', 'Le but'),
        text: spoken(
          'Bring treasure home. A diamond in your pack is worth 1 point, a nugget **3**. The most points win.',
          'Bring Schätze heim. Ein Diamant im Rucksack zählt 1 Punkt, ein Goldklumpen **3**. Die meisten Punkte gewinnen.',
          'Rapportez des trésors. Un diamant dans votre sac vaut 1 point, une pépite **3**. Le plus de points l’emporte.',
        ),
        clauses: ['END-5', 'END-6'],
        picture: {
          caption: spoken(
            'Four diamonds and three nuggets at risk: 13 points. Leave, and they are yours.',
            'Vier Diamanten und drei Goldklumpen sind riskiert: 13 Punkte. Geh, und sie gehören dir.',
            'Quatre diamants et trois pépites en jeu : 13 points. Partez, et ils sont à vous.',
          ),
          seats: 4,
          lay: () =>
            lay({
              red: '',
              supply: { grotto: 56 },
              atRisk: { diamonds: 4 },
              dice: '1, 2, blank, blank',
              done: ['knight: roll gold'],
            }),
          plays: 'leave',
          marks: [{ mark: 'frame', on: AT_RISK }],
        },
      },
      {
        title: spoken('Roll or leave', 'Würfeln oder gehen', 'Lancer ou partir'),
        text: spoken(
          'Roll the white dice. Each diamond lies beside your pack, **at risk**. Roll again as often as you like, or **leave** and put it all into your pack.',
          'Wirf die weißen Würfel. Jeder Diamant liegt **riskiert** neben deinem Rucksack. Würfle weiter oder **geh**: Dann kommt alles in den Rucksack.',
          'Lancez les dés blancs. Chaque diamant est **en jeu** près de votre sac. Relancez tant que vous voulez, ou **partez** et rangez le tout dans votre sac.',
        ),
        clauses: ['GROTTO-5', 'GROTTO-1', 'GROTTO-2', 'GROTTO-7', 'TURN-2'],
        picture: {
          caption: spoken(
            'Two diamonds on the dice: two more at risk. Three of the four dice can still be rolled.',
            'Zwei Diamanten auf den Würfeln: zwei mehr riskiert. Drei der vier Würfel dürfen weiter rollen.',
            'Deux diamants sur les dés : deux de plus en jeu. Trois des quatre dés peuvent encore rouler.',
          ),
          seats: 4,
          lay: () =>
            lay({
              white: 'diamond, diamond, door, troll',
              supply: { grotto: 58 },
              atRisk: { diamonds: 2 },
              dice: 'diamond, key, diamond',
            }),
          plays: 'roll white',
          marks: [
            { mark: 'arrow', from: white(0), to: AT_RISK },
            { mark: 'arrow', from: white(1), to: AT_RISK },
          ],
        },
      },
      {
        title: spoken('The Troll', 'Der Troll', 'Le Troll'),
        text: spoken(
          'A Troll face **blocks** its die. With all four dice blocked, the Troll takes every diamond you had at risk.',
          'Ein Trollgesicht **blockiert** seinen Würfel. Sind alle vier blockiert, nimmt der Troll alle Diamanten, die du riskiert hast.',
          'Une face Troll **bloque** son dé. Quand les quatre sont bloqués, le Troll prend tous vos diamants en jeu.',
        ),
        clauses: ['TROLL-1', 'GROTTO-4'],
        picture: {
          caption: spoken(
            'Three dice are blocked. If the last shows a Troll as well, six diamonds are gone.',
            'Drei Würfel sind blockiert. Zeigt auch der letzte einen Troll, sind sechs Diamanten weg.',
            'Trois dés sont bloqués. Si le dernier montre aussi un Troll, six diamants sont perdus.',
          ),
          seats: 4,
          lay: () =>
            lay({
              white: 'troll, troll, troll, diamond',
              supply: { grotto: 54 },
              atRisk: { diamonds: 6 },
              dice: 'troll',
            }),
          plays: 'roll white',
          marks: [
            { mark: 'cross', on: white(0) },
            { mark: 'cross', on: white(1) },
            { mark: 'cross', on: white(2) },
          ],
        },
      },
      {
        title: spoken('The Dragon’s Cavern', 'Die Höhle des Drachen', 'La Caverne du Dragon'),
        text: spoken(
          'Set aside a **Key** and a **Door** to enter. You roll gold for nuggets, the others roll red. At the **second Dragon** face you lose everything at risk.',
          'Mit **Schlüssel** und **Tür** kommst du hinein. Du würfelst Gold, die anderen Rot. Beim **zweiten Drachen** verlierst du alles, was du riskiert hast.',
          'Une **Clé** et une **Porte** mises de côté l’ouvrent. Vous lancez l’or, les autres le rouge. Au **second Dragon**, vous perdez tout ce qui est en jeu.',
        ),
        clauses: ['DRAGON-4', 'DRAGON-5', 'DRAGON-1', 'KEY-5', 'CAVERN-3'],
        picture: {
          caption: spoken(
            'One Dragon shows: one eye is open. A second one would take seven treasures.',
            'Ein Drache liegt: Ein Auge ist offen. Ein zweiter würde sieben Schätze kosten.',
            'Un Dragon est sorti : un œil est ouvert. Un second coûterait sept trésors.',
          ),
          seats: 4,
          lay: () =>
            lay({
              red: 'dragon, blank',
              supply: { grotto: 56, cavern: 47 },
              atRisk: { diamonds: 4, nuggets: 3 },
              dice: '1, 0, dragon',
            }),
          plays: 'roll gold',
          marks: [
            { mark: 'frame', on: red(0) },
            {
              mark: 'banner',
              on: red(0),
              says: spoken('one eye open', 'ein Auge offen', 'un œil ouvert'),
              tone: 'red',
              at: 'above',
            },
          ],
        },
      },
      {
        title: spoken('What ends it', 'Wann es endet', 'La fin'),
        text: spoken(
          'The game is over after the turn in which the Grotto or the Cavern is **empty**. What is in your pack is safe for the whole game.',
          'Das Spiel endet nach dem Zug, in dem Grotte oder Höhle **leer** ist. Was im Rucksack ist, ist das ganze Spiel lang sicher.',
          'La partie finit après le tour où la Grotte ou la Caverne est **vide**. Ce qui est dans votre sac y reste en sûreté.',
        ),
        clauses: ['END-1', 'TURN-2', 'SETUP-4'],
        picture: {
          caption: spoken(
            'The last diamonds of the Grotto are at risk. Leave, and the game is over.',
            'Die letzten Diamanten der Grotte sind riskiert. Geh, und das Spiel ist aus.',
            'Les derniers diamants de la Grotte sont en jeu. Partez, et la partie est finie.',
          ),
          seats: 4,
          lay: () =>
            lay({
              white: 'diamond, key, troll, diamond',
              supply: { grotto: 0, cavern: 44 },
              atRisk: { diamonds: 5 },
              players: {
                knight: { diamonds: 12, nuggets: 4 },
                cat: { diamonds: 15, nuggets: 2 },
                archer: { diamonds: 28 },
              },
            }),
          plays: 'leave',
          marks: [
            {
              mark: 'banner',
              on: AT_RISK,
              says: spoken('the last ones', 'die letzten', 'les derniers'),
              at: 'above',
            },
          ],
        },
      },
    ],
  },
];
export default minutes;
