import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/bridge-troll/scenes';

export const robbers: Lesson = {
  name: 'robbers',
  title: spoken('Robbers, goats, specials', 'Räuber, Ziegenböcke, Besondere', 'Voleurs, boucs, spéciaux'),
  seat: 'red',
  seats: 3,
  about: spoken(
    'What bites back, and what you can throw at it.',
    'Wer zurückbeißt, und womit du dagegen wirfst.',
    'Ce qui mord en retour, et ce que vous pouvez lui lancer.',
  ),
  scenes: [
    {
      title: spoken('Drive a robber off', 'Einen Räuber vertreiben', 'Chasser un voleur'),
      lay: () =>
        lay({
          players: {
            red: { boulders: '4 red 2 green', tolls: 'peddler', food: 'monk', bid: '2 red' },
            green: { boulders: '4 green', bid: '1 green' },
            yellow: { boulders: '6 yellow' },
          },
          company: 'bandit, farmer',
          places: 'green, red',
          stage: 'claim',
          done: ['green: claim farmer', 'green: place farmer in food'],
        }),
      lectures: [
        {
          say: spoken(
            'Only the Bandit is left, and you must claim. He’s after your best toll card: the Peddler, worth 4.',
            'Nur der Bandit ist übrig, und du musst nehmen. Er will deine beste Wegzollkarte: den Hausierer, 4 wert.',
            'Il ne reste que le Bandit, et vous devez prendre. Il vise votre meilleur péage : le Colporteur, qui vaut 4.',
          ),
          task: spoken('Claim the Bandit.', 'Nimm den Banditen.', 'Prenez le Bandit.'),
          does: ['claim bandit'],
          happens: ['claimed'],
        },
        {
          say: spoken(
            'Throw as many boulders as the card is worth, in any colours, and he runs. Or let him have it and save your boulders.',
            'Wirf so viele Felsbrocken, wie die Karte wert ist, egal welche Farben, und er rennt. Oder gib sie her und spar dir die Felsbrocken.',
            'Lancez autant de rochers que vaut la carte, de toutes couleurs, et il s’enfuit. Ou cédez-la et gardez vos rochers.',
          ),
          task: spoken('Defend the Peddler.', 'Verteidige den Hausierer.', 'Défendez le Colporteur.'),
          does: ['defend against bandit'],
        },
        {
          say: spoken(
            'Exactly 4. Keep the colours you want to bid with.',
            'Genau 4. Behalte die Farben, mit denen du bieten willst.',
            'Exactement 4. Gardez les couleurs avec lesquelles vous miserez.',
          ),
          task: spoken('Throw 4 red boulders.', 'Wirf 4 rote Felsbrocken.', 'Lancez 4 rochers rouges.'),
          does: ['throw 4 red'],
          then: spoken(
            'Off he goes, and the Peddler still pays.',
            'Weg ist er, und der Hausierer zahlt weiter.',
            'Le voilà parti, et le Colporteur paie toujours.',
          ),
          happens: ['threw', 'drivenOff'],
        },
      ],
    },
    {
      title: spoken('Garlic against the Dragon', 'Knoblauch gegen den Drachen', 'De l’ail contre le Dragon'),
      lay: () =>
        lay({
          players: {
            red: { boulders: '2 red', tolls: 'priest', food: 'monk', bid: '2 red', hand: 'garlicMerchant' },
            green: { boulders: '4 green' },
            yellow: { boulders: '6 yellow' },
          },
          company: 'dragon',
          places: 'red',
          stage: 'claim',
        }),
      lectures: [
        {
          say: spoken(
            'The Dragon takes the best card of both sides. Six boulders? You have two. But you hold a Garlic Merchant.',
            'Der Drache nimmt die beste Karte beider Seiten. Sechs Felsbrocken? Du hast zwei. Aber du hast einen Knoblauchhändler auf der Hand.',
            'Le Dragon prend la meilleure carte des deux côtés. Six rochers ? Vous en avez deux. Mais vous tenez un Marchand d’ail.',
          ),
          task: spoken('Claim the Dragon.', 'Nimm den Drachen.', 'Prenez le Dragon.'),
          does: ['claim dragon'],
          happens: ['claimed'],
        },
        {
          say: spoken(
            'Specials stay in your hand until you use them, once. Then they’re food.',
            'Besondere Reisende bleiben auf der Hand, bis du sie einsetzt, einmal. Danach sind sie Nahrung.',
            'Les spéciaux restent en main jusqu’à ce que vous vous en serviez, une fois. Ensuite, ils se mangent.',
          ),
          task: spoken('Use the garlic.', 'Setz den Knoblauchhändler ein.', 'Utilisez l’ail.'),
          does: ['garlic dragon'],
          then: spoken('The Dragon sneezes and leaves.', 'Der Drache niest und geht.', 'Le Dragon éternue et s’en va.'),
          happens: ['garlicked'],
        },
      ],
    },
    {
      title: spoken('Beat a goat', 'Einen Ziegenbock schlagen', 'Battre un bouc'),
      lay: () =>
        lay({
          players: {
            red: { boulders: '2 red 2 green', bid: '2 red', hand: 'stonemason' },
            green: { boulders: '4 green' },
            yellow: { boulders: '6 yellow' },
          },
          company: 'middleGoat',
          places: 'red',
          stage: 'claim',
        }),
      lectures: [
        {
          say: spoken(
            'The Middle Goat wants three boulders of different colours. You have only red and green. Your Stonemason brings 3 of one colour.',
            'Der mittlere Ziegenbock will drei Felsbrocken in verschiedenen Farben. Du hast nur Rot und Grün. Dein Steinmetz bringt 3 einer Farbe.',
            'Le Moyen Bouc veut trois rochers de couleurs différentes. Vous n’avez que du rouge et du vert. Votre Tailleur de pierre en apporte 3 d’une couleur.',
          ),
          task: spoken(
            'Use the Stonemason: take purple boulders.',
            'Setz den Steinmetz ein: Nimm violette Felsbrocken.',
            'Servez-vous du Tailleur de pierre : prenez des rochers violets.',
          ),
          does: ['quarry purple'],
          then: spoken(
            '3 purple boulders. Now you have three colours.',
            '3 violette Felsbrocken. Jetzt hast du drei Farben.',
            '3 rochers violets. Vous avez maintenant trois couleurs.',
          ),
          happens: ['quarried'],
        },
        {
          say: spoken(
            'If you can’t or won’t throw, a goat costs you 1 point. If you can, it pays.',
            'Kannst oder willst du nicht werfen, kostet dich ein Ziegenbock 1 Punkt. Kannst du es, zahlt er.',
            'Si vous ne pouvez ou ne voulez pas lancer, un bouc vous coûte 1 point. Sinon, il rapporte.',
          ),
          task: spoken('Claim the Middle Goat.', 'Nimm den mittleren Ziegenbock.', 'Prenez le Moyen Bouc.'),
          does: ['claim middle goat'],
          happens: ['claimed'],
        },
        {
          say: spoken(
            'One of each colour. Aim for the horns.',
            'Von jeder Farbe einen. Ziel auf die Hörner.',
            'Un de chaque couleur. Visez les cornes.',
          ),
          task: spoken('Fight the goat.', 'Kämpf gegen den Ziegenbock.', 'Affrontez le bouc.'),
          does: ['fight middle goat'],
          then: spoken(
            '4 points. Trip-trap indeed.',
            '4 Punkte. Von wegen Trippel-Trappel.',
            '4 points. Trip-trap, en effet.',
          ),
          happens: ['threw', 'scored'],
          shows: { 'trolls.0.points': 9 },
        },
      ],
    },
  ],
};
