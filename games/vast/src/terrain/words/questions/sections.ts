import { ENTRANCE, SPACES, type Space, WIDTH } from '../../../data/places.ts';
import { ALL_SIDES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { ways } from './layout.ts';
import { cellOf, isOnMap } from './map.ts';
import { STEP } from './plane.ts';

const NOT_REACHED: readonly boolean[] = Array.from({ length: SPACES }, () => false);

/** Everything that hangs together with this space by edges. */
export function sectionOf(s: State, start: Space): Space[] {
  const { next } = ways(s.map.layout);
  const section = [start];
  const reached = NOT_REACHED.slice();
  reached[start] = true;
  for (let i = 0; i < section.length; i++)
    for (let side = 0; side < 4; side++) {
      const there = next[4 * section[i]! + side]!;
      if (there < 0 || reached[there]) continue;
      reached[there] = true;
      section.push(there);
    }
  return section;
}

export interface Slide {
  readonly do: 'slide';
  readonly space: Space; // any space of the section that moves: its lowest number
  readonly east: number;
  readonly south: number;
}

function spacesOnMap(s: State): number {
  let n = 0;
  const { cell } = s.map.layout;
  for (let space = 0; space < cell.length; space++) if (cell[space]! >= 0) n++;
  return n;
}

/** The parts of the map that do not hang together with the Entrance, each by its spaces. */
export function looseSections(s: State): Space[][] {
  const held = sectionOf(s, ENTRANCE);
  const sections: Space[][] = [];
  if (held.length === spacesOnMap(s)) return sections;
  for (let space = 0; space < SPACES; space++) {
    if (!isOnMap(s, space) || held.includes(space) || sections.some((section) => section.includes(space))) continue;
    sections.push(sectionOf(s, space));
  }
  return sections;
}

/** [COLLAPSE-12] The shortest straight slides that bring a loose section to the rest; [COLLAPSE-13] else the shortest shift. */
export function slidesOf(s: State): Slide[] {
  const sections = looseSections(s);
  let best = Number.POSITIVE_INFINITY;
  let found: Slide[] = [];
  for (const section of sections) {
    const others = occupiedBut(s, section);
    for (const side of ALL_SIDES) {
      const far = slideLength(s, section, others, STEP[side]!, best);
      if (far > best || far === Number.POSITIVE_INFINITY) continue;
      if (far < best) found = [];
      best = far;
      found.push({ do: 'slide', space: section[0]!, ...vector(STEP[side]! * far) });
    }
  }
  return found.length > 0 || sections.length === 0 ? found : [shortestShift(s, sections[0]!)];
}

function occupiedBut(s: State, section: readonly Space[]): Set<number> {
  const cells = new Set<number>();
  for (let space = 0; space < SPACES; space++)
    if (isOnMap(s, space) && !section.includes(space)) cells.add(cellOf(s, space));
  return cells;
}

/** How many steps bring the section to the others; infinity if more than `limit`. */
function slideLength(s: State, section: readonly Space[], others: Set<number>, step: number, limit: number): number {
  for (let far = 1; far <= Math.min(limit, WIDTH / 3); far++) if (meets(s, section, others, step * far)) return far;
  return Number.POSITIVE_INFINITY;
}

const meets = (s: State, section: readonly Space[], others: Set<number>, by: number): boolean =>
  section.some((space) => STEP.some((step) => others.has(cellOf(s, space) + by + step)));

/** [COLLAPSE-13] No straight slide helps: the smallest shift that gives contact without overlap. */
function shortestShift(s: State, section: readonly Space[]): Slide {
  const others = occupiedBut(s, section);
  for (let far = 2; far < WIDTH; far++)
    for (let south = -far; south <= far; south++)
      for (const east of [far - Math.abs(south), Math.abs(south) - far]) {
        const by = south * WIDTH + east;
        const overlaps = section.some((space) => others.has(cellOf(s, space) + by));
        if (!overlaps && meets(s, section, others, by)) return { do: 'slide', space: section[0]!, east, south };
      }
  throw new Error('a section of the map cannot be joined to the rest');
}

const vector = (by: number): { east: number; south: number } => {
  const south = Math.round(by / WIDTH) + 0; // never -0
  return { east: by - south * WIDTH, south };
};
