import { GOBLIN_RUBY } from '../../../../data/goblins.ts';
import type { State } from '../../../../state.ts';
import { isTurnOf } from '../../../../words/questions/seats.ts';
import { RUBY_USED } from '../../state.ts';

// The Secrets in hand.

export const holds = (s: State, secret: number): boolean => s.goblins!.secrets.includes(secret);
/** Secrets the Thief could take: hidden ones, or a face-up Ruby (any face-up one by the switch). [SWITCH-13] */
export function hasSecretToTake(s: State): boolean {
  const g = s.goblins!;
  const faceUp = s.settings.pickpocketFaceUpSecrets === 'any' ? g.faceUp.length > 0 : g.faceUp.includes(GOBLIN_RUBY);
  return g.secrets.length > 0 || faceUp;
}

/** [GOBLIN-RUBY-2] Is the Ruby there and not yet used this turn? */
export const mayRedraw = (s: State): boolean =>
  isTurnOf(s, 'goblins') && s.goblins!.faceUp.includes(GOBLIN_RUBY) && (s.goblins!.done & RUBY_USED) === 0;
