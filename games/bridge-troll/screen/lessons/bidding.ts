import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/bridge-troll/scenes';

export const bidding: Lesson = {
  name: 'bidding',
  title: spoken('The bid', 'Das Gebot', 'La mise'),
  seat: 'red',
  seats: 3,
  about: spoken(
    'Boulders buy the first pick. Staying closed buys boulders.',
    'Felsbrocken kaufen die erste Wahl. Geschlossen zu bleiben bringt Felsbrocken.',
    'Les rochers achètent le premier choix. Rester fermé rapporte des rochers.',
  ),
  scenes: [
    {
      title: spoken('Bid for first pick', 'Um die erste Wahl bieten', 'Miser pour choisir en premier'),
      lay: () =>
        lay({
          players: { red: { boulders: '6 red' }, green: { boulders: '6 green' }, yellow: { boulders: '6 yellow' } },
          weather: 'partlySunny',
          company: 'princess, minstrels, woodsman',
          faceDown: 'monk',
          stage: 'bid',
        }),
      lectures: [
        {
          say: spoken(
            'You’re Red, a troll with a bridge and six boulders. The weather die brings travellers. You eat them or make them pay, and trade food and tolls for points. Most points win.',
            'Du bist Rot, ein Troll mit Brücke und sechs Felsbrocken. Der Wetterwürfel bringt Reisende. Du frisst sie oder lässt sie zahlen und tauschst Nahrung und Wegzoll gegen Punkte ein. Die meisten Punkte gewinnen.',
            'Vous êtes Rouge, un troll avec un pont et six rochers. Le dé météo amène des voyageurs. Vous les mangez ou les faites payer, puis échangez Garde-manger et Péages contre des points. Le plus de points gagne.',
          ),
        },
        {
          say: spoken(
            'Three travellers face up, one face down. The Princess is a feast, and first place takes 1 point as well. Everyone bids in secret, in one colour.',
            'Drei Reisende offen, einer verdeckt. Die Prinzessin ist ein Festmahl, und der erste Platz bringt noch 1 Punkt. Alle bieten geheim, in einer Farbe.',
            'Trois voyageurs visibles, un caché. La Princesse est un festin, et la première place rapporte 1 point. Chacun mise en secret, d’une seule couleur.',
          ),
          task: spoken('Bid 3 boulders.', 'Biete 3 Felsbrocken.', 'Misez 3 rochers.'),
          does: ['bid 3 red'],
          then: spoken(
            '3 beats Green’s 2, and Yellow stays closed. You’re first: 1 point, and you claim first.',
            '3 schlägt die 2 von Grün, und Gelb bleibt geschlossen. Du bist Erster: 1 Punkt und die erste Wahl.',
            '3 bat les 2 de Vert, et Jaune reste fermé. Vous êtes premier : 1 point, et vous choisissez d’abord.',
          ),
          happens: ['revealed', 'placed', 'scored'],
          shows: { 'trolls.0.place': 1, 'trolls.0.points': 6, 'trolls.2.closed': true },
          others: [
            ['green', 'bid 2 green'],
            ['yellow', 'stay closed'],
          ],
        },
        {
          say: spoken(
            'Your bid is on your bridge. After the claims, the open trolls take the bid piles, last place first. So bids change hands: bid high, and someone else gets rich.',
            'Dein Gebot liegt auf deiner Brücke. Nach dem Nehmen bekommen die offenen Trolle die Haufen, der letzte Platz zuerst. So wandern Gebote weiter: Wer hoch bietet, macht andere reich.',
            'Votre mise est sur votre pont. Ensuite, les trolls ouverts prennent les tas misés, le dernier d’abord. Les mises changent donc de mains : misez gros, un autre s’enrichit.',
          ),
        },
      ],
    },
    {
      title: spoken('Stay closed', 'Geschlossen bleiben', 'Rester fermé'),
      lay: () =>
        lay({
          players: {
            red: { boulders: '1 red 1 green' },
            green: { boulders: '5 green' },
            yellow: { boulders: '6 yellow' },
          },
          weather: 'rainy',
          company: 'serf, pilgrim',
          stage: 'bid',
        }),
      lectures: [
        {
          say: spoken(
            'A poor day: two cheap travellers, and you have 2 boulders. If you bid nothing you claim nothing, but you draw 3 boulders for each troll that is open.',
            'Ein magerer Tag: zwei billige Reisende, und du hast 2 Felsbrocken. Bietest du nichts, nimmst du keine Karte, aber 3 Felsbrocken für jeden offenen Troll.',
            'Triste journée : deux voyageurs sans valeur, et vous avez 2 rochers. Sans mise, vous ne prenez personne, mais vous prenez 3 rochers par troll ouvert.',
          ),
          task: spoken('Stay closed.', 'Bleib geschlossen.', 'Restez fermé.'),
          does: ['stay closed'],
          then: spoken(
            'Both others opened, so 6 boulders are yours to draw.',
            'Beide anderen sind offen: 6 Felsbrocken darfst du nehmen.',
            'Les deux autres sont ouverts : 6 rochers à prendre pour vous.',
          ),
          happens: ['revealed', 'claimed', 'tookPile'],
          shows: { 'trolls.0.closed': true },
          others: [
            ['green', 'bid 2 green'],
            ['yellow', 'bid 1 yellow'],
            ['green', 'claim serf'],
            ['green', 'place serf in food'],
            ['yellow', 'claim pilgrim'],
            ['yellow', 'place pilgrim in tolls'],
            ['yellow', "take green's pile"],
          ],
        },
        {
          say: spoken(
            'Many of one colour make a strong bid. Different colours beat goats.',
            'Viele einer Farbe geben ein starkes Gebot. Verschiedene Farben schlagen Ziegenböcke.',
            'Beaucoup d’une couleur font une forte mise. Des couleurs variées battent les boucs.',
          ),
          task: spoken('Draw 6 purple boulders.', 'Nimm 6 violette Felsbrocken.', 'Prenez 6 rochers violets.'),
          does: ['draw 6 purple'],
          then: spoken(
            'Tomorrow you’ll bid like a king.',
            'Morgen bietest du wie ein König.',
            'Demain, vous miserez comme un roi.',
          ),
          happens: ['drew'],
        },
      ],
    },
  ],
};
