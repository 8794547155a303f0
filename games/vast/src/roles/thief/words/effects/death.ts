import { tell } from '@trollmoot/kernel';
import { NOWHERE } from '../../../../data/places.ts';
import type { Role } from '../../../../data/roles.ts';
import type { State } from '../../../../state.ts';
import { endTurnNow, plan } from '../../../../words/effects/agenda.ts';
import { castDie } from '../../../../words/effects/dice.ts';
import { isTurnOf } from '../../../../words/questions/seats.ts';
import { drawsPowersForThief } from '../../../dragon/words/effects/moments.ts';
import { gemsCarried } from '../../../dragon/words/questions.ts';
import { drawBonusForThief, tribeReturnsFromKillingThief } from '../../../goblins/words/effects/moments.ts';
import { gainsGritForThief } from '../../../knight/words/effects/moments.ts';
import type { Kill } from '../../contents.ts';
import { hasUpgrade } from '../questions.ts';

/** An attack on him, [FORCE-5] not a shot or a fire; [THIEF-UPGRADE-8] the first in each player's turn he may evade. He is killed unless he does. */
export function attackThief(s: State, by: Role, tribe: Kill['tribe'] = null): void {
  const kill: Kill = { by, how: 'attack', tribe };
  if (!hasUpgrade(s, 'unnaturalEvasion') || s.thief!.evaded) killThief(s, kill);
  else if (s.settings.evasionAsks)
    plan(s, { step: 'thief.evade', ...kill }); // [SWITCH-26]
  else tryToEvade(s, kill);
}

/** [THIEF-UPGRADE-8] The die says whether he evades. */
export function tryToEvade(s: State, kill: Kill): void {
  s.thief!.evaded = true;
  castDie(s, 'action', 'thief', { step: 'thief.evasion', ...kill });
}

/** [THIEF-DEATH-1] [THIEF-DEATH-3] Everything carried stays on the tile, and the killer gains the Loot Drop. */
export function killThief(s: State, kill: Kill): void {
  const t = s.thief!;
  const { at } = t;
  s.map.treasures[at]! += t.treasures;
  t.treasures = 0; // [THIEF-DEATH-2] the Loot Drop stays as it is
  for (const gem of gemsCarried(s)) s.dragon!.gems[gem] = at;
  t.at = NOWHERE;
  tell(s, { news: 'thiefKilled', by: kill.by, space: at, clause: 'THIEF-DEATH-1' });
  if (isTurnOf(s, 'thief')) endTurnNow(s); // [THIEF-DEATH-4]
  for (const react of onThiefKilled) react(s, kill);
}

/** When the Thief has been killed by a player. */
const onThiefKilled: readonly ((s: State, kill: Kill) => void)[] = [
  gainsGritForThief,
  tribeReturnsFromKillingThief,
  drawBonusForThief,
  drawsPowersForThief,
];
