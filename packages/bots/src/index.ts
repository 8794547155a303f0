export { carelessBeside } from './careless.ts';
export { hint } from './hint.ts';
export { LEVELS, type Level } from './levels.ts';
export { newSearchMemory } from './search/memory.ts';
export { searchSpeed } from './search-speed.ts';
export { wilson } from './statistics.ts';
export { type Choice, type Thinking, think } from './think.ts';
export { usualSettings } from './usual-settings.ts';
