import { POWERS, type PowerName, SYMBOLS, type SymbolName } from '../data/dragon.ts';
import { ALL_PIECES, DRAGON, KNIGHT, type Piece, THIEF, tribeOf } from '../data/pieces.ts';
import { DARK } from '../data/places.ts';
import { DIFFICULTY, LEVELS } from '../data/roles.ts';
import { placeIn } from '../queries/ground.ts';
import { cubesToClimb } from '../roles/thief/words/questions.ts';
import { column, row } from '../terrain/words/questions/plane.ts';
import type { View } from '../view.ts';
import type { Fact } from './refused.ts';

// What a sentence of refusal needs to know: from its facts where it has them, else from the table.

export const numberIn = (fact: Fact, name: string): number | null => {
  const value = fact[name];
  return typeof value === 'number' ? value : null;
};
/** The seats that are asked, by role. */
export const waitingIn = (fact: Fact, view: View): View['roles'][number][] =>
  Array.isArray(fact.waiting) ? fact.waiting.flatMap((seat) => view.roles[Number(seat)] ?? []) : [];
export const powerIn = (fact: Fact): PowerName | null => POWERS.find(({ name }) => name === fact.power)?.name ?? null;
/** The pieces it is about, one or several. */
export const piecesIn = (fact: Fact): Piece[] =>
  ALL_PIECES.filter((piece) => fact.piece === piece || (Array.isArray(fact.pieces) && fact.pieces.includes(piece)));
export const tribeIn = (fact: Fact): 0 | 1 | 2 | null =>
  fact.tribe === 0 || fact.tribe === 1 || fact.tribe === 2 ? fact.tribe : null;
/** Is it about a Tribe that is hidden or lurking, so that nobody can target it? */
export const isOfHidden = (fact: Fact, { goblins }: View): boolean => {
  const tribe = tribeIn(fact);
  return tribe !== null && (goblins?.tribes[tribe]?.at ?? 0) < 0;
};

export const stepsLeft = ({ knight }: View): number =>
  knight === null ? 0 : Math.max(0, knight.movement - knight.steps);
export const thiefSteps = ({ thief }: View): number => (thief === null ? 0 : Math.max(0, thief.movement - thief.steps));

/** Cubes that the Thief pays to climb a wall. */
export const climbPrice = ({ settings, thief }: View): number =>
  cubesToClimb(settings, thief?.upgrades.includes('climbingGear') ?? false);

/** The symbols the Dragon can pay with, by kind: cards in hand and Gems in the cave that have not paid this turn. */
const fundsOf = (dragon: NonNullable<View['dragon']>): number[] =>
  SYMBOLS.map((name, i) => (dragon.hand?.[i] ?? 0) + (dragon.gems[i] !== -1 && !dragon.gemUsed.includes(name) ? 1 : 0));
/** How many he has of one symbol, or of all. */
export const symbolsHeld = ({ dragon }: View, symbol: SymbolName | null): number =>
  (dragon === null ? [] : fundsOf(dragon)).reduce(
    (sum, n, i) => (symbol === null || SYMBOLS[i] === symbol ? sum + n : sum),
    0,
  );
/** [MAP-5] How many Dark tiles are around the Dragon. */
export function darkAround({ dragon, map }: View): number {
  const here = map.spaces.find(({ space }) => space === dragon?.at);
  if (here === undefined) return 0;
  const isNear = (cell: number): boolean =>
    Math.abs(row(cell) - row(here.cell)) <= 1 && Math.abs(column(cell) - column(here.cell)) <= 1;
  return map.spaces.filter(({ space, light, cell }) => space !== here.space && light === DARK && isNear(cell)).length;
}

/** The symbols a power lacks; of a power paid with any symbols, how many of whatever kind. */
interface Lack {
  readonly symbol: SymbolName | null;
  readonly needs: number;
  readonly has: number;
}
export function lackFor(name: PowerName, { dragon }: View): Lack | null {
  if (dragon === null) return null;
  const { cost, any } = POWERS.find((power) => power.name === name)!;
  const funds = fundsOf(dragon);
  const short = SYMBOLS.findIndex((_, i) => funds[i]! < cost[i]!);
  if (short >= 0) return { symbol: SYMBOLS[short]!, needs: cost[short]!, has: funds[short]! };
  return any === 0 ? null : { symbol: null, needs: any, has: funds[0]! + funds[1]! + funds[2]! };
}

/** The Strength that smashes a Crystal, if one stands where the Knight is. */
export function crystalHere({ knight, dragon, map, settings }: View): number | null {
  const here = map.spaces.find(({ space }) => space === knight?.at);
  if (here === undefined || !here.tokens.includes('crystal')) return null;
  const level = dragon === null ? LEVELS.indexOf(settings.knightLevel) : 2;
  return DIFFICULTY.knight.smashStrength[level]!;
}

/** Those on the space of this piece. */
export const piecesBeside = (view: View, piece: Piece): Piece[] => {
  const here = placeIn(view, piece);
  return here < 0 ? [] : ALL_PIECES.filter((other) => other !== piece && placeIn(view, other) === here);
};
/** The Tribes beside the Knight with their Strength. */
export const tribesBeside = (view: View): { piece: Piece; strength: number }[] =>
  piecesBeside(view, KNIGHT)
    .filter((piece) => piece !== DRAGON && piece !== THIEF)
    .map((piece) => ({ piece, strength: view.goblins!.tribes[tribeOf(piece)]!.defence }));
/** Those beside the Thief with what his Stealth must beat. */
export const waryBeside = (view: View): { piece: Piece; wary: number }[] =>
  piecesBeside(view, THIEF).map((piece) => {
    if (piece === KNIGHT) return { piece, wary: view.knight!.perception };
    return { piece, wary: piece === DRAGON ? view.dragon!.armor : view.goblins!.tribes[tribeOf(piece)]!.wariness };
  });
