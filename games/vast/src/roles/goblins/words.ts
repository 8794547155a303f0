import { below, shuffle, tell } from '@trollmoot/kernel';
import { plan } from '../../agenda.ts';
import type { Clause } from '../../clauses.ts';
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
} from '../../data/goblins.ts';
import { DIFFICULTY, type Role } from '../../data/roles.ts';
import { ALL_TRIBES, EYE, type Tribe } from '../../data/tiles.ts';
import { levelOf, seatOf, variantOf } from '../../seats.ts';
import { type Cell, NOWHERE, type Space, type State } from '../../state.ts';
import { sideTowards, wayTo } from '../../terrain/map.ts';
import { mayTribesAttackDragon } from '../../variants/ash-dragon.ts';
import { dragonArmor } from '../dragon/words.ts';
import { knightAt } from '../knight/words.ts';
import type { Kill } from '../thief/contents.ts';

// ── what they are ────────────────────────────────────────────────────────────────────────

/** Where a Tribe stands; NOWHERE while it is hidden or lurking. */
export const tribeAt = (s: State, tribe: Tribe): Space => (s.goblins === null ? NOWHERE : s.goblins.at[tribe]!);
export const isRevealed = (s: State, tribe: Tribe): boolean => tribeAt(s, tribe) !== NOWHERE;
/** On the board, or lurking: no target, but it may ambush. */
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

/** Population, printed disc, Monsters' discs, Fire Bomber; 1 less at Rage 0 unless its Pet Frog helps. */
export function tribeStrength(s: State, tribe: Tribe): number {
  const g = s.goblins!;
  let strength = g.population[tribe]! + PRINTED_STRENGTH[tribe]! + g.strengthBonus[tribe]!;
  for (const monster of g.monsters[tribe]!) strength += MONSTERS[monster]!.disc;
  return g.rage === 0 && !hasMonster(s, tribe, PET_FROG) ? strength - 1 : strength;
}
/** Population and 1; less with the Ruby face up, and at Rage 0 by the switch. [SWITCH-4] */
export function tribePerception(s: State, tribe: Tribe): number {
  const g = s.goblins!;
  const ruby = g.faceUp.includes(GOBLIN_RUBY) ? 1 : 0;
  const malaise = g.rage === 0 && s.settings.malaiseAffectsPerception ? 1 : 0;
  return g.population[tribe]! + 1 - ruby - malaise;
}
/** X of Hex and Cave-In. */
export const eyePopulation = (s: State): number => population(s, EYE);
/** Secrets the Thief could take: hidden ones, or a face-up Ruby (any face-up one by the switch). [SWITCH-13] */
export function hasSecretToTake(s: State): boolean {
  const g = s.goblins!;
  const faceUp = s.settings.pickpocketFaceUpSecrets === 'any' ? g.faceUp.length > 0 : g.faceUp.includes(GOBLIN_RUBY);
  return g.secrets.length > 0 || faceUp;
}

// ── what is done to them ─────────────────────────────────────────────────────────────────

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

/** A Tribe loses Population; at 0 it scatters. How much it lost. (Bright Beetles are to be completed with their chapter.) */
export function losePopulation(s: State, tribe: Tribe, n: number): number {
  const g = s.goblins!;
  const lost = Math.min(n, g.population[tribe]!);
  g.population[tribe]! -= lost;
  if (lost > 0) tell(s, { news: 'populationLost', tribe, lost, left: g.population[tribe]! });
  if (g.population[tribe] === 0) {
    loseRuby(s);
    scatter(s, tribe);
  }
  return lost;
}

/** Population 2 less (1 with Bright Beetles), one Monster lost, the piece back on the board. How much it lost. */
export function scatter(s: State, tribe: Tribe): number {
  const g = s.goblins!;
  const lost = Math.min(hasMonster(s, tribe, BRIGHT_BEETLES) ? 1 : 2, g.population[tribe]!);
  g.population[tribe]! -= lost;
  hideTribe(s, tribe);
  tell(s, { news: 'scattered', tribe, lost, clause: 'TURN-11' });
  if (g.population[tribe] === 0 && lost > 0) loseRuby(s);
  const monsters = g.monsters[tribe]!;
  if (monsters.length === 1) loseMonster(s, tribe, monsters[0]!);
  else if (monsters.length > 1) plan(s, { step: 'goblins.loseMonster', tribe });
  return lost;
}

/** The piece goes back to the board. */
export function hideTribe(s: State, tribe: Tribe): void {
  s.goblins!.at[tribe] = NOWHERE;
  s.goblins!.lurking[tribe] = NOWHERE;
}

export function loseMonster(s: State, tribe: Tribe, monster: number): void {
  const g = s.goblins!;
  g.monsters[tribe] = g.monsters[tribe]!.filter((other) => other !== monster);
  g.monsterDiscards.push(monster);
  tell(s, { news: 'monsterLost', tribe, monster: MONSTERS[monster]!.name });
}

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
/** The Strength that the Knight must beat: the Trap adds 1. (With several Tribes it adds to one: to be completed.) */
export const defenceStrength = (s: State, tribe: Tribe): number => tribeStrength(s, tribe) + (hasTrap(s) ? 1 : 0);
/** The Perception that the Thief must beat: the Trap adds 1. */
export const defencePerception = (s: State, tribe: Tribe): number => tribePerception(s, tribe) + (hasTrap(s) ? 1 : 0);
/** Knight or Thief has attacked a Tribe: the Trap is spent, Rage rises. */
export function attacked(s: State, clause: Clause): void {
  if (hasTrap(s)) discardFaceUp(s, TRAP);
  enrage(s, clause);
}
/** A Dragon's power is about to strike Tribes: ask whether the Trap foils it. Plan the effect first; it asks `isFoiled`. */
export function askTrap(s: State): void {
  if (s.goblins === null) return;
  s.goblins.foiled = false;
  if (hasTrap(s)) plan(s, { step: 'goblins.foil' });
}
export const isFoiled = (s: State): boolean => s.goblins?.foiled ?? false;

/** Another player's direct action has attacked or damaged a Tribe: Rage 1 up. */
export const enrage = (s: State, clause: Clause): void => gainRage(s, 1, clause);

/** Draw Secrets; over the limit some are discarded. */
export function drawSecrets(s: State, n: number): void {
  const g = s.goblins!;
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    if (g.secretDeck.length === 0) {
      g.secretDeck = shuffle(s, g.secretDiscards);
      g.secretDiscards = [];
    }
    const card = g.secretDeck.pop();
    if (card !== undefined) drawn.push(card);
  }
  g.secrets.push(...drawn);
  s.noReturn = s.ply;
  tell(s, {
    news: 'secretsDrawn',
    seat: seatOf(s, 'goblins'),
    count: drawn.length,
    cards: drawn.map((card) => SECRETS[card]!.name),
  });
  if (g.secrets.length + g.faceUp.length > SECRETS_LIMIT) plan(s, { step: 'goblins.discardSecrets' });
}

/** Spores: a Tribe of the Goblins' choice falls to Population 1. */
export function sporesOnGoblins(s: State): void {
  if (s.goblins!.population.some((n) => n > 1)) plan(s, { step: 'goblins.spores' });
}

/** The Ash Dragon has come onto this space: a Tribe there that is strong enough attacks at once. */
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

/** A tile laid under a lurking Tribe reveals it there. */
export function lurkersAreUncovered(s: State, { space, cell }: { space: Space; cell: Cell }): void {
  if (s.goblins === null) return;
  for (const tribe of ALL_TRIBES) {
    if (s.goblins.lurking[tribe] !== cell) continue;
    s.goblins.lurking[tribe] = NOWHERE;
    s.goblins.at[tribe] = space;
    tell(s, { news: 'tribeUncovered', tribe, space });
  }
}

/** The Hex on the Thief ends when the Goblins' turn begins. */
export function hexEnds(s: State, role: Role): void {
  if (role === 'goblins') s.goblins!.hex = 0;
}

/** The Tribe that killed the Thief scatters, by the book, and Rage falls. [SWITCH-2] */
export function tribeReturnsFromKillingThief(s: State, kill: Kill): void {
  if (kill.by !== 'goblins') return;
  loseRage(s, 1, 'TURN-11');
  if (s.settings.goblinScatterOnThiefKill && kill.tribe !== null) scatter(s, kill.tribe);
}
/** Secrets or Rage for the Thief's Loot Drop. */
export function drawBonusForThief(s: State, kill: Kill): void {
  if (kill.by === 'goblins' && s.thief!.lootDrop > 0) plan(s, { step: 'goblins.loot', drop: s.thief!.lootDrop });
}

// ── winning ──────────────────────────────────────────────────────────────────────────────

/** Crystals the Goblins must smash where neither Knight nor Dragon plays: the Knight's row of the Goblins' level. */
export const goblinCrystalsNeeded = (s: State): number => DIFFICULTY.knight.crystals[levelOf(s, 'goblins')]!;

/** [WIN-3] The Knight is dead; [WIN-5] else the Dragon; else enough Crystals are smashed. */
export function goblinsWin(s: State): Clause | null {
  if (s.knight !== null) return s.knight.health === 0 && variantOf(s).line === null ? 'WIN-3' : null;
  if (s.dragon !== null) return s.dragon.health === 0 ? 'WIN-5' : null;
  return s.goblins!.crystals >= goblinCrystalsNeeded(s) ? 'WIN-5' : null;
}
