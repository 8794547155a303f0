import { tell } from '@trollmoot/kernel';
import type { Clause } from '../../../../clauses.ts';
import { BRIGHT_BEETLES, MAX_RAGE, MONSTERS, TRAP } from '../../../../data/goblins.ts';
import { NOWHERE, type Space } from '../../../../data/places.ts';
import type { Tribe } from '../../../../data/tiles.ts';
import type { State } from '../../../../state.ts';
import { mayTribesAttackDragon } from '../../../../variants/words/questions/ash-dragon.ts';
import { plan } from '../../../../words/effects/agenda.ts';
import { eat } from '../../../dragon/words/effects/board.ts';
import { dragonArmor } from '../../../dragon/words/questions.ts';
import { hasMonster, hasTrap, tribeStrength, tribesOn } from '../questions/tribes.ts';
import { discardFaceUp, loseRuby } from './secrets.ts';

/** [GOBLIN-6] Rage rises, to at most 3. */
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
  else if (monsters.length > 1) plan(s, { step: 'goblins.loseMonster', tribe }); // [TURN-11]
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

/** [GOBLIN-7] Another player's direct action has attacked or damaged a Tribe: Rage 1 up. */
export const enrage = (s: State, clause: Clause): void => gainRage(s, 1, clause);
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
