import { cave } from './cave.ts';
import { dragon } from './dragon.ts';
import { goblins } from './goblins.ts';
import { knight } from './knight.ts';
import { shared } from './shared.ts';
import { thief } from './thief.ts';

/** The pictures of the rulebook. */
export default [...shared, ...knight, ...goblins, ...dragon, ...cave, ...thief];
