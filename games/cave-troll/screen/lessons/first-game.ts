import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/cave-troll/scenes';
import { advise } from './advice.ts';

/** A short game: both decks are half spent. */
export const firstGame: Lesson = {
  name: 'first-game',
  title: spoken('Your first game', 'Dein erstes Spiel', 'Votre première partie'),
  seat: 'blue',
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
          turn: 'blue',
          removed:
            '4 blue adventurer, blue thief, blue orc, blue caveTroll, 4 red adventurer, red thief, red wraith, red caveTroll',
          board:
            'NE Crypt: blue adventurer; NE Hall: blue knight; NW Guardroom: red adventurer; NW Crypt: red barbarian; SE Staircase: blue adventurer; SW Staircase: red adventurer',
          players: { blue: { gold: 12 }, red: { gold: 12 } },
          pile: 2,
        }),
      lectures: [
        {
          say: spoken(
            'Halfway through a game against Red, 12 gold each. The first empty deck ends it. Play as you like: I’ll point out what I see, and nothing here counts.',
            'Mitten in einer Partie gegen Rot, je 12 Gold. Der erste leere Stapel beendet sie. Spiel, wie du magst: Ich sage, was ich sehe, und nichts davon zählt.',
            'Au milieu d’une partie contre Rouge, 12 pièces chacun. Le premier paquet vide la termine. Jouez à votre guise : je dis ce que je vois, et rien ici ne compte.',
          ),
        },
      ],
    },
  ],
  coach: advise,
};
