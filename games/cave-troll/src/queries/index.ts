/** Questions a screen or a sentence asks about a view. Everything on the board is open, so a view knows enough. */
export { claim, claims, standing } from './claims.ts';
export { deeds, movers, type Prospect, prospect } from './deeds.ts';
export { entry } from './entry.ts';
export { aim, type Threat, threats } from './threats.ts';
export { actionsNextTurn, actionsThisTurn, canDo } from './turn.ts';
export { reach, wayTo } from './ways.ts';
