import { FIRST_HAND, HEALTH, HUNGER, POWER_COPIES, SLOTH_SPACES } from '../../../data/dragon.ts';
import { NOWHERE } from '../../../data/places.ts';
import { DIFFICULTY } from '../../../data/roles.ts';
import type { State } from '../../../state.ts';
import { isPlaying, levelOf, variantOf } from '../../../words/questions/seats.ts';
import { ON_BOARD } from '../state.ts';
import { drawPowers } from '../words/effects/board.ts';

/** [DRAGON-3] His Health is the Knight's difficulty, without her the Goblins'. */
const health = (s: State): number =>
  isPlaying(s, 'knight')
    ? DIFFICULTY.knight.dragonHealth[levelOf(s, 'knight')]!
    : isPlaying(s, 'goblins')
      ? DIFFICULTY.knight.dragonHealth[levelOf(s, 'goblins')]!
      : HEALTH;

export function setUpDragon(s: State): void {
  const { hungerShift, locked, roles } = variantOf(s); // [DRAGON-7]
  const shift = roles === 'D' ? s.settings.soloDragonHunger : hungerShift; // [SWITCH-23]
  const sloth: number[] = [...SLOTH_SPACES]; // [DRAGON-1]
  sloth[HUNGER]! -= shift;
  s.dragon = {
    at: NOWHERE,
    health: health(s),
    sloth,
    wakefulness: shift,
    locked: locked ? shift : 0,
    awake: false,
    surfaced: false,
    eaten: 0,
    treasures: 0,
    hand: [0, 0, 0],
    deck: [POWER_COPIES, POWER_COPIES, POWER_COPIES],
    discards: [0, 0, 0],
    gems: [ON_BOARD, ON_BOARD, ON_BOARD],
    gemUsed: 0,
    shriek: false,
    shriekTurns: 0,
    woke: 0,
    done: 0,
  };
  drawPowers(s, FIRST_HAND); // [DRAGON-2]
}
