import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/cave-troll/scenes';
import { ifScored } from './room.ts';

export const moving: Lesson = {
  name: 'moving',
  title: spoken('Move and take rooms', 'Bewegen und Räume erobern', 'Se déplacer et prendre des salles'),
  seat: 'blue',
  seats: 3,
  about: spoken(
    'Walk your heroes through the lair and be the most in the rooms that pay.',
    'Führe deine Helden durch das Lager und sei in den Räumen, die sich lohnen, in der Überzahl.',
    'Menez vos héros dans l’antre et soyez les plus nombreux dans les salles qui rapportent.',
  ),
  scenes: [
    {
      title: spoken('Through the doorways', 'Von Raum zu Raum', 'Par les passages'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          board: 'NE Staircase: blue adventurer; N Throne Room: red adventurer; W Treasury: green adventurer',
        }),
      lectures: [
        {
          say: spoken(
            'You’re Blue. When rooms are scored, each pays its gold to the player with the most heroes in it. The number on the coin is how much. Most gold at the end wins.',
            'Du bist Blau. Werden Räume gewertet, zahlt jeder sein Gold an den, der dort die meisten Helden hat. Die Zahl auf der Münze sagt, wie viel. Wer am Ende das meiste Gold hat, gewinnt.',
            'Vous êtes Bleu. Au décompte, chaque salle paie son or au joueur qui y a le plus de héros. Le chiffre sur la pièce dit combien. Le plus riche à la fin gagne.',
          ),
        },
        {
          say: spoken(
            'Your hero has come down the stairs. On your turn you have 4 actions, and a step through a doorway is one of them.',
            'Dein Held ist die Treppe heruntergekommen. Du hast 4 Aktionen pro Zug, und ein Schritt durch einen Durchgang ist eine davon.',
            'Votre héros a descendu l’escalier. Vous avez 4 actions par tour, et franchir un passage en est une.',
          ),
          task: spoken(
            'Move the Adventurer to the North-East Hall.',
            'Beweg den Abenteurer in die Nordost-Halle.',
            'Déplacez l’Aventurier dans la salle nord-est.',
          ),
          does: ['blue adventurer NE Staircase→NE Hall'],
          then: spoken(
            '1 gold, and it’s yours. 3 actions left.',
            '1 Gold, und es ist deins. Noch 3 Aktionen.',
            '1 pièce d’or, pour vous. Encore 3 actions.',
          ),
          happens: ['moved'],
          shows: { left: 3 },
          measure: ifScored('ne_hall'),
        },
        {
          say: spoken(
            'The Hall pays 1. The Crypt behind it pays 4, and nobody is there yet.',
            'Die Halle bringt 1. Die Krypta dahinter bringt 4, und noch ist niemand dort.',
            'La salle rapporte 1. La crypte derrière en rapporte 4, et il n’y a encore personne.',
          ),
          task: spoken(
            'Move on to the North-East Crypt.',
            'Geh weiter in die Nordost-Krypta.',
            'Continuez dans la crypte nord-est.',
          ),
          does: ['blue adventurer NE Hall→NE Crypt'],
          then: spoken(
            '4 gold for one step more. Always look at the coins.',
            '4 Gold für einen Schritt mehr. Schau immer auf die Münzen.',
            '4 pièces d’or pour un pas de plus. Regardez toujours les pièces.',
          ),
          happens: ['moved'],
          shows: { left: 2 },
          measure: ifScored('ne_crypt'),
        },
      ],
    },
    {
      title: spoken('Be the most', 'In der Überzahl sein', 'Être les plus nombreux'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          actions: 3,
          board:
            'NE Gallery: blue adventurer; N Throne Room: red adventurer, blue adventurer; W Treasury: green adventurer; ' +
            'SW Staircase: red knight',
        }),
      lectures: [
        {
          say: spoken(
            'One against one: that room pays nobody. Two of yours would make it yours. A doorway leads down from the Gallery.',
            'Eins gegen eins: Dieser Raum zahlt niemandem. Mit zweien gehört er dir. Aus der Galerie führt ein Durchgang hinunter.',
            'Un contre un : cette salle ne paie personne. À deux, elle est à vous. Un passage descend de la galerie.',
          ),
          task: spoken(
            'Bring a second hero into the Throne Room.',
            'Bring einen zweiten Helden in die Thronhalle.',
            'Amenez un second héros dans la salle du trône.',
          ),
          does: ['blue adventurer NE Gallery→N Throne Room'],
          then: spoken(
            '2 to 1. The Throne Room’s 5 gold would be yours.',
            '2 zu 1. Die 5 Gold der Thronhalle wären deine.',
            '2 contre 1. Les 5 pièces d’or de la salle du trône seraient à vous.',
          ),
          happens: ['moved'],
          measure: ifScored('n_throne'),
        },
        {
          say: spoken(
            'A majority of one is enough. The rest of your heroes earn more elsewhere.',
            'Einer mehr reicht. Deine übrigen Helden verdienen anderswo mehr.',
            'Un de plus suffit. Vos autres héros gagneront davantage ailleurs.',
          ),
        },
      ],
    },
    {
      title: spoken('The Barbarian counts as 2', 'Der Barbar zählt doppelt', 'Le Barbare compte double'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          actions: 2,
          board: 'NE Guardroom: blue barbarian; NE Crypt: red adventurer; W Treasury: green adventurer',
        }),
      lectures: [
        {
          say: spoken(
            'Your other heroes can do more than Adventurers. The Barbarian counts as 2 when a room is scored, and no Wraith can push him.',
            'Deine anderen Helden können mehr als Abenteurer. Der Barbar zählt bei der Wertung als zwei Helden, und kein Schemen kann ihn stoßen.',
            'Vos autres héros en font plus qu’un Aventurier. Le Barbare compte pour deux au décompte, et aucun Spectre ne le pousse.',
          ),
          task: spoken(
            'Move the Barbarian to the North-East Crypt.',
            'Beweg den Barbaren in die Nordost-Krypta.',
            'Déplacez le Barbare dans la crypte nord-est.',
          ),
          does: ['blue barbarian NE Guardroom→NE Crypt'],
          then: spoken(
            'He alone outnumbers Red. Rude, but effective.',
            'Er allein ist mehr als Rot. Unhöflich, aber wirksam.',
            'À lui seul, il dépasse Rouge. Impoli, mais efficace.',
          ),
          happens: ['moved'],
          measure: ifScored('ne_crypt'),
        },
        {
          say: spoken(
            'When your actions are spent, the next player has theirs. You can also end your turn early.',
            'Sind deine Aktionen verbraucht, ist der Nächste dran. Du darfst deinen Zug auch früher beenden.',
            'Vos actions épuisées, c’est au joueur suivant. Vous pouvez aussi finir votre tour plus tôt.',
          ),
          task: spoken('End your turn.', 'Beende deinen Zug.', 'Terminez votre tour.'),
          does: ['pass'],
          then: spoken('Green is next.', 'Grün ist dran.', 'À Vert de jouer.'),
          happens: ['passed', 'turnBegan'],
        },
      ],
    },
  ],
};
