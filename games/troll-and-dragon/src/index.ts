import type { Game } from '@trollmoot/kernel';
import { shareAmong } from './bot/among.ts';
import { evaluate } from './bot/evaluate.ts';
import { habits } from './bot/habits.ts';
import { judgement } from './bot/judgement.ts';
import { worths } from './bot/worths.ts';
import { BOX } from './box.ts';
import { CLAUSES } from './clauses.ts';
import type { Action, News } from './contents.ts';
import { PACKS } from './data/treasure.ts';
import { result } from './rules/ending.ts';
import { current, options, play, setup, steps, waitingFor, why } from './rules/index.ts';
import { referee } from './rules/referee.ts';
import { type GameSettings, SETTINGS } from './settings.ts';
import { clone, type State } from './state.ts';
import { CHANGES } from './text/changes.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { write } from './text/notation.ts';
import { BEYOND_PLAY, THINGS, uses } from './things.ts';
import { imagine, seen, type View, view } from './view.ts';

export const trollAndDragon: Game<State, Action, News, View, GameSettings> = {
  name: BOX.name,
  title: BOX.title,
  rules: '2',
  changes: CHANGES,
  seats: BOX.seats,
  settings: SETTINGS,
  longest: 20_000, // rolls have no limit, so luck could beat any number; random play stays below 7,000
  clauses: CLAUSES,
  steps,
  things: THINGS,
  beyondPlay: BEYOND_PLAY,
  seatNames: (_settings, seats) => PACKS.slice(0, seats),
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
  referee,
  write,
  uses,
  words: { en, de, fr },
  bot: {
    evaluate,
    habits,
    judgement,
    worths,
    among: (careless) => ({ evaluate: (s, seat, listen) => shareAmong(careless, s, seat, listen), habits }),
  },
};

export { PACING, RED_INTERVAL } from './data/pacing.ts';
export { trollChance } from './queries.ts';
export { wakeChance } from './rules/words.ts';
export type { Action, GameSettings, News, State, View };
export default trollAndDragon;
