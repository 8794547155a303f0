import { tell } from '@trollmoot/kernel';
import { type Cell, NOWHERE, type Space } from '../../../../data/places.ts';
import type { Role } from '../../../../data/roles.ts';
import { ALL_TRIBES } from '../../../../data/tiles.ts';
import type { State } from '../../../../state.ts';
import { isHole } from '../../../../terrain/words/questions/spaces.ts';
import { mayTribesAttackDragon } from '../../../../variants/words/questions/ash-dragon.ts';
import { plan } from '../../../../words/effects/agenda.ts';
import { dragonAt } from '../../../dragon/words/questions.ts';
import { knightAt } from '../../../knight/words/questions/stats.ts';
import type { Kill } from '../../../thief/contents.ts';
import { hideTribe, loseRage, scatter } from './tribes.ts';

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
