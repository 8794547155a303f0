import { tell } from '@trollmoot/kernel';
import type { Clause } from '../../../../clauses.ts';
import { CUBE_GRIT, MAX_GRIT } from '../../../../data/knight.ts';
import { NOWHERE } from '../../../../data/places.ts';
import type { State } from '../../../../state.ts';
import { endTurnNow, plan } from '../../../../words/effects/agenda.ts';
import { checkWins, declare } from '../../../../words/effects/wins.ts';
import { isTurnOf, variantOf } from '../../../../words/questions/seats.ts';
import { dragonArmor } from '../../../dragon/words/questions.ts';
import { cubesDropped } from '../questions/cubes.ts';
import { isKnightAlive, isShielded, knightStrength } from '../questions/stats.ts';
import { loseCubes } from './cubes.ts';

/** [KNIGHT-GRIT-1] She gains Grit; a cube whose number is reached is hers at once. */
export function gainGrit(s: State, n: number, clause: Clause): void {
  const k = s.knight!;
  const before = k.grit;
  k.grit = Math.min(MAX_GRIT, k.grit + n);
  if (k.grit === before) return;
  tell(s, { news: 'gritGained', grit: k.grit - before, total: k.grit, clause });
  for (let i = 0; i < CUBE_GRIT.length; i++)
    if ((k.onGrit & (1 << i)) !== 0 && k.grit >= CUBE_GRIT[i]!) {
      k.onGrit &= ~(1 << i);
      k.ready++;
      tell(s, { news: 'cubeGained', from: 'grit' });
    }
}

/** [KNIGHT-GRIT-2] She loses Grit, 1 at most behind her Shield; cubes whose number she falls below go back. */
export function loseGrit(s: State, n: number, clause: Clause): void {
  const k = s.knight!;
  if (!isKnightAlive(s)) return;
  const before = k.grit;
  k.grit = Math.max(0, k.grit - (isShielded(s) ? Math.min(1, n) : n));
  if (isShielded(s) && Math.min(n, before) > 1)
    tell(s, { news: 'shielded', thing: 'gear shield', clause: 'KNIGHT-SHIELD-2' });
  if (k.grit === before) return;
  tell(s, { news: 'gritLost', grit: before - k.grit, total: k.grit, clause });
  const dropped = cubesDropped(k, before);
  if (dropped.length === 0) return;
  const given = loseCubes(s, dropped.length, 'grit');
  for (let i = 0; i < given; i++) k.onGrit |= 1 << dropped[dropped.length - 1 - i]!;
}

/** She regains Health, never more than she began with. */
export function healKnight(s: State, n: number, clause: Clause): void {
  const k = s.knight!;
  const by = Math.min(n, k.fullHealth - k.health);
  k.health += by;
  tell(s, { news: 'knightHealed', by, total: k.health, clause });
}

/** [KNIGHT-HEALTH-1] She loses Health; at 0 she is killed. Infestation kills may end the game otherwise than Goblin ones. */
export function hurtKnight(s: State, n: number, cause: 'goblins' | 'infestation'): void {
  const k = s.knight!;
  k.health = Math.max(0, k.health - n);
  tell(s, { news: 'knightHurt', by: n, left: k.health, clause: 'KNIGHT-HEALTH-1' });
  if (k.health > 0) return;
  tell(s, { news: 'knightKilled', clause: 'KNIGHT-HEALTH-1' });
  if (cause === 'infestation') killedByInfestation(s);
  else checkWins(s);
}

/** [WIN-9] Who gains when an Ambush without Goblins kills her. */
function killedByInfestation(s: State): void {
  const { ambushKill } = variantOf(s);
  if (ambushKill === 'lost') declare(s, [], 'WIN-9');
  else if (ambushKill !== null && ambushKill !== 'nobody') declare(s, [ambushKill], 'WIN-9');
  else {
    s.knight!.at = NOWHERE; // [TURN-3] she is out, and the game continues
    if (isTurnOf(s, 'knight')) endTurnNow(s);
  }
}

/** [KNIGHT-CUBE-6] One or more of her cubes go to the Entrance, as far as she can spare them. */
export function poisonKnight(s: State, cubes: number): void {
  if (isKnightAlive(s)) loseCubes(s, cubes, 'entrance');
}

/** A Crystal token smashed by her or by Goblins comes to her board. */
export function crystalToKnight(s: State): void {
  s.knight!.crystals++;
  tell(s, { news: 'crystalToKnight', total: s.knight!.crystals, clause: 'KNIGHT-ATTACK-6' });
  checkWins(s);
}

/** [KNIGHT-ATTACK-7] The surfaced Dragon has come to her: she may attack him once, if her Strength is at least his Armor. */
export function offerFreeAttack(s: State): void {
  if (isKnightAlive(s) && knightStrength(s) >= dragonArmor(s)) plan(s, { step: 'knight.freeAttack' });
}

/** [KNIGHT-QUEST-2] What has just happened fulfils this Sidequest, if she holds it and shows it at once. */
export function fulfil(s: State, quest: number): void {
  s.knight!.chances |= 1 << quest;
}
