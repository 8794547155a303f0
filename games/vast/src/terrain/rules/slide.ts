import { type Rules, sameAct, tell } from '@trollmoot/kernel';
import { WIDTH } from '../../data/places.ts';
import type { State } from '../../state.ts';
import { plan } from '../../words/effects/agenda.ts';
import type { TerrainContents } from '../contents.ts';
import { shift } from '../words/effects/layout.ts';
import { onTilePlaced } from '../words/effects/tiles.ts';
import { cellOf } from '../words/questions/map.ts';
import { type Slide, sectionOf, slidesOf } from '../words/questions/sections.ts';

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
    take(s, _at, act) {
      const known = slidesOf(s).find((option) => sameAct(option, act)); // any other would never join the map
      if (known === undefined) throw new Error('the map cannot slide that way');
      slide(s, known);
    },
    why: (s, _at, wish) => (wish.do === 'slide' ? { clause: 'COLLAPSE-12', fact: { ways: slidesOf(s).length } } : null),
  },
};
