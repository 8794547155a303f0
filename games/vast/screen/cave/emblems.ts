import ambush from 'emblem:evil-eyes';
import key from 'emblem:key';
import mushrooms from 'emblem:mushrooms-cluster';
import ogre from 'emblem:ogre';
import event from 'emblem:scroll-unfurled';
import entrance from 'emblem:stairs';
import troll from 'emblem:troll';
import {
  ROLE_COLOUR,
  ROLE_EMBLEM,
  SLOT_EMBLEM,
  STAT_EMBLEM,
  SYMBOL_EMBLEM,
  TOKEN_EMBLEM,
  TRIBE_EMBLEM,
} from '../emblems.ts';

export { ROLE_COLOUR, ROLE_EMBLEM, SYMBOL_EMBLEM, TRIBE_EMBLEM };
export const BOOT = STAT_EMBLEM.movement;
export const EYE = STAT_EMBLEM.perception;
export const FIST = STAT_EMBLEM.strength;
export const BOMB = SLOT_EMBLEM.bomb;
export const COLLAPSE = STAT_EMBLEM.collapse;
export const CRYSTALS = TOKEN_EMBLEM.crystal;
export { ambush as AMBUSH, entrance as STAIRS, event as SCROLL, key as KEY, mushrooms as MUSHROOMS };
export const TOKEN: { readonly [token: string]: string } = { treasure: TOKEN_EMBLEM.treasure, event, ogre, troll };
