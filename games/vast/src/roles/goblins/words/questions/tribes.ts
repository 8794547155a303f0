import type { Clause } from '../../../../clauses.ts';
import { GOBLIN_RUBY, MONSTERS, PET_FROG, PRINTED_STRENGTH, TRAP } from '../../../../data/goblins.ts';
import { NOWHERE, type Space } from '../../../../data/places.ts';
import { DIFFICULTY } from '../../../../data/roles.ts';
import { ALL_TRIBES, EYE, type Tribe } from '../../../../data/tiles.ts';
import type { State } from '../../../../state.ts';
import { levelOf, variantOf } from '../../../../words/questions/seats.ts';

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

export const hasTrap = (s: State): boolean => s.goblins!.faceUp.includes(TRAP);
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
export const isFoiled = (s: State): boolean => s.goblins?.foiled ?? false;

/** [GOBLIN-10] Crystals the Goblins must smash where neither Knight nor Dragon plays: the Knight's row of the Goblins' level. */
export const goblinCrystalsNeeded = (s: State): number => DIFFICULTY.knight.crystals[levelOf(s, 'goblins')]!;

/** [WIN-3] The Knight is dead; [WIN-5] else the Dragon; else enough Crystals are smashed. */
export function goblinsWin(s: State): Clause | null {
  if (s.knight !== null) return s.knight.health === 0 && variantOf(s).line === null ? 'WIN-3' : null;
  if (s.dragon !== null) return s.dragon.health === 0 ? 'WIN-5' : null;
  return s.goblins!.crystals >= goblinCrystalsNeeded(s) ? 'WIN-5' : null;
}
