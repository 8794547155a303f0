import { shuffle } from '@trollmoot/kernel';
import { BOMBS, EVENTS, FIRST_CUBES, SIDEQUEST_HAND, SIDEQUESTS, TREASURES } from '../../../data/knight.ts';
import { ENTRANCE, NOWHERE } from '../../../data/places.ts';
import { DIFFICULTY } from '../../../data/roles.ts';
import type { State } from '../../../state.ts';
import { isPlaying, levelOf, variantOf } from '../../../words/questions/seats.ts';
import { CLOSED } from '../state.ts';

/** [KNIGHT-QUEST-13] Daring and Eagle-Eyed are left out where the row says so, or nobody could be their target. */
function sidequestsIn(s: State): number[] {
  const targets = isPlaying(s, 'goblins') || isPlaying(s, 'dragon') || isPlaying(s, 'thief');
  const fewer = variantOf(s).fewerSidequests || !targets;
  return SIDEQUESTS.flatMap(({ name }, i) => (fewer && (name === 'daring' || name === 'eagleEyed') ? [] : [i]));
}

/** [KNIGHT-TURN-2] */
export function setUpKnight(s: State): void {
  const sidequestDeck = shuffle(s, sidequestsIn(s));
  const sidequests = sidequestDeck.splice(-SIDEQUEST_HAND);
  // [KNIGHT-LEVEL-3]
  const health = isPlaying(s, 'goblins') ? DIFFICULTY.goblins.knightHealth[levelOf(s, 'goblins')]! : 7;
  s.knight = {
    at: ENTRANCE,
    health,
    fullHealth: health,
    grit: 0,
    ready: FIRST_CUBES,
    tracks: [0, 0, 0],
    gear: [0, 0, 0, 0],
    spent: 0,
    discarded: 0,
    poisoned: 0,
    onGrit: 31,
    bombs: BOMBS,
    treasure: TREASURES.map(() => 0),
    treasureCubes: TREASURES.map(() => 0),
    sidequests,
    sidequestDeck,
    crystals: 0,
    steps: 0,
    encounters: 0,
    entered: [],
    met: [],
    offered: NOWHERE,
    eventsBuried: 0,
    caveKnows: 0,
    sheKnows: 0,
    allKnow: 0,
    golem: false,
    beetles: false,
    mapUsed: 0,
    taken: 0,
    ambushes: 0,
    phase: CLOSED,
    struck: 0,
    owed: 0,
    uncovered: 0,
    chances: 0,
    done: 0,
  };
  s.events = shuffle(
    s,
    EVENTS.map((_, i) => i),
  ); // [SETUP-7]
  s.treasureDeck = shuffle(
    s,
    TREASURES.map((_, i) => i),
  );
}
