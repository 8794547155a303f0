import { kernel, type Rules } from '@trollmoot/kernel';
import type { Contents } from '../contents.ts';
import type { State } from '../state.ts';
import { bid } from './bid.ts';
import { draw, draws, pile, piles, plunder, richest } from './boulders.ts';
import { claim, claims, foresee, place, welcome } from './claim.ts';
import { goat, surrender } from './goats.ts';
import { pelt } from './pelting.ts';
import { robber } from './robbers.ts';
import { driveAway, roll, turnEnds } from './roll.ts';
import { score, scores, upgrade } from './score.ts';

/** The turn in reading order. */
const rules: Rules<State, Contents> = {
  roll,
  bid,
  driveAway,
  foresee,
  claims,
  claim,
  place,
  welcome,
  robber,
  goat,
  pelt,
  surrender,
  piles,
  pile,
  draws,
  draw,
  richest,
  plunder,
  scores,
  score,
  upgrade,
  turnEnds,
};

export const { current, settle, waitingFor, options, play, why, handOf, steps } = kernel<State, Contents>(rules, {
  over: 'TABLE-1', // [TABLE-1] no one acts after the end
  notYours: 'TABLE-2', // [TABLE-2] the game waits for someone else
  notNow: 'TABLE-3', // [TABLE-3] another question is open
});
