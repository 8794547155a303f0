import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/bridge-troll/scenes';

export const claiming: Lesson = {
  name: 'claiming',
  title: spoken('The claim', 'Das Nehmen', 'La prise'),
  seat: 'red',
  seats: 3,
  about: spoken(
    'Who takes which traveller, and when the last card is the one you don’t want.',
    'Wer welchen Reisenden nimmt, und wann die letzte Karte die ist, die du nicht willst.',
    'Qui prend quel voyageur, et quand la dernière carte est celle dont on ne veut pas.',
  ),
  scenes: [
    {
      title: spoken('In order of place', 'Der Reihe nach', 'Dans l’ordre des places'),
      lay: () =>
        lay({
          players: {
            red: { boulders: '3 red', bid: '3 red' },
            green: { boulders: '4 green', bid: '2 green' },
            yellow: { boulders: '6 yellow' },
          },
          weather: 'sunny',
          company: 'princess, minstrels, woodsman, bandit',
          faceDown: 'monk',
          places: 'red, green',
          stage: 'claim',
        }),
      lectures: [
        {
          say: spoken(
            'First place claims one card, then second, then round again, until none are left. You can never pass. A royal always goes to your Food.',
            'Der Erste nimmt eine Karte, dann der Zweite, dann von vorn, bis keine mehr da ist. Passen geht nie. Adlige kommen immer zur Nahrung.',
            'Le premier prend une carte, puis le deuxième, puis on recommence jusqu’à la dernière. On ne passe jamais. Un noble va toujours au Garde-manger.',
          ),
          task: spoken('Claim the Princess.', 'Nimm die Prinzessin.', 'Prenez la Princesse.'),
          does: ['claim princess'],
          then: spoken(
            '5 food. Green takes the Minstrels for their toll.',
            '5 Nahrung. Grün nimmt die Spielleute für den Wegzoll.',
            '5 au Garde-manger. Vert prend les Ménestrels pour le péage.',
          ),
          happens: ['claimed', 'setAside'],
          shows: { 'trolls.0.foodTotal': 5, 'trolls.1.tollTotal': 5 },
          others: [
            ['green', 'claim minstrels'],
            ['green', 'place minstrels in tolls'],
          ],
        },
        {
          say: spoken(
            'Count: five cards, two trolls. You claim first, third and last. Nobody wants the Bandit. The Woodsman pays 2 points at once.',
            'Zähl: fünf Karten, zwei Trolle. Du nimmst als Erster, Dritter und Letzter. Den Banditen will keiner. Der Holzfäller bringt sofort 2 Punkte.',
            'Comptez : cinq cartes, deux trolls. Vous prenez la première, la troisième et la dernière. Personne ne veut du Bandit. Le Bûcheron rapporte 2 points tout de suite.',
          ),
          task: spoken('Claim the Woodsman.', 'Nimm den Holzfäller.', 'Prenez le Bûcheron.'),
          does: ['claim woodsman'],
          then: spoken(
            '2 points, and Green gambles on the face-down card: a Monk.',
            '2 Punkte, und Grün wagt die verdeckte Karte: ein Mönch.',
            '2 points, et Vert tente la carte cachée : un Moine.',
          ),
          happens: ['claimed', 'scored'],
          shows: { 'trolls.0.points': 7 },
          others: [
            ['green', 'claim face-down card'],
            ['green', 'place monk in food'],
          ],
        },
        {
          say: spoken(
            'The last card is yours, like it or not. The Bandit looks for your best toll card. You have none, so he leaves with nothing.',
            'Die letzte Karte gehört dir, ob du willst oder nicht. Der Bandit sucht deine beste Wegzollkarte. Du hast keine, also geht er leer aus.',
            'La dernière carte est pour vous, qu’elle plaise ou non. Le Bandit cherche votre meilleur péage. Vous n’en avez pas : il repart bredouille.',
          ),
          task: spoken('Claim the Bandit.', 'Nimm den Banditen.', 'Prenez le Bandit.'),
          does: ['claim bandit'],
          then: spoken('Poverty has its uses.', 'Armut hat ihr Gutes.', 'La pauvreté a du bon.'),
          happens: ['claimed', 'foundNothing'],
        },
        {
          say: spoken(
            'Next time the Bandit might find something. Before you bid, count where you’d stand when he is the last card.',
            'Beim nächsten Mal könnte der Bandit etwas finden. Zähl vor dem Gebot, wer die letzte Karte nimmt.',
            'La prochaine fois, le Bandit pourrait trouver. Avant de miser, comptez qui prendra la dernière carte.',
          ),
        },
      ],
    },
  ],
};
