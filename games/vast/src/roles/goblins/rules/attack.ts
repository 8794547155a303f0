import { tell } from '@trollmoot/kernel';
import { BLOB, POISON, PRINTED_STRENGTH, STRONG_POISON } from '../../../data/goblins.ts';
import { GRIT_LOSS } from '../../../data/knight.ts';
import { NOWHERE, SPACES, type Space } from '../../../data/places.ts';
import { ALL_TRIBES, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { liftToken } from '../../../terrain/words/effects/tokens.ts';
import { isAdjacent, isKind } from '../../../terrain/words/questions/map.ts';
import { isForest } from '../../../terrain/words/questions/spaces.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { mayTribesAttackDragon } from '../../../variants/words/questions/ash-dragon.ts';
import { checkWins } from '../../../words/effects/wins.ts';
import { perceptionAgainstThief, tribeStrengthAgainst } from '../../../words/questions/attacks.ts';
import { hurtDragon } from '../../dragon/words/effects/board.ts';
import { dragonArmor, dragonAt } from '../../dragon/words/questions.ts';
import { crystalToKnight, hurtKnight, loseGrit, poisonKnight } from '../../knight/words/effects/board.ts';
import { isKnightAlive, knightAt, knightStrength } from '../../knight/words/questions/stats.ts';
import { attackThief } from '../../thief/words/effects/death.ts';
import { thiefAt, thiefStealth } from '../../thief/words/questions.ts';
import { spendSecret } from '../words/effects/secrets.ts';
import { dwindle, loseRage, scatter } from '../words/effects/tribes.ts';
import {
  hasMonster,
  isHidden,
  population,
  tribePerception,
  tribeStrength,
  tribesOn,
} from '../words/questions/tribes.ts';

// What a Tribe may attack where it stands, and what comes of it.

/** [GOBLIN-ATTACK-1] */
export const mayAttackKnight = (s: State, tribe: Tribe, at: Space): boolean =>
  knightAt(s) === at && at !== NOWHERE && tribeStrength(s, tribe) >= tribeStrengthAgainst(knightStrength(s));
/** [GOBLIN-ATTACK-2] */
export const mayAttackDragon = (s: State, tribe: Tribe, at: Space): boolean =>
  mayTribesAttackDragon(s) &&
  dragonAt(s) === at &&
  at !== NOWHERE &&
  tribeStrength(s, tribe) >= tribeStrengthAgainst(dragonArmor(s));
/** [GOBLIN-ATTACK-3] */
export const mayAttackThief = (s: State, tribe: Tribe, at: Space): boolean =>
  thiefAt(s) === at && at !== NOWHERE && tribePerception(s, tribe) >= perceptionAgainstThief(thiefStealth(s));
/** [GOBLIN-ATTACK-4] [SWITCH-1] */
export const mayBatterCrystal = (s: State, tribe: Tribe, at: Space): boolean =>
  at !== NOWHERE && hasToken(s, at, 'crystal') && tribeStrength(s, tribe) >= s.settings.goblinSmashMinStrength;

/** After an attack the Tribe is gone: [GOBLIN-BOMBER-2] a Fire Bomber's to the last goblin. */
function comeHome(s: State, tribe: Tribe): void {
  const g = s.goblins!;
  if (g.strengthBonus[tribe]! > 0) {
    g.strengthBonus[tribe] = 0;
    dwindle(s, tribe, population(s, tribe), false); // it scatters by itself
    return;
  }
  scatter(s, tribe);
}

/** [GOBLIN-ATTACK-1] The Knight is attacked in the Goblins' turn, with Monsters and perhaps Poison. */
export function attackKnight(s: State, tribe: Tribe, poison: boolean): void {
  tell(s, { news: 'assaulted', tribe, target: 'knight', clause: 'GOBLIN-ATTACK-1' });
  const above = tribeStrength(s, tribe) - knightStrength(s);
  const isBlob = hasMonster(s, tribe, BLOB); // [GOBLIN-BLOB-1]
  comeHome(s, tribe);
  loseRage(s, 1, 'GOBLIN-ATTACK-1');
  if (isBlob) {
    tell(s, { news: 'monsterHelped', tribe, monster: 'blob', thing: 'monster blob', clause: 'GOBLIN-BLOB-1' });
    loseGrit(s, GRIT_LOSS.blob, 'GOBLIN-BLOB-1');
  }
  if (poison) {
    spendSecret(s, POISON, tribe, 'GOBLIN-POISON-1');
    poisonKnight(s, above >= STRONG_POISON ? 2 : 1);
  }
  hurtKnight(s, 1, 'goblins');
}

/** [GOBLIN-ATTACK-2] */
export function attackDragon(s: State, tribe: Tribe): void {
  tell(s, { news: 'assaulted', tribe, target: 'dragon', clause: 'GOBLIN-ATTACK-2' });
  comeHome(s, tribe);
  loseRage(s, 1, 'GOBLIN-ATTACK-2');
  hurtDragon(s, 1);
}

/** [GOBLIN-ATTACK-3] What becomes of the Tribe is a matter of the moment when he is killed. */
export function assaultThief(s: State, tribe: Tribe): void {
  tell(s, { news: 'assaulted', tribe, target: 'thief', clause: 'GOBLIN-ATTACK-3' });
  attackThief(s, 'goblins', tribe);
}

/** [GOBLIN-ATTACK-4] The second Tribe to attack it smashes it; [GOBLIN-ATTACK-5] the first one only waits. */
export function batterCrystal(s: State, tribe: Tribe): void {
  const g = s.goblins!;
  const space = g.at[tribe]!;
  const other = tribesOn(s, space).find((t) => t !== tribe && ((g.battering >> t) & 1) !== 0);
  tell(s, { news: 'crystalBattered', tribe, space, smashed: other !== undefined, clause: 'GOBLIN-ATTACK-4' });
  if (other === undefined) {
    g.battering |= 1 << tribe;
    return;
  }
  liftToken(s, space, 'crystal');
  s.map.crystalsSmashed++;
  comeHome(s, tribe);
  comeHome(s, other);
  loseRage(s, 1, 'GOBLIN-ATTACK-4');
  if (s.knight !== null) crystalToKnight(s);
  else {
    g.crystals++;
    checkWins(s);
  }
}

/** [GOBLIN-BOMBER-2] A Fire Bomber that attacked a Crystal alone is spent all the same when the turn ends. */
export function bombersGoOff(s: State): void {
  const g = s.goblins!;
  for (const tribe of ALL_TRIBES)
    if (((g.battering >> tribe) & 1) !== 0 && g.strengthBonus[tribe]! > 0 && g.at[tribe] !== NOWHERE)
      comeHome(s, tribe);
}

// ── Hiding Spots ─────────────────────────────────────────────────────────────────────────

/** [GOBLIN-SPOTS-2] Population, printed disc and Rage, nothing else. */
const bareStrength = (s: State, tribe: Tribe): number =>
  population(s, tribe) + PRINTED_STRENGTH[tribe]! - (s.goblins!.rage === 0 ? 1 : 0);

/** [GOBLIN-SPOTS-1] Is she on a Lit Ambush tile, or next to one, walls or not? */
export function isNearHidingSpot(s: State): boolean {
  const at = knightAt(s);
  if (at === NOWHERE || isForest(at)) return false; // [TERRAIN-13]
  if (isKind(s, at, 'ambush')) return true;
  for (let space = 0; space < SPACES; space++)
    if (s.map.layout.cell[space]! >= 0 && isKind(s, space, 'ambush') && isAdjacent(s, at, space)) return true;
  return false;
}
export const mayUseHidingSpots = (s: State, tribe: Tribe): boolean =>
  isKnightAlive(s) && isHidden(s, tribe) && population(s, tribe) > 0 && bareStrength(s, tribe) > knightStrength(s);

/** An attack out of hiding, Ambush or Hiding Spots: [GOBLIN-ATTACK-6] the Tribe is never put on the map. */
export function attackFromHiding(s: State, tribe: Tribe, clause: 'GOBLIN-AMBUSH-1' | 'GOBLIN-SPOTS-1'): void {
  scatter(s, tribe);
  loseRage(s, 1, clause);
  hurtKnight(s, 1, 'goblins');
}
