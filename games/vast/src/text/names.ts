import type { OmenName, OmenSymbol } from '../data/cave.ts';
import type { DRAGON_DIE } from '../data/dice.ts';
import type { PowerName, SlothName, SymbolName } from '../data/dragon.ts';
import type { MonsterName, SecretName, WarName } from '../data/goblins.ts';
import type { Equipment, EventName, SidequestName, Track, TreasureName } from '../data/knight.ts';
import type { Level, Role } from '../data/roles.ts';
import type { TerrainName } from '../data/terrain.ts';
import type { ActionName, StatName, UpgradeName } from '../data/thief.ts';
import type { Kind, Shape, SIDES, TribeName } from '../data/tiles.ts';
import type { Token } from '../data/tokens.ts';

/** What is printed on a card, a space or a board: its name, and what it does in one line. */
export interface Card {
  readonly title: string;
  readonly effect: string;
}
type Cards<Name extends string> = { readonly [name in Name]: Card };
type Titles<Name extends string> = { readonly [name in Name]: string };

export type VariantName = 'infestation' | 'flare' | 'pastPlunder' | 'ashDragon' | 'aloneInTheDark';
export type TokenName = Token | 'gem' | 'bomb' | 'rockslide' | 'flameWall' | 'shriek' | 'hatred';
type DieFace = (typeof DRAGON_DIE)[number]['name'];
export type SideName = (typeof SIDES)[number];

/** What things are called in one language, by the names the views, acts and news give them. */
export interface Names {
  readonly roles: Cards<Role>; // the effect says how the role wins
  readonly levels: Titles<Level>;
  readonly difficulty: { readonly [role in Role]: readonly Card[] }; // from easiest to expert
  readonly variants: Cards<VariantName>;
  readonly tribes: Cards<TribeName>; // the effect is the Tribe's special action
  readonly kinds: Cards<Kind | 'dark'>;
  readonly shapes: Titles<Shape>;
  readonly terrain: Cards<TerrainName>;
  readonly tokens: Cards<TokenName>;
  readonly sides: Titles<SideName>;
  readonly dragonDie: Titles<DieFace>;
  // the Knight's
  readonly tracks: Cards<Track>;
  readonly gear: Cards<Equipment>;
  readonly treasures: Cards<TreasureName>;
  readonly events: Cards<EventName>;
  readonly sidequests: { readonly [quest in SidequestName]: Card & { readonly grit: number } };
  // the Goblins'
  readonly wars: Cards<WarName>;
  readonly monsters: { readonly [monster in MonsterName]: Card & { readonly ambush: string } }; // alone, in an Infestation
  readonly secrets: Cards<SecretName>;
  // the Dragon's
  readonly symbols: Titles<SymbolName>;
  readonly gems: Titles<SymbolName>;
  readonly powers: Cards<PowerName>;
  readonly sloth: Cards<SlothName>;
  // the Cave's
  readonly omenSymbols: Titles<OmenSymbol>;
  readonly omens: Cards<OmenName>;
  // the Thief's
  readonly stats: Cards<StatName>;
  readonly actions: Cards<ActionName>;
  readonly upgrades: Cards<UpgradeName>;
}

/** The cards and boards of the five roles: a file of their own in every language. */
export type CardNames = Pick<
  Names,
  | 'tracks'
  | 'gear'
  | 'treasures'
  | 'events'
  | 'wars'
  | 'monsters'
  | 'secrets'
  | 'symbols'
  | 'gems'
  | 'powers'
  | 'sloth'
  | 'omenSymbols'
  | 'omens'
  | 'stats'
  | 'actions'
  | 'upgrades'
>;
