import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/cave-troll/scenes';
import { ifScored } from './room.ts';

export const cards: Lesson = {
  name: 'cards',
  title: spoken('Draw and score', 'Ziehen und werten', 'Piocher et décompter'),
  seat: 'blue',
  seats: 3,
  about: spoken(
    'Bring figures into play, fill the scoring pile at the right moment, and see the end coming.',
    'Bring Figuren ins Spiel, fülle den Wertungsstapel im richtigen Moment und sieh das Ende kommen.',
    'Faites entrer vos figurines, remplissez la pile de décompte au bon moment et voyez venir la fin.',
  ),
  scenes: [
    {
      title: spoken('Draw and play', 'Ziehen und spielen', 'Piocher et jouer'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          board: 'NE Hall: blue adventurer; N Throne Room: red adventurer; W Treasury: green adventurer',
          players: { blue: { hand: 'adventurer', deck: 'dwarf' } },
        }),
      lectures: [
        {
          say: spoken(
            'Figures come from your deck. Draw and play is one action: draw the top card, then play one of your two. You keep the other for later.',
            'Figuren kommen aus deinem Stapel. Ziehen und spielen ist eine Aktion: Zieh die oberste Karte und spiel eine deiner beiden. Die andere behältst du.',
            'Les figurines viennent de votre paquet. Piocher et jouer est une action : piochez la première carte, puis jouez l’une des deux. Vous gardez l’autre.',
          ),
          task: spoken('Draw a card.', 'Zieh eine Karte.', 'Piochez une carte.'),
          does: ['draw'],
          then: spoken('The Dwarf!', 'Der Zwerg!', 'Le Nain !'),
          happens: ['drew'],
        },
        {
          say: spoken(
            'The Dwarf doubles the gold of the room he is in. Adventurers you have plenty of.',
            'Der Zwerg verdoppelt das Gold des Raums, in dem er ist. Abenteurer hast du genug.',
            'Le Nain double l’or de la salle où il se trouve. Des Aventuriers, vous en avez plein.',
          ),
          task: spoken('Play the Dwarf.', 'Spiel den Zwerg.', 'Jouez le Nain.'),
          does: ['play dwarf'],
          happens: ['played'],
        },
        {
          say: spoken(
            'Heroes come down any staircase. Monsters come from any pit.',
            'Helden kommen über eine beliebige Treppe, Monster aus einer beliebigen Grube.',
            'Les héros arrivent par un escalier au choix, les monstres par une fosse.',
          ),
          task: spoken(
            'Place the Dwarf on the North-East Staircase, near your Adventurer.',
            'Setz den Zwerg auf die Nordost-Treppe, nahe bei deinem Abenteurer.',
            'Placez le Nain sur l’escalier nord-est, près de votre Aventurier.',
          ),
          does: ['place blue dwarf→NE Staircase'],
          then: spoken(
            '3 actions left to walk him somewhere worth doubling.',
            'Noch 3 Aktionen, um ihn dorthin zu führen, wo sich Verdoppeln lohnt.',
            'Encore 3 actions pour le mener là où doubler vaut la peine.',
          ),
          happens: ['placed'],
          shows: { left: 3 },
        },
      ],
    },
    {
      title: spoken('The fifth icon', 'Das fünfte Symbol', 'La cinquième icône'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          pile: 4,
          board:
            'N Throne Room: 2 blue adventurer, red adventurer; NE Crypt: blue adventurer; W Treasury: green adventurer, red adventurer; ' +
            'SW Crypt: green adventurer',
          players: { blue: { hand: 'adventurerWithIcon', deck: 'adventurer' } },
          done: ['blue: draw'],
        }),
      lectures: [
        {
          say: spoken(
            'Some cards carry an hourglass. They go on a shared pile, and 4 are there now. With the fifth, every room is scored at once. Is that good for you? You’d gain 9, Green 4, Red nothing.',
            'Manche Karten tragen eine Sanduhr. Sie kommen auf einen gemeinsamen Stapel, und 4 sind schon dort. Mit der fünften werden sofort alle Räume gewertet. Ist das gut für dich? Du bekämst 9, Grün 4, Rot nichts.',
            'Certaines cartes portent un sablier. Elles vont sur une pile commune, et il y en a déjà 4. À la cinquième, toutes les salles sont décomptées. Bon pour vous ? Vous gagneriez 9, Vert 4, Rouge rien.',
          ),
          task: spoken(
            'Play the Adventurer with the icon.',
            'Spiel den Abenteurer mit dem Symbol.',
            'Jouez l’Aventurier avec l’icône.',
          ),
          does: ['play adventurerWithIcon'],
          happens: ['played'],
        },
        {
          say: spoken(
            'He enters first, then the pile is full. He’s on a staircase, and staircases pay nothing.',
            'Erst kommt er herein, dann ist der Stapel voll. Er steht auf einer Treppe, und Treppen bringen nichts.',
            'Il entre d’abord, puis la pile est pleine. Il est sur un escalier, et les escaliers ne rapportent rien.',
          ),
          task: spoken(
            'Place him on any staircase.',
            'Setz ihn auf eine beliebige Treppe.',
            'Placez-le sur un escalier au choix.',
          ),
          does: [
            'place blue adventurer→NW Staircase',
            'place blue adventurer→NE Staircase',
            'place blue adventurer→SW Staircase',
            'place blue adventurer→SE Staircase',
          ],
          then: spoken(
            '5 for the Throne Room and 4 for the Crypt. The Treasury was tied, so it paid nobody. The pile starts again at 0.',
            '5 für die Thronhalle und 4 für die Krypta. In der Schatzkammer stand es gleich, also bekam niemand etwas. Der Stapel beginnt wieder bei 0.',
            '5 pour la salle du trône et 4 pour la crypte. Égalité dans la trésorerie : elle n’a payé personne. La pile repart de 0.',
          ),
          happens: ['placed', 'filed', 'scored', 'boardScored'],
          shows: { 'players.1.gold': 9, 'players.2.gold': 4, 'players.0.gold': 0, icons: 0 },
        },
      ],
    },
    {
      title: spoken('Score a Room', 'Einen Raum werten', 'Décompter une salle'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          board:
            'E Treasury: blue adventurer, blue dwarf; NE Hall: blue adventurer; N Throne Room: red adventurer; W Treasury: green adventurer',
          players: { blue: { hand: 'scoreARoom', deck: 'adventurer' } },
          done: ['blue: draw'],
        }),
      lectures: [
        {
          say: spoken(
            'Score a Room pays out one room now. It has 2 icons as well, so the big scoring comes closer.',
            'Raum werten zahlt einen Raum sofort aus. Die Karte hat auch 2 Symbole: Die große Wertung rückt näher.',
            'Décompter une salle en paie une tout de suite. La carte a aussi 2 icônes : le grand décompte approche.',
          ),
          task: spoken('Play Score a Room.', 'Spiel Raum werten.', 'Jouez Décompter une salle.'),
          does: ['play scoreARoom'],
          happens: ['played'],
        },
        {
          say: spoken(
            'Your Dwarf is in the Treasury: it pays double.',
            'Dein Zwerg ist in der Schatzkammer: Sie zahlt doppelt.',
            'Votre Nain est dans la trésorerie : elle paie double.',
          ),
          task: spoken('Score the East Treasury.', 'Werte die Ost-Schatzkammer.', 'Décomptez la trésorerie est.'),
          does: ['score E Treasury'],
          then: spoken(
            '10 gold! The Dwarf is pleased, too.',
            '10 Gold! Auch der Zwerg freut sich.',
            '10 pièces d’or ! Le Nain est content aussi.',
          ),
          happens: ['scored', 'filed'],
          shows: { 'players.1.gold': 10, icons: 2 },
          measure: ifScored('e_treasury'),
        },
      ],
    },
    {
      title: spoken('The end', 'Das Ende', 'La fin'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          removed:
            '6 blue adventurer, blue thief, blue orc, blue wraith, blue barbarian, blue caveTroll, blue knight, blue chest',
          board:
            'N Throne Room: 2 blue adventurer, red adventurer; NE Crypt: blue dwarf; W Treasury: 2 green adventurer; S Throne Room: red adventurer',
          players: {
            blue: { gold: 31, hand: 'scoreARoom', deck: 'adventurer, findAnArtifact' },
            red: { gold: 34 },
            green: { gold: 29 },
          },
          done: ['blue: draw', 'blue: play adventurer', 'blue: place blue adventurer→NE Staircase'],
        }),
      lectures: [
        {
          say: spoken(
            'One card is left in your deck. Empty it, and when that action is done the game ends at once: you gain 3 gold, every room is scored once more, and unspent artifacts pay.',
            'In deinem Stapel ist noch eine Karte. Leerst du ihn, endet das Spiel nach dieser Aktion sofort: Du bekommst 3 Gold, alle Räume werden noch einmal gewertet, und unbenutzte Artefakte zahlen.',
            'Il reste une carte dans votre paquet. Videz-le, et la partie finit dès cette action achevée : vous gagnez 3 pièces, toutes les salles sont décomptées une dernière fois, et les artefacts non joués paient.',
          ),
          task: spoken('Draw your last card.', 'Zieh deine letzte Karte.', 'Piochez votre dernière carte.'),
          does: ['draw'],
          happens: ['drew'],
        },
        {
          say: spoken(
            'Find an Artifact would pay at the end. Score a Room pays now: 8 in the Crypt with your Dwarf, and again in the last scoring.',
            'Artefakt finden zahlt am Ende. Raum werten zahlt jetzt: 8 in der Krypta mit deinem Zwerg, und in der letzten Wertung noch einmal.',
            'Trouver un artefact paierait à la fin. Décompter une salle paie maintenant : 8 dans la crypte avec votre Nain, et encore au dernier décompte.',
          ),
          task: spoken('Play Score a Room.', 'Spiel Raum werten.', 'Jouez Décompter une salle.'),
          does: ['play scoreARoom'],
          happens: ['played'],
        },
        {
          say: spoken(
            'This is the last choice of the game.',
            'Das ist die letzte Entscheidung des Spiels.',
            'C’est le dernier choix de la partie.',
          ),
          task: spoken('Score the North-East Crypt.', 'Werte die Nordost-Krypta.', 'Décomptez la crypte nord-est.'),
          does: ['score NE Crypt'],
          then: spoken(
            '31 + 8, 3 for ending it, and 13 in the last scoring: 55 gold. Nobody else comes close.',
            '31 + 8, 3 für das Ende und 13 in der letzten Wertung: 55 Gold. Da kommt keiner mit.',
            '31 + 8, 3 pour avoir fini et 13 au dernier décompte : 55 pièces d’or. Personne n’approche.',
          ),
          happens: ['scored', 'gained', 'boardScored', 'ended'],
          shows: { 'players.1.gold': 55, over: true },
        },
      ],
    },
  ],
};
