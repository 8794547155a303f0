import { type Random, type Seat, shuffleWith } from '@trollmoot/kernel';
import type { News } from '../../contents.ts';
import { EVENTS, FACE_DOWN, FACE_UP, NOT_HERS, OUT, SIDEQUESTS, TREASURES } from '../../data/knight.ts';
import { NOWHERE, type Space, type State } from '../../state.ts';
import { crystalsNeeded, knightMovement, knightPerception, knightStrength } from './words.ts';

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
  readonly onGrit: number;
  readonly bombs: number;
  readonly movement: number;
  readonly perception: number;
  readonly strength: number;
  readonly steps: number;
  readonly encounters: number;
  readonly wallsCrossed: number; // with the Ancient Map this turn
  readonly phase: number; // of the Encounter under way: none, attacking, collecting
  readonly owed: number; // bits by piece: whom she must attack
  readonly done: number; // bits of what is done once a turn
  readonly entered: number; // different spaces this turn
  readonly met: number; // different spaces with Encounters this turn
  readonly faceUp: readonly string[]; // Treasure cards
  readonly faceDown: number;
  readonly hers: readonly string[] | null; // face-down Treasure cards, for herself
  readonly treasureCubes: readonly number[];
  readonly offered: string | null; // for herself and the Cave
  readonly sidequests: readonly string[] | null; // for herself
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
    tracks: k.tracks,
    gear: k.gear,
    spent: k.spent,
    discarded: k.discarded,
    poisoned: k.poisoned,
    onGrit: k.onGrit,
    bombs: k.bombs,
    movement: knightMovement(s),
    perception: knightPerception(s),
    strength: knightStrength(s),
    steps: k.steps,
    encounters: k.encounters,
    wallsCrossed: k.mapUsed,
    phase: k.phase,
    owed: k.owed,
    done: k.done,
    entered: k.entered.length,
    met: k.met.length,
    faceUp: named(cards(FACE_UP), TREASURES),
    faceDown: cards(FACE_DOWN).length,
    hers: isHers ? named(cards(FACE_DOWN), TREASURES) : null,
    treasureCubes: k.treasureCubes,
    offered: k.offered !== NOWHERE && (isHers || isCaves) ? TREASURES[k.offered]!.name : null,
    sidequests: isHers ? named(k.sidequests, SIDEQUESTS) : null,
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
    nextEvents: isCaves ? topOf(s.events, 3).map((card) => EVENTS[card]!) : null,
    nextTreasures: isCaves && choosing ? named(topOf(s.treasureDeck, 2), TREASURES) : null,
  };
}
/** The top cards of a deck, the first one first. */
const topOf = (deck: readonly number[], n: number): number[] => deck.slice(-n).reverse();

/** What of a piece of news only she may see: a Sidequest drawn, a card lost face down. */
export function seenOfKnight(news: News, seat: Seat | null): News {
  if (news.news === 'questDrawn' && news.seat !== seat) return { ...news, card: null };
  if (news.news === 'treasureLost' && news.seat !== NOWHERE && news.seat !== seat) return { ...news, card: null };
  return news;
}

/** Deal her secrets anew, for a viewer who is not she: Sidequests, face-down and offered Treasures, decks. */
export function imagineKnight(s: State, isHers: boolean, isCaves: boolean, random: Random): void {
  const k = s.knight!;
  const quests = isHers ? k.sidequestDeck : [...k.sidequests, ...k.sidequestDeck];
  redeal(quests, isHers ? [k.sidequestDeck] : [k.sidequests, k.sidequestDeck], random);
  imagineTreasures(s, isHers, isCaves, random);
  const known = isCaves ? Math.min(3, s.events.length) : 0;
  const hidden = s.events.slice(0, s.events.length - known);
  s.events = [
    ...shuffleWith(
      random,
      hidden.sort((a, b) => EVENTS[a]!.localeCompare(EVENTS[b]!) || a - b),
    ),
    ...s.events.slice(s.events.length - known),
  ];
}

function imagineTreasures(s: State, isHers: boolean, isCaves: boolean, random: Random): void {
  const k = s.knight!;
  const down = isHers ? [] : k.treasure.flatMap((held, card) => (held === FACE_DOWN ? [card] : []));
  const offered = k.offered !== NOWHERE && !isHers && !isCaves ? [k.offered] : [];
  const shown = isCaves && s.agenda.at(-1)?.step === 'cave.handTreasure' ? s.treasureDeck.splice(-2) : [];
  const pool = [...down, ...offered, ...s.treasureDeck].sort((a, b) => a - b);
  shuffleWith(random, pool);
  for (const card of down) k.treasure[card] = NOT_HERS;
  for (let i = 0; i < down.length; i++) k.treasure[pool.pop()!] = FACE_DOWN; // no cube lies on a card face down
  if (offered.length > 0) k.offered = pool.pop()!;
  s.treasureDeck = [...pool, ...shown];
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
