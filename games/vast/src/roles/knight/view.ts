import { type Random, type Seat, shuffleWith } from '@trollmoot/kernel';
import type { News } from '../../contents.ts';
import { EVENTS_DRAWN, TREASURES_DRAWN } from '../../data/cave.ts';
import { CUBE_GRIT, EVENTS, FACE_DOWN, FACE_UP, NOT_HERS, OUT, SIDEQUESTS, TREASURES } from '../../data/knight.ts';
import { PIECES, type PieceName } from '../../data/pieces.ts';
import { NOWHERE, type Space } from '../../data/places.ts';
import type { State } from '../../state.ts';
import { claimable } from './rules/quests.ts';
import { ONCE_A_TURN, type OnceATurn } from './state.ts';
import { crystalsNeeded, knightMovement, knightPerception, knightStrength } from './words/questions/stats.ts';

export interface KnightView {
  readonly at: Space;
  readonly health: number;
  readonly fullHealth: number;
  readonly grit: number;
  readonly ready: number;
  readonly tracks: readonly number[];
  readonly gear: readonly number[];
  readonly spent: number;
  readonly discarded: number;
  readonly poisoned: number;
  readonly onGrit: readonly number[]; // the numbers on the Grit track that still hold their cube
  readonly bombs: number;
  readonly movement: number;
  readonly perception: number;
  readonly strength: number;
  readonly steps: number;
  readonly encounters: number;
  readonly wallsCrossed: number; // with the Ancient Map this turn
  readonly phase: number; // of the Encounter under way: none, attacking, collecting
  readonly owed: readonly PieceName[]; // whom she must attack
  readonly done: readonly OnceATurn[];
  readonly entered: number; // different spaces this turn
  readonly met: number; // different spaces with Encounters this turn
  readonly faceUp: readonly string[]; // Treasure cards
  readonly faceDown: number;
  readonly hers: readonly string[] | null; // face-down Treasure cards, for those who know them
  readonly treasureCubes: readonly number[];
  readonly offered: string | null; // for herself and the Cave
  readonly sidequests: readonly string[] | null; // for herself
  readonly claims: readonly string[]; // Sidequests she can claim now; for herself
  readonly sidequestsHeld: number;
  readonly sidequestsLeft: number;
  readonly crystals: number;
  readonly crystalsNeeded: number | null; // null: she must kill the Dragon
  readonly golem: boolean;
  readonly beetles: boolean;
  readonly out: readonly string[]; // Treasure cards out of the game
  readonly events: number;
  readonly eventsGone: readonly string[]; // Event cards played so far
  readonly questsGone: readonly string[]; // Sidequests done, or left out of this game
  readonly treasureDeck: number;
  readonly nextEvents: readonly string[] | null; // the top three, for the Cave
  readonly nextTreasures: readonly string[] | null; // while the Cave chooses one
}

const named = (cards: readonly number[], names: readonly { name: string }[]): string[] =>
  cards.map((card) => names[card]!.name);

export function viewKnight(s: State, isHers: boolean, isCaves: boolean): KnightView {
  const k = s.knight!;
  const cards = (state: number): number[] => k.treasure.flatMap((held, card) => (held === state ? [card] : []));
  const choosing = s.agenda.at(-1)?.step === 'cave.handTreasure';
  return {
    at: k.at,
    health: k.health,
    fullHealth: k.fullHealth,
    grit: k.grit,
    ready: k.ready,
    tracks: k.tracks.slice(),
    gear: k.gear.slice(),
    spent: k.spent,
    discarded: k.discarded,
    poisoned: k.poisoned,
    onGrit: CUBE_GRIT.filter((_, i) => (k.onGrit & (1 << i)) !== 0),
    bombs: k.bombs,
    movement: knightMovement(s),
    perception: knightPerception(s),
    strength: knightStrength(s),
    steps: k.steps,
    encounters: k.encounters,
    wallsCrossed: k.mapUsed,
    phase: k.phase,
    owed: k.owed === 0 ? [] : PIECES.filter((_, piece) => (k.owed & (1 << piece)) !== 0),
    done: ONCE_A_TURN.filter((_, i) => (k.done & (1 << i)) !== 0),
    entered: k.entered.length,
    met: k.met.length,
    faceUp: named(cards(FACE_UP), TREASURES),
    faceDown: cards(FACE_DOWN).length,
    hers: knownCards(cards(FACE_DOWN), isHers, k.allKnow | (isCaves ? k.caveKnows : 0)),
    treasureCubes: k.treasureCubes.slice(),
    offered: k.offered !== NOWHERE && (isHers || isCaves) ? TREASURES[k.offered]!.name : null,
    sidequests: isHers ? named(k.sidequests, SIDEQUESTS) : null,
    claims: isHers && s.agenda.at(-1)?.step === 'knight.act' ? named(claimable(s), SIDEQUESTS) : [],
    sidequestsHeld: k.sidequests.length,
    sidequestsLeft: k.sidequestDeck.length,
    crystals: k.crystals,
    crystalsNeeded: s.dragon === null ? crystalsNeeded(s) : null,
    golem: k.golem,
    beetles: k.beetles,
    out: named(cards(OUT), TREASURES),
    events: s.events.length,
    eventsGone: EVENTS.filter((_, card) => !s.events.includes(card)),
    questsGone: SIDEQUESTS.flatMap(({ name }, card) =>
      k.sidequests.includes(card) || k.sidequestDeck.includes(card) ? [] : [name],
    ),
    treasureDeck: s.treasureDeck.length,
    nextEvents: isCaves ? topOf(s.events, 3).map((card) => EVENTS[card]!) : null, // [CAVE-12]
    nextTreasures: isCaves && choosing ? named(topOf(s.treasureDeck, 2), TREASURES) : null,
  };
}
/** Her face-down cards as far as the viewer knows them; null: not at all. */
function knownCards(down: readonly number[], isHers: boolean, known: number): string[] | null {
  const cards = isHers ? down : down.filter((card) => ((known >> card) & 1) !== 0);
  return isHers || cards.length > 0 ? named(cards, TREASURES) : null;
}
/** The top cards of a deck, the first one first. */
const topOf = (deck: readonly number[], n: number): number[] => deck.slice(-n).reverse();

/** What of a piece of news only she may see: a Sidequest drawn, a card lost face down. */
export function seenOfKnight(news: News, seat: Seat | null): News {
  if (news.news === 'questDrawn' && news.seat !== seat) return { ...news, card: null };
  if (news.news === 'treasureLost' && news.seat !== NOWHERE && news.seat !== seat) return { ...news, card: null };
  return news;
}

/** Deal her secrets again, for any other viewer: Sidequests, face-down and offered Treasures, decks. */
export function imagineKnight(s: State, isHers: boolean, isCaves: boolean, random: Random): void {
  const k = s.knight!;
  const quests = isHers ? k.sidequestDeck : [...k.sidequests, ...k.sidequestDeck];
  redeal(quests, isHers ? [k.sidequestDeck] : [k.sidequests, k.sidequestDeck], random);
  imagineTreasures(s, isHers, isCaves, random);
  imagineEvents(s, isCaves, random);
}

/** The Cave knows the next three Event cards, and those it has put under the deck. */
function imagineEvents(s: State, isCaves: boolean, random: Random): void {
  const top = isCaves ? Math.max(0, s.events.length - EVENTS_DRAWN) : s.events.length;
  const bottom = isCaves ? Math.min(s.knight!.eventsBuried, top) : 0;
  const hidden = s.events.slice(bottom, top).sort((a, b) => a - b);
  shuffleWith(random, hidden);
  for (let i = 0; i < hidden.length; i++) s.events[bottom + i] = hidden[i]!;
}

/** Places of Treasure cards that this viewer cannot see into; cards they know to be there stay. */
function imagineTreasures(s: State, isHers: boolean, isCaves: boolean, random: Random): void {
  const k = s.knight!;
  const known = k.allKnow | (isHers ? k.sheKnows : 0) | (isCaves ? k.caveKnows : 0);
  const isHidden = (card: number): boolean => ((known >> card) & 1) === 0;
  const down = isHers ? [] : k.treasure.flatMap((held, card) => (held === FACE_DOWN && isHidden(card) ? [card] : []));
  const offered = k.offered !== NOWHERE && !isHers && !isCaves && isHidden(k.offered) ? [k.offered] : [];
  const shown = isCaves && s.agenda.at(-1)?.step === 'cave.handTreasure' ? TREASURES_DRAWN : 0;
  const deck: number[] = []; // places in the deck
  for (let i = 0; i < s.treasureDeck.length - shown; i++) if (isHidden(s.treasureDeck[i]!)) deck.push(i);
  const were = [...down, ...offered, ...deck.map((i) => s.treasureDeck[i]!)];
  const are = shuffleWith(
    random,
    [...were].sort((a, b) => a - b),
  );
  k.caveKnows = follow(k.caveKnows, were, are);
  k.sheKnows = follow(k.sheKnows, were, are);
  for (const card of down) k.treasure[card] = NOT_HERS;
  for (let i = 0; i < down.length; i++) k.treasure[are[i]!] = FACE_DOWN; // no cube lies on a card face down
  if (offered.length > 0) k.offered = are[down.length]!;
  for (let i = 0; i < deck.length; i++) s.treasureDeck[deck[i]!] = are[down.length + offered.length + i]!;
}
/** What the others know of a place now holds for the card imagined there. */
function follow(bits: number, were: readonly number[], are: readonly number[]): number {
  let followed = bits;
  for (const card of were) followed &= ~(1 << card);
  for (let i = 0; i < were.length; i++) followed |= ((bits >> were[i]!) & 1) << are[i]!;
  return followed;
}

/** Shuffle cards and lay them back into these places. */
function redeal(cards: readonly number[], places: readonly number[][], random: Random): void {
  const pool = shuffleWith(
    random,
    [...cards].sort((a, b) => a - b),
  );
  for (const place of places) for (let i = 0; i < place.length; i++) place[i] = pool.pop()!;
  for (const place of places.slice(0, -1)) place.sort((a, b) => a - b);
}
