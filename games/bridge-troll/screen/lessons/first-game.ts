import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/bridge-troll/scenes';
import { advise } from './advice.ts';

/** A short game: the deck lasts for three or four turns. */
export const firstGame: Lesson = {
  name: 'first-game',
  title: spoken('Your first game', 'Dein erstes Spiel', 'Votre première partie'),
  seat: 'red',
  seats: 3,
  about: spoken(
    'A few turns against two Gentle bots. I look over your shoulder.',
    'Ein paar Runden gegen zwei sanfte Bots. Ich schaue dir über die Schulter.',
    'Quelques tours contre deux bots doux. Je regarde par-dessus votre épaule.',
  ),
  scenes: [
    {
      lay: () =>
        lay({
          players: {
            red: { boulders: '5 red 1 green', food: 'monk', tolls: 'pilgrim', points: 8 },
            green: { boulders: '5 green 1 red', food: 'serf', points: 8 },
            yellow: { boulders: '6 yellow', tolls: 'merchant', points: 8 },
          },
          deckSize: 14,
          stage: 'roll',
        }),
      lectures: [
        {
          say: spoken(
            'A game near its end, 8 points each. 14 travellers are left in the deck: three or four turns. Play as you like. I’ll say what I see.',
            'Eine Partie kurz vor dem Ende, je 8 Punkte. Im Stapel sind noch 14 Reisende: drei oder vier Runden. Spiel, wie du magst. Ich sage, was ich sehe.',
            'Une partie proche de la fin, 8 points chacun. Il reste 14 voyageurs : trois ou quatre tours. Jouez à votre guise. Je dis ce que je vois.',
          ),
        },
      ],
    },
  ],
  coach: advise,
};
