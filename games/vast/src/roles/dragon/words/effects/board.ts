import { below, tell } from '@trollmoot/kernel';
import { EATEN_MAX, SLOTH, SYMBOLS } from '../../../../data/dragon.ts';
import type { State } from '../../../../state.ts';
import { liftToken } from '../../../../terrain/words/effects/tokens.ts';
import { hasToken } from '../../../../terrain/words/questions/tokens.ts';
import { plan } from '../../../../words/effects/agenda.ts';
import { checkWins } from '../../../../words/effects/wins.ts';
import { seatOf } from '../../../../words/questions/seats.ts';
import { ON_BOARD } from '../../state.ts';
import { powersHeld } from '../questions.ts';

/** [DRAGON-8] */
export function hurtDragon(s: State, n: number): void {
  const d = s.dragon!;
  d.health = Math.max(0, d.health - n);
  tell(s, { news: 'dragonHurt', left: d.health, clause: 'DRAGON-8' });
  if (d.health === 0) checkWins(s);
}

/** [DRAGON-9] He discards up to `n` Power cards of his choice. */
export function discardPowers(s: State, n: number): void {
  const left = Math.min(n, powersHeld(s));
  if (left > 0) plan(s, { step: 'dragon.discardPowers', left });
}

/** Draw Power cards from the rest of the deck, as many as there are. [DRAGON-10] */
export function drawPowers(s: State, n: number): void {
  const d = s.dragon!;
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    const left = d.deck[0]! + d.deck[1]! + d.deck[2]!;
    if (left === 0) break;
    const card = below(s, left);
    const symbol = card < d.deck[0]! ? 0 : card < d.deck[0]! + d.deck[1]! ? 1 : 2;
    d.deck[symbol]!--;
    d.hand[symbol]!++;
    drawn.push(symbol);
  }
  tell(s, {
    news: 'powersDrawn',
    seat: seatOf(s, 'dragon'),
    count: drawn.length,
    cards: drawn.map((symbol) => SYMBOLS[symbol]!),
  });
}

/** [DRAGON-GEM-4] A Gem that was taken, stashed or lost comes back to his board. */
export function returnGem(s: State, gem: number): void {
  s.dragon!.gems[gem] = ON_BOARD;
  tell(s, { news: 'gemReturned', gem: SYMBOLS[gem]! });
}

/** [DRAGON-WAKE-11] He has eaten this much Population; the track ends at 7. */
export function eat(s: State, population: number): void {
  if (population === 0) return;
  const d = s.dragon!;
  d.eaten = Math.min(EATEN_MAX, d.eaten + population);
  tell(s, { news: 'eaten', total: d.eaten });
}

/** A Wakefulness cube goes back to this Sloth section. [DRAGON-WAKE-8] Once awake he stays awake. */
export function doze(s: State, sloth: number): void {
  const d = s.dragon!;
  d.wakefulness--;
  d.sloth[sloth]!++;
  tell(s, { news: 'dozed', wakefulness: d.wakefulness, to: SLOTH[sloth]! });
}

/** [DRAGON-11] Spores: one of his cubes returns to a section of his choice; [DRAGON-7] locked cubes stay. */
export function sporesOnDragon(s: State): void {
  if (s.dragon!.wakefulness > s.dragon!.locked) plan(s, { step: 'dragon.spores' });
}

/** [DRAGON-SURFACE-1] He comes up, smashing a Crystal token. */
export function surface(s: State): void {
  const d = s.dragon!;
  d.surfaced = true;
  tell(s, { news: 'surfaced', space: d.at, clause: 'DRAGON-SURFACE-1' });
  if (!hasToken(s, d.at, 'crystal')) return;
  liftToken(s, d.at, 'crystal');
  s.map.crystalsSmashed++;
}
