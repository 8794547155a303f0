import { dice, type Game, type Study } from '@trollmoot/kernel';
import { newSearchMemory } from './search/memory.ts';
import { type Thinking, think } from './think.ts';
import { winShare } from './value.ts';

/** Does a bot get this position right? Where the study asks for a win, it plays until another seat must choose. */
export function passesStudy(
  game: Game,
  study: Study,
  thinking: Pick<Thinking, 'level' | 'seed' | 'iterations'>,
): boolean {
  const s = study.lay();
  const seat = game.waitingFor(s)[0]!;
  const random = dice(thinking.seed);
  const memory = newSearchMemory();
  const choose = () => think(game, game.imagine(s, seat, random), seat, { ...thinking, memory, quiet: true }).act;
  const first = choose();
  const line = game.write(first, s);
  if (study.good?.includes(line) === false || study.bad?.includes(line) === true) return false;
  if (study.wins === undefined) return true;
  game.play(s, seat, first);
  while (game.waitingFor(s)[0] === seat) game.play(s, seat, choose());
  const result = game.result(s);
  return result !== null && winShare(result, seat) === 1;
}
