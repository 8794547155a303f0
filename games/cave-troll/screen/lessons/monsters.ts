import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/cave-troll/scenes';
import { ifScored } from './room.ts';

export const monsters: Lesson = {
  name: 'monsters',
  title: spoken('Monsters and pushing', 'Monster und Stöße', 'Monstres et poussées'),
  seat: 'blue',
  seats: 3,
  about: spoken(
    'Slay with the Orc, push with the Wraith, guard with the Knight, and let the Cave Troll in.',
    'Erschlage mit dem Ork, stoße mit dem Schemen, halte Wache mit dem Ritter und lass den Höhlentroll herein.',
    'Abattez avec l’Orque, poussez avec le Spectre, gardez avec le Chevalier et faites entrer le Troll des cavernes.',
  ),
  scenes: [
    {
      title: spoken('The Orc slays', 'Der Ork erschlägt', 'L’Orque abat'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          board: 'Central Pit: blue orc; NW Crypt: red adventurer, blue adventurer; E Treasury: green adventurer',
        }),
      lectures: [
        {
          say: spoken(
            'Monsters climb out of the pits. They never count for control, but they change who does. Your Orc can slay a hero in its room.',
            'Monster steigen aus den Gruben. Für die Mehrheit zählen sie nie, aber sie ändern sie. Dein Ork kann in seinem Raum einen Helden erschlagen.',
            'Les monstres sortent des fosses. Ils ne comptent jamais pour le contrôle, mais ils le font changer de main. Votre Orque peut abattre un héros dans sa salle.',
          ),
          task: spoken(
            'Move the Orc to the North-West Crypt.',
            'Beweg den Ork in die Nordwest-Krypta.',
            'Déplacez l’Orque dans la crypte nord-ouest.',
          ),
          does: ['blue orc Central Pit→NW Crypt'],
          then: spoken(
            'Still 1 to 1: the Orc doesn’t count.',
            'Noch immer 1 zu 1: Der Ork zählt nicht.',
            'Toujours 1 contre 1 : l’Orque ne compte pas.',
          ),
          happens: ['moved'],
        },
        {
          say: spoken(
            'Slaying is an action of its own. Don’t slip: the Orc could slay your own hero as well.',
            'Erschlagen ist eine eigene Aktion. Pass auf: Der Ork könnte auch deinen eigenen Helden erschlagen.',
            'Abattre est une action à part. Attention : l’Orque pourrait aussi abattre votre propre héros.',
          ),
          task: spoken('Slay the red Adventurer.', 'Erschlage den roten Abenteurer.', 'Abattez l’Aventurier rouge.'),
          does: ['blue orc NW Crypt slays red adventurer'],
          then: spoken(
            'Gone for good, and the Crypt is yours.',
            'Weg ist er, und die Krypta gehört dir.',
            'Il ne reviendra plus, et la crypte est à vous.',
          ),
          happens: ['removed'],
          measure: ifScored('nw_crypt'),
        },
      ],
    },
    {
      title: spoken('The Wraith pushes', 'Der Schemen stößt', 'Le Spectre pousse'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          board: 'E Pit: blue wraith; E Treasury: green adventurer, blue adventurer; NW Hall: red adventurer',
        }),
      lectures: [
        {
          say: spoken(
            'The Wraith kills nobody. When it enters a room, it pushes one character out to a space next to it.',
            'Der Schemen tötet niemanden. Betritt er einen Raum, stößt er eine Figur auf ein Nachbarfeld hinaus.',
            'Le Spectre ne tue personne. En entrant dans une salle, il pousse un personnage vers un lieu voisin.',
          ),
          task: spoken(
            'Move the Wraith to the East Treasury.',
            'Beweg den Schemen in die Ost-Schatzkammer.',
            'Déplacez le Spectre dans la trésorerie est.',
          ),
          does: ['blue wraith E Pit→E Treasury'],
          happens: ['moved'],
        },
        {
          say: spoken(
            'It must push someone. Better Green’s hero than yours.',
            'Er muss jemanden stoßen. Besser den Helden von Grün als deinen.',
            'Il doit pousser quelqu’un. Mieux vaut le héros de Vert que le vôtre.',
          ),
          task: spoken(
            'Push the green Adventurer out of the Treasury.',
            'Stoß den grünen Abenteurer aus der Schatzkammer.',
            'Poussez l’Aventurier vert hors de la trésorerie.',
          ),
          does: [
            'blue wraith E Treasury pushes green adventurer→NE Crypt',
            'blue wraith E Treasury pushes green adventurer→SE Crypt',
          ],
          then: spoken(
            '5 gold for you, 4 for Green next door. Politely done.',
            '5 Gold für dich, 4 nebenan für Grün. Höflich gelöst.',
            '5 pièces pour vous, 4 à côté pour Vert. Courtois.',
          ),
          happens: ['pushed'],
          measure: ifScored('e_treasury'),
        },
      ],
    },
    {
      title: spoken('The Knight guards', 'Der Ritter hält Wache', 'Le Chevalier monte la garde'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          actions: 2,
          board: 'NW Gallery: blue knight; N Throne Room: red orc, blue adventurer; NW Crypt: 2 red adventurer',
        }),
      lectures: [
        {
          say: spoken(
            'An Orc beside your hero, and two red heroes at the door. The Knight solves both: he slays every Orc where he enters, and keeps other players out.',
            'Ein Ork neben deinem Helden und zwei rote Helden vor dem Durchgang. Der Ritter löst beides: Er erschlägt jeden Ork, wo er eintritt, und lässt keine fremden Figuren herein.',
            'Un Orque près de votre héros, et deux héros rouges à la porte. Le Chevalier règle les deux : il abat tout Orque là où il entre et ferme la salle aux autres joueurs.',
          ),
          task: spoken(
            'Move the Knight to the North Throne Room.',
            'Beweg den Ritter in die Nord-Thronhalle.',
            'Déplacez le Chevalier dans la salle du trône nord.',
          ),
          does: ['blue knight NW Gallery→N Throne Room'],
          then: spoken(
            'The Orc is slain, and only other Knights can come in now.',
            'Der Ork ist erschlagen, und nur andere Ritter kommen noch herein.',
            'L’Orque est abattu, et seuls d’autres Chevaliers peuvent entrer.',
          ),
          happens: ['moved', 'removed'],
          measure: ifScored('n_throne'),
        },
      ],
    },
    {
      title: spoken('The Cave Troll arrives', 'Der Höhlentroll kommt', 'Le Troll des cavernes arrive'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          board: 'W Treasury: 2 green adventurer, red adventurer; NE Hall: blue adventurer',
          players: { blue: { hand: 'caveTroll', deck: 'adventurer' } },
          done: ['blue: draw'],
        }),
      lectures: [
        {
          say: spoken(
            'You’ve drawn a card and hold the Cave Troll. It arrives in any room, crushes everyone there, and nobody ever enters that room again.',
            'Du hast gezogen und hältst den Höhlentroll. Er kommt in einen beliebigen Raum, zermalmt alle dort, und niemand betritt diesen Raum je wieder.',
            'Vous avez pioché et tenez le Troll des cavernes. Il arrive dans une salle au choix, y écrase tout le monde, et plus personne n’y entrera.',
          ),
          task: spoken('Play the Cave Troll.', 'Spiel den Höhlentroll.', 'Jouez le Troll des cavernes.'),
          does: ['play caveTroll'],
          happens: ['played'],
        },
        {
          say: spoken(
            'Green would gain 5 from the West Treasury, more than anyone elsewhere.',
            'Grün bekäme 5 aus der West-Schatzkammer, mehr als alle anderen irgendwo.',
            'Vert gagnerait 5 dans la trésorerie ouest, plus que quiconque ailleurs.',
          ),
          task: spoken(
            'Place the Cave Troll in the West Treasury.',
            'Setz den Höhlentroll in die West-Schatzkammer.',
            'Placez le Troll des cavernes dans la trésorerie ouest.',
          ),
          does: ['place blue caveTroll→W Treasury'],
          then: spoken(
            'Each player can save one hero. The Troll crushes the other Green one.',
            'Jeder darf einen Helden retten. Den anderen grünen zermalmt der Troll.',
            'Chaque joueur peut sauver un héros. Le Troll écrase l’autre vert.',
          ),
          happens: ['placed', 'moved', 'removed'],
          others: [
            ['green', 'green adventurer W Treasury→SW Crypt'],
            ['red', 'red adventurer W Treasury→NW Crypt'],
          ],
        },
      ],
    },
  ],
};
