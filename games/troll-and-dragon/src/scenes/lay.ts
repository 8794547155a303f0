import { defaultsOf, listed, loadDice, playLines, type Scene, seatNamed } from '@trollmoot/kernel';
import { GROTTO_FACES, type GrottoFace, TREASURE_FACES } from '../data/dice.ts';
import { PACKS } from '../data/treasure.ts';
import { trollAndDragon } from '../index.ts';
import { enterCavern } from '../rules/cavern.ts';
import { settle, setup } from '../rules/index.ts';
import { type GameSettings, SETTINGS } from '../settings.ts';
import type { State } from '../state.ts';

// Positions in words: `lay` is for scenes, and the shorter functions are for tests.

/** The usual settings, with these changes. */
export const settings = (changes: Partial<GameSettings> = {}): GameSettings => ({
  ...defaultsOf(SETTINGS),
  ...changes,
});

/** A new game in which the Knight begins. */
export const newGame = (seats = 4, changes: Partial<GameSettings> = {}): State => lay({ seats, settings: changes });

const PACK_NAMES: readonly string[] = PACKS;
const WHITE: { readonly [name: string]: GrottoFace } = {
  diamond: 'diamond',
  key: 'key',
  door: 'door',
  troll: 'troll',
  // for tests with many dice; L is a lock
  D: 'diamond',
  K: 'key',
  L: 'door',
  T: 'troll',
};

/** Treasure by kind. */
interface Treasures {
  readonly diamonds?: number;
  readonly nuggets?: number;
}

/** A scene of Troll & Dragon. In the Grotto unless `red` is given. */
interface DragonScene extends Scene<GameSettings, Treasures> {
  readonly supply?: { readonly grotto?: number; readonly cavern?: number; readonly hand?: number }; // what lies there
  readonly atRisk?: Treasures;
  readonly white?: string; // the four dice: 'diamond, key aside, door, troll'
  readonly red?: string; // the Dragon dice in the Cavern: 'dragon, blank'; '' before the first roll
  readonly quiet?: number; // turns since treasure last left a place
}

/** A position in words. `dice` loads the next dice by face: white in the Grotto; gold, then red, in the Cavern. */
export function lay(words: DragonScene): State {
  const s = setup({ ...defaultsOf(SETTINGS), ...words.settings }, words.seats ?? 4, 'scene');
  s.adventurer = seatNamed(PACK_NAMES, words.turn ?? PACKS[0]);
  s.grotto = words.supply?.grotto ?? s.grotto;
  s.cavern = words.supply?.cavern ?? s.cavern;
  s.hand = words.supply?.hand ?? 0;
  s.quiet = words.quiet ?? 0;
  s.riskDiamonds = words.atRisk?.diamonds ?? 0;
  s.riskNuggets = words.atRisk?.nuggets ?? 0;
  for (const [name, { diamonds = 0, nuggets = 0 }] of Object.entries(words.players ?? {})) {
    const seat = seatNamed(PACK_NAMES, name);
    s.packDiamonds[seat] = diamonds;
    s.packNuggets[seat] = nuggets;
  }
  if (words.white !== undefined) layWhite(s, words.white);
  if (words.red !== undefined) layCavern(s, words.red);
  if (words.dice !== undefined) load(s, words.dice);
  return playLines(trollAndDragon, s, PACK_NAMES, ...(words.done ?? []));
}

function layWhite(s: State, dice: string): void {
  listed(dice).forEach((die, i) => {
    const [name, aside] = die.replace('*', ' aside').split(' ');
    const face = faceNamed(name!);
    s.white[i] = face;
    s.free[i] = face !== 'troll' && aside === undefined;
  });
}

function layCavern(s: State, red: string): void {
  s.agenda = [];
  s.white = ['key', 'door', 'troll', 'diamond'];
  s.free = [false, false, false, true];
  enterCavern(s);
  listed(red).forEach((face, die) => {
    if (face === 'dragon') s.red[die] = 'dragon';
  });
  settle(s);
}

function faceNamed(name: string): GrottoFace {
  const face = WHITE[name];
  if (face === undefined) throw new Error(`no white die shows '${name}'`);
  return face;
}

/** Load the next dice by the names of their faces: `diamond`, `key`…, nuggets as a number, `dragon` or `blank`. */
function load(s: State, dice: string): void {
  for (const face of dice.split(',').map((face) => face.trim()))
    if (face in WHITE) loadWhite(s, face);
    else if (/^\d$/.test(face)) loadGold(s, face);
    else loadRed(s, face === 'dragon' ? 'Dragon' : '–');
}

/** What a test sets before its scene begins. */
interface Layout {
  readonly seats?: number;
  readonly settings?: Partial<GameSettings>;
  readonly grotto?: number;
  readonly cavern?: number;
  readonly hand?: number;
  readonly atRisk?: readonly [diamonds: number, nuggets: number];
  readonly packs?: readonly (readonly [diamonds: number, nuggets: number])[];
}

const inWords = ({ grotto, cavern, hand, atRisk, packs, seats, settings }: Layout): DragonScene => {
  const held = packs?.map(([diamonds, nuggets], seat) => [PACKS[seat]!, { diamonds, nuggets }] as const) ?? [];
  return {
    ...(seats === undefined ? {} : { seats }),
    ...(settings === undefined ? {} : { settings }),
    supply: {
      ...(grotto === undefined ? {} : { grotto }),
      ...(cavern === undefined ? {} : { cavern }),
      ...(hand === undefined ? {} : { hand }),
    },
    atRisk: { diamonds: atRisk?.[0] ?? 0, nuggets: atRisk?.[1] ?? 0 },
    players: Object.fromEntries(held),
  };
};

/** For tests: the Knight in the Grotto, with dice by their first letters. 'T T K* D' has a Key set aside. */
export const inGrotto = (dice: string, layout: Layout = {}): State =>
  lay({ ...inWords(layout), white: dice.split(' ').join(', ') });

/** For tests: the Knight in the Cavern, before the first roll. 'Dragon –' has die A set aside. */
export const inCavern = (layout: Layout = {}, red = ''): State =>
  lay({ ...inWords(layout), red: red.toLowerCase().replace('–', 'blank').split(' ').join(', ') });

/** The next white dice show these faces. */
export function loadWhite(s: State, faces: string): State {
  loadDice(s, ...faces.split(' ').map((letter) => GROTTO_FACES.indexOf(faceNamed(letter))));
  return s;
}

const GOLD: readonly number[] = TREASURE_FACES;

/** The next gold dice show these nuggets: '0 2'. */
export function loadGold(s: State, faces: string): State {
  loadDice(s, ...faces.split(' ').map((face) => GOLD.indexOf(Number(face))));
  return s;
}

/** The next red dice show these faces. Give only the dice still out: 'Dragon –' or '–'. */
export function loadRed(s: State, faces: string): State {
  loadDice(s, ...faces.split(' ').map((face) => (face === 'Dragon' ? 0 : 5)));
  return s;
}

/** One step of the duel: gold, then red. */
export const loadBeat = (s: State, gold: string, red: string): State => loadRed(loadGold(s, gold), red);
