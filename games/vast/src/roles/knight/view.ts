import { type Random, type Seat, shuffleWith } from '@trollmoot/kernel';
import type { News } from '../../contents.ts';
import { EVENTS, SIDEQUESTS, TREASURES } from '../../data/knight.ts';
import { NOWHERE, type Space, type State } from '../../state.ts';
import { knightMovement, knightPerception, knightStrength } from './words.ts';

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
  readonly faceUp: readonly string[]; // Treasure cards
  readonly faceDown: number;
  readonly hers: readonly string[] | null; // face-down Treasure cards, for herself
  readonly treasureCubes: readonly number[];
  readonly offered: string | null; // for herself and the Cave
  readonly sidequests: readonly string[] | null; // for herself
  readonly sidequestsHeld: number;
  readonly sidequestsLeft: number;
  readonly crystals: number;
  readonly golem: boolean;
  readonly events: number;
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
    faceUp: named(cards(2), TREASURES),
    faceDown: cards(1).length,
    hers: isHers ? named(cards(1), TREASURES) : null,
    treasureCubes: k.treasureCubes,
    offered: k.offered !== NOWHERE && (isHers || isCaves) ? TREASURES[k.offered]!.name : null,
    sidequests: isHers ? named(k.sidequests, SIDEQUESTS) : null,
    sidequestsHeld: k.sidequests.length,
    sidequestsLeft: k.sidequestDeck.length,
    crystals: k.crystals,
    golem: k.golem,
    events: s.events.length,
    treasureDeck: s.treasureDeck.length,
    nextEvents: isCaves ? topOf(s.events, 3).map((card) => EVENTS[card]!) : null,
    nextTreasures: isCaves && choosing ? named(topOf(s.treasureDeck, 2), TREASURES) : null,
  };
}
/** The top cards of a deck, the first one first. */
const topOf = (deck: readonly number[], n: number): number[] => deck.slice(-n).reverse();

/** What of a piece of news only she or the Cave may see. */
export function seenOfKnight(news: News, _seat: Seat | null): News {
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
  const down = isHers ? [] : k.treasure.flatMap((held, card) => (held === 1 ? [card] : []));
  const offered = k.offered !== NOWHERE && !isHers && !isCaves ? [k.offered] : [];
  const shown = isCaves && s.agenda.at(-1)?.step === 'cave.handTreasure' ? s.treasureDeck.splice(-2) : [];
  const pool = [...down, ...offered, ...s.treasureDeck].sort((a, b) => a - b);
  shuffleWith(random, pool);
  const cubes = down.map((card) => k.treasureCubes[card]!);
  for (const card of down) {
    k.treasure[card] = 0;
    k.treasureCubes[card] = 0;
  }
  for (const held of cubes) {
    const card = pool.pop()!;
    k.treasure[card] = 1;
    k.treasureCubes[card] = held;
  }
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
