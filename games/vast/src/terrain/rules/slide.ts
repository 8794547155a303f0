import { type Rules, tell } from '@trollmoot/kernel';
import { ALL_SIDES } from '../../data/tiles.ts';
import { ENTRANCE, SPACES, type Space, type State, WIDTH } from '../../state.ts';
import { plan } from '../../words/agenda.ts';
import { onTilePlaced } from '../../words/moments.ts';
import type { TerrainContents } from '../contents.ts';
import { STEP, shift } from '../words/layout.ts';
import { cellOf, isOnMap } from '../words/map.ts';
import { sectionOf } from './collapse.ts';

export interface Slide {
  readonly do: 'slide';
  readonly space: Space; // any space of the section that moves: its lowest number
  readonly east: number;
  readonly south: number;
}

function spacesOnMap(s: State): number {
  let n = 0;
  for (const cell of s.map.layout.cell) if (cell >= 0) n++;
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

/** After so many steps of this kind the section touches the others; infinity if not within `limit`. */
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

function slide(s: State, { space, east, south }: Slide): void {
  const spaces = sectionOf(s, space);
  shift(s, spaces, south * WIDTH + east);
  tell(s, { news: 'slid', spaces, east, south, clause: 'COLLAPSE-12' });
  for (const moved of spaces) for (const react of onTilePlaced) react(s, { space: moved, cell: cellOf(s, moved) });
}

export const sliding: Pick<Rules<State, TerrainContents>, 'map.join' | 'map.slide'> = {
  /** [COLLAPSE-12] A map that fell apart is slid together before any edge is filled. */
  'map.join': {
    happen(s) {
      const slides = slidesOf(s);
      if (slides.length === 0) return;
      plan(s, { step: 'map.join' });
      if (slides.length === 1) slide(s, slides[0]!);
      else plan(s, { step: 'map.slide' });
    },
  },

  'map.slide': {
    who: (s) => s.seat,
    options: (s) => slidesOf(s),
    take: (s, _at, act) => slide(s, act),
    why: (_s, _at, wish) => (wish.do === 'slide' ? { clause: 'COLLAPSE-12', fact: {} } : null),
  },
};
