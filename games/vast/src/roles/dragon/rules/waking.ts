import { tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { GREED, HUNGER, PRIDE_EVENT, PRIDE_GEM, PRIDE_STILL, SLOTH, type SlothName } from '../../../data/dragon.ts';
import { DIFFICULTY } from '../../../data/roles.ts';
import type { State } from '../../../state.ts';
import { isKind } from '../../../terrain/words/questions/map.ts';
import { levelOf } from '../../../words/questions/seats.ts';
import type { Wake } from '../contents.ts';
import { KEPT_STILL, REVEALED_EVENT, SECOND_GEM } from '../state.ts';
import { surface } from '../words/effects/board.ts';
import { wakefulnessNeeded } from '../words/questions.ts';

/** [DRAGON-WAKE-2] Greed, Hunger, Pride: the three sections of Pride are one category. */
const CATEGORY = [1, 2, 4, 4, 4] as const;
const EATEN_TO_WAKE = 2;

/** The clause that keeps this section's cube asleep, or null if it may wake now. */
export function sleeps(s: State, sloth: number): Clause | null {
  const d = s.dragon!;
  if (d.sloth[sloth] === 0) return 'DRAGON-WAKE-1';
  if ((d.woke & CATEGORY[sloth]!) !== 0) return 'DRAGON-WAKE-2';
  if (sloth === GREED) return d.treasures > 0 ? null : 'DRAGON-WAKE-3'; // [DRAGON-WAKE-3]
  if (sloth === HUNGER) return d.eaten >= EATEN_TO_WAKE ? null : 'DRAGON-WAKE-4'; // [DRAGON-WAKE-4]
  if (sloth === PRIDE_EVENT) return (d.done & REVEALED_EVENT) !== 0 ? null : 'DRAGON-WAKE-5';
  if (sloth === PRIDE_GEM) return (d.done & SECOND_GEM) !== 0 ? null : 'DRAGON-WAKE-6';
  return (d.done & KEPT_STILL) !== 0 ? null : 'DRAGON-WAKE-7';
}

const REASON: readonly Clause[] = ['DRAGON-WAKE-3', 'DRAGON-WAKE-4', 'DRAGON-WAKE-5', 'DRAGON-WAKE-6', 'DRAGON-WAKE-7'];
const WAKES: readonly Wake[] = SLOTH.map((sloth) => ({ do: 'wake', sloth }));

export function addWakes<A>(s: State, options: (A | Wake)[]): void {
  for (let sloth = GREED; sloth <= PRIDE_STILL; sloth++) if (sleeps(s, sloth) === null) options.push(WAKES[sloth]!);
}

/** [DRAGON-WAKE-1] A cube goes over to Wakefulness. */
export function wake(s: State, name: SlothName): void {
  const d = s.dragon!;
  const sloth = SLOTH.indexOf(name);
  d.woke |= CATEGORY[sloth]!;
  d.sloth[sloth]!--;
  d.wakefulness++;
  tell(s, { news: 'woke', wakefulness: d.wakefulness, from: name, clause: REASON[sloth]! });
  if (sloth === HUNGER) d.eaten -= EATEN_TO_WAKE;
  if (sloth === GREED) {
    d.treasures--;
    s.map.supply++;
    returnSurplus(s);
  }
  mayAwaken(s);
}

/** [DRAGON-HOARD-2] No more Treasure on his board than Greed cubes. */
export function returnSurplus(s: State): void {
  const d = s.dragon!;
  const tokens = d.treasures - d.sloth[GREED]!;
  if (tokens <= 0) return;
  d.treasures -= tokens;
  s.map.supply += tokens;
  tell(s, { news: 'hoardReturned', tokens, clause: 'DRAGON-HOARD-2' });
}

/** [DRAGON-WAKE-8] [DRAGON-WAKE-10] Enough cubes, and shrieks where the card asks for them: he is awake for good. */
export function mayAwaken(s: State): void {
  const d = s.dragon!;
  if (d.awake || d.wakefulness < wakefulnessNeeded(s)) return;
  if (d.shriekTurns < DIFFICULTY.dragon.shriekTurns[levelOf(s, 'dragon')]!) return;
  d.awake = true;
  tell(s, { news: 'awakened', clause: 'DRAGON-WAKE-8' });
  if (s.settings.dragonSurface === 'alsoOnAwakening' && isKind(s, d.at, 'crystal')) surface(s); // [SWITCH-6]
}
