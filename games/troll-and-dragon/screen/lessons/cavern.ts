import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/troll-and-dragon/scenes';
import { dragonRisk } from './risk.ts';

export const cavern: Lesson = {
  name: 'cavern',
  title: spoken('The Cavern', 'Die Höhle', 'La Caverne'),
  seat: 'knight',
  seats: 3,
  about: spoken(
    'Gold at 3 points a nugget, and a Dragon with two eyes.',
    'Gold zu 3 Punkten das Stück, und ein Drache mit zwei Augen.',
    'De l’or à 3 points la pépite, et un Dragon à deux yeux.',
  ),
  scenes: [
    {
      title: spoken('Step by step', 'Im Takt', 'Par manches'),
      lay: () =>
        lay({
          seats: 3,
          red: '',
          atRisk: { diamonds: 3 },
          dice: '1, 2, blank, blank, 0, 1, blank, dragon, 2, 0, blank',
        }),
      lectures: [
        {
          say: spoken(
            'Each step you roll two gold dice, and at the same time a rival rolls two red ones. Gold pays nuggets. Red may open the Dragon’s eyes: two Dragons, and it wakes.',
            'In jedem Takt wirfst du zwei goldene Würfel, und zugleich wirft ein Rivale zwei rote. Gold bringt Goldklumpen. Rot öffnet dem Drachen die Augen: Bei zwei Drachen erwacht er.',
            'À chaque manche, vous lancez deux dés d’or, et en même temps un rival lance deux dés rouges. L’or donne des pépites. Le rouge ouvre les yeux du Dragon : à deux Dragons, il se réveille.',
          ),
          task: spoken('Roll for gold.', 'Würfle nach Gold.', 'Lancez pour l’or.'),
          does: ['roll gold'],
          then: spoken(
            '3 nuggets: that’s 9 points. Both eyes are shut.',
            '3 Goldklumpen: 9 Punkte. Beide Augen sind zu.',
            '3 pépites : 9 points. Les deux yeux sont fermés.',
          ),
          happens: ['threw', 'roused'],
          shows: { 'atRisk.points': 12 },
          measure: dragonRisk,
        },
        {
          say: spoken(
            'While both eyes are shut, only two Dragons at once could wake it. That’s 1 chance in 18.',
            'Solange beide Augen zu sind, weckt ihn nur ein Doppeldrache. Die Chance dafür ist 1 von 18.',
            'Tant que les deux yeux sont fermés, seuls deux Dragons d’un coup le réveillent. C’est 1 chance sur 18.',
          ),
          task: spoken('Roll again.', 'Würfle noch einmal.', 'Relancez.'),
          does: ['roll gold'],
          then: spoken(
            '1 nugget more. But one eye is open now!',
            'Noch 1 Goldklumpen. Aber ein Auge ist jetzt offen!',
            'Encore 1 pépite. Mais un œil est ouvert !',
          ),
          happens: ['threw', 'stirred'],
          shows: { 'atRisk.points': 15 },
          measure: dragonRisk,
        },
        {
          say: spoken(
            'One eye stays open. From now on a single Dragon on the other die is the end of you. 15 points are at risk, and a roll brings 3 on average.',
            'Das eine Auge bleibt offen. Jetzt ist ein einziger Drache auf dem anderen Würfel dein Ende. Du riskierst 15 Punkte, und ein Wurf bringt im Schnitt 3.',
            'L’œil reste ouvert. Désormais, un seul Dragon sur l’autre dé vous perd. 15 points sont en jeu, et un lancer en rapporte 3 en moyenne.',
          ),
          task: spoken('Leave with your treasure.', 'Geh mit deinem Schatz.', 'Partez avec votre trésor.'),
          does: ['leave'],
          then: spoken(
            '15 points in one turn. The Dragon never noticed.',
            '15 Punkte in einem Zug. Der Drache hat nichts bemerkt.',
            '15 points en un tour. Le Dragon n’a rien vu.',
          ),
          happens: ['left'],
          shows: { 'packs.0.points': 15 },
          measure: dragonRisk,
        },
      ],
    },
    {
      title: spoken('The Dragon wakes', 'Der Drache erwacht', 'Le Dragon se réveille'),
      lay: () =>
        lay({
          seats: 3,
          supply: { hand: 4 },
          red: 'dragon, blank',
          atRisk: { diamonds: 2, nuggets: 1 },
          dice: '0, 1, dragon',
        }),
      lectures: [
        {
          say: spoken(
            'One eye open, and you stay. Let’s see what it costs.',
            'Ein Auge offen, und du bleibst. Sehen wir, was das kostet.',
            'Un œil ouvert, et vous restez. Voyons ce qu’il en coûte.',
          ),
          task: spoken('Roll for gold.', 'Würfle nach Gold.', 'Lancez pour l’or.'),
          does: ['roll gold'],
          then: spoken(
            'Awake! The others share what you had, and all that the Troll held. Your pack stays safe.',
            'Wach! Die anderen teilen, was du hattest, und alles aus der Trollhand. Dein Rucksack bleibt sicher.',
            'Réveillé ! Les autres se partagent ce que vous aviez, et tout ce que tenait le Troll. Votre sac reste à l’abri.',
          ),
          happens: ['woke', 'shared'],
          shows: { hand: 0, 'packs.0.points': 0 },
        },
      ],
    },
  ],
};
