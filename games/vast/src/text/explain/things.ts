import type { OmenSymbol } from '../../data/cave.ts';
import type { Die } from '../../data/dice.ts';
import type { SymbolName } from '../../data/dragon.ts';
import type { Piece } from '../../data/pieces.ts';
import type { Cell, Space } from '../../data/places.ts';
import type { Role } from '../../data/roles.ts';
import type { Tribe } from '../../data/tiles.ts';
import type { Token } from '../../data/tokens.ts';
import type { Names } from '../names.ts';

/** Decks, tracks and boards whose parts have a name and a printed line, as `Names` lists them. */
export type Deck =
  | 'tracks'
  | 'gear'
  | 'treasures'
  | 'events'
  | 'sidequests'
  | 'wars'
  | 'monsters'
  | 'secrets'
  | 'powers'
  | 'sloth'
  | 'omens'
  | 'stats'
  | 'actions'
  | 'upgrades'
  | 'variants';

/** Numbers on the table, by the role they belong to. */
export const COUNTERS = {
  knight: [
    'grit',
    'heroCubes',
    'steps',
    'encounters',
    'knightHealth',
    'crystals',
    'quests',
    'treasureCards',
    'eventDeck',
  ],
  goblins: ['rage', 'secretHand'],
  dragon: ['dragonHealth', 'armor', 'spirit', 'wakefulness', 'eaten', 'hoard', 'powerHand', 'shriek'],
  cave: ['omenBag', 'tileHand', 'hatred'],
  thief: ['actionCubes', 'carried', 'stashed', 'lootDrop'],
  all: ['tilesLeft', 'round'],
} as const satisfies { readonly [role in Role | 'all']: readonly string[] };
export type Counter = (typeof COUNTERS)[keyof typeof COUNTERS][number];
export const TRIBE_NUMBERS = ['population', 'strength', 'perception'] as const;
export type TribeNumber = (typeof TRIBE_NUMBERS)[number];

/** Everything on the table that has a name. */
export type VastThing =
  | { readonly thing: 'piece'; readonly piece: Piece }
  | { readonly thing: 'tile'; readonly space: Space }
  | { readonly thing: 'gap'; readonly cell: Cell }
  | { readonly thing: 'token'; readonly token: Token | 'flameWall'; readonly space: Space }
  | { readonly thing: 'gem'; readonly gem: SymbolName }
  | { readonly thing: 'edge'; readonly edge: number } // 4 × space + side
  | { readonly thing: 'role'; readonly role: Role }
  | { readonly thing: 'card'; readonly deck: Deck; readonly card: string }
  | { readonly thing: 'level'; readonly role: Role }
  | { readonly thing: 'powerCard'; readonly symbol: SymbolName }
  | { readonly thing: 'omen'; readonly symbol: OmenSymbol }
  | { readonly thing: 'handTile'; readonly slot: number }
  | { readonly thing: 'die'; readonly die: Die; readonly shows: number }
  | { readonly thing: 'counter'; readonly counter: Counter }
  | { readonly thing: 'tribeNumber'; readonly tribe: Tribe; readonly number: TribeNumber };

/** The role a deck belongs to; null for what belongs to everyone. */
export const ROLE_OF: { readonly [deck in Deck]: Role | null } = {
  tracks: 'knight',
  gear: 'knight',
  treasures: 'knight',
  events: 'knight',
  sidequests: 'knight',
  wars: 'goblins',
  monsters: null, // the Infestation has them too
  secrets: 'goblins',
  powers: 'dragon',
  sloth: 'dragon',
  omens: 'cave',
  stats: 'thief',
  actions: 'thief',
  upgrades: 'thief',
  variants: null,
};
export const DECKS = Object.keys(ROLE_OF) as readonly Deck[];

/** What is printed on a card; undefined for a card that does not exist. */
export const printedOn = (names: Names, deck: Deck, card: string): { title: string; effect: string } | undefined =>
  Object.hasOwn(names[deck], card)
    ? (names[deck] as { [card: string]: { title: string; effect: string } })[card]
    : undefined;
