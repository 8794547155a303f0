import type { Game } from './game.ts';
import { sameAct } from './kernel.ts';
import type { Saved } from './saved.ts';
import { sha256 } from './sha256.ts';

/** Published when the game starts: binds the server to its seed without revealing it. */
export const commitment = (seed: string): string =>
  sha256(`trollmoot seed ${seed}`)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');

/** When the game is over: was the seed the one promised, and every action legal? Null, or what is wrong. */
export function verify(game: Game, saved: Saved, promised: string): string | null {
  if (commitment(saved.seed) !== promised) return 'the seed is not the one promised at the start';
  const s = game.setup(saved.settings, saved.seats, saved.seed);
  for (const [ply, { by, act }] of saved.log.entries()) {
    if (!game.options(s, by).some((option) => sameAct(option, act)))
      return `ply ${ply + 1} is not legal: ${JSON.stringify(act)}`;
    game.play(s, by, act);
  }
  return null;
}
