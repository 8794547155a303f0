import { below, tell } from '@trollmoot/kernel';
import { BRIGHT_BEETLES, MONSTERS, type MonsterName, OGRE, TROLL } from '../../../data/goblins.ts';
import { GRIT_LOSS, sidequestNamed } from '../../../data/knight.ts';
import { BRIDGE, CANYON } from '../../../data/terrain.ts';
import { type Cell, DARK, NOWHERE, type Space, type State, WIDTH } from '../../../state.ts';
import { layings } from '../../../terrain/rules/placing.ts';
import { cellOf, isDark, isOnMap, rim, spaceAt, wayTo } from '../../../terrain/words/map.ts';
import { spacesOf } from '../../../terrain/words/spaces.ts';
import { hasToken, placeToken, returnToken } from '../../../terrain/words/tokens.ts';
import { plan } from '../../../words/agenda.ts';
import { isUnoccupied } from '../../../words/pieces.ts';
import {
  dropTreasure,
  fulfil,
  hurtKnight,
  isKnightAlive,
  isShielded,
  knightStrength,
  loseGrit,
  treasuresHeld,
} from './words.ts';

const FEARLESS = sidequestNamed('fearless');
const BRIDGE_SPACE = spacesOf(CANYON)[BRIDGE]!;

/** What a Monster of the Infestation does to her besides, when it has hurt her. */
const EFFECTS: { readonly [monster in MonsterName]?: (s: State) => void } = {
  /** [KNIGHT-MONSTER-1] */
  blob: (s) => loseGrit(s, GRIT_LOSS.blob, 'KNIGHT-MONSTER-1'),
  /** [KNIGHT-MONSTER-2] */
  brightBeetles(s) {
    s.knight!.beetles = true;
    keepAside(s, BRIGHT_BEETLES);
  },
  /** [KNIGHT-MONSTER-3] */
  flameGiant(s) {
    if (knightStrength(s) <= 3) hurtKnight(s, 1, 'infestation');
  },
  /** [KNIGHT-MONSTER-4] */
  gnome(s) {
    const held = treasuresHeld(s);
    if (held.length > 0) dropTreasure(s, held[below(s, held.length)]!, true);
  },
  /** [KNIGHT-MONSTER-5] */
  golem(s) {
    s.knight!.golem = true;
  },
  /** [KNIGHT-MONSTER-6] The Ogre stays where he was, and she goes. */
  ogre(s) {
    if (placeToken(s, s.knight!.at, 'ogre')) keepAside(s, OGRE);
    if (flights(s).length > 0 && !standsFast(s)) plan(s, { step: 'knight.flee' });
  },
  /** [KNIGHT-MONSTER-7] The Troll goes to his bridge, which is laid for him if need be. */
  troll(s) {
    if (!s.settings.terrain || s.map.collapsing) return;
    if (isOnMap(s, BRIDGE_SPACE)) return trollAppears(s);
    const origin = cellOf(s, s.knight!.at);
    if (layings(s, origin).some(({ terrain }) => terrain === CANYON))
      plan(s, { step: 'map.terrain', by: 'knight', origin, only: CANYON }, { step: 'knight.troll', back: NOWHERE });
  },
  /** [KNIGHT-MONSTER-8] She is dragged under the rock to the nearest Dark tile on a diagonal. */
  underworm(s) {
    if (burrows(s).length > 0 && !standsFast(s)) plan(s, { step: 'knight.burrow' });
  },
};

/** [KNIGHT-MONSTER-7] His token lies on the bridge. */
export function trollAppears(s: State): void {
  if (placeToken(s, BRIDGE_SPACE, 'troll')) keepAside(s, TROLL);
}

export function suffersMonster(s: State, monster: number): void {
  const { name } = MONSTERS[monster]!;
  const effect = EFFECTS[name];
  if (effect === undefined || !isKnightAlive(s) || s.outcome !== null) return;
  tell(s, { news: 'monsterStruck', monster: name, thing: `monster ${name}`, clause: 'VARIANT-4' });
  effect(s);
}

/** [KNIGHT-SHIELD-1] Behind her Shield she is not moved. */
function standsFast(s: State): boolean {
  if (isShielded(s)) tell(s, { news: 'shielded', thing: 'gear shield', clause: 'KNIGHT-SHIELD-1' });
  return isShielded(s);
}

/** The card is not in the deck while it lies elsewhere. */
function keepAside(s: State, monster: number): void {
  s.ambusherDiscards = s.ambusherDiscards.filter((other) => other !== monster);
}

/** An Ambush of the Infestation has been decided: one Monster the less to fear, or none. */
export function resolvedAmbush(s: State, isHurt: boolean, monster: number): void {
  if (isHurt || monster < 0) return;
  fulfil(s, FEARLESS); // [KNIGHT-QUEST-8]
  const token = monster === OGRE ? 'ogre' : monster === TROLL ? 'troll' : null;
  if (token === null || !hasToken(s, s.knight!.at, token)) return;
  returnToken(s, s.knight!.at, token); // [KNIGHT-MONSTER-6] [KNIGHT-MONSTER-7]
  s.ambusherDiscards.push(monster);
}

/**
 * [KNIGHT-MONSTER-2] How strong a Monster is now: Beetles beside the deck make one Monster stronger. [KNIGHT-MONSTER-9]
 * Null: no Strength, the die decides.
 */
export function monsterStrength(s: State, monster: number): number | null {
  const printed = MONSTERS[monster]!.ambush;
  if (!s.knight!.beetles) return printed;
  s.knight!.beetles = false;
  s.ambusherDiscards.push(BRIGHT_BEETLES);
  return printed === null ? null : printed + 1;
}

/** [KNIGHT-ENCOUNTER-6] Has she a cube to add before an Ambush is resolved? */
export const mayBrace = (s: State): boolean => s.knight!.ready > 0;
/** [KNIGHT-QUEST-8] Could she, for all that others know, hold Fearless and call for a Monster? */
export const mayCall = (s: State): boolean =>
  s.knight!.sidequests.includes(FEARLESS) || s.knight!.sidequestDeck.includes(FEARLESS);
export const holdsFearless = (s: State): boolean => s.knight!.sidequests.includes(FEARLESS);

/** [KNIGHT-MONSTER-6] Where the Ogre may drive her: next door, nothing there, not Dark, no wall. */
export function flights(s: State): Space[] {
  const found: Space[] = [];
  for (let side = 0; side < 4; side++) {
    const there = wayTo(s, s.knight!.at, side);
    if (there >= 0 && !isDark(s, there) && isUnoccupied(s, there)) found.push(there);
  }
  return found;
}

const DIAGONALS = [-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1] as const;
const FARTHEST = 51;
/** [KNIGHT-MONSTER-8] Cells of the nearest Dark tiles on her diagonals; without any, the nearest cells for a new one. */
export function burrows(s: State): Cell[] {
  const dark = nearestDiagonal(s, (cell) => {
    const there = spaceAt(s, cell);
    return there >= 0 && s.map.layout.light[there] === DARK;
  });
  if (dark.length > 0 || s.map.collapsing || s.map.stack.length === 0) return dark;
  const free = rim(s);
  return nearestDiagonal(s, (cell) => free.includes(cell));
}

function nearestDiagonal(s: State, suits: (cell: Cell) => boolean): Cell[] {
  const from = cellOf(s, s.knight!.at);
  for (let far = 1; far <= FARTHEST; far++) {
    const found = DIAGONALS.map((step) => from + far * step).filter(suits);
    if (found.length > 0) return found;
  }
  return [];
}
