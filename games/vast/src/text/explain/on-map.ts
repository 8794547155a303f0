import { capital, type Explanation, type Seat } from '@trollmoot/kernel';
import { SYMBOLS } from '../../data/dragon.ts';
import { ALL_PIECES, isTribe, type Piece, roleOf, tribeOf } from '../../data/pieces.ts';
import { DARK, NOWHERE } from '../../data/places.ts';
import type { Role } from '../../data/roles.ts';
import { FACES, SIDES, TRIBES, wallsOf } from '../../data/tiles.ts';
import { placeIn } from '../../queries/ground.ts';
import type { SpaceView } from '../../terrain/view/index.ts';
import type { View } from '../../view.ts';
import { CLAUSE_OF_GROUND, CLAUSE_OF_PIECE, CLAUSE_OF_TOKEN } from './clauses.ts';
import { goalOf } from './goal.ts';
import type { ExplainWords } from './language.ts';
import { attacksNow, reachOf, wayOfReader } from './near.ts';
import type { VastThing } from './things.ts';

// Pieces, tiles and tokens.

type Named<K extends VastThing['thing']> = Extract<VastThing, { thing: K }>;

export function explainPiece(words: ExplainWords, { piece }: Named<'piece'>, view: View): Explanation | null {
  const role = roleOf(piece) as Exclude<Role, 'cave'>;
  if (!view.roles.includes(role)) return null;
  const isMine = role === view.reader;
  const name = isTribe(piece) ? words.names.tribes[TRIBES[tribeOf(piece)]].title : words.names.roles[role].title;
  return {
    name,
    owner: view.roles.indexOf(role),
    kind: words.sorts.piece,
    does: role === 'goblins' ? words.names.tribes[TRIBES[tribeOf(piece)]].effect : words.pieces[role],
    now: { title: isMine ? words.titles.now : words.titles.next, says: doings(words, piece, view) },
    cannot: role === 'dragon' ? words.mistakes.dragon(view.dragon!.surfaced) : words.mistakes[role],
    scores: goalOf(words, role, view),
    clause: CLAUSE_OF_PIECE[role],
  };
}

/** The numbers of a piece, where it could go and whom it could attack. */
function doings(words: ExplainWords, piece: Piece, view: View): string {
  const stands = words.stands(piece, view);
  if (placeIn(view, piece) === NOWHERE) return stands;
  const on = attacksNow(view).filter(({ by }) => by === piece);
  const harms = on.length > 0 ? words.attacks(on.map(({ on: victim, ...rest }) => ({ piece: victim, ...rest }))) : null;
  const parts = [
    stands,
    words.reaches(reachOf(view, piece)),
    roleOf(piece) === 'dragon' ? null : (harms ?? words.harmless),
  ];
  return parts.filter((part) => part !== null).join(' ');
}

export function explainTile(words: ExplainWords, { space }: Named<'tile'>, view: View): Explanation | null {
  const there = view.map.spaces.find((other) => other.space === space);
  if (there === undefined) return null;
  const { names } = words;
  const isDark = there.terrain === null && there.light === DARK;
  const ground = there.terrain ?? (isDark ? 'dark' : there.kind!);
  const { title, effect } =
    there.terrain === null ? names.kinds[isDark ? 'dark' : there.kind!] : names.terrain[there.terrain];
  const says = here(words, there, view);
  return {
    name: title,
    owner: null,
    kind: there.terrain === null ? words.sorts.tile : words.sorts.terrain,
    does: effect,
    now: says === '' ? null : { title: words.titles.here, says },
    cannot: isDark ? words.mistakes.dark : null,
    scores: null,
    clause: CLAUSE_OF_GROUND[ground],
  };
}

function here(words: ExplainWords, there: SpaceView, view: View): string {
  const { names } = words;
  const isDark = there.terrain === null && there.light === DARK;
  const shape = FACES.find(({ name }) => name === there.face)?.shape;
  const known = isDark && there.kind !== null && shape !== undefined;
  const things = [
    ...there.tokens.map((token) => names.tokens[token].title),
    ...(there.treasures > 0
      ? [`${there.treasures === 1 ? '' : `${there.treasures} × `}${names.tokens.treasure.title}`]
      : []),
    ...SYMBOLS.filter((_, gem) => view.dragon?.gems[gem] === there.space).map((gem) => names.gems[gem]),
    ...ALL_PIECES.filter((piece) => placeIn(view, piece) === there.space).map((piece) => titleOf(words, piece)),
  ];
  return [
    there.terrain === null && !isDark ? `${capital(words.walls(wallsOf(there.walls)))}.` : null,
    isDark && there.mark !== null ? words.mark(names.tribes[TRIBES[there.mark]!].title) : null,
    known ? words.underneath(names.kinds[there.kind!].title, names.shapes[shape!]) : null,
    things.length > 0 ? words.holds(things) : null,
    wayHere(words, there.space, view),
  ]
    .filter((part) => part !== null)
    .join(' ');
}
const titleOf = ({ names }: ExplainWords, piece: Piece): string =>
  isTribe(piece) ? names.tribes[TRIBES[tribeOf(piece)]].title : names.roles[roleOf(piece)].title;

/** How one of the reader's pieces gets here; null for readers without pieces, and where one already is. */
function wayHere(words: ExplainWords, space: number, view: View): string | null {
  const mine = ALL_PIECES.filter((piece) => roleOf(piece) === view.reader && placeIn(view, piece) !== NOWHERE);
  if (mine.length === 0 || view.outcome !== null || mine.some((piece) => placeIn(view, piece) === space)) return null;
  const best = wayOfReader(view, space);
  return best === null ? words.noWay : words.way(best.piece, best.way.steps, best.way.stops);
}

export function explainGap(words: ExplainWords, { cell }: Named<'gap'>, view: View): Explanation | null {
  if (view.map.spaces.some((there) => there.cell === cell)) return null;
  const { name, does } = words.gap;
  return {
    name,
    owner: null,
    kind: words.sorts.gap,
    does,
    now: null,
    cannot: null,
    scores: null,
    clause: CLAUSE_OF_GROUND.gap,
  };
}

/** Roles for whom a token is a step to winning. */
const WINS_WITH: { readonly [token: string]: readonly Role[] } = { treasure: ['thief'], vault: ['thief'] };

export function explainToken(words: ExplainWords, { token, space }: Named<'token'>, view: View): Explanation | null {
  const there = view.map.spaces.find((other) => other.space === space);
  if (there === undefined) return null;
  const { title, effect } = words.names.tokens[token];
  const role = WINS_WITH[token]?.find((other) => view.roles.includes(other));
  const way = wayHere(words, space, view);
  const dragon = view.roles.indexOf('dragon');
  const owner: Seat | null = token === 'flameWall' && dragon >= 0 ? dragon : null;
  return {
    name: token === 'treasure' && there.treasures > 1 ? `${title} × ${there.treasures}` : title,
    owner,
    kind: words.sorts.token,
    does: effect,
    now: way === null ? null : { title: words.titles.here, says: way },
    cannot: null,
    scores: role === undefined ? null : goalOf(words, role, view),
    clause: CLAUSE_OF_TOKEN[token],
  };
}

export function explainEdge(words: ExplainWords, { edge }: Named<'edge'>, view: View): Explanation | null {
  const there = view.map.spaces.find((other) => other.space === edge >> 2);
  if (there === undefined) return null;
  const token = view.map.rockslides.includes(edge) ? 'rockslide' : view.map.bombs.includes(edge) ? 'bomb' : null;
  const told =
    token === null ? words.openEdge : { name: words.names.tokens[token].title, does: words.names.tokens[token].effect };
  return {
    name: told.name,
    owner: null,
    kind: words.sorts.edge,
    does: told.does,
    now: { title: words.titles.here, says: `${capital(words.names.sides[SIDES[edge & 3]!])}.` },
    cannot: null,
    scores: null,
    clause: token === null ? 'EDGE-1' : CLAUSE_OF_TOKEN[token],
  };
}
