import { loadDice } from '@trollmoot/kernel';
import { GROTTO_FACES, type GrottoFace, TREASURE_FACES } from '../data/dice.ts';
import { enterCavern } from '../rules/cavern.ts';
import { settle, setup } from '../rules/index.ts';
import type { GameSettings } from '../settings.ts';
import type { State } from '../state.ts';

// Positions in words. Load dice by the faces they should show: 'D D K T', '0 2', 'Dragon –'.

/** The usual settings, with these changes. */
export const settings = (changes: Partial<GameSettings> = {}): GameSettings => ({
  end: 'first',
  dice: '1+2',
  duel: 'beats',
  pace: 'even',
  reroll: 'all',
  shares: 'best',
  ...changes,
});

/** A new game in which the Knight begins. */
export function newGame(seats = 4, changes: Partial<GameSettings> = {}): State {
  const s = setup(settings(changes), seats, 'scene');
  s.adventurer = 0; // the Knight
  return s;
}

const WHITE: { readonly [letter: string]: GrottoFace } = { D: 'diamond', K: 'key', L: 'door', T: 'troll' };

/** What a scene can set before it begins. */
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
 * The Knight in the Grotto, with the dice showing D diamond, K Key, L Door (a lock) or T Troll, and a * for a die set aside.
 * 'T T K* D' is two blocked dice, a Key set aside and a free die that shows a diamond.
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

/** The Knight in the Cavern, before the first roll. `red` is what the Dragon dice show: 'Dragon –' has die A set aside. */
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
