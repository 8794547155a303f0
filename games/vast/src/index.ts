import type { Game, Result } from '@trollmoot/kernel';
import { evaluate } from './bot/evaluate.ts';
import { habits, habitsAmong, isPlayedOutAmong } from './bot/habits.ts';
import { judgement } from './bot/judgement.ts';
import { BOX } from './box.ts';
import { CLAUSES } from './clauses.ts';
import type { Action, News } from './contents.ts';
import { INITIAL, ROLES, type Role } from './data/roles.ts';
import { THINGS } from './data/things.ts';
import { current, options, play, steps, waitingFor, why } from './rules/index.ts';
import { rolesOf, rowFor, setup } from './rules/setup.ts';
import { type GameSettings, SETTINGS } from './settings.ts';
import { clone, type State } from './state.ts';
import { CHANGES } from './text/changes.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { write } from './text/notation.ts';
import { uses } from './things.ts';
import { imagine, redeal, seen, type View, view } from './view.ts';

// What is printed in the box and how places are numbered, for screens that draw it.
export type { Step } from './contents.ts';
export { OMEN_SYMBOLS, OMENS } from './data/cave.ts';
export { DRAGON_DIE } from './data/dice.ts';
export {
  ARMOR,
  EATEN_MAX,
  HEALTH as DRAGON_HEALTH,
  POWERS,
  type PowerName,
  SLOTH,
  SLOTH_SPACES,
  type SlothName,
  SPIRIT,
  SYMBOLS,
} from './data/dragon.ts';
export {
  MAX_POPULATION,
  MAX_RAGE,
  MONSTER_SLOTS,
  MONSTERS,
  type MonsterName,
  SECRETS,
  SECRETS_LIMIT,
  type SecretName,
  WAR_CARDS,
  type WarName,
} from './data/goblins.ts';
export {
  CUBE_GRIT,
  EQUIPMENT,
  EQUIPMENT_SLOTS,
  type EventName,
  MAX_GRIT,
  MOVEMENT,
  PERCEPTION,
  QUEST,
  SIDEQUESTS,
  type SidequestName,
  type Slot,
  STRENGTH,
  TRACKS,
  TREASURES,
  type TreasureName,
} from './data/knight.ts';
export { ALL_PIECES, isTribe, PIECES, type Piece, pieceOfTribe, roleOf, tribeOf } from './data/pieces.ts';
export { type Cell, DARK, ENTRANCE, LIT, MIDDLE, NOWHERE, type Space, WIDTH } from './data/places.ts';
export { INITIAL, LEVELS, ROLES, type Role } from './data/roles.ts';
export type { TerrainName } from './data/terrain.ts';
export { ACTIONS, type ActionName, FLIP_ROW, STATS, type StatName, UPGRADES, type UpgradeName } from './data/thief.ts';
export { FACES, type Kind, SIDES, type SideName, TRIBES, type Tribe, wallsNamed } from './data/tiles.ts';
export { MAP_TOKENS, type Token } from './data/tokens.ts';
export { VARIANTS, type Variant } from './data/variants.ts';
export { placeIn } from './queries/ground.ts';
export * from './queries/index.ts';
export { URGES } from './roles/dragon/state.ts';
export type { SpaceView } from './terrain/view/index.ts';
export { cellsFrom } from './terrain/words/questions/laying.ts';
export { column, row } from './terrain/words/questions/plane.ts';
export { namesIn } from './text/all-names.ts';
export type { Counter, TribeNumber, VastThing } from './text/explain/things.ts';
export { momentsIn } from './text/moments.ts';
export type { Card, Names } from './text/names.ts';
export { placesIn } from './text/spoken.ts';
export type { Action, GameSettings, News, State, View };

function result(s: State): Result | null {
  if (s.outcome === null) return null;
  const { winners } = s.outcome;
  const scores = s.roles.map((role) => (winners.includes(role) ? 1 : 0));
  const losers = Math.max(2, winners.length + 1); // with no winner the cave has beaten them all
  return { places: scores.map((score) => (score === 1 ? 1 : losers)), scores };
}

/** Roles by name or initial, in any order. */
function seatsNamed(names: readonly string[]): { seats: number; settings: Partial<GameSettings> } | string {
  const roles: Role[] = [];
  for (const name of names) {
    const role = ROLES.find((r) => r === name.toLowerCase() || INITIAL[r] === name.toUpperCase());
    if (role === undefined) return `there is no role '${name}' in Vast; there are ${ROLES.join(', ')}`;
    if (roles.includes(role)) return `the ${role} is named twice`;
    roles.push(role);
  }
  const row = ROLES.filter((role) => roles.includes(role))
    .map((role) => INITIAL[role])
    .join('');
  const known = SETTINGS.roles.values.find((value) => value === row);
  return known === undefined ? 'the Cave has no game alone' : { seats: row.length, settings: { roles: known } };
}

export const vast: Game<State, Action, News, View, GameSettings> = {
  name: BOX.name,
  title: BOX.title,
  rules: '2',
  changes: CHANGES,
  seats: BOX.seats,
  settings: SETTINGS,
  longest: 10_000,
  clauses: CLAUSES,
  steps,
  things: THINGS,

  misfit: (settings, seats) =>
    rowFor(settings, seats).length === seats
      ? null
      : `the roles ${settings.roles} are played by ${settings.roles.length}, not by ${seats}`,
  seatNames: (settings, seats) => rolesOf(rowFor(settings, seats)),
  seatsNamed,

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
  bot: {
    evaluate,
    habits,
    judgement,
    among: (careless) => ({ evaluate, habits: habitsAmong(careless), isPlayedOut: isPlayedOutAmong(careless) }),
  },
};
export default vast;
