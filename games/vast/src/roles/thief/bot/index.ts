import { groundHabits } from '../../../bot/ground.ts';
import type { Action } from '../../../contents.ts';
import { ENTRANCE, NOWHERE, SPACES } from '../../../data/places.ts';
import { UPGRADES, type UpgradeName } from '../../../data/thief.ts';
import type { State } from '../../../state.ts';
import { isDark } from '../../../terrain/words/questions/map.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { isTurnOf } from '../../../words/questions/seats.ts';
import type { Listen } from '../../knight/bot/index.ts';
import { hasUpgrade, stashNeeded, thiefMovement, thiefStealth, tokensCarried } from '../words/questions.ts';
import { dearness, goal, hidesLoot, isVictimOn, prowlHabits, UNKNOWN } from './prowl.ts';
import { FAR, waysFrom } from './ways.ts';

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
  const unit = 100 / (stashNeeded(s) + 1);
  let tokens = t.stashed + CARRIED * carried - 0.02 * t.lootDrop;
  const before = tokens;
  for (const upgrade of UPGRADES) if (hasUpgrade(s, upgrade)) tokens += WORTH[upgrade];
  if (listen !== undefined) {
    listen('stashed', unit * t.stashed);
    listen('carried', unit * CARRIED * carried);
    listen('loot drop', -unit * 0.02 * t.lootDrop);
    listen('upgrades', unit * (tokens - before));
    tellTurn(s, unit, listen);
  }
  if (t.at >= 0) {
    const { far } = waysFrom(s, t.at);
    const home = HOME * carried * near(t.at === ENTRANCE ? 2 : far[ENTRANCE]!); // on it, he must leave it first
    tokens += home;
    listen?.('home', unit * home);
    const lure = LURE * lureOf(s, far) * (carried === 0 ? 1 : carried === 1 ? 0.6 : 0.25);
    listen?.('lure', unit * lure);
    tokens += lure;
  }
  return Math.max(0, Math.min(1, tokens / (stashNeeded(s) + 1)));
}

const LEFT = 0.03; // what a step or a cube left in his turn promises, in tokens

/** What is left of his turn, as far as he can use it. */
function tellTurn(s: State, unit: number, listen: Listen): void {
  const t = s.thief!;
  const isHis = isTurnOf(s, 'thief') && t.at >= 0 && !t.assigned.includes(NOWHERE);
  const ways = isHis ? waysFrom(s, t.at) : null;
  const way = ways === null ? 0 : ways.far[goal(s, ways)]!;
  listen('steps', ways === null ? 0 : unit * LEFT * Math.max(0, Math.min(thiefMovement(s) - t.steps, way + 1)));
  listen('action cubes', ways === null ? 0 : unit * LEFT * t.cubes);
  listen('stealth', ways === null ? 0 : unit * LEFT * thiefStealth(s));
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

// ── habits ───────────────────────────────────────────────────────────────────────────────

/** Each decision by its plan. */
export function thiefHabits(s: State, options: readonly Action[]): readonly Action[] {
  switch (s.agenda[s.agenda.length - 1]!.step) {
    case 'thief.assign':
      return assignments(s, options).slice(0, 2);
    case 'thief.act':
      return prowlHabits(s, options);
    case 'thief.upgrade':
      return [...options].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, 2);
    case 'thief.spores':
      return [...options].sort((a, b) => worthOf(a) - worthOf(b)).slice(0, 2);
    case 'thief.peeked':
      return options.filter((act) => (act.do === 'lightUp') === hidesLoot(s, s.thief!.at));
    case 'thief.evade':
      return options.filter((act) => act.do === 'evade');
    case 'thief.tryAgain':
      return options.filter((act) => act.do === 'tryAgain');
    default:
      return groundHabits(s, options, s.thief!.at) ?? options;
  }
}
const worthOf = (act: Action): number => (act.do === 'upgrade' || act.do === 'loseUpgrade' ? WORTH[act.upgrade] : 0);

/** Movement for the way before him, then Thievery for what he finds there, then Stealth for what he carries. */
function assignments(s: State, options: readonly Action[]): readonly Action[] {
  const ways = waysFrom(s, s.thief!.at);
  const target = dearness(s, s.thief!.at) < UNKNOWN ? s.thief!.at : goal(s, ways);
  const way = ways.far[target]!;
  const stealth = isVictimOn(s, target) ? 3 : 1;
  const fits = (act: Action): number =>
    act.do === 'assign' ? 3 * Math.min(act.movement, way + 1) + 2 * act.thievery + stealth * act.stealth : 0;
  return [...options].sort((a, b) => fits(b) - fits(a));
}
