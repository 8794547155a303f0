import { cave } from './cave.ts';
import { dragon } from './dragon.ts';
import { goblins } from './goblins.ts';
import { knight } from './knight.ts';
import { thief } from './thief.ts';

/** How to play in a minute, role by role. */
export default [knight, goblins, dragon, cave, thief];
