import { type Space, TILES } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { cellOf, isKind } from '../../../terrain/words/questions/map.ts';
import { distance } from '../../../terrain/words/questions/plane.ts';
import { stashNeeded } from '../../thief/words/questions.ts';
import { eyePopulation } from '../words/questions/tribes.ts';

// Cave-In: what the others miss when a tile is gone.

const NEAR = 5; // steps at which a Dragon who is awake makes for a Crystal tile

/** What bringing down this tile takes from the others, roughly. */
export function ruinOf(s: State, space: Space): number {
  const d = s.dragon;
  const isWayUp = d?.awake && !d.surfaced && isKind(s, space, 'crystal');
  const flees = isWayUp && distance(cellOf(s, space), cellOf(s, d.at)) <= NEAR ? 2 : 0;
  return flees + s.map.treasures[space]! * treasureWorth(s);
}

/** A Treasure is Greed to the Dragon, Grit to the Knight and half of it all to the Thief. */
function treasureWorth(s: State): number {
  const t = s.thief;
  return (t !== null && 2 * t.stashed >= stashNeeded(s) ? 1 : 0.6) + (s.dragon !== null && !s.dragon.awake ? 0.3 : 0);
}

export const WORTHY_RUIN = 1.7;

/** What a Cave-In would take from them now. */
export function ruin(s: State): number {
  const found: number[] = [];
  for (let space = 1; space < TILES; space++)
    if (s.map.layout.cell[space]! >= 0 && (s.map.treasures[space]! > 0 || isKind(s, space, 'crystal')))
      found.push(ruinOf(s, space));
  found.sort((a, b) => b - a);
  let worth = 0;
  for (let i = 0; i < Math.min(found.length, eyePopulation(s)); i++) worth += found[i]!;
  return worth;
}
