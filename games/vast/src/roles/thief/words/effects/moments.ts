import { tell } from '@trollmoot/kernel';
import { type Piece, THIEF } from '../../../../data/pieces.ts';
import { ENTRANCE, NOWHERE, type Space } from '../../../../data/places.ts';
import { DIFFICULTY, type Role } from '../../../../data/roles.ts';
import { FIRST_LOOT_DROP } from '../../../../data/thief.ts';
import type { State } from '../../../../state.ts';
import { countOnMap } from '../../../../terrain/words/questions/tokens.ts';
import { plan } from '../../../../words/effects/agenda.ts';
import { levelOf } from '../../../../words/questions/seats.ts';
import { returnGem } from '../../../dragon/words/effects/board.ts';
import { gemsCarried } from '../../../dragon/words/questions.ts';
import { freeUpgrades } from '../questions.ts';
import { stash } from './board.ts';

/** [TURN-4] At the start of his turn he comes to the Entrance, the first time and after each death. */
export function thiefAppears(s: State, role: Role): void {
  if (role !== 'thief' || s.thief!.at !== NOWHERE) return;
  s.thief!.at = ENTRANCE; // [THIEF-DEATH-1] not entered: a Flame Wall there does not burn him
  tell(s, { news: 'thiefAppeared' });
}

/** [TURN-12] [THIEF-STASH-1] [THIEF-STASH-5] Coming to the Entrance on any player's turn, he stashes all he carries. */
export function stashesAtEntrance(s: State, piece: Piece, space: Space): void {
  if (piece !== THIEF || space !== ENTRANCE || s.thief!.at !== ENTRANCE) return; // [THIEF-DEATH-5]
  const t = s.thief!;
  const gems = gemsCarried(s);
  const { treasures } = t;
  if (treasures + gems.length === 0) return;
  const supplied = Math.min(gems.length, s.map.supply);
  const fetched = Math.min(gems.length - supplied, countOnMap(s, 'treasure'));
  const bare = Math.max(0, DIFFICULTY.thief.withoutUpgrade[levelOf(s, 'thief')]! - t.stashed); // [THIEF-6]
  const upgrades = treasures + supplied + fetched - bare;
  if (upgrades > 0 && freeUpgrades(s).length > 0) plan(s, { step: 'thief.upgrade', left: upgrades });
  for (let i = 0; i < fetched; i++) plan(s, { step: 'thief.fetch', stash: true });
  for (const gem of gems) returnGem(s, gem); // [THIEF-STASH-2] tokens from the supply, or else from the map, take their place
  s.map.supply -= supplied;
  t.treasures = 0;
  t.lootDrop = FIRST_LOOT_DROP; // [THIEF-STASH-3]
  stash(s, treasures + supplied);
}

/** [THIEF-MOVE-5] What he peeked at is gone. */
export function forgetsPeek(s: State, space: Space): void {
  if (s.thief?.peeked.includes(space)) s.thief.peeked = s.thief.peeked.filter((other) => other !== space);
}

/** [TURN-9] Each player's turn he may evade once. */
export function evasionIsFresh(s: State): void {
  if (s.thief !== null) s.thief.evaded = false;
}
