import { below, plan, type Seat, tell } from '@trollmoot/kernel';
import { DIE_A, DIE_B, DRAGON_SIDES, type DragonFace, type RedDie } from '../data/dice.ts';
import type { State } from '../state.ts';
import { share } from './sharing.ts';
import { dragonPlayer, dragonsOn, dragonsShown } from './words.ts';

/** [DRAGON-3] The next dragon player rolls the red dice not yet set aside. Does the Dragon wake? */
export function rouse(s: State): boolean {
  const player = dragonPlayer(s);
  const before = dragonsShown(s);
  const faces: (DragonFace | null)[] = [throwRed(s, DIE_A), throwRed(s, DIE_B)];
  s.rouses++;
  tell(s, { news: 'roused', player, faces, clause: 'DRAGON-3' });
  const shown = dragonsShown(s);
  if (shown === 2)
    wake(s, player); // [DRAGON-4]
  else if (shown > before)
    tell(s, { news: 'stirred', player, die: s.red[DIE_A] === 'dragon' ? DIE_A : DIE_B, clause: 'DRAGON-3' });
  return shown === 2;
}

/** A die that shows the Dragon is set aside: it is not rolled again. */
function throwRed(s: State, die: RedDie): DragonFace | null {
  if (s.red[die] === 'dragon') return null;
  const face = below(s, DRAGON_SIDES) < dragonsOn(s, die) ? 'dragon' : 'blank'; // [DICE-3]
  s.red[die] = face;
  return face;
}

/** [DRAGON-5] [DRAGON-6] Everything at risk is lost and the turn is over at once; the pack is untouched. */
function wake(s: State, waker: Seat): void {
  plan(s, { step: 'endOfTurn' });
  const diamonds = s.riskDiamonds;
  const nuggets = s.riskNuggets;
  tell(s, { news: 'woke', player: waker, adventurer: s.adventurer, diamonds, nuggets, clause: 'DRAGON-4' });
  s.riskDiamonds = 0;
  s.riskNuggets = 0;
  share(s, waker, diamonds, nuggets); // [TURN-5] to other players, never back to a place
}
