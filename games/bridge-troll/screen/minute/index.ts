import type { Crop } from '@trollmoot/boardkit/figure.ts';
import type { Minute } from '@trollmoot/boardkit/minute.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { card, lay } from '@trollmoot/bridge-troll/scenes';

const ROAD: Crop = { x: 0.14, y: 0.26, width: 0.72, height: 0.38 };
const BRIDGE: Crop = { x: 0.2, y: 0.5, width: 0.6, height: 0.48 };

const traveller = (name: string) => ({ thing: 'traveller', traveller: card(name) });
const RED = 0;
const bridge = { thing: 'bridge', seat: RED };
const pile = (side: 'food' | 'tolls') => ({ thing: 'pile', seat: RED, side });

/** How to play in a minute. */
const minutes: readonly Minute[] = [
  {
    steps: [
      {
        title: spoken('Travellers come', 'Reisende kommen', 'Des voyageurs arrivent'),
        text: spoken(
          'The weather die says how many set out: the better the weather, the more. The **first lies face-down**, the others open. The highest score wins.',
          'Der Wetterwürfel sagt, wie viele kommen: je besser das Wetter, desto mehr. Der **erste liegt verdeckt**, die anderen offen. Die höchste Punktzahl gewinnt.',
          'Le dé météo dit combien viennent : plus il fait beau, plus ils sont nombreux. Le **premier est face cachée**. Le plus haut score l’emporte.',
        ),
        clauses: ['ROLL-1', 'ROLL-2', 'END-4'],
        picture: {
          caption: spoken(
            'Two travellers lie open, one face-down. Nobody knows who that is.',
            'Zwei Reisende liegen offen, einer verdeckt. Niemand weiß, wer das ist.',
            'Deux voyageurs sont visibles, un est face cachée. Personne ne sait qui c’est.',
          ),
          seats: 3,
          lay: () =>
            lay({
              players: { red: { boulders: '6 red' }, green: { boulders: '6 green' }, yellow: { boulders: '6 yellow' } },
              company: 'monk, woodsman',
              faceDown: 'bandit',
              stage: 'bid',
            }),
          crop: ROAD,
          marks: [
            {
              mark: 'banner',
              on: { thing: 'faceDown' },
              says: spoken('nobody looks', 'niemand schaut', 'nul ne regarde'),
              at: 'above',
            },
          ],
        },
      },
      {
        title: spoken('Bid for first pick', 'Biete um die erste Wahl', 'Misez pour choisir d’abord'),
        text: spoken(
          'All bid at once, in secret: any number of boulders of **one colour**. The larger bid picks first. Bid none, and you are **closed**: you draw boulders.',
          'Alle bieten geheim Felsbrocken **einer Farbe**. Das größere Gebot wählt zuerst. Wer nichts bietet, ist **geschlossen** und nimmt Felsbrocken.',
          'Tous misent en secret des rochers d’**une seule couleur**. La plus grosse mise choisit d’abord. Sans mise, vous êtes **fermé** et prenez des rochers.',
        ),
        clauses: ['BID-1', 'BID-2', 'BID-3', 'TROPHY-1', 'CLAIM-1', 'DRAW-1'],
        picture: {
          caption: spoken(
            'Red has six boulders under the bridge and bids three of them.',
            'Rot hat sechs Felsbrocken unter der Brücke und bietet drei davon.',
            'Rouge a six rochers sous son pont et en mise trois.',
          ),
          seats: 3,
          lay: () =>
            lay({
              players: { red: { boulders: '6 red' }, green: { boulders: '5 green' }, yellow: { boulders: '6 yellow' } },
              company: 'monk, woodsman',
              faceDown: 'peddler',
              stage: 'bid',
            }),
          plays: 'bid 3 red',
          crop: BRIDGE,
          marks: [
            {
              mark: 'banner',
              on: bridge,
              says: spoken('bid 3 of 6', 'biete 3 von 6', 'misez 3 sur 6'),
              tone: 'red',
              at: 'above',
            },
          ],
        },
      },
      {
        title: spoken('Eat or charge', 'Fressen oder kassieren', 'Manger ou faire payer'),
        text: spoken(
          'Put each traveller into **Food** or **Tolls** at once. It counts only on that side, and there it stays. Royals must be eaten.',
          'Leg jeden Reisenden sofort zur **Nahrung** oder zum **Wegzoll**. Er zählt nur dort, und dort bleibt er. Adlige musst du fressen.',
          'Mettez aussitôt chaque voyageur au **Garde-manger** ou aux **Péages**. Il ne compte que là, et il y reste. Les nobles se mangent.',
        ),
        clauses: ['PLACE-1', 'PLACE-2', 'CLAIM-1'],
        picture: {
          caption: spoken(
            'Red claims the Priest and can put him into Food or Tolls.',
            'Rot nimmt den Priester und kann ihn zur Nahrung oder zum Wegzoll legen.',
            'Rouge prend le Prêtre et peut le mettre au Garde-manger ou aux Péages.',
          ),
          seats: 3,
          lay: () =>
            lay({
              players: {
                red: { boulders: '3 red', bid: '3 red', food: 'monk', tolls: 'peddler' },
                green: { boulders: '4 green', bid: '2 green' },
                yellow: { boulders: '6 yellow' },
              },
              company: 'priest, woodsman, minstrels',
              places: 'red, green',
              stage: 'claim',
            }),
          plays: 'claim priest',
          crop: { x: 0.14, y: 0.26, width: 0.72, height: 0.72 },
          marks: [
            { mark: 'frame', on: traveller('priest') },
            { mark: 'arrow', from: traveller('priest'), to: pile('food') },
            { mark: 'arrow', from: traveller('priest'), to: pile('tolls') },
          ],
        },
      },
      {
        title: spoken('Robbers and goats', 'Räuber und Ziegenböcke', 'Voleurs et boucs'),
        text: spoken(
          'You **must** claim in turn, even a robber. He takes your best card unless you throw as many boulders as it is worth. A goat costs 1 point.',
          'Du **musst** nehmen, auch einen Räuber. Er holt deine beste Karte, außer du wirfst so viele Felsbrocken, wie sie zählt. Ein Ziegenbock kostet 1 Punkt.',
          'À votre tour, vous **devez** prendre, même un voleur. Il vole votre meilleure carte, sauf si vous lancez autant de rochers qu’elle vaut. Un bouc coûte 1 point.',
        ),
        clauses: ['ROBBER-6', 'ROBBER-1', 'ROBBER-7', 'CLAIM-2', 'GOAT-2'],
        picture: {
          caption: spoken(
            'Only the Bandit is left for Red. He threatens the best card in Tolls.',
            'Für Rot ist nur der Bandit übrig. Er bedroht die beste Karte im Wegzoll.',
            'Il ne reste à Rouge que le Bandit. Il menace la meilleure carte des Péages.',
          ),
          seats: 3,
          lay: () =>
            lay({
              players: {
                red: { boulders: '4 red', bid: '2 red', food: 'monk', tolls: 'priest' },
                green: { boulders: '5 green', bid: '1 green' },
                yellow: { boulders: '6 yellow' },
              },
              company: 'bandit',
              places: 'red, green',
              stage: 'claim',
            }),
          plays: 'claim bandit',
          crop: { x: 0.14, y: 0.26, width: 0.72, height: 0.72 },
          marks: [{ mark: 'arrow', from: traveller('bandit'), to: pile('tolls') }],
        },
      },
      {
        title: spoken('Points and the last dawn', 'Punkte und der letzte Morgen', 'Les points et la fin'),
        text: spoken(
          'Trade in Food and Tolls: you score the **lower** total. Buy upgrades for 1 more point each. Too few cards left to deal: the game ends at once.',
          'Tausch Nahrung und Wegzoll ein: Die **niedrigere** Summe zählt. Ausbauten bringen je 1 Punkt mehr. Reichen die Karten nicht, ist Schluss.',
          'Échangez Garde-manger et Péages : vous marquez le total **le plus bas**. Une amélioration vaut 1 point de plus. Plus assez de cartes à poser : c’est fini.',
        ),
        clauses: ['TRADE-2', 'UPGRADE-1', 'END-2', 'ROLL-3'],
        picture: {
          caption: spoken(
            'Red is open and has cards on both sides of the bridge: the lower total scores.',
            'Rot ist offen und hat Karten auf beiden Seiten der Brücke: Die niedrigere Summe zählt.',
            'Rouge est ouvert et a des cartes des deux côtés du pont : le plus bas total compte.',
          ),
          seats: 3,
          lay: () =>
            lay({
              players: {
                red: { boulders: '3 red', food: 'pilgrim, farmer', tolls: 'pilgrim, peddler', points: 9 },
                green: { boulders: '2 green' },
                yellow: { boulders: '1 yellow' },
              },
              places: 'red, yellow',
              stack: [1, 2, 3, 13],
              stage: 'score',
            }),
          crop: BRIDGE,
          marks: [
            { mark: 'frame', on: pile('food') },
            { mark: 'frame', on: pile('tolls') },
          ],
        },
      },
    ],
  },
];
export default minutes;
