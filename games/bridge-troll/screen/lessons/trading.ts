import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/bridge-troll/scenes';

export const trading: Lesson = {
  name: 'trading',
  title: spoken('Trade in and upgrade', 'Eintauschen und ausbauen', 'Échanger et améliorer'),
  seat: 'red',
  seats: 3,
  about: spoken(
    'Turn travellers into points, and points into a better bridge.',
    'Mach aus Reisenden Punkte und aus Punkten eine bessere Brücke.',
    'Changez les voyageurs en points, et les points en un meilleur pont.',
  ),
  scenes: [
    {
      title: spoken('Trade in', 'Eintauschen', 'Échanger'),
      lay: () =>
        lay({
          players: {
            red: { boulders: '3 red', food: 'monk, serf', tolls: 'priest', points: 6 },
            green: { boulders: '3 green' },
            yellow: { boulders: '3 yellow' },
          },
          places: 'red, green',
          stack: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
          stage: 'score',
        }),
      lectures: [
        {
          say: spoken(
            'At the end of a turn everyone may trade in. You score the lower side: 7 food against 6 toll makes 6. What’s above it is lost.',
            'Am Ende einer Runde dürfen alle eintauschen. Es zählt die niedrigere Seite: 7 Nahrung gegen 6 Wegzoll gibt 6. Was darüber liegt, ist verloren.',
            'En fin de tour, chacun peut échanger. Le côté le plus bas compte : 7 au Garde-manger contre 6 aux Péages font 6. Le surplus est perdu.',
          ),
          task: spoken('Add the Priest to the trade-in.', 'Leg den Priester dazu.', 'Ajoutez le Prêtre à l’échange.'),
          does: ['add priest from tolls'],
          shows: { 'trade.points': 0 },
        },
        {
          say: spoken('Now the other side.', 'Nun die andere Seite.', 'Maintenant l’autre côté.'),
          task: spoken('Add the Monk.', 'Leg den Mönch dazu.', 'Ajoutez le Moine.'),
          does: ['add monk from food'],
          then: spoken('Worth 4 so far.', 'Bisher 4 wert.', 'Cela vaut 4 pour l’instant.'),
          shows: { 'trade.points': 4 },
        },
        {
          say: spoken(
            'The Serf brings 3 more food. Only 2 of them count, but there is no better use for him today.',
            'Der Knecht bringt 3 Nahrung mehr. Nur 2 davon zählen, aber heute gibt es nichts Besseres für ihn.',
            'Le Serf ajoute 3 au Garde-manger. Seuls 2 comptent, mais il ne servira pas mieux aujourd’hui.',
          ),
          task: spoken('Add the Serf.', 'Leg den Knecht dazu.', 'Ajoutez le Serf.'),
          does: ['add serf from food'],
          then: spoken('6 points.', '6 Punkte.', '6 points.'),
          shows: { 'trade.points': 6 },
        },
        {
          say: spoken(
            'Until now nothing has moved. Now it counts.',
            'Bis hierher hat sich nichts bewegt. Jetzt gilt es.',
            'Jusqu’ici, rien n’a bougé. Maintenant, cela compte.',
          ),
          task: spoken('Trade in.', 'Tausch ein.', 'Échangez.'),
          does: ['trade in'],
          then: spoken('6 and 6 make 12 points.', '6 und 6 macht 12 Punkte.', '6 et 6 font 12 points.'),
          happens: ['tradedIn'],
          shows: { 'trolls.0.points': 12 },
        },
        {
          say: spoken(
            'The top upgrade costs 12. At the end it counts its number and 1 point more, and breaks ties. It’s a point for nothing.',
            'Der oberste Ausbau kostet 12. Am Ende zählt er seine Zahl und 1 Punkt dazu, und bei Gleichstand hilft er. Ein geschenkter Punkt.',
            'L’amélioration du dessus coûte 12. À la fin, elle vaut son nombre plus 1 point, et départage. Un point gratuit.',
          ),
          task: spoken('Buy upgrade 12.', 'Kauf den Ausbau 12.', 'Achetez l’amélioration 12.'),
          does: ['buy upgrade 12'],
          then: spoken(
            'Your score is 13. And robbers can’t steal a bridge.',
            'Du stehst bei 13. Und eine Brücke stiehlt kein Räuber.',
            'Vous en êtes à 13. Et aucun voleur n’emporte un pont.',
          ),
          happens: ['bought'],
          shows: { 'trolls.0.score': 13 },
        },
      ],
    },
    {
      title: spoken('Closed: boulders help', 'Geschlossen: Felsbrocken helfen', 'Fermé : les rochers aident'),
      lay: () =>
        lay({
          players: {
            red: { boulders: '4 red 2 green', food: 'monk', tolls: 'priest', points: 5 },
            green: { boulders: '3 green' },
            yellow: { boulders: '3 yellow' },
          },
          places: 'green',
          stage: 'score',
          done: ['red: add monk from food', 'red: add priest from tolls'],
        }),
      lectures: [
        {
          say: spoken(
            'You were closed this turn, so boulders can fill the lower side: 2 boulders for 1 point. Food lacks 2.',
            'Du warst in dieser Runde geschlossen, darum füllen Felsbrocken die niedrigere Seite: 2 Felsbrocken für 1 Punkt. Der Nahrung fehlen 2.',
            'Vous étiez fermé ce tour-ci : les rochers comblent le côté le plus bas, 2 rochers pour 1 point. Il manque 2 au Garde-manger.',
          ),
          task: spoken('Add 4 red boulders.', 'Leg 4 rote Felsbrocken dazu.', 'Ajoutez 4 rochers rouges.'),
          does: ['add 4 red'],
          then: spoken(
            '6 to 6: 6 points in place of 4.',
            '6 zu 6: 6 Punkte statt 4.',
            '6 à 6 : 6 points au lieu de 4.',
          ),
          shows: { 'trade.points': 6 },
        },
        {
          say: spoken(
            'Two boulders are left for tomorrow’s bid.',
            'Zwei Felsbrocken bleiben für das Gebot von morgen.',
            'Il reste deux rochers pour la mise de demain.',
          ),
          task: spoken('Trade in.', 'Tausch ein.', 'Échangez.'),
          does: ['trade in'],
          then: spoken(
            '11 points. The game ends when the deck can’t send enough travellers.',
            '11 Punkte. Das Spiel endet, wenn der Stapel nicht genug Reisende schicken kann.',
            '11 points. La partie finit quand la pioche n’a plus assez de voyageurs.',
          ),
          happens: ['tradedIn'],
          shows: { 'trolls.0.points': 11 },
        },
      ],
    },
  ],
};
