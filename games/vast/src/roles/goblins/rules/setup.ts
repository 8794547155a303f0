import { shuffle } from '@trollmoot/kernel';
import { FIRST_RAGE, MONSTERS, SECRETS } from '../../../data/goblins.ts';
import { NOWHERE } from '../../../data/places.ts';
import type { State } from '../../../state.ts';

/** [GOBLIN-1] */
export function setUpGoblins(s: State): void {
  s.goblins = {
    rage: FIRST_RAGE,
    at: [NOWHERE, NOWHERE, NOWHERE],
    lurking: [NOWHERE, NOWHERE, NOWHERE],
    population: [0, 0, 0],
    monsters: [[], [], []],
    monsterDeck: shuffle(
      s,
      MONSTERS.map((_, i) => i),
    ),
    monsterDiscards: [],
    secrets: [],
    faceUp: [],
    secretDeck: shuffle(
      s,
      SECRETS.map((_, i) => i),
    ),
    secretDiscards: [],
    drawn: [],
    war: NOWHERE,
    activated: 0,
    litLeft: [0, 0, 0],
    left: [],
    strengthBonus: [0, 0, 0],
    furious: 0,
    battering: 0,
    flared: 0,
    crystals: 0,
    hex: 0,
    foiled: false,
    done: 0,
  };
}
