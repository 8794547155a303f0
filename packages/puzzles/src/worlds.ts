import { think } from '@trollmoot/bots';
import { type Act, dice, type Position, sameAct } from '@trollmoot/kernel';
import type { Question } from './kind.ts';

const FAR = 400; // acts: no horizon lies further away

/** What a line is worth in each of these worlds: the same for every line, so that their differences mean something. */
export const worthInWorlds = (question: Question, line: readonly Act[], seed: string, worlds: number): number[] =>
  Array.from({ length: worlds }, (_, n) => worthIn(question, line, `${seed} ${n}`));

/** The seat's own knowledge at the start decides what may be imagined; after the line, everyone plays on by a bot's choice. */
function worthIn(question: Question, line: readonly Act[], seed: string): number {
  const { game, kind, seat, start } = question;
  const s = game.imagine(start, seat, dice(seed));
  for (const act of line) {
    const option = game.options(s, seat).find((one) => sameAct(one, act));
    if (option === undefined) throw new Error(`${game.write(act, s)} is not an option in every world`);
    game.play(s, seat, option);
  }
  for (let acts = 0; acts < FAR && game.result(s) === null && !isFarEnough(question, s); acts++) {
    const [by] = game.waitingFor(s);
    game.play(s, by!, think(game, s, by!, { level: 'goblin', seed: `${seed} ${acts}`, quiet: true }).act);
  }
  return kind.worth(s, seat, start);
}

const isFarEnough = ({ kind, seat, start }: Question, s: Position): boolean => kind.horizon?.(s, seat, start) ?? true;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The lower end of the 95 % interval of how much better `a` is than `b`, world by world. */
export function leastLead(a: readonly number[], b: readonly number[]): number {
  const leads = a.map((value, i) => value - b[i]!);
  const average = mean(leads);
  const variance = leads.reduce((sum, lead) => sum + (lead - average) ** 2, 0) / Math.max(1, leads.length - 1);
  return average - 1.96 * Math.sqrt(variance / leads.length);
}
