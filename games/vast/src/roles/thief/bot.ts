import type { Action } from '../../contents.ts';
import type { UpgradeName } from '../../data/thief.ts';
import { UPGRADES } from '../../data/thief.ts';
import { ENTRANCE, SPACES, type Space, type State } from '../../state.ts';
import { beside, isDark, wayTo } from '../../terrain/map.ts';
import { hasToken } from '../../terrain/tokens.ts';
import type { Listen } from '../knight/bot.ts';
import { hasUpgrade, stashNeeded, tokensCarried } from './words.ts';

/** What an upgrade is worth to him, in tokens. */
const WORTH: { readonly [upgrade in UpgradeName]: number } = {
  plusMovement: 0.12,
  plusStealth: 0.07,
  plusThievery: 0.12,
  stickyFingers: 0.04,
  lockPickingKit: 0.08,
  climbingGear: 0.06,
  handCrossbow: 0.02,
  unnaturalEvasion: 0.06,
  flip2to3: 0.1,
  flip3to4: 0.1,
  all4: 0.1,
};
const CARRIED = 0.4; // a token in his bag, in stashed ones…
const HOME = 0.35; // …and how much more it is worth at the Entrance
const LURE = 0.2; // what lies within reach

/** How far he is towards his win, from 0 to 1. */
export function thiefProgress(s: State, listen?: Listen): number {
  const t = s.thief!;
  const carried = tokensCarried(s);
  listen?.('stashed', t.stashed);
  listen?.('carried', carried);
  let tokens = t.stashed + CARRIED * carried - 0.02 * t.lootDrop;
  for (const upgrade of UPGRADES) if (hasUpgrade(s, upgrade)) tokens += WORTH[upgrade];
  if (t.at >= 0) {
    const far = waysFrom(s, t.at);
    tokens += HOME * carried * near(t.at === ENTRANCE ? 2 : far[ENTRANCE]!); // on it, he must leave it first
    const lure = LURE * lureOf(s, far) * (carried === 0 ? 1 : carried === 1 ? 0.6 : 0.25);
    listen?.('lure', lure);
    tokens += lure;
  }
  return Math.max(0, Math.min(1, tokens / (stashNeeded(s) + 1)));
}

const near = (far: number): number => Math.max(0, 1 - far / 12);

/** The best thing to go for: loot by its distance, else an unknown tile. */
function lureOf(s: State, far: Int8Array): number {
  const gems = s.dragon?.gems;
  let best = 0;
  for (let space = 0; space < SPACES; space++) {
    if (far[space]! >= FAR) continue;
    let value = 0;
    if (s.map.treasures[space]! > 0) value = 1;
    else if (hasToken(s, space, 'vault')) value = 0.9;
    else if (gems?.includes(space)) value = 0.8;
    else if (isDark(s, space)) value = 0.3;
    value *= near(far[space]!);
    if (value > best) best = value;
  }
  return best;
}

const FAR = 99;
/** Steps to every space; a wall counts as two more. */
function waysFrom(s: State, from: Space): Int8Array {
  const far = new Int8Array(SPACES).fill(FAR);
  far[from] = 0;
  const rings: Space[][] = [[from]];
  for (let steps = 0; steps < rings.length; steps++)
    for (const here of rings[steps] ?? []) {
      if (far[here] !== steps) continue;
      for (let side = 0; side < 4; side++) {
        const there = beside(s, here, side);
        if (there < 0) continue;
        const then = steps + (wayTo(s, here, side) >= 0 ? 1 : 3);
        if (then >= far[there]!) continue;
        far[there] = then;
        while (rings.length <= then) rings.push([]);
        rings[then]!.push(there);
      }
    }
  return far;
}

// ── habits ───────────────────────────────────────────────────────────────────────────────

const ORDER: { readonly [act: string]: number } = {
  loot: 0,
  pickLock: 1,
  pickpocket: 2,
  sneak: 3,
  climb: 4,
  peek: 5,
  flareHere: 6,
  hideLoot: 7,
  backstab: 8,
  endTurn: 9,
};

/** Loot first, then the way to more of it; what is left over hides loot or hurts somebody; the end of the turn last. */
export function thiefHabits(s: State, options: readonly Action[]): readonly Action[] {
  const asked = s.agenda.at(-1)?.step;
  if (asked === 'thief.assign') return assignments(s, options);
  if (asked !== 'thief.act') return options;
  const carries = tokensCarried(s) > 0;
  return options
    .filter((act) =>
      act.do === 'hideLoot' ? carries : act.do !== 'backstab' || act.effort === Math.min(3, s.thief!.cubes),
    )
    .sort((a, b) => ORDER[a.do]! - ORDER[b.do]!);
}

/** Movement for the way before him, then Thievery for what he finds there, then Stealth for what he carries. */
function assignments(s: State, options: readonly Action[]): readonly Action[] {
  const far = waysFrom(s, s.thief!.at);
  const home = tokensCarried(s) > 1;
  let way = home ? far[ENTRANCE]! : FAR;
  if (!home)
    for (let space = 0; space < SPACES; space++)
      if (far[space]! < way && (s.map.treasures[space]! > 0 || hasToken(s, space, 'vault'))) way = far[space]!;
  const fits = (act: Action): number =>
    act.do === 'assign' ? 3 * Math.min(act.movement, way + 1) + 2 * act.thievery + act.stealth : 0;
  return [...options].sort((a, b) => fits(b) - fits(a));
}
