import { type Rules, tell } from '@trollmoot/kernel';
import type { Slot } from '../../../data/knight.ts';
import { KNIGHT } from '../../../data/pieces.ts';
import { NOWHERE } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { reveal } from '../../../terrain/words/effects/revealing.ts';
import { placeFromStack } from '../../../terrain/words/effects/tiles.ts';
import { spaceAt } from '../../../terrain/words/questions/map.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { movePiece } from '../../../words/effects/moments.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import type { Danger, KnightContents } from '../contents.ts';
import { placeCube, takeCube } from '../words/effects/cubes.ts';
import { cubesOn, hasRoomOn } from '../words/questions/cubes.ts';
import { burrows, flights, holdsFearless, mayCall } from '../words/questions/monsters.ts';
import { hasTreasureCard } from '../words/questions/treasures.ts';
import { closeEncounter } from './encounter.ts';

const she = (s: State): number => seatOf(s, 'knight');

/** [KNIGHT-ENCOUNTER-6] Cubes that help her against what is coming. */
const BRACING: readonly Slot[] = ['strength', 'elvishSword', 'mightyAxe', 'shield'];
const bracing = (against: Danger): readonly Slot[] => (against === 'event' ? ['shield'] : BRACING);

/** Is there more to prepare, as far as others can tell? Her cards face down may be a Sword. */
function mayGoOn(s: State, against: Danger): boolean {
  if (against === 'ambusher' && mayCall(s)) return true;
  if (s.knight!.ready === 0) return false;
  if (hasRoomOn(s, 'shield')) return true;
  return against !== 'event' && (hasRoomOn(s, 'strength') || hasTreasureCard(s));
}

export const losses: Pick<
  Rules<State, KnightContents>,
  'knight.brace' | 'knight.loseCube' | 'knight.flee' | 'knight.burrow'
> = {
  /** [KNIGHT-ENCOUNTER-6] Before an Ambush or an Event she may add cubes; [KNIGHT-QUEST-8] or call for a Monster. */
  'knight.brace': {
    who: she,
    options(s, { against }) {
      const slots = s.knight!.ready > 0 ? bracing(against).filter((slot) => hasRoomOn(s, slot)) : [];
      const cubes = slots.map((on) => ({ do: 'placeCube', on }) as const);
      const call = against === 'ambusher' && holdsFearless(s) ? [{ do: 'callMonster' } as const] : [];
      return [...cubes, ...call, { do: 'stand' }];
    },
    take(s, { against }, act) {
      if (act.do === 'placeCube') {
        placeCube(s, act.on);
        if (mayGoOn(s, against)) plan(s, { step: 'knight.brace', against });
      } else if (act.do === 'callMonster') {
        s.agenda.pop(); // the ambusher of the line does not come
        plan(s, { step: 'infestation.monster', monster: NOWHERE });
      }
    },
    why: (s, _at, wish) =>
      wish.do === 'placeCube'
        ? { clause: s.knight!.ready > 0 ? 'KNIGHT-ENCOUNTER-6' : 'KNIGHT-CUBE-2', fact: {} }
        : wish.do === 'callMonster'
          ? { clause: 'KNIGHT-QUEST-8', fact: {} }
          : null,
  },

  /** [KNIGHT-GRIT-3] [KNIGHT-CUBE-6] A placed cube of her choice goes. */
  'knight.loseCube': {
    who: she,
    options: (s) => cubesOn(s).map((from) => ({ do: 'giveCube', from })),
    take(s, { left, to }, { from }) {
      if (left > 1) plan(s, { step: 'knight.loseCube', left: left - 1, to });
      takeCube(s, from);
      if (to === 'entrance') s.knight!.poisoned++;
      tell(s, { news: 'cubeLost', from, to });
    },
    why: (_s, _at, wish) => (wish.do === 'giveCube' ? { clause: 'KNIGHT-GRIT-3', fact: {} } : null),
  },

  /** [KNIGHT-MONSTER-6] The Ogre drives her off his space. */
  'knight.flee': {
    who: she,
    options: (s) => flights(s).map((to) => ({ do: 'flee', to })),
    take(s, _at, { to }) {
      closeEncounter(s);
      movePiece(s, KNIGHT, to, 'ogre');
    },
    why: (_s, _at, wish) => (wish.do === 'flee' ? { clause: 'KNIGHT-MONSTER-6', fact: {} } : null),
  },

  /** [KNIGHT-MONSTER-8] The Underworm drags her to a Dark tile, which she reveals in the same Encounter. */
  'knight.burrow': {
    who: she,
    options: (s) => burrows(s).map((cell) => ({ do: 'burrow', cell })),
    take(s, _at, { cell }) {
      const there = spaceAt(s, cell);
      const to = there >= 0 ? there : placeFromStack(s, cell);
      plan(s, { step: 'knight.resolve' });
      reveal(s, [to], 'knight', 'encounter');
      movePiece(s, KNIGHT, to, 'underworm');
    },
    why: (_s, _at, wish) => (wish.do === 'burrow' ? { clause: 'KNIGHT-MONSTER-8', fact: {} } : null),
  },
};
