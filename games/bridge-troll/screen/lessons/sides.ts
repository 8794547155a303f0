import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/bridge-troll/scenes';
import { yourSides } from './worth.ts';

export const sides: Lesson = {
  name: 'sides',
  title: spoken('Food and Tolls', 'Nahrung und Wegzoll', 'Garde-manger et Péages'),
  seat: 'red',
  seats: 3,
  about: spoken(
    'Eat them or make them pay: keep both sides of your bridge level.',
    'Fressen oder zahlen lassen: Halte beide Seiten deiner Brücke im Gleichgewicht.',
    'Les manger ou les faire payer : gardez les deux côtés du pont en équilibre.',
  ),
  scenes: [
    {
      title: spoken('Eat or charge', 'Fressen oder kassieren', 'Manger ou faire payer'),
      lay: () =>
        lay({
          players: {
            red: { boulders: '4 red', bid: '2 red', food: 'serf' },
            green: { boulders: '4 green' },
            yellow: { boulders: '6 yellow' },
          },
          company: 'priest, monk',
          places: 'red',
          stage: 'claim',
        }),
      lectures: [
        {
          say: spoken(
            'You’re the only open troll: both cards are yours. The coin is the toll, the bowl is the food. The Priest pays 6 but makes a thin meal.',
            'Du bist als Einziger offen: Beide Karten sind deine. Die Münze ist der Wegzoll, die Schale die Nahrung. Der Priester zahlt 6, macht aber kaum satt.',
            'Vous êtes le seul ouvert : les deux cartes sont à vous. La pièce est le péage, le bol la nourriture. Le Prêtre paie 6 mais nourrit peu.',
          ),
          task: spoken('Claim the Priest.', 'Nimm den Priester.', 'Prenez le Prêtre.'),
          does: ['claim priest'],
          happens: ['claimed'],
        },
        {
          say: spoken(
            'A trade-in scores the lower of your two sides, so you need both. Tolls are at 0.',
            'Beim Eintauschen zählt die niedrigere deiner zwei Seiten, du brauchst also beide. Der Wegzoll steht bei 0.',
            'Un échange rapporte le plus bas de vos deux côtés : il vous faut donc les deux. Vos Péages sont à 0.',
          ),
          task: spoken('Put the Priest in Tolls.', 'Leg den Priester zum Wegzoll.', 'Mettez le Prêtre aux Péages.'),
          does: ['place priest in tolls'],
          then: spoken(
            '6 in Tolls. He pays and walks on, a little poorer.',
            '6 im Wegzoll. Er zahlt und geht etwas ärmer weiter.',
            '6 aux Péages. Il paie et repart, un peu plus pauvre.',
          ),
          happens: ['setAside'],
          shows: { 'trolls.0.tollTotal': 6 },
          measure: yourSides,
        },
        {
          say: spoken(
            'Now Food is the lower side. Monks are poor but well fed.',
            'Nun ist die Nahrung die niedrigere Seite. Mönche sind arm, aber wohlgenährt.',
            'Le Garde-manger est maintenant le côté le plus bas. Les moines sont pauvres mais bien nourris.',
          ),
          task: spoken('Claim the Monk.', 'Nimm den Mönch.', 'Prenez le Moine.'),
          does: ['claim monk'],
          happens: ['claimed'],
        },
        {
          say: spoken(
            'Once a card is on one side, it stays there.',
            'Liegt eine Karte einmal auf einer Seite, bleibt sie dort.',
            'Une carte posée d’un côté y reste.',
          ),
          task: spoken('Put the Monk in Food.', 'Leg den Mönch zur Nahrung.', 'Mettez le Moine au Garde-manger.'),
          does: ['place monk in food'],
          then: spoken(
            '7 against 6: almost level. Nothing is wasted.',
            '7 zu 6: fast ausgeglichen. Nichts ist verschwendet.',
            '7 contre 6 : presque égal. Rien n’est perdu.',
          ),
          happens: ['setAside'],
          shows: { 'trolls.0.foodTotal': 7, 'trolls.0.tollTotal': 6 },
          measure: yourSides,
        },
      ],
    },
    {
      title: spoken('A ransom', 'Ein Lösegeld', 'Une rançon'),
      lay: () =>
        lay({
          players: {
            red: { boulders: '4 red', food: 'princess, monk', hand: 'royalMessenger' },
            green: { boulders: '4 green' },
            yellow: { boulders: '6 yellow' },
          },
          weather: 'rainy',
          company: 'peddler, farmer',
          stage: 'bid',
        }),
      lectures: [
        {
          say: spoken(
            'Royals must go to Food. But you hold a Royal Messenger: he moves one royal to Tolls, where she counts her ransom.',
            'Adlige müssen zur Nahrung. Aber du hast einen Königsboten: Er bringt einen Adligen zum Wegzoll, wo das Lösegeld zählt.',
            'Les nobles vont au Garde-manger. Mais vous tenez un Messager royal : il déplace un noble aux Péages, où compte sa rançon.',
          ),
          task: spoken('Ransom the Princess.', 'Fordere Lösegeld für die Prinzessin.', 'Rançonnez la Princesse.'),
          does: ['ransom princess'],
          then: spoken(
            '10 in Tolls. The Messenger himself ends up in your Food. Tough job.',
            '10 im Wegzoll. Der Bote selbst landet in deiner Nahrung. Harter Beruf.',
            '10 aux Péages. Le Messager finit dans votre Garde-manger. Dur métier.',
          ),
          happens: ['ransomed'],
          shows: { 'trolls.0.tollTotal': 10, 'trolls.0.foodTotal': 6 },
          measure: yourSides,
        },
      ],
    },
  ],
};
