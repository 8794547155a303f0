import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/troll-and-dragon/scenes';

export const keys: Lesson = {
  name: 'keys',
  title: spoken('Key and Door', 'Schlüssel und Tür', 'Clé et Porte'),
  seat: 'knight',
  seats: 3,
  about: spoken(
    'Set a Key and a Door aside, and the way to the gold is open.',
    'Leg einen Schlüssel und eine Tür beiseite, dann ist der Weg zum Gold frei.',
    'Mettez une Clé et une Porte de côté, et le chemin de l’or est ouvert.',
  ),
  scenes: [
    {
      title: spoken('Set a Key aside', 'Einen Schlüssel beiseitelegen', 'Mettre une Clé de côté'),
      lay: () =>
        lay({ seats: 3, white: 'diamond, diamond, key, troll', atRisk: { diamonds: 2 }, dice: 'door, diamond' }),
      lectures: [
        {
          say: spoken(
            'The gold is in the Cavern, behind a door. You need a Key and a Door. A Key you set aside stays, but its die is blocked, like a Troll’s.',
            'Das Gold ist in der Höhle, hinter einer Tür. Du brauchst einen Schlüssel und eine Tür. Ein Schlüssel, den du beiseitelegst, bleibt, aber sein Würfel ist blockiert, wie bei einem Troll.',
            'L’or est dans la Caverne, derrière une porte. Il faut une Clé et une Porte. Une Clé mise de côté reste, mais son dé est bloqué, comme pour un Troll.',
          ),
          task: spoken('Set the Key aside.', 'Leg den Schlüssel beiseite.', 'Mettez la Clé de côté.'),
          does: ['set key aside'],
          then: spoken(
            'Half of the pair. 2 dice are left to find the Door.',
            'Die Hälfte hast du. 2 Würfel bleiben für die Tür.',
            'La moitié est faite. Il reste 2 dés pour la Porte.',
          ),
          happens: ['kept'],
          shows: { key: true },
        },
        {
          say: spoken(
            'A Door shows on about 1 roll in 3 with two dice. And each diamond still counts.',
            'Mit zwei Würfeln kommt die Tür etwa in 1 von 3 Würfen. Und jeder Diamant zählt weiter.',
            'Avec deux dés, la Porte sort environ 1 fois sur 3. Et chaque diamant compte toujours.',
          ),
          task: spoken('Roll both dice.', 'Wirf beide Würfel.', 'Lancez les deux dés.'),
          does: ['roll white'],
          then: spoken(
            'The Door, and a diamond. What luck, almost as if planned.',
            'Die Tür, und ein Diamant. Welch ein Glück, fast wie geplant.',
            'La Porte, et un diamant. Quelle chance, presque préparée.',
          ),
          happens: ['rolled'],
          shows: { 'atRisk.diamonds': 3 },
        },
        {
          say: spoken(
            'You don’t have to go in. Your diamonds come along, and they’re at risk in there, too.',
            'Du musst nicht hinein. Deine Diamanten kommen mit, und auch dort riskierst du sie.',
            'Rien ne vous oblige à entrer. Vos diamants viennent avec vous, et là aussi ils sont en jeu.',
          ),
          task: spoken('Set the Door aside.', 'Leg die Tür beiseite.', 'Mettez la Porte de côté.'),
          does: ['set door aside'],
          then: spoken(
            'The door swings open. You’re in the Cavern.',
            'Die Tür schwingt auf. Du bist in der Höhle.',
            'La porte s’ouvre. Vous voilà dans la Caverne.',
          ),
          happens: ['entered'],
          shows: { phase: 'cavern' },
        },
        {
          say: spoken(
            'If this is too dark for you, leave: even without a single roll you keep everything.',
            'Ist dir das zu dunkel, dann geh: Auch ganz ohne Wurf behältst du alles.',
            'Trop sombre ? Partez : même sans un seul lancer, vous gardez tout.',
          ),
          task: spoken('Leave with what you have.', 'Geh mit dem, was du hast.', 'Partez avec ce que vous avez.'),
          does: ['leave'],
          then: spoken(
            '3 diamonds, safe. Next time, stay for the gold.',
            '3 Diamanten, sicher. Nächstes Mal bleib für das Gold.',
            '3 diamants à l’abri. La prochaine fois, restez pour l’or.',
          ),
          happens: ['left'],
          shows: { 'packs.0.points': 3 },
        },
      ],
    },
  ],
};
