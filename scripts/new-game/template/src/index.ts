import type { Game } from '@trollmoot/kernel';
import { evaluate } from './bot/evaluate.ts';
import { habits } from './bot/habits.ts';
import { BOX } from './box.ts';
import { CLAUSES } from './clauses.ts';
import type { Action, News, Step } from './contents.ts';
import { COLOURS } from './data/heaps.ts';
import { result } from './rules/ending.ts';
import { current, options, play, setup, steps, waitingFor, why } from './rules/index.ts';
import { type GameSettings, SETTINGS } from './settings.ts';
import { clone, type State } from './state.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { write } from './text/notation.ts';
import { THINGS, uses } from './things.ts';
import { imagine, seen, type View, view } from './view.ts';

const game: Game<State, Action, News, View, GameSettings> = {
  name: BOX.name,
  title: BOX.title,
  rules: '1',
  seats: BOX.seats,
  settings: SETTINGS,
  longest: 15, // every action takes at least one stone
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
  result,
  write,
  uses,
  words: { en, de, fr },
  bot: { evaluate, habits },
};

export default game;
export type { Action, News, Step, View };
