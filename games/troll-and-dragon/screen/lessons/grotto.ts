import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/troll-and-dragon/scenes';
import { trollRisk } from './risk.ts';

export const grotto: Lesson = {
  name: 'grotto',
  title: spoken('The Grotto', 'Die Grotte', 'La Grotte'),
  seat: 'knight',
  seats: 3,
  about: spoken(
    'Roll for diamonds, and leave before the Troll comes.',
    'Würfle nach Diamanten und geh, bevor der Troll kommt.',
    'Lancez pour les diamants, et partez avant le Troll.',
  ),
  scenes: [
    {
      title: spoken('Roll for diamonds', 'Nach Diamanten würfeln', 'Lancer pour les diamants'),
      lay: () => lay({ seats: 3, dice: 'diamond, diamond, troll, key, diamond, troll, door' }),
      lectures: [
        {
          say: spoken(
            'You’re the Knight. A diamond in your pack is 1 point, a nugget 3. Everything you pick up this turn is at risk until you leave with it.',
            'Du bist der Ritter. Ein Diamant im Rucksack ist 1 Punkt, ein Goldklumpen 3. Was du in diesem Zug aufhebst, ist riskiert, bis du damit gehst.',
            'Vous êtes le Chevalier. Un diamant dans le sac vaut 1 point, une pépite 3. Ce que vous ramassez ce tour-ci est en jeu jusqu’à votre départ.',
          ),
        },
        {
          say: spoken(
            'Each diamond you roll lands beside your pack. Each Troll blocks its die for the rest of the turn.',
            'Jeder gewürfelte Diamant kommt neben deinen Rucksack. Jeder Troll blockiert seinen Würfel für den Rest des Zuges.',
            'Chaque diamant obtenu vient à côté de votre sac. Chaque Troll bloque son dé jusqu’à la fin du tour.',
          ),
          task: spoken('Roll the four white dice.', 'Wirf die vier weißen Würfel.', 'Lancez les quatre dés blancs.'),
          does: ['roll white'],
          then: spoken(
            '2 diamonds, and one Troll. 3 dice are still free.',
            '2 Diamanten und ein Troll. 3 Würfel sind noch frei.',
            '2 diamants et un Troll. 3 dés restent libres.',
          ),
          happens: ['rolled'],
          shows: { 'atRisk.diamonds': 2 },
        },
        {
          say: spoken(
            'If every die is blocked, the Troll takes all you have at risk. With three dice left that hardly ever happens.',
            'Sind alle Würfel blockiert, nimmt der Troll alles, was du riskierst. Mit drei Würfeln passiert das fast nie.',
            'Si tous les dés sont bloqués, le Troll prend tout ce qui est en jeu. Avec trois dés, cela n’arrive presque jamais.',
          ),
          task: spoken('Roll again.', 'Würfle noch einmal.', 'Relancez.'),
          does: ['roll white'],
          then: spoken(
            'A third diamond and a second Troll. 2 dice are free.',
            'Ein dritter Diamant und ein zweiter Troll. 2 Würfel sind frei.',
            'Un troisième diamant et un deuxième Troll. 2 dés sont libres.',
          ),
          happens: ['rolled'],
          shows: { 'atRisk.diamonds': 3 },
          measure: trollRisk,
        },
        {
          say: spoken(
            'Greed has a price. What’s in your pack is safe for the rest of the game.',
            'Gier hat ihren Preis. Was im Rucksack ist, ist für den Rest des Spiels sicher.',
            'L’avidité a un prix. Ce qui est dans le sac est à l’abri pour toute la partie.',
          ),
          task: spoken('Leave with 3 diamonds.', 'Geh mit 3 Diamanten.', 'Partez avec 3 diamants.'),
          does: ['leave'],
          then: spoken(
            '3 points, safe. The next player rolls.',
            '3 Punkte, sicher. Der Nächste würfelt.',
            '3 points à l’abri. Au suivant.',
          ),
          happens: ['left'],
          shows: { 'packs.0.points': 3 },
          measure: trollRisk,
        },
      ],
    },
    {
      title: spoken('The Troll comes', 'Der Troll kommt', 'Le Troll arrive'),
      lay: () => lay({ seats: 3, white: 'troll, troll, troll, diamond', atRisk: { diamonds: 4 }, dice: 'troll' }),
      lectures: [
        {
          say: spoken(
            'Another turn, one die left, 4 diamonds at risk. One time in three the Troll comes. Nothing here is real, so find out.',
            'Ein anderer Zug: ein Würfel übrig, 4 Diamanten riskiert. In einem von drei Fällen kommt der Troll. Hier ist nichts echt, also probier es.',
            'Un autre tour : un seul dé, 4 diamants en jeu. Une fois sur trois, le Troll arrive. Ici rien n’est vrai, alors essayez.',
          ),
          task: spoken('Roll the last die.', 'Wirf den letzten Würfel.', 'Lancez le dernier dé.'),
          does: ['roll white'],
          then: spoken(
            'There he is. Your diamonds lie in the Troll Hand now, until the Dragon wakes.',
            'Da ist er. Deine Diamanten liegen jetzt in der Trollhand, bis der Drache erwacht.',
            'Le voilà. Vos diamants sont dans la Main du Troll, jusqu’au réveil du Dragon.',
          ),
          happens: ['trolled'],
          shows: { hand: 4 },
          measure: trollRisk,
        },
      ],
    },
  ],
};
