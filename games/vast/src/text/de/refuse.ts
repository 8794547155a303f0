import type { Language } from '../language.ts';
import { cave } from './refuse/cave.ts';
import { dragon } from './refuse/dragon.ts';
import { goblins } from './refuse/goblins.ts';
import { knight } from './refuse/knight.ts';
import { map } from './refuse/map.ts';
import { thief } from './refuse/thief.ts';

/** Warum nicht: die Regel, und was sie hier gelten lässt. */
export const refuse: Language['refuse'] = { ...map, ...knight, ...goblins, ...dragon, ...cave, ...thief };
