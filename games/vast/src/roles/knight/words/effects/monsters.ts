import { below, tell } from '@trollmoot/kernel';
import { BRIGHT_BEETLES, MONSTERS, type MonsterName, OGRE, TROLL } from '../../../../data/goblins.ts';
import { GRIT_LOSS } from '../../../../data/knight.ts';
import { NOWHERE } from '../../../../data/places.ts';
import { CANYON } from '../../../../data/terrain.ts';
import type { State } from '../../../../state.ts';
import { placeToken, returnToken } from '../../../../terrain/words/effects/tokens.ts';
import { layings } from '../../../../terrain/words/questions/laying.ts';
import { cellOf, isOnMap } from '../../../../terrain/words/questions/map.ts';
import { hasToken } from '../../../../terrain/words/questions/tokens.ts';
import { plan } from '../../../../words/effects/agenda.ts';
import { BRIDGE_SPACE, burrows, FEARLESS, flights } from '../questions/monsters.ts';
import { isKnightAlive, isShielded, knightStrength } from '../questions/stats.ts';
import { treasuresHeld } from '../questions/treasures.ts';
import { fulfil, hurtKnight, loseGrit } from './board.ts';
import { dropTreasure } from './treasures.ts';

/** What a Monster of the Infestation does to her besides, when it has hurt her. */
const EFFECTS: { readonly [monster in MonsterName]?: (s: State) => void } = {
  /** [KNIGHT-MONSTER-1] */
  blob: (s) => loseGrit(s, GRIT_LOSS.blob, 'KNIGHT-MONSTER-1'),
  /** [KNIGHT-MONSTER-2] */
  brightBeetles(s) {
    s.knight!.beetles = true;
    keepAside(s, BRIGHT_BEETLES);
  },
  /** [KNIGHT-MONSTER-3] */
  flameGiant(s) {
    if (knightStrength(s) <= 3) hurtKnight(s, 1, 'infestation');
  },
  /** [KNIGHT-MONSTER-4] */
  gnome(s) {
    const held = treasuresHeld(s);
    if (held.length > 0) dropTreasure(s, held[below(s, held.length)]!, true);
  },
  /** [KNIGHT-MONSTER-5] */
  golem(s) {
    s.knight!.golem = true;
  },
  /** [KNIGHT-MONSTER-6] The Ogre stays where he was, and she goes. */
  ogre(s) {
    if (placeToken(s, s.knight!.at, 'ogre')) keepAside(s, OGRE);
    if (flights(s).length > 0 && !standsFast(s)) plan(s, { step: 'knight.flee' });
  },
  /** [KNIGHT-MONSTER-7] The Troll goes to his bridge, which is laid for him if need be. */
  troll(s) {
    if (!s.settings.terrain || s.map.collapsing) return;
    if (isOnMap(s, BRIDGE_SPACE)) return trollAppears(s);
    const origin = cellOf(s, s.knight!.at);
    if (layings(s, origin).some(({ terrain }) => terrain === CANYON))
      plan(s, { step: 'map.terrain', by: 'knight', origin, only: CANYON }, { step: 'knight.troll', back: NOWHERE });
  },
  /** [KNIGHT-MONSTER-8] She is dragged under the rock to the nearest Dark tile on a diagonal. */
  underworm(s) {
    if (burrows(s).length > 0 && !standsFast(s)) plan(s, { step: 'knight.burrow' });
  },
};

/** [KNIGHT-MONSTER-7] His token lies on the bridge. */
export function trollAppears(s: State): void {
  if (placeToken(s, BRIDGE_SPACE, 'troll')) keepAside(s, TROLL);
}

export function suffersMonster(s: State, monster: number): void {
  const { name } = MONSTERS[monster]!;
  const effect = EFFECTS[name];
  if (effect === undefined || !isKnightAlive(s) || s.outcome !== null) return;
  tell(s, { news: 'monsterStruck', monster: name, thing: `monster ${name}`, clause: 'VARIANT-4' });
  effect(s);
}

/** [KNIGHT-SHIELD-1] Behind her Shield she is not moved. */
function standsFast(s: State): boolean {
  if (isShielded(s)) tell(s, { news: 'shielded', thing: 'gear shield', clause: 'KNIGHT-SHIELD-1' });
  return isShielded(s);
}

/** The card is not in the deck while it lies elsewhere. */
function keepAside(s: State, monster: number): void {
  s.ambusherDiscards = s.ambusherDiscards.filter((other) => other !== monster);
}

/** An Ambush of the Infestation has been decided: one Monster the less to fear, or none. */
export function resolvedAmbush(s: State, isHurt: boolean, monster: number): void {
  if (isHurt || monster < 0) return;
  fulfil(s, FEARLESS); // [KNIGHT-QUEST-8]
  const token = monster === OGRE ? 'ogre' : monster === TROLL ? 'troll' : null;
  if (token === null || !hasToken(s, s.knight!.at, token)) return;
  returnToken(s, s.knight!.at, token); // [KNIGHT-MONSTER-6] [KNIGHT-MONSTER-7]
  s.ambusherDiscards.push(monster);
}

/**
 * [KNIGHT-MONSTER-2] How strong a Monster is now: Beetles beside the deck make one Monster stronger. [KNIGHT-MONSTER-9]
 * Null: no Strength, the die decides.
 */
export function monsterStrength(s: State, monster: number): number | null {
  const printed = MONSTERS[monster]!.ambush;
  if (!s.knight!.beetles) return printed;
  s.knight!.beetles = false;
  s.ambusherDiscards.push(BRIGHT_BEETLES);
  return printed === null ? null : printed + 1;
}
