import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/troll-and-dragon/scenes';
import { advise } from './advice.ts';

/** A short game: the Grotto is nearly empty. */
export const firstGame: Lesson = {
  name: 'first-game',
  title: spoken('Your first game', 'Dein erstes Spiel', 'Votre première partie'),
  seat: 'knight',
  seats: 2,
  about: spoken(
    'A short real game against a Gentle bot. I look over your shoulder.',
    'Eine kurze echte Partie gegen einen sanften Bot. Ich schaue dir über die Schulter.',
    'Une vraie partie, courte, contre un bot doux. Je regarde par-dessus votre épaule.',
  ),
  scenes: [
    {
      lay: () =>
        lay({
          seats: 2,
          supply: { grotto: 12, cavern: 8, hand: 3 },
          players: { knight: { diamonds: 5 }, barbarian: { diamonds: 3, nuggets: 1 } },
        }),
      lectures: [
        {
          say: spoken(
            '12 diamonds are left in the Grotto, 8 nuggets in the Cavern. When one place is empty, the game is over. You have 5 points, the Barbarian 6. Play as you like. I’ll say what I see.',
            'In der Grotte sind noch 12 Diamanten, in der Höhle 8 Goldklumpen. Ist ein Ort leer, ist das Spiel vorbei. Du hast 5 Punkte, die Barbarin 6. Spiel, wie du magst. Ich sage, was ich sehe.',
            'Il reste 12 diamants dans la Grotte et 8 pépites dans la Caverne. Dès qu’un lieu est vide, la partie finit. Vous avez 5 points, la Barbare 6. Jouez à votre guise. Je dis ce que je vois.',
          ),
        },
      ],
    },
  ],
  coach: advise,
};
