import { nowKnown, type Rules, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { FACE_DOWN, GRIT, GRIT_LOSS, OUT, sidequestNamed, TREASURES } from '../../../data/knight.ts';
import { NOWHERE } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { returnToken } from '../../../terrain/words/effects/tokens.ts';
import { castDie } from '../../../words/effects/dice.ts';
import { isCenter } from '../../../words/questions/dice.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import { handOverTreasure } from '../../cave/words/effects.ts';
import { returnGem } from '../../dragon/words/effects/board.ts';
import type { KnightAct, KnightContents } from '../contents.ts';
import { GATHERING } from '../state.ts';
import { fulfil, gainGrit, loseGrit } from '../words/effects/board.ts';
import { barEncounter, encounter } from './encounter.ts';

const CUNNING = sidequestNamed('cunning');

/** [KNIGHT-GATHER-1] */
export const barTreasure = (s: State): Clause | null =>
  s.map.treasures[s.knight!.at]! > 0 ? barEncounter(s, GATHERING) : 'KNIGHT-GATHER-1';
/** [KNIGHT-GATHER-3] */
export const barGem = (s: State, gem: number): Clause | null =>
  s.dragon?.gems[gem] === s.knight!.at ? barEncounter(s, GATHERING) : 'KNIGHT-GATHER-3';

/** Everything she may collect. */
export function listGathering(s: State, found: KnightAct[]): void {
  if (barTreasure(s) === null) found.push({ do: 'gatherTreasure' });
  if (s.dragon !== null)
    for (let gem = 0; gem < 3; gem++) if (barGem(s, gem) === null) found.push({ do: 'gatherGem', gem });
}

/** [KNIGHT-GATHER-1] The token goes back, and a card is handed over. */
export function gatherTreasure(s: State): void {
  encounter(s, GATHERING);
  s.knight!.taken++;
  returnToken(s, s.knight!.at, 'treasure');
  handOverTreasure(s);
}

/** [KNIGHT-GATHER-3] The Gem may be trapped. Trying is enough for Cunning. [KNIGHT-QUEST-5] */
export function gatherGem(s: State, gem: number): void {
  encounter(s, GATHERING);
  fulfil(s, CUNNING);
  castDie(s, 'dragon', 'knight', { step: 'knight.gem', gem });
}

export const gatherings: Pick<Rules<State, KnightContents>, 'knight.gem' | 'knight.offer'> = {
  'knight.gem': {
    happen(s, { gem }) {
      const trapped = isCenter(s);
      tell(s, { news: 'gemTaken', gem, trapped, clause: 'KNIGHT-GATHER-3' });
      returnGem(s, gem);
      if (trapped) loseGrit(s, GRIT_LOSS.gemTrap, 'KNIGHT-GATHER-3');
      else gainGrit(s, GRIT.gem, 'KNIGHT-GATHER-3');
    },
  },

  /** [KNIGHT-GATHER-2] The Treasure card she was handed: keep it face down, or decline it for Grit. */
  'knight.offer': {
    who: (s) => seatOf(s, 'knight'),
    options: () => [{ do: 'keep' }, { do: 'decline' }],
    take(s, _at, act) {
      const k = s.knight!;
      const card = k.offered;
      const kept = act.do === 'keep';
      k.offered = NOWHERE;
      k.treasure[card] = kept ? FACE_DOWN : OUT;
      const shown = kept ? null : TREASURES[card]!.name;
      nowKnown(s);
      tell(s, { news: 'treasureDecided', kept, card: shown, clause: 'KNIGHT-GATHER-2' });
      if (!kept) gainGrit(s, GRIT.declined, 'KNIGHT-GATHER-2');
    },
  },
};
