import { dice, type Game, replay, type Saved } from '@trollmoot/kernel';
import { playOut } from './play-out.ts';
import { HABITUAL } from './reviewer.ts';

const WARMING = 0.3; // seconds until the engine runs at its usual speed
const TIMED = 0.3; // seconds
const STEPS = [1, 1.5, 2, 3, 5, 7]; // so that two measurements on one machine give the same budget

/** About how many play-outs of this game fit into these seconds. `now` is in milliseconds, best of processor time. */
export function budgetFor(game: Game, saved: Saved, seconds: number, now: () => number): number {
  const starts = [0.1, 0.4, 0.7].map((share) => replay(game, saved, Math.floor(share * saved.log.length)));
  const random = dice('speed');
  const playFor = (time: number): number => {
    const start = now();
    let played = 0;
    while (now() - start < time * 1000 || played < starts.length)
      playOut(game, HABITUAL, game.clone(starts[played++ % starts.length]!), random);
    return (now() - start) / played;
  };
  playFor(WARMING);
  return rounded((seconds * 1000) / playFor(TIMED));
}

function rounded(value: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return Math.round(scale * STEPS.findLast((step) => step * scale <= value)!);
}
