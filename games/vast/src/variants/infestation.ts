import { type Rules, shuffle, tell } from '@trollmoot/kernel';
import { plan } from '../agenda.ts';
import { MONSTERS } from '../data/goblins.ts';
import type { Line } from '../data/variants.ts';
import { castDie, isCenter } from '../dice.ts';
import { hurtKnight, knightStrength, resolvedAmbush, suffersMonster } from '../roles/knight/words.ts';
import { variantOf } from '../seats.ts';
import type { State } from '../state.ts';
import type { VariantContents } from './contents.ts';

/** [VARIANT-3] The line this game is played by. */
export const lineOf = (s: State): Line =>
  s.settings.infestation === 'table' ? (variantOf(s).line ?? 'A') : s.settings.infestation;

/** The next Monster to ambush her; the discards are reshuffled when the deck is spent. */
function drawAmbusher(s: State): number {
  if (s.ambushers.length === 0) {
    s.ambushers = shuffle(s, s.ambusherDiscards);
    s.ambusherDiscards = [];
  }
  const monster = s.ambushers.pop()!;
  s.ambusherDiscards.push(monster);
  return monster;
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
  'infestation.ambush' | 'infestation.compare' | 'infestation.read'
> = {
  /** [VARIANT-3] [VARIANT-4] Without a Goblin player: lines A and B have a fixed Strength, line C draws a Monster. */
  'infestation.ambush': {
    happen(s) {
      const line = lineOf(s);
      const monster = line === 'C' ? drawAmbusher(s) : -1;
      const strength = line === 'A' ? 2 : line === 'B' ? 3 : MONSTERS[monster]!.ambush;
      const name = monster < 0 ? null : MONSTERS[monster]!.name;
      tell(s, { news: 'ambusher', strength, monster: name, clause: line === 'C' ? 'VARIANT-4' : 'VARIANT-3' });
      plan(s, { step: 'knight.brace' }, { step: 'infestation.compare', strength, monster });
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
