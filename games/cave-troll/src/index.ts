import type { Game } from '@trollmoot/kernel';
import { evaluate } from './bot/evaluate.ts';
import { habits } from './bot/habits.ts';
import { judgement } from './bot/judgement.ts';
import { rivals } from './bot/rivals.ts';
import { isFarFromEnd, mayEndNow } from './bot/tempo.ts';
import { BOX } from './box.ts';
import { CLAUSES } from './clauses.ts';
import type { Action, News } from './contents.ts';
import { COLOURS } from './data/figures.ts';
import { result } from './rules/ending.ts';
import { current, options, play, steps, waitingFor, why } from './rules/index.ts';
import { setup } from './rules/setup.ts';
import { type GameSettings, SETTINGS } from './settings.ts';
import { clone, type State } from './state.ts';
import { CHANGES } from './text/changes.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { write } from './text/notation.ts';
import { BEYOND_PLAY, THINGS, uses } from './things.ts';
import { imagine, redeal, seen, type View, view } from './view.ts';

export const caveTroll: Game<State, Action, News, View, GameSettings> = {
  name: BOX.name,
  title: BOX.title,
  rules: '2',
  changes: CHANGES,
  seats: BOX.seats,
  settings: SETTINGS,
  // At most 69 draws, with up to 200 quiet turns between them [END-7], 4 actions per turn and 5 plies per action; then
  // some more for the effects of cards.
  longest: 290_000,
  clauses: CLAUSES,
  steps,
  things: THINGS,
  beyondPlay: BEYOND_PLAY,
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
  write,
  uses,
  words: { en, de, fr },
  bot: { evaluate, habits, isFarFromEnd, mayEndNow, rivals, judgement },
};

export type { Action, News, Step } from './contents.ts';
export { ARTIFACT_GOLD, type Artifact } from './data/artifacts.ts';
export { BOARDS, GRID, type Space, type SpaceId } from './data/board.ts';
export { type Card, ICONS } from './data/cards.ts';
export type { FigureId, Kind } from './data/figures.ts';
export { DOORS } from './data/outline.ts';
export { aim, claim, claims, reach, standing } from './queries/index.ts';
export { NAMES } from './text/names.ts';
export type { FigureSeen, PlayerSeen, View } from './view.ts';
export default caveTroll;
