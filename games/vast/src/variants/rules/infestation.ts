import { type Rules, shuffle, tell } from '@trollmoot/kernel';
import { MONSTERS, OGRE, TROLL } from '../../data/goblins.ts';
import { NOWHERE } from '../../data/places.ts';
import { hurtKnight } from '../../roles/knight/words/effects/board.ts';
import { monsterStrength, resolvedAmbush, suffersMonster } from '../../roles/knight/words/effects/monsters.ts';
import { mayBrace, mayCall } from '../../roles/knight/words/questions/monsters.ts';
import { knightStrength } from '../../roles/knight/words/questions/stats.ts';
import type { State } from '../../state.ts';
import { countOnMap } from '../../terrain/words/questions/tokens.ts';
import { plan } from '../../words/effects/agenda.ts';
import { castDie } from '../../words/effects/dice.ts';
import { isCenter } from '../../words/questions/dice.ts';
import type { VariantContents } from '../contents.ts';
import { lineOf } from '../words/questions/infestation.ts';

/** The next Monster to ambush her; the discards are reshuffled when the deck is spent. */
function drawAmbusher(s: State): number {
  returnIfGone(s, OGRE, 'ogre');
  returnIfGone(s, TROLL, 'troll');
  if (s.ambushers.length === 0) {
    s.ambushers = shuffle(s, s.ambusherDiscards);
    s.ambusherDiscards = [];
  }
  s.noReturn = s.ply;
  const monster = s.ambushers.pop()!;
  s.ambusherDiscards.push(monster);
  return monster;
}

/** Ogre's and Troll's cards wait while their tokens lie on the map; if one fell with its tile, the card is discarded. */
function returnIfGone(s: State, monster: number, token: 'ogre' | 'troll'): void {
  const aside = !s.ambushers.includes(monster) && !s.ambusherDiscards.includes(monster);
  if (aside && countOnMap(s, token) === 0) s.ambusherDiscards.push(monster);
}

/** She is hurt, or she has beaten it off. */
function settleAmbush(s: State, isHurt: boolean, monster: number): void {
  if (!isHurt) tell(s, { news: 'ambushBeaten', clause: 'VARIANT-3' });
  resolvedAmbush(s, isHurt, monster);
  if (!isHurt) return;
  hurtKnight(s, 1, 'infestation');
  if (monster >= 0) suffersMonster(s, monster); // [VARIANT-4]
}

export const infestation: Pick<
  Rules<State, VariantContents>,
  'infestation.ambush' | 'infestation.monster' | 'infestation.compare' | 'infestation.read'
> = {
  /** [VARIANT-3] Without a Goblin player: lines A and B have a fixed Strength, line C draws a Monster. */
  'infestation.ambush': {
    happen(s) {
      const line = lineOf(s);
      if (line === 'C') return plan(s, { step: 'infestation.monster', monster: NOWHERE });
      const strength = line === 'A' ? 2 : 3;
      tell(s, { news: 'ambusher', strength, monster: null, clause: 'VARIANT-3' });
      plan(s, { step: 'infestation.compare', strength, monster: NOWHERE });
      if (mayBrace(s) || mayCall(s)) plan(s, { step: 'knight.brace', against: 'ambusher' });
    },
  },
  /** [VARIANT-4] A Monster: this one, or the next of the deck. She adds cubes after seeing it. */
  'infestation.monster': {
    happen(s, at) {
      const monster = at.monster === NOWHERE ? drawAmbusher(s) : at.monster;
      const strength = monsterStrength(s, monster);
      tell(s, { news: 'ambusher', strength, monster: MONSTERS[monster]!.name, clause: 'VARIANT-4' });
      plan(s, { step: 'infestation.compare', strength, monster });
      if (mayBrace(s)) plan(s, { step: 'knight.brace', against: 'monster' });
    },
  },
  'infestation.compare': {
    happen(s, { strength, monster }) {
      const hers = knightStrength(s);
      if (strength === null || hers === strength) castDie(s, 'dragon', 'knight', { step: 'infestation.read', monster });
      else settleAmbush(s, hers < strength, monster);
    },
  },
  'infestation.read': { happen: (s, { monster }) => settleAmbush(s, isCenter(s), monster) },
};
