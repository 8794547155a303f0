import { kernel, type Rules } from '@trollmoot/kernel';
import type { Contents } from '../contents.ts';
import type { GameSettings } from '../settings.ts';
import { newState, type State } from '../state.ts';
import { beats } from './beats.ts';
import { grotto } from './grotto.ts';
import { planning } from './planning.ts';
import { race } from './race.ts';
import { sharing } from './sharing.ts';
import { turn } from './turn.ts';

const rules: Rules<State, Contents> = { ...turn, ...grotto, ...beats, ...race, ...planning, ...sharing };

export const { current, settle, waitingFor, options, play, why, steps } = kernel<State, Contents>(rules, {
  over: 'END-7', // [END-7] no one acts after the end
  notYours: 'TURN-3', // [TURN-3] the decision is another player's
  notNow: 'TURN-4', // [TURN-4] this step does not allow it
});

export const setup = (settings: GameSettings, seats: number, seed: string): State =>
  settle(newState(settings, seats, seed));
