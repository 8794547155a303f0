import { loadDice, type Seat } from '@trollmoot/kernel';
import { DRAGON_PRESETS, GROTTO_FACES, type GrottoFace, TREASURE_FACES } from '../src/data/dice.ts';
import { type GameSettings, type State, trollAndDragon } from '../src/index.ts';
import { enterCavern } from '../src/rules/cavern.ts';
import { settle, setup } from '../src/rules/index.ts';

// Positions in words. The dice are loaded by the faces they are to show: 'D D K T', '0 2', 'Dragon –'.

export const [KNIGHT, BARBARIAN, CAT, ARCHER] = [0, 1, 2, 3] as const;

/** The usual settings, with these changes. */
export const settings = (changes: Partial<GameSettings> = {}): GameSettings => ({
  end: 'first',
  dice: '1+2',
  duel: 'beats',
  pace: 'even',
  ...changes,
});

/** A new game in which the Knight begins. */
export function newGame(seats = 4, changes: Partial<GameSettings> = {}): State {
  const s = setup(settings(changes), seats, 'scene');
  s.adventurer = KNIGHT;
  return s;
}

const WHITE: { readonly [letter: string]: GrottoFace } = { D: 'diamond', K: 'key', L: 'door', T: 'troll' };

/** What may be laid out before a scene begins. */
interface Layout {
  readonly seats?: number;
  readonly settings?: Partial<GameSettings>;
  readonly grotto?: number;
  readonly cavern?: number;
  readonly hand?: number;
  readonly atRisk?: readonly [diamonds: number, nuggets: number];
  readonly packs?: readonly (readonly [diamonds: number, nuggets: number])[];
}

function lay(layout: Layout): State {
  const s = newGame(layout.seats, layout.settings);
  s.grotto = layout.grotto ?? s.grotto;
  s.cavern = layout.cavern ?? s.cavern;
  s.hand = layout.hand ?? 0;
  [s.riskDiamonds, s.riskNuggets] = layout.atRisk ?? [0, 0];
  layout.packs?.forEach(([diamonds, nuggets], seat) => {
    s.packDiamonds[seat] = diamonds;
    s.packNuggets[seat] = nuggets;
  });
  return s;
}

/**
 * The Knight in the Grotto, the dice lying like this: D diamond, K Key, L Door (a lock), T Troll, with a * for a die set
 * aside. 'T T K* D' is two blocked dice, a Key set aside and a free die that shows a diamond.
 */
export function inGrotto(dice: string, layout: Layout = {}): State {
  const s = lay(layout);
  dice.split(' ').forEach((die, i) => {
    const face = WHITE[die[0]!]!;
    s.white[i] = face;
    s.free[i] = face !== 'troll' && !die.endsWith('*');
  });
  return s;
}

/** The Knight in the Cavern, before the first throw; `red` is the Dragon dice as they lie: 'Dragon –' has die A aside. */
export function inCavern(layout: Layout = {}, red = ''): State {
  const s = lay(layout);
  s.agenda = [];
  s.white = ['key', 'door', 'troll', 'diamond'];
  s.free = [false, false, false, true];
  enterCavern(s);
  red.split(' ').forEach((face, die) => {
    if (face === 'Dragon') s.red[die] = 'dragon';
  });
  return settle(s);
}

/** The next white dice show these faces. */
export function loadWhite(s: State, faces: string): State {
  loadDice(s, ...faces.split(' ').map((letter) => GROTTO_FACES.indexOf(WHITE[letter]!)));
  return s;
}

const GOLD: readonly number[] = TREASURE_FACES;

/** The next gold dice show so many nuggets: '0 2'. */
export function loadGold(s: State, faces: string): State {
  loadDice(s, ...faces.split(' ').map((face) => GOLD.indexOf(Number(face))));
  return s;
}

/** The next red dice show these faces, only those that are still thrown: 'Dragon –' or '–'. */
export function loadRed(s: State, faces: string): State {
  loadDice(s, ...faces.split(' ').map((face) => (face === 'Dragon' ? 0 : 5)));
  return s;
}

/** One beat: gold, then red. */
export const loadBeat = (s: State, gold: string, red: string): State => loadRed(loadGold(s, gold), red);

/** Play this by its notation. */
export function play(s: State, seat: Seat, ...lines: string[]): State {
  for (const line of lines) {
    const act = trollAndDragon.options(s, seat).find((option) => trollAndDragon.write(option, s) === line);
    if (act === undefined) throw new Error(`seat ${seat} may not '${line}' here`);
    trollAndDragon.play(s, seat, act);
  }
  return s;
}

/** The options of a seat, in notation. */
export const choices = (s: State, seat: Seat = s.adventurer): string[] =>
  trollAndDragon.options(s, seat).map((option) => trollAndDragon.write(option, s));

/** All treasure there is: it never changes. */
export const treasureIn = (s: State): { diamonds: number; nuggets: number } => ({
  diamonds: s.grotto + s.hand + s.riskDiamonds + s.packDiamonds.reduce((a, b) => a + b, 0),
  nuggets: s.cavern + s.riskNuggets + s.packNuggets.reduce((a, b) => a + b, 0),
});

export const PRESETS = Object.keys(DRAGON_PRESETS) as (keyof typeof DRAGON_PRESETS)[];

/** Fixed positions, for perft and the command line. */
export const scenes: { readonly [name: string]: () => State } = {
  start: () => newGame(),
  'start of two': () => newGame(2),
  'key and door': () => inGrotto('K L D T', { atRisk: [3, 0] }),
  'last die': () => inGrotto('T T K* L', { atRisk: [5, 0] }),
  'last diamonds': () => inGrotto('D D D K', { grotto: 2, atRisk: [4, 0] }),
  cavern: () => inCavern({ atRisk: [4, 0], hand: 5 }),
  'one eye open': () => inCavern({ atRisk: [4, 3], hand: 5 }, 'Dragon –'),
  'last nuggets': () => inCavern({ atRisk: [2, 6], cavern: 2, settings: { end: 'both' } }),
  'empty Cavern': () => inGrotto('K L D T', { atRisk: [3, 0], cavern: 0, settings: { end: 'both' } }),
  'quiet rounds': () => {
    const s = inGrotto('D D T T', { seats: 2, grotto: 0, settings: { end: 'both' } });
    s.quiet = 199;
    return s;
  },
  race: () => inCavern({ atRisk: [4, 0], settings: { duel: 'race' } }),
  plan: () => inCavern({ atRisk: [4, 0], settings: { duel: 'plan' } }),
};
