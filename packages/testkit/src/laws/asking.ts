import { type Act, REOPEN, type Refusal, sameAct } from '@trollmoot/kernel';
import { copy, difference, notPlain, short } from '../plain.ts';
import { describeError } from '../sample.ts';
import { mutants } from '../wishes.ts';
import { atEveryMoment, forEach, type Law, type LawContext, seatsOf, some, viewers } from './law.ts';

export const askingChangesNothing: Law = {
  number: 3,
  title: 'questions do not change the position',
  broken: (game, sample, context) =>
    atEveryMoment(sample, (moment) => {
      const s = copy(moment.s);
      const before = copy(s);
      const asked = (verb: string, ask: () => void): string | null => {
        ask();
        const changed = difference(s, before);
        return changed === null ? null : `'${verb}' changes ${changed}`;
      };
      const seats = seatsOf(sample);
      return (
        asked('current', () => game.current(s)) ??
        asked('waitingFor', () => game.waitingFor(s)) ??
        asked('options', () => seats.forEach((seat) => void game.options(s, seat))) ??
        asked('why', () => seats.forEach((seat) => void game.why(s, seat, pickOne(context)))) ??
        asked('view', () => viewers(sample).forEach((viewer) => void game.view(s, viewer))) ??
        asked('imagine', () => viewers(sample).forEach((viewer) => void game.imagine(s, viewer, context.random))) ??
        asked('result', () => game.result(s)) ??
        asked('clone', () => game.clone(s)) ??
        asked('write', () => game.write(moment.act, s)) ??
        asked('evaluate', () => seats.forEach((seat) => void game.bot.evaluate(s, seat))) ??
        asked('habits', () => game.bot.habits(s, moment.by, game.options(s, moment.by))) ??
        forEach(moment.news, (news) => {
          const told = copy(news);
          for (const viewer of viewers(sample)) game.seen(news, viewer);
          const changed = difference(news, told);
          return changed === null ? null : `'seen' changes ${changed}`;
        })
      );
    }),
};

const pickOne = ({ wishes, random }: LawContext): Act => wishes[random(wishes.length)] ?? { do: 'nothing' };

export const plainData: Law = {
  number: 5,
  title: 'positions, actions, news, views and refusals are plain JSON',
  broken(game, sample, context) {
    const plain = (what: string, x: unknown): string | null => {
      const found = notPlain(x);
      return found === null ? null : `${what} is not plain: ${found}`;
    };
    const moments = atEveryMoment(
      sample,
      ({ s, news }) =>
        plain('the position', s) ??
        forEach(seatsOf(sample), (seat) => plain('an option', game.options(s, seat))) ??
        forEach(seatsOf(sample), (seat) => plain('a refusal', game.why(s, seat, pickOne(context)))) ??
        forEach(viewers(sample), (viewer) => plain('a view', game.view(s, viewer))) ??
        plain('the news', news) ??
        forEach(viewers(sample), (viewer) =>
          plain(
            'seen news',
            news.map((n) => game.seen(n, viewer)),
          ),
        ),
    );
    return moments ?? plain('the last position', sample.end) ?? plain('the result', game.result(sample.end));
  },
};

export const everyRefusalHasAClause: Law = {
  number: 12,
  title: 'every wish that is not an option is refused with a clause, and no option is, in whatever order its keys come',
  broken(game, sample, { random, wishes }) {
    const asked = (s: Parameters<typeof game.why>[0], seat: number, wish: Act): string | null => {
      const legal = game.options(s, seat).some((option) => sameAct(option, wish));
      let refusal: Refusal | null;
      try {
        refusal = game.why(s, seat, wish);
      } catch (error) {
        return `asking why not ${short(wish)} throws: ${describeError(error)}`;
      }
      if (refusal === null) return legal ? null : `nothing forbids seat ${seat} to ${short(wish)}`;
      if (legal) return `seat ${seat} may ${short(wish)}, yet ${refusal.clause} forbids it`;
      return Object.hasOwn(game.clauses, refusal.clause) ? null : `there is no clause '${refusal.clause}'`;
    };
    const early = atEveryMoment(sample, ({ s, act }) =>
      forEach(seatsOf(sample), (seat) => {
        const legal = some(game.options(s, seat), 4, random);
        const backwards = forEach(legal, (option) => {
          const refusal = game.why(s, seat, respelled(option));
          return (
            refusal &&
            `seat ${seat} may ${short(option)}, but with its keys in another order ${refusal.clause} forbids it`
          );
        });
        if (backwards !== null) return backwards;
        const strange = [...legal, act].flatMap((option) => mutants(option, random));
        return forEach(
          [REOPEN, { do: 'fly' }, { do: 'constructor' }, ...legal, ...strange, ...some(wishes, 12, random)],
          (wish) => asked(s, seat, wish),
        );
      }),
    );
    if (early !== null || sample.ending !== 'over') return early;
    return forEach(seatsOf(sample), (seat) =>
      forEach(some(wishes, 6, random), (wish) => asked(sample.end, seat, wish)),
    );
  },
};

/** The same data with the keys of every record in the opposite order. */
function respelled<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(respelled) as T;
  return Object.fromEntries(
    Object.entries(data)
      .reverse()
      .map(([key, value]) => [key, respelled(value)]),
  ) as T;
}
