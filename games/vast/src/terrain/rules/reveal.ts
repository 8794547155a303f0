import { nowKnown, type Rules, tell } from '@trollmoot/kernel';
import { ALL_SIDES, opposite, turned } from '../../data/tiles.ts';
import type { Space, State } from '../../state.ts';
import { plan } from '../../words/agenda.ts';
import { onReveal } from '../../words/moments.ts';
import { seatOf } from '../../words/seats.ts';
import type { Revealing, TerrainContents } from '../contents.ts';
import { dropRockslideAgainstWall } from '../words/edges.ts';
import { lightUp, setWalls } from '../words/layout.ts';
import { beside, faceOf, isDark, isOnMap, litFromEntrance } from '../words/map.ts';
import { placeToken, type Token } from '../words/tokens.ts';

/**
 * [REVEAL-1] [REVEAL-5] Reveal these Dark tiles: flip and orient each, then fill the open edges, then let everybody
 * react. Lit tiles among them are left alone. `from` is the side that must stay open, or -1.
 */
export function reveal(s: State, spaces: readonly Space[], by: Revealing['by'], cause: Revealing['cause'], from = -1) {
  const dark = spaces.filter((space) => isOnMap(s, space) && isDark(s, space));
  if (dark.length === 0) return;
  const at = { spaces: dark, by, cause, from };
  plan(s, { step: 'map.reveal', ...at }, { step: 'map.fill' }, { step: 'map.revealed', ...at });
}

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

/** The different ways a tile may lie, as walls. */
export function orientationsOf(s: State, space: Space, from: number): number[] {
  const printed = faceOf(s, space).walls;
  const all: number[] = [];
  for (let turns = 0; turns < 4; turns++) {
    const walls = turned(printed, turns);
    if (!all.includes(walls)) all.push(walls);
  }
  if (from >= 0) return all.filter((walls) => ((walls >> from) & 1) === 0); // [REVEAL-2]
  if (all.length === 1) return all;
  const reached = litFromEntrance(s, space);
  const joined = all.filter((walls) => joinsEntrance(s, space, walls, reached)); // [REVEAL-3]
  return joined.length > 0 ? joined : all; // [REVEAL-4]
}

/** Lying like this, does it open on a Lit tile that leads to the Entrance? */
function joinsEntrance(s: State, space: Space, walls: number, reached: readonly boolean[]): boolean {
  const { layout } = s.map;
  return ALL_SIDES.some((side) => {
    const there = beside(s, space, side);
    if (there < 0 || !reached[there]) return false;
    const edges = [4 * space + side, 4 * there + opposite(side)];
    if (edges.some((edge) => layout.rockslides.includes(edge))) return false;
    if (edges.some((edge) => layout.bombs.includes(edge))) return true;
    return ((walls >> side) & 1) === 0 && ((layout.walls[there]! >> opposite(side)) & 1) === 0;
  });
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

  /** [REVEAL-9] When the edges are filled, everybody reacts in the order of the list. */
  'map.revealed': {
    happen(s, at) {
      for (const react of onReveal) react(s, at);
    },
  },
};
