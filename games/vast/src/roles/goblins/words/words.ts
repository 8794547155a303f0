import { below, nowKnown, shuffle, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import {
  BRIGHT_BEETLES,
  GOBLIN_RUBY,
  MAX_RAGE,
  MONSTERS,
  PET_FROG,
  PRINTED_STRENGTH,
  SECRETS,
  SECRETS_LIMIT,
  TRAP,
} from '../../../data/goblins.ts';
import { DIFFICULTY, type Role } from '../../../data/roles.ts';
import { ALL_TRIBES, EYE, type Tribe } from '../../../data/tiles.ts';
import { type Cell, NOWHERE, type Space, type State } from '../../../state.ts';
import { sideTowards, wayTo } from '../../../terrain/words/map.ts';
import { isHole } from '../../../terrain/words/spaces.ts';
import { mayTribesAttackDragon } from '../../../variants/words/ash-dragon.ts';
import { plan } from '../../../words/agenda.ts';
import { isTurnOf, levelOf, seatOf, variantOf } from '../../../words/seats.ts';
import { dragonArmor, dragonAt, eat } from '../../dragon/words/words.ts';
import { knightAt } from '../../knight/words/words.ts';
import type { Kill } from '../../thief/contents.ts';
import { RUBY_USED } from '../state.ts';

// ── what they are ────────────────────────────────────────────────────────────────────────

/** Where a Tribe stands; NOWHERE while it is hidden or lurking. */
export const tribeAt = (s: State, tribe: Tribe): Space => (s.goblins === null ? NOWHERE : s.goblins.at[tribe]!);
export const isRevealed = (s: State, tribe: Tribe): boolean => tribeAt(s, tribe) !== NOWHERE;
/** [GOBLIN-11] On the board, or lurking: no target, but it may ambush. */
export const isHidden = (s: State, tribe: Tribe): boolean => s.goblins !== null && s.goblins.at[tribe] === NOWHERE;
export const isLurking = (s: State, tribe: Tribe): boolean =>
  s.goblins !== null && s.goblins.lurking[tribe] !== NOWHERE;
export const population = (s: State, tribe: Tribe): number => s.goblins!.population[tribe]!;
export const hasMonster = (s: State, tribe: Tribe, monster: number): boolean =>
  s.goblins!.monsters[tribe]!.includes(monster);
/** The Tribes on this space. */
export function tribesOn(s: State, space: Space): Tribe[] {
  const found: Tribe[] = [];
  if (s.goblins !== null) for (const tribe of ALL_TRIBES) if (s.goblins.at[tribe] === space) found.push(tribe);
  return found;
}
export const hasTribe = (s: State, space: Space): boolean => s.goblins?.at.includes(space) ?? false;

/** [GOBLIN-3] [GOBLIN-4] [GOBLIN-GIANT-1] Population and discs; 1 less at Rage 0, [GOBLIN-FROG-2] not with the Pet Frog. */
export function tribeStrength(s: State, tribe: Tribe): number {
  const g = s.goblins!;
  let strength = g.population[tribe]! + PRINTED_STRENGTH[tribe]! + g.strengthBonus[tribe]!;
  for (const monster of g.monsters[tribe]!) strength += MONSTERS[monster]!.disc;
  return g.rage === 0 && !hasMonster(s, tribe, PET_FROG) ? strength - 1 : strength;
}
/** [GOBLIN-5] Population and 1; [GOBLIN-RUBY-1] less with the Ruby face up, [SWITCH-4] and at Rage 0 by the switch. */
export function tribePerception(s: State, tribe: Tribe): number {
  const g = s.goblins!;
  const ruby = g.faceUp.includes(GOBLIN_RUBY) ? 1 : 0;
  const malaise = g.rage === 0 && s.settings.malaiseAffectsPerception ? 1 : 0;
  return g.population[tribe]! + 1 - ruby - malaise;
}
/** How far Hex and Cave-In go; it counts while the Eye is hidden, too. */
export const eyePopulation = (s: State): number => population(s, EYE);
/** Secrets the Thief could take: hidden ones, or a face-up Ruby (any face-up one by the switch). [SWITCH-13] */
export function hasSecretToTake(s: State): boolean {
  const g = s.goblins!;
  const faceUp = s.settings.pickpocketFaceUpSecrets === 'any' ? g.faceUp.length > 0 : g.faceUp.includes(GOBLIN_RUBY);
  return g.secrets.length > 0 || faceUp;
}

// ── what is done to them ─────────────────────────────────────────────────────────────────

/** [GOBLIN-6] Rage rises, to 3 at most. */
export function gainRage(s: State, n: number, clause: Clause): void {
  const g = s.goblins!;
  const before = g.rage;
  g.rage = Math.min(MAX_RAGE, g.rage + n);
  if (g.rage !== before) tell(s, { news: 'rage', rage: g.rage, clause });
}
export function loseRage(s: State, n: number, clause: Clause): void {
  const g = s.goblins!;
  const before = g.rage;
  g.rage = Math.max(0, g.rage - n);
  if (g.rage !== before) tell(s, { news: 'rage', rage: g.rage, clause });
}

/**
 * A Tribe loses Population; [GOBLIN-9] at 0 it scatters. How much it lost so far: [GOBLIN-BEETLES-2] Bright Beetles
 * are asked first. If the loss is eaten, the Dragon is fed here, as soon as it is certain.
 */
export function losePopulation(s: State, tribe: Tribe, n: number, isEaten = false): number {
  const held = s.goblins!.population[tribe]!;
  if (n > 0 && n <= held && hasMonster(s, tribe, BRIGHT_BEETLES)) {
    plan(s, { step: 'goblins.beetles', tribe, loss: n, isEaten });
    return 0;
  }
  return dwindle(s, tribe, Math.min(n, held), isEaten);
}

/** The loss itself. */
export function dwindle(s: State, tribe: Tribe, lost: number, isEaten: boolean): number {
  const g = s.goblins!;
  if (lost === 0) return 0;
  const left = (g.population[tribe]! -= lost);
  tell(s, { news: 'populationLost', tribe, lost, left, clause: 'GOBLIN-2' });
  if (isEaten) eat(s, lost);
  if (left === 0) {
    loseRuby(s);
    scatter(s, tribe);
  }
  return lost;
}

/** [GOBLIN-8] [GOBLIN-BEETLES-1] 2 Population less (1 with Bright Beetles), a Monster lost, the piece back. How much it lost. */
export function scatter(s: State, tribe: Tribe): number {
  const g = s.goblins!;
  const lost = Math.min(hasMonster(s, tribe, BRIGHT_BEETLES) ? 1 : 2, g.population[tribe]!);
  g.population[tribe]! -= lost;
  g.at[tribe] = NOWHERE;
  g.lurking[tribe] = NOWHERE;
  tell(s, { news: 'scattered', tribe, lost, clause: 'GOBLIN-8' });
  if (g.population[tribe] === 0 && lost > 0) loseRuby(s);
  const monsters = g.monsters[tribe]!;
  if (monsters.length === 1) loseMonster(s, tribe, monsters[0]!);
  else if (monsters.length > 1) plan(s, { step: 'goblins.loseMonster', tribe });
  return lost;
}

/** [GOBLIN-HIDE-1] The piece goes back to the board. */
export function hideTribe(s: State, tribe: Tribe): void {
  s.goblins!.at[tribe] = NOWHERE;
  s.goblins!.lurking[tribe] = NOWHERE;
  tell(s, { news: 'tribeHid', tribe, clause: 'GOBLIN-HIDE-1' });
}

export function loseMonster(s: State, tribe: Tribe, monster: number): void {
  const g = s.goblins!;
  g.monsters[tribe] = g.monsters[tribe]!.filter((other) => other !== monster);
  g.monsterDiscards.push(monster);
  tell(s, { news: 'monsterLost', tribe, monster: MONSTERS[monster]!.name });
}

/** [GOBLIN-RUBY-3] */
function loseRuby(s: State): void {
  if (s.goblins!.faceUp.includes(GOBLIN_RUBY)) discardFaceUp(s, GOBLIN_RUBY);
}
/** A Secret lying face up is discarded. */
export function discardFaceUp(s: State, secret: number): void {
  const g = s.goblins!;
  g.faceUp = g.faceUp.filter((card) => card !== secret);
  g.secretDiscards.push(secret);
  tell(s, { news: 'secretDiscarded', card: SECRETS[secret]!.name });
}
/** A hidden Secret is taken at random and discarded. */
export function loseRandomSecret(s: State): void {
  const g = s.goblins!;
  const [secret] = g.secrets.splice(below(s, g.secrets.length), 1);
  g.secretDiscards.push(secret!);
  tell(s, { news: 'secretDiscarded', card: SECRETS[secret!]!.name });
}

const hasTrap = (s: State): boolean => s.goblins!.faceUp.includes(TRAP);
/** [GOBLIN-TRAP-1] The Strength that the Knight must beat: the Trap adds 1 to the strongest Tribe of a tile. */
export function defenceStrength(s: State, tribe: Tribe): number {
  const strength = tribeStrength(s, tribe);
  if (!hasTrap(s)) return strength;
  for (const other of tribesOn(s, tribeAt(s, tribe))) {
    const theirs = tribeStrength(s, other);
    if (theirs > strength || (theirs === strength && other < tribe)) return strength;
  }
  return strength + 1;
}
/** [GOBLIN-TRAP-1] The Perception that the Thief must beat: the Trap adds 1. */
export const defencePerception = (s: State, tribe: Tribe): number => tribePerception(s, tribe) + (hasTrap(s) ? 1 : 0);
/** Knight or Thief has attacked a Tribe: [GOBLIN-TRAP-2] the Trap is spent, [GOBLIN-7] Rage rises. */
export function attacked(s: State, clause: Clause): void {
  if (hasTrap(s)) springTrap(s, 'GOBLIN-TRAP-2');
  enrage(s, clause);
}
/** The Trap goes off and is discarded. */
export function springTrap(s: State, clause: Clause): void {
  tell(s, { news: 'trapSprung', thing: 'secret trap', clause });
  discardFaceUp(s, TRAP);
}
/** [GOBLIN-TRAP-3] A Dragon's power is about to strike Tribes: ask whether the Trap foils it. Plan the effect first; it asks `isFoiled`. */
export function askTrap(s: State): void {
  if (s.goblins === null) return;
  s.goblins.foiled = false;
  if (hasTrap(s)) plan(s, { step: 'goblins.foil' });
}
export const isFoiled = (s: State): boolean => s.goblins?.foiled ?? false;

/** [GOBLIN-7] Another player's direct action has attacked or damaged a Tribe: Rage 1 up. */
export const enrage = (s: State, clause: Clause): void => gainRage(s, 1, clause);

/** Draw Secrets; [GOBLIN-RUBY-2] one may be drawn again; [GOBLIN-SECRET-1] over the limit some are discarded. */
export function drawSecrets(s: State, n: number): void {
  const g = s.goblins!;
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    const card = nextSecret(s);
    if (card !== NOWHERE) drawn.push(card);
  }
  for (const card of drawn) g.secrets.push(card);
  nowKnown(s);
  tellDrawn(s, drawn);
  if (g.secrets.length + g.faceUp.length > SECRETS_LIMIT) plan(s, { step: 'goblins.discardSecrets' });
  if (drawn.length > 0 && mayRedraw(s) && g.secretDeck.length + g.secretDiscards.length > 0)
    plan(s, { step: 'goblins.redraw', count: drawn.length });
}
/** [GOBLIN-SECRET-2] The next Secret; NOWHERE if there is none. */
export function nextSecret(s: State): number {
  const g = s.goblins!;
  if (g.secretDeck.length === 0) {
    g.secretDeck = shuffle(s, g.secretDiscards);
    g.secretDiscards = [];
  }
  return g.secretDeck.pop() ?? NOWHERE;
}
export function tellDrawn(s: State, drawn: readonly number[]): void {
  if (s.news === null || drawn.length === 0) return;
  const cards = drawn.map((card) => SECRETS[card]!.name);
  tell(s, { news: 'secretsDrawn', seat: seatOf(s, 'goblins'), count: drawn.length, cards });
}
/** [GOBLIN-RUBY-2] Is the Ruby there and not yet used this turn? */
export const mayRedraw = (s: State): boolean =>
  isTurnOf(s, 'goblins') && s.goblins!.faceUp.includes(GOBLIN_RUBY) && (s.goblins!.done & RUBY_USED) === 0;

/** [GOBLIN-SPORES-1] Spores: a Tribe of the Goblins' choice falls to Population 1. */
export function sporesOnGoblins(s: State): void {
  if (s.goblins!.population.some((n) => n > 1)) plan(s, { step: 'goblins.spores' });
}

/** [GOBLIN-ASH-1] The Ash Dragon has come onto this space: a Tribe there that is strong enough attacks at once. */
export function tribesStrikeDragon(s: State, space: Space): void {
  if (!mayTribesAttackDragon(s)) return;
  if (tribesOn(s, space).some((tribe) => tribeStrength(s, tribe) > dragonArmor(s)))
    plan(s, { step: 'goblins.strikeDragon' });
}

/** [COLLAPSE-6] One forced step: no wall, not to the Knight, to the Dragon only if stronger (never an Ash Dragon). */
export function tribeMayBeMoved(s: State, tribe: Tribe, from: Space, to: Space): boolean {
  const side = sideTowards(s, from, to);
  if (side < 0 || wayTo(s, from, side) !== to || knightAt(s) === to) return false;
  if (s.dragon === null || s.dragon.at !== to) return true;
  return !mayTribesAttackDragon(s) && tribeStrength(s, tribe) > dragonArmor(s);
}

// ── moments ──────────────────────────────────────────────────────────────────────────────

/** [GOBLIN-ACT-5] A tile laid under a lurking Tribe reveals it there, unless it would share the tile with an enemy. */
export function lurkersAreUncovered(s: State, { space, cell }: { space: Space; cell: Cell }): void {
  if (s.goblins === null) return;
  for (const tribe of ALL_TRIBES) {
    if (s.goblins.lurking[tribe] !== cell) continue;
    if (isHole(space) || knightAt(s) === space || (mayTribesAttackDragon(s) && dragonAt(s) === space)) {
      hideTribe(s, tribe);
      continue;
    }
    s.goblins.lurking[tribe] = NOWHERE;
    s.goblins.at[tribe] = space;
    tell(s, { news: 'tribeUncovered', tribe, space, clause: 'GOBLIN-ACT-5' });
  }
}

/** A tile is gone: its number may come back as another tile, which has not been left. [GOBLIN-MOVE-2] */
export function tribeForgetsTile(s: State, space: Space): void {
  if (s.goblins?.left.includes(space)) s.goblins.left = s.goblins.left.filter((other) => other !== space);
}

/** What Secrets did for a turn ends with it. [GOBLIN-BOMBER-1] */
export function tribesCalmDown(s: State): void {
  s.goblins?.strengthBonus.fill(0);
}

/** The Hex on the Thief ends when the Goblins' turn begins. */
export function hexEnds(s: State, role: Role): void {
  if (role === 'goblins') s.goblins!.hex = 0;
}

/** The Tribe that killed the Thief scatters, by the book, and Rage falls. [SWITCH-2] */
export function tribeReturnsFromKillingThief(s: State, kill: Kill): void {
  if (kill.by !== 'goblins') return;
  loseRage(s, 1, 'GOBLIN-ATTACK-3');
  if (s.settings.goblinScatterOnThiefKill && kill.tribe !== null) scatter(s, kill.tribe);
}
/** [GOBLIN-LOOT-1] Secrets or Rage for the Thief's Loot Drop. */
export function drawBonusForThief(s: State, kill: Kill): void {
  if (kill.by === 'goblins' && s.thief!.lootDrop > 0) plan(s, { step: 'goblins.loot', drop: s.thief!.lootDrop });
}

// ── winning ──────────────────────────────────────────────────────────────────────────────

/** [GOBLIN-10] Crystals the Goblins must smash where neither Knight nor Dragon plays: the Knight's row of the Goblins' level. */
export const goblinCrystalsNeeded = (s: State): number => DIFFICULTY.knight.crystals[levelOf(s, 'goblins')]!;

/** [WIN-3] The Knight is dead; [WIN-5] else the Dragon; else enough Crystals are smashed. */
export function goblinsWin(s: State): Clause | null {
  if (s.knight !== null) return s.knight.health === 0 && variantOf(s).line === null ? 'WIN-3' : null;
  if (s.dragon !== null) return s.dragon.health === 0 ? 'WIN-5' : null;
  return s.goblins!.crystals >= goblinCrystalsNeeded(s) ? 'WIN-5' : null;
}
