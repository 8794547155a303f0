import type { Game } from '@trollmoot/kernel';
import { copy, short } from '../plain.ts';
import { describeError, type Sample } from '../sample.ts';
import { atEveryMoment, forEach, type Law, seatsOf, some } from './law.ts';

export const neverStuck: Law = {
  number: 1,
  title: 'until there is a result, some seat must act and has an option; afterwards no seat does',
  broken(game, sample) {
    if (sample.ending === 'stuck') return `after ${sample.end.ply} plies no seat can act, and there is no result`;
    const early = atEveryMoment(sample, ({ s }) => {
      if (game.result(s) !== null) return 'there is a result, but the game is not over';
      const able = game.waitingFor(s).filter((seat) => game.options(s, seat).length > 0);
      const secret = game.steps[game.current(s)!.step]?.reveal !== undefined;
      const all = game.waitingFor(s).length;
      if (all === 0 || able.length < (secret ? all : 1))
        return `of ${all} seats that must act, only ${able.length} can`;
      const others = seatsOf(sample).filter((seat) => !game.waitingFor(s).includes(seat));
      return forEach(others, (seat) => {
        const options = game.options(s, seat).filter((option) => option.do !== 'reopen');
        return options.length === 0 ? null : `seat ${seat} need not act, yet may ${short(options[0])}`;
      });
    });
    return early ?? (sample.ending === 'over' ? badEnding(game, sample) : null);
  },
};

function badEnding(game: Game, { end, saved }: Sample): string | null {
  const result = game.result(end);
  if (result === null) return 'the agenda is empty, but there is no result';
  if (game.waitingFor(end).length > 0) return 'the game is over, but a seat must act';
  for (let seat = 0; seat < saved.seats; seat++)
    if (game.options(end, seat).length > 0) return `the game is over, but seat ${seat} may act`;
  const { places, scores } = result;
  const counted = places.length === saved.seats && scores.length === saved.seats;
  const ranked = places.includes(1) && places.every((place) => place >= 1 && place <= saved.seats);
  const allLost = places.every((place) => place === 2);
  return counted && (ranked || allLost) ? null : `the result makes no sense: ${short(result)}`;
}

export const everyOptionPlays: Law = {
  number: 2,
  title: 'every option can be played',
  broken(game, sample, { random }) {
    if (sample.ending === 'crash') return `after ${sample.saved.log.length} plies: ${sample.error}`;
    return atEveryMoment(sample, ({ s }) =>
      forEach(seatsOf(sample), (seat) =>
        forEach(some(game.options(s, seat), 40, random), (act) => {
          try {
            game.play(copy(s), seat, act);
            return null;
          } catch (error) {
            return `seat ${seat} cannot ${short(act)}: ${describeError(error)}`;
          }
        }),
      ),
    );
  },
};

export const everyGameEnds: Law = {
  number: 13,
  title: 'every game ends within its stated number of plies',
  broken: (game, { ending }) => (ending === 'too long' ? `not over after ${game.longest} plies` : null),
};
