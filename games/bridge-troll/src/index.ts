import type { Game } from '@trollmoot/kernel';
import { evaluate } from './bot/evaluate.ts';
import { habits } from './bot/habits.ts';
import { judgement } from './bot/judgement.ts';
import { rivals } from './bot/rivals.ts';
import { isFarFromEnd } from './bot/tempo.ts';
import { BOX } from './box.ts';
import { CLAUSES } from './clauses.ts';
import type { Action, News } from './contents.ts';
import { COLOURS } from './data/printed.ts';
import { result } from './rules/end.ts';
import { current, options, play, steps, waitingFor, why } from './rules/index.ts';
import { whenLate } from './rules/late.ts';
import { setup } from './rules/setup.ts';
import { type GameSettings, SETTINGS } from './settings.ts';
import { clone, type State } from './state.ts';
import { CHANGES } from './text/changes.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { write } from './text/notation.ts';
import { THINGS, uses } from './things.ts';
import { imagine, redeal } from './view/imagine.ts';
import { seen, type View, view } from './view/view.ts';

export const bridgeTroll: Game<State, Action, News, View, GameSettings> = {
  name: BOX.name,
  title: BOX.title,
  rules: '2',
  changes: CHANGES,
  seats: BOX.seats,
  settings: SETTINGS,
  longest: 2_000,
  clauses: CLAUSES,
  steps,
  things: THINGS,
  seatNames: (_settings, seats) => COLOURS.slice(0, seats),
  setup,
  current,
  waitingFor,
  options,
  why,
  play,
  clone,
  view,
  seen,
  imagine,
  redeal,
  result,
  whenLate,
  write,
  uses,
  words: { en, de, fr },
  bot: { evaluate, habits, isFarFromEnd, rivals, judgement },
};

export { CARDS, type Card } from './data/cards.ts';
export { COLOURS } from './data/printed.ts';
export { type TradeIn, tradeInsIn } from './queries/index.ts';
export type { BridgeThing } from './text/explain.ts';
export { titles } from './text/titles.ts';
export type { Action, GameSettings, News, State, View };
export default bridgeTroll;
