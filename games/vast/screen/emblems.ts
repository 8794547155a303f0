import bat from 'emblem:bat';
import eye from 'emblem:beast-eye';
import bow from 'emblem:bow-arrow';
import cards from 'emblem:card-play';
import hideLoot from 'emblem:cardboard-box-closed';
import armor from 'emblem:checked-shield';
import chasm from 'emblem:cliff-crossing';
import thief from 'emblem:cowled';
import pride from 'emblem:crenel-crown';
import bones from 'emblem:crossed-bones';
import crystal from 'emblem:crystal-growth';
import gem from 'emblem:cut-diamond';
import collapse from 'emblem:falling-rocks';
import fangs from 'emblem:fangs';
import rage from 'emblem:fire';
import strength from 'emblem:fist';
import flame from 'emblem:flame';
import goblins from 'emblem:goblin-head';
import health from 'emblem:hearts';
import stealth from 'emblem:hood';
import hourglass from 'emblem:hourglass';
import loot from 'emblem:knapsack';
import hunger from 'emblem:knife-fork';
import pixieLantern from 'emblem:lantern-flame';
import spirit from 'emblem:lightning-flame';
import thievery from 'emblem:lock-picking';
import treasure from 'emblem:locked-chest';
import climb from 'emblem:mountain-climbing';
import mushroom from 'emblem:mushroom';
import secret from 'emblem:padlock';
import pickLock from 'emblem:padlock-open';
import backstab from 'emblem:plain-dagger';
import enchantedBow from 'emblem:pocket-bow';
import boulder from 'emblem:rock';
import potionKit from 'emblem:round-potion';
import dragon from 'emblem:spiked-dragon-head';
import wing from 'emblem:spiky-wing';
import tiles from 'emblem:stone-block';
import shield from 'emblem:templar-shield';
import javelin from 'emblem:thrown-spear';
import trail from 'emblem:trail';
import ancientMap from 'emblem:treasure-map';
import claw from 'emblem:triple-scratches';
import greed from 'emblem:two-coins';
import cave from 'emblem:underground-cave';
import bomb from 'emblem:unlit-bomb';
import knight from 'emblem:visored-helm';
import movement from 'emblem:walking-boot';
import pickpocket from 'emblem:wallet';
import heroicBoots from 'emblem:winged-leg';
import mightyAxe from 'emblem:wood-axe';
import elvishSword from 'emblem:zeus-sword';
import type { Colour } from '@trollmoot/boardkit/seats.ts';

type RoleName = 'knight' | 'goblins' | 'dragon' | 'cave' | 'thief';

export const ROLE_EMBLEM: { readonly [role in RoleName]: string } = { knight, goblins, dragon, cave, thief };

/** The roles have the colours of their pieces, like the shell's seats. */
export const ROLE_COLOUR: { readonly [role in RoleName]: Colour } = {
  knight: 'blue',
  goblins: 'green',
  dragon: 'red',
  cave: 'purple',
  thief: 'yellow',
};

/** By number: Fangs, Bones, Eye. */
export const TRIBE_EMBLEM: readonly [string, string, string] = [fangs, bones, eye];

/** By number: Claw, Flame, Wing. */
export const SYMBOL_EMBLEM: readonly [string, string, string] = [claw, flame, wing];

/** Emblems next to numbers, on any board. */
export const STAT_EMBLEM = {
  movement,
  perception: eye,
  strength,
  stealth,
  thievery,
  health,
  armor,
  spirit,
  rage,
  cards,
  tiles,
  collapse,
  hourglass,
  secret,
  greed,
  hunger,
  pride,
} as const;

export const TOKEN_EMBLEM = { treasure, gem, crystal } as const;

/** By number: chasm, bat, boulder, crystal, mushroom, trail. */
export const OMEN_EMBLEM: readonly string[] = [chasm, bat, boulder, crystal, mushroom, trail];

/** Everything the Knight can place a cube on. */
export const SLOT_EMBLEM = {
  movement,
  perception: eye,
  strength,
  bomb,
  bow,
  ancientMap,
  shield,
  elvishSword,
  enchantedBow,
  heroicBoots,
  javelin,
  mightyAxe,
  pixieLantern,
  potionKit,
} as const;

/** What the Thief's cubes do. */
export const ACTION_EMBLEM = { loot, climb, pickpocket, pickLock, backstab, hideLoot } as const;
