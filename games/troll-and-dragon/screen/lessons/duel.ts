import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/troll-and-dragon/scenes';

export const duel: Lesson = {
  name: 'duel',
  title: spoken('The duel in real time', 'Das Duell in Echtzeit', 'Le duel en temps réel'),
  seat: 'knight',
  seats: 3,
  about: spoken(
    'With the house rule “race”, hands decide. Here without a clock.',
    'Mit der Hausregel „Wettlauf“ entscheiden die Hände. Hier ohne Uhr.',
    'Avec la règle « course », ce sont les mains qui décident. Ici, sans chronomètre.',
  ),
  scenes: [
    {
      title: spoken('You are the adventurer', 'Du bist der Abenteurer', 'Vous êtes l’aventurier'),
      lay: () =>
        lay({
          seats: 3,
          settings: { duel: 'race' },
          red: '',
          atRisk: { diamonds: 3 },
          dice: '1, 0, blank, blank, 2, 1, blank, dragon',
        }),
      lectures: [
        {
          say: spoken(
            'At a real table nobody waits: you roll gold as fast as you dare, the others roll red. After your first roll they may begin. In this lesson they wait for you.',
            'Am echten Tisch wartet niemand: Du würfelst Gold, so schnell du dich traust, die anderen würfeln Rot. Nach deinem ersten Wurf dürfen sie. In dieser Lektion warten sie auf dich.',
            'À une vraie table, personne n’attend : vous lancez l’or aussi vite que vous l’osez, les autres lancent le rouge. Ils commencent après votre premier lancer. Ici, ils vous attendent.',
          ),
          task: spoken('Roll the gold dice.', 'Wirf die goldenen Würfel.', 'Lancez les dés d’or.'),
          does: ['roll gold'],
          then: spoken(
            '1 nugget. The Barbarian rolls red: nothing.',
            '1 Goldklumpen. Die Barbarin würfelt Rot: nichts.',
            '1 pépite. La Barbare lance le rouge : rien.',
          ),
          happens: ['threw', 'roused'],
          shows: { 'atRisk.nuggets': 1 },
          others: [['barbarian', 'roll red']],
        },
        {
          say: spoken(
            'Your rolls must be a second apart, and so must theirs. The others take turns at the red dice.',
            'Zwischen deinen Würfen liegt mindestens eine Sekunde, bei ihnen auch. Die anderen wechseln sich an den roten Würfeln ab.',
            'Une seconde au moins sépare vos lancers, les leurs aussi. Les autres lancent le rouge à tour de rôle.',
          ),
          task: spoken('Roll gold again.', 'Würfle noch einmal Gold.', 'Relancez l’or.'),
          does: ['roll gold'],
          then: spoken(
            '3 more! And the Cat rolls a Dragon: one eye is open.',
            'Noch 3! Und der Kater würfelt einen Drachen: Ein Auge ist offen.',
            '3 de plus ! Et le Chat obtient un Dragon : un œil est ouvert.',
          ),
          happens: ['threw', 'stirred'],
          shows: { 'atRisk.nuggets': 4 },
          others: [['cat', 'roll red']],
        },
        {
          say: spoken(
            'The Barbarian reaches for the red die. A call to leave counts if it comes before the dice have stopped.',
            'Die Barbarin greift nach dem roten Würfel. Deine Ansage zu gehen zählt, wenn sie kommt, bevor der Würfel liegt.',
            'La Barbare saisit le dé rouge. L’annonce du départ compte si elle vient avant l’arrêt du dé.',
          ),
          task: spoken('Leave, quickly!', 'Geh, schnell!', 'Partez, vite !'),
          does: ['leave'],
          then: spoken('15 points, by a whisker.', '15 Punkte, um Haaresbreite.', '15 points, de justesse.'),
          happens: ['left'],
          shows: { 'packs.0.points': 15 },
        },
      ],
    },
    {
      title: spoken('You are the Dragon', 'Du bist der Drache', 'Vous êtes le Dragon'),
      lay: () =>
        lay({
          seats: 3,
          settings: { duel: 'race' },
          turn: 'cat',
          red: '',
          atRisk: { diamonds: 2 },
          dice: '2, 1, dragon, blank, 0, 1, blank, 1, 0, dragon',
          done: ['cat: roll gold'],
        }),
      lectures: [
        {
          say: spoken(
            'Now the Cat is in the Cavern with 3 nuggets, and you sit at its left: the red dice are yours first.',
            'Nun ist der Kater mit 3 Goldklumpen in der Höhle, und du sitzt links von ihm: Die roten Würfel gehören zuerst dir.',
            'Le Chat est dans la Caverne avec 3 pépites, et vous êtes à sa gauche : les dés rouges sont d’abord pour vous.',
          ),
          task: spoken('Roll the red dice.', 'Wirf die roten Würfel.', 'Lancez les dés rouges.'),
          does: ['roll red'],
          then: spoken(
            'An eye opens. The Cat is too greedy to leave.',
            'Ein Auge geht auf. Der Kater ist zu gierig, um zu gehen.',
            'Un œil s’ouvre. Le Chat est trop avide pour partir.',
          ),
          happens: ['roused', 'stirred'],
          others: [
            ['cat', 'roll gold'],
            ['barbarian', 'roll red'],
            ['cat', 'roll gold'],
          ],
        },
        {
          say: spoken(
            'Your turn at the red die again. The player who wakes the Dragon takes the first piece.',
            'Du bist wieder am roten Würfel. Wer den Drachen weckt, nimmt das erste Stück.',
            'À vous de nouveau le dé rouge. Le joueur qui réveille le Dragon prend le premier trésor.',
          ),
          task: spoken('Roll the red die.', 'Wirf den roten Würfel.', 'Lancez le dé rouge.'),
          does: ['roll red'],
          then: spoken(
            'It wakes, and you share the Cat’s gold. Cats land on their feet.',
            'Er erwacht, und ihr teilt das Gold des Katers. Katzen fallen auf die Füße.',
            'Il se réveille, et vous vous partagez l’or du Chat. Les chats retombent sur leurs pattes.',
          ),
          happens: ['woke', 'shared'],
        },
      ],
    },
  ],
};
