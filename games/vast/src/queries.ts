// Questions a screen asks of a view: where a piece can go, who can attack whom, how far everybody is from winning.
export { type Attack, attacks } from './queries/attacks.ts';
export { type Goal, type GoalPart, goals, type Progress, progress } from './queries/goals.ts';
export { type Odds, thiefOdds } from './queries/odds.ts';
export { type Reach, reach } from './queries/reach.ts';
