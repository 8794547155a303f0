import {
  ALL_PIECES,
  type Cell,
  DARK,
  DRAGON,
  ENTRANCE,
  isTribe,
  KNIGHT,
  LIT,
  MAP_TOKENS,
  type News,
  NOWHERE,
  type Piece,
  pieceOfTribe,
  placeIn,
  type Space,
  type SpaceView,
  type Step,
  SYMBOLS,
  THIEF,
  type Token,
  tribeOf,
  type View,
  WIDTH,
  wallsNamed,
} from './facts.ts';

/** What is on the map at this moment of the motion. */
export interface Scene {
  readonly spaces: ReadonlyMap<Space, SpaceView>;
  readonly pieces: readonly Space[]; // by piece; NOWHERE if it is not on the map
  readonly lurking: readonly Cell[]; // by Tribe
  readonly gems: readonly Space[]; // by symbol; below 0 if it is not on the map
  readonly surfaced: boolean;
  readonly flameWall: Space;
  readonly bombs: readonly number[];
  readonly rockslides: readonly number[];
}

/** The map of a view, without motion. */
export const sceneOf = (view: View): Scene => ({
  spaces: new Map(view.map.spaces.map((there) => [there.space, there])),
  pieces: ALL_PIECES.map((piece) => placeIn(view, piece)),
  lurking: view.goblins?.tribes.map(({ lurking }) => lurking) ?? [],
  gems: view.dragon?.gems ?? [],
  surfaced: view.dragon?.surfaced ?? false,
  flameWall: view.map.flameWall,
  bombs: view.map.bombs,
  rockslides: view.map.rockslides,
});

/** The old view, changed by the news played so far. */
export function sceneNow(view: View, told: readonly News[], playing: News | null): Scene {
  const scene = sceneOf(view);
  if (told.length === 0 && playing === null) return scene;
  const draft: Draft = {
    ...scene,
    spaces: new Map(scene.spaces),
    pieces: [...scene.pieces],
    lurking: [...scene.lurking],
    gems: [...scene.gems],
    bombs: [...scene.bombs],
    rockslides: [...scene.rockslides],
  };
  for (const news of told) follow(draft, news);
  if (playing !== null) follow(draft, playing);
  return draft;
}

interface Draft {
  spaces: Map<Space, SpaceView>;
  pieces: Space[];
  lurking: Cell[];
  gems: Space[];
  surfaced: boolean;
  flameWall: Space;
  bombs: number[];
  rockslides: number[];
}

const EMPTY: Omit<SpaceView, 'space' | 'cell' | 'mark'> = {
  light: DARK,
  face: null,
  kind: null,
  terrain: null,
  walls: [],
  tokens: [],
  treasures: 0,
};

function change(draft: Draft, space: Space, changes: (there: SpaceView) => Partial<SpaceView>): void {
  const there = draft.spaces.get(space);
  if (there !== undefined) draft.spaces.set(space, { ...there, ...changes(there) });
}

function addToken(draft: Draft, space: Space, token: Token, n: 1 | -1): void {
  change(draft, space, ({ tokens, treasures }) =>
    token === 'treasure'
      ? { treasures: Math.max(0, treasures + n) }
      : { tokens: MAP_TOKENS.filter((other) => (other === token ? n === 1 : tokens.includes(other))) },
  );
}
function stand(draft: Draft, piece: Piece, space: Space): void {
  draft.pieces[piece] = space;
  if (isTribe(piece)) draft.lurking[tribeOf(piece)] = NOWHERE;
}
function layGem(draft: Draft, gem: (typeof SYMBOLS)[number], space: Space): void {
  draft.gems[SYMBOLS.indexOf(gem)] = space;
}

/** What each piece of news changes in the picture. The next view corrects anything it leaves out. */
const FOLLOW: { readonly [N in News['news']]?: (draft: Draft, news: Extract<News, { news: N }>) => void } = {
  placed: (draft, { space, cell, mark }) => draft.spaces.set(space, { ...EMPTY, space, cell, mark }),
  revealed: (draft, { space, face, kind }) => change(draft, space, () => ({ light: LIT, mark: null, face, kind })),
  oriented: (draft, { space, walls }) => change(draft, space, () => ({ walls: wallsNamed(walls) })),
  rotated: (draft, { space, walls }) => change(draft, space, () => ({ walls: wallsNamed(walls) })),
  removed(draft, { space }) {
    draft.spaces.delete(space);
    draft.gems = draft.gems.map((at) => (at === space ? NOWHERE : at));
  },
  slid(draft, { spaces, east, south }) {
    for (const space of spaces) change(draft, space, ({ cell }) => ({ cell: cell + east + south * WIDTH }));
  },
  moved: (draft, { piece, to }) => stand(draft, piece, to),
  movedOff: (draft, { piece, to }) => stand(draft, piece, to),
  emerged: (draft, { tribe, space }) => stand(draft, pieceOfTribe(tribe), space),
  tribeUncovered: (draft, { tribe, space }) => stand(draft, pieceOfTribe(tribe), space),
  lurks(draft, { tribe, cell }) {
    stand(draft, pieceOfTribe(tribe), NOWHERE);
    draft.lurking[tribe] = cell;
  },
  scattered: (draft, { tribe }) => stand(draft, pieceOfTribe(tribe), NOWHERE),
  tribeHid: (draft, { tribe }) => stand(draft, pieceOfTribe(tribe), NOWHERE),
  dragonAppeared: (draft, { space }) => stand(draft, DRAGON, space),
  surfaced: (draft) => {
    draft.surfaced = true;
  },
  thiefAppeared: (draft) => stand(draft, THIEF, ENTRANCE),
  thiefKilled: (draft) => stand(draft, THIEF, NOWHERE),
  tokenPlaced: (draft, { space, token }) => addToken(draft, space, token, 1),
  tokenTaken: (draft, { space, token }) => addToken(draft, space, token, -1),
  tokenMoved(draft, { from, to, token }) {
    addToken(draft, from, token, -1);
    addToken(draft, to, token, 1);
  },
  gemPlaced: (draft, { gem, space }) => layGem(draft, gem, space),
  gemMoved: (draft, { gem, to }) => layGem(draft, gem, to),
  looted(draft, { token }) {
    if (token !== 'treasure') layGem(draft, token, NOWHERE);
  },
  gemReturned: (draft, { gem }) => layGem(draft, gem, NOWHERE),
  flameWallLaid: (draft, { space }) => {
    draft.flameWall = space;
  },
  flameWallGone: (draft) => {
    draft.flameWall = NOWHERE;
  },
  bombed: (draft, { space, side }) => draft.bombs.push(4 * space + side),
  rockslide: (draft, { space, side }) => draft.rockslides.push(4 * space + side),
};

// The cast is needed because the compiler cannot see that news and its function belong together, as typed above.
const follow = (draft: Draft, news: News): void =>
  (FOLLOW[news.news] as ((draft: Draft, news: News) => void) | undefined)?.(draft, news);

/** Where a piece of news happens, if it has a place: the camera should show it. */
export function cellOfNews(news: News, scene: Scene): Cell | null {
  const at = (space: Space): Cell | null => scene.spaces.get(space)?.cell ?? null;
  const of = (piece: Piece): Cell | null => at(scene.pieces[piece]!);
  if ('cell' in news) return news.cell;
  if ('cells' in news) return news.cells[0] ?? null;
  if ('space' in news) return at(news.space);
  if ('to' in news && typeof news.to === 'number') return at(news.to);
  if ('piece' in news) return of(news.piece);
  if (news.news === 'slid') return at(news.spaces[0]!);
  if (news.news === 'knightHurt' || news.news === 'knightKilled') return of(KNIGHT);
  if (news.news === 'dragonHurt' || news.news === 'powerUsed') return of(DRAGON);
  if ('tribe' in news && news.tribe !== null) return of(pieceOfTribe(news.tribe));
  return null;
}

/** Steps about a piece that they do not name. */
const ABOUT: { readonly [step in Step['step']]?: Piece } = {
  'goblins.spring': KNIGHT,
  'knight.brace': KNIGHT,
  'dragon.shove': KNIGHT,
  'dragon.slapTo': KNIGHT,
  'thief.evade': THIEF,
  'thief.dodge': THIEF,
};

/** The place a step is about, if any: the camera should show it while the step is open. */
export function cellOfStep(step: Step, scene: Scene): Cell | null {
  const at = (space: Space | undefined): Cell | null =>
    space === undefined ? null : (scene.spaces.get(space)?.cell ?? null);
  const about = ABOUT[step.step];
  if (about !== undefined) return at(scene.pieces[about]);
  if ('space' in step) return at(step.space);
  if ('spaces' in step) return at(step.spaces[0]);
  if ('cell' in step) return step.cell;
  if ('origin' in step) return step.origin;
  if ('from' in step && step.step === 'cave.batsTo') return at(step.from);
  if ('piece' in step && step.piece >= 0) return at(scene.pieces[step.piece]);
  return 'tribe' in step && step.tribe !== null ? at(scene.pieces[pieceOfTribe(step.tribe)]) : null;
}
