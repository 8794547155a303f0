import type { Language } from '../language.ts';
import { cave } from './refuse/cave.ts';
import { dragon } from './refuse/dragon.ts';
import { goblins } from './refuse/goblins.ts';
import { knight } from './refuse/knight.ts';
import { map } from './refuse/map.ts';
import { thief } from './refuse/thief.ts';

/** Why not: the rule, and what makes it apply. */
export const refuse: Language['refuse'] = { ...map, ...knight, ...goblins, ...dragon, ...cave, ...thief };
