import type { Random, Seat } from '@trollmoot/kernel';
import type { News } from '../../contents.ts';
import { SYMBOLS, type SymbolName } from '../../data/dragon.ts';
import type { Space } from '../../data/places.ts';
import type { State } from '../../state.ts';
import { mayTribesAttackDragon } from '../../variants/words/questions/ash-dragon.ts';
import { DEEDS, type DragonDeed, URGES, type Urge } from './state.ts';
import { dragonArmor, dragonSpirit, powersHeld, wakefulnessNeeded } from './words/questions.ts';

export interface DragonView {
  readonly at: Space;
  readonly health: number;
  readonly sloth: readonly number[];
  readonly wakefulness: number;
  readonly needed: number;
  readonly locked: number;
  readonly awake: boolean;
  readonly surfaced: boolean;
  readonly armor: number;
  readonly spirit: number;
  readonly eaten: number;
  readonly treasures: number;
  readonly hand: readonly number[] | null; // Power cards by symbol, for himself
  readonly cards: number;
  readonly discards: readonly number[]; // since the last shuffle, by symbol
  readonly gems: readonly Space[];
  readonly gemUsed: readonly SymbolName[]; // Gems that have paid this turn
  readonly shriek: boolean;
  readonly shriekTurns: number;
  readonly woke: readonly Urge[]; // what has woken a cube this turn
  readonly done: readonly DragonDeed[];
  readonly isPrey: boolean; // an Ash Dragon, and Tribes that may attack him
}

export function viewDragon(s: State, isHis: boolean): DragonView {
  const d = s.dragon!;
  return {
    at: d.at,
    health: d.health,
    sloth: d.sloth.slice(),
    wakefulness: d.wakefulness,
    needed: wakefulnessNeeded(s),
    locked: d.locked,
    awake: d.awake,
    surfaced: d.surfaced,
    armor: dragonArmor(s),
    spirit: dragonSpirit(s),
    eaten: d.eaten,
    treasures: d.treasures,
    hand: isHis ? d.hand.slice() : null,
    cards: powersHeld(s),
    discards: d.discards.slice(),
    gems: d.gems.slice(),
    gemUsed: SYMBOLS.filter((_, gem) => (d.gemUsed & (1 << gem)) !== 0),
    shriek: d.shriek,
    shriekTurns: d.shriekTurns,
    woke: URGES.filter((_, i) => (d.woke & (1 << i)) !== 0),
    done: DEEDS.filter((_, i) => (d.done & (1 << i)) !== 0),
    isPrey: mayTribesAttackDragon(s),
  };
}

/** Others see that he drew cards, not which. */
export function seenOfDragon(news: News, seat: Seat | null): News {
  return news.news === 'powersDrawn' && news.seat !== seat ? { ...news, cards: null } : news;
}

/** Another hand of the same size, from the cards that have not been discarded face up. */
export function imagineDragon(s: State, isHis: boolean, random: Random): void {
  if (isHis) return;
  const d = s.dragon!;
  const all = d.hand.map((n, symbol) => n + d.deck[symbol]!);
  const held = powersHeld(s);
  d.hand = [0, 0, 0];
  for (let i = 0; i < held; i++) {
    let card = random(all[0]! + all[1]! + all[2]!);
    let symbol = 0;
    while (card >= all[symbol]!) card -= all[symbol++]!;
    all[symbol]!--;
    d.hand[symbol]!++;
  }
  d.deck = all;
}
