// Questions a screen asks of a view: where a piece can go, who can attack whom, how far each role is from winning.
export { type Attack, attacks } from './attacks.ts';
export { type EventNow, eventNow, eventPlaces } from './events.ts';
export { type Goal, type GoalPart, goals, type Progress, progress } from './goals.ts';
export { type Odds, thiefOdds } from './odds.ts';
export { questProgress } from './quests.ts';
export { type Reach, reach } from './reach.ts';
export { isSpent } from './unspent.ts';
