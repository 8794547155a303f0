import { nowKnown, type Rules, tell } from '@trollmoot/kernel';
import type { Space } from '../../data/places.ts';
import type { Token } from '../../data/tokens.ts';
import type { State } from '../../state.ts';
import { plan } from '../../words/effects/agenda.ts';
import { onReveal } from '../../words/effects/moments.ts';
import { seatOf } from '../../words/questions/seats.ts';
import type { Revealing, TerrainContents } from '../contents.ts';
import { dropRockslideAgainstWall } from '../words/effects/edges.ts';
import { lightUp, setWalls } from '../words/effects/layout.ts';
import { placeToken } from '../words/effects/tokens.ts';
import { faceOf } from '../words/questions/map.ts';
import { orientationsOf } from '../words/questions/orienting.ts';

const TOKEN_OF: { readonly [kind: string]: Token } = {
  event: 'event',
  treasureRoom: 'treasure',
  vault: 'vault',
  crystal: 'crystal',
};

function flip(s: State, space: Space, at: Revealing): void {
  const face = faceOf(s, space);
  lightUp(s, space, face.walls);
  nowKnown(s);
  s.map.revealed++; // [REVEAL-8]
  if (s.map.buried.length > 0) s.map.buried = s.map.buried.filter((other) => other !== s.map.faces[space]);
  if (face.kind === 'crystal') s.map.crystalsRevealed++;
  tell(s, { news: 'revealed', space, face: face.name, kind: face.kind, by: at.by, clause: 'REVEAL-1' });
  const resolvedAtOnce = face.kind === 'event' && at.cause === 'encounter'; // [REVEAL-6]
  const token = TOKEN_OF[face.kind];
  if (token !== undefined && !resolvedAtOnce) placeToken(s, space, token); // [REVEAL-7]
  const orientations = orientationsOf(s, space, at.from);
  if (orientations.length === 1) orient(s, space, orientations[0]!);
  else plan(s, { step: 'map.orient', space, by: at.by, from: at.from });
}

function orient(s: State, space: Space, walls: number): void {
  setWalls(s, space, walls);
  dropRockslideAgainstWall(s, space);
}

const rest = (at: Revealing, space: Space): Revealing => ({
  spaces: at.spaces.filter((other) => other !== space),
  by: at.by,
  cause: at.cause,
  from: at.from,
});

export const revealing: Pick<
  Rules<State, TerrainContents>,
  'map.reveal' | 'map.revealNext' | 'map.orient' | 'map.revealed'
> = {
  'map.reveal': {
    happen(s, at) {
      if (at.spaces.length === 1) flip(s, at.spaces[0]!, at);
      else if (at.spaces.length > 1) plan(s, { step: 'map.revealNext', ...rest(at, -1) });
    },
  },

  /** [REVEAL-5] Several tiles at once: one after the other, in the order the revealing player likes. */
  'map.revealNext': {
    who: (s, at) => seatOf(s, at.by),
    options: (_s, at) => at.spaces.map((space) => ({ do: 'reveal', space })),
    take(s, at, { space }) {
      plan(s, { step: 'map.reveal', ...rest(at, space) });
      flip(s, space, at);
    },
  },

  /** [REVEAL-2] [REVEAL-3] [REVEAL-4] Turn the new tile. */
  'map.orient': {
    who: (s, at) => seatOf(s, at.by),
    options: (s, { space, from }) => orientationsOf(s, space, from).map((walls) => ({ do: 'turn', space, walls })),
    take(s, at, { space, walls }) {
      orient(s, space, walls);
      tell(s, { news: 'oriented', space, walls, by: at.by });
    },
    why: (s, { space, from }, wish) =>
      wish.do !== 'turn'
        ? null
        : { clause: from >= 0 ? 'REVEAL-2' : 'REVEAL-3', fact: { space, ways: orientationsOf(s, space, from).length } },
  },

  /** [REVEAL-9] When the edges are filled, the reactions come in the order of the list. */
  'map.revealed': {
    happen(s, at) {
      for (const react of onReveal) react(s, at);
    },
  },
};
