import { type Act, BRIEFEST, type Game, type Seat, sameAct, type Words } from '@trollmoot/kernel';
import { short } from '../plain.ts';
import type { Moment, Sample } from '../sample.ts';
import { isRefusal, isText, oddExplaining } from './explaining.ts';
import { atEveryMoment, forEach, type Law, type LawContext, some, viewers } from './law.ts';

const LONG_NAME = 'Bartholomäus-Maximilian';

/** Not about the rules: what screens and bots rely on. */
export const promisesKept: Law = {
  number: 15,
  title: 'names, words in every language and bot knowledge are complete and sound',
  broken: (game, sample, context) =>
    oddNames(game, sample) ??
    unsaidChange(game) ??
    forEach(Object.entries(game.words), ([language, words]) => {
      const odd =
        oddSettings(game, words) ?? atEveryMoment(sample, (moment) => oddWords(game, sample, moment, words, context));
      return odd === null ? null : `${language}: ${odd}`;
    }) ??
    atEveryMoment(sample, ({ s }) => forEach(game.waitingFor(s), (seat) => oddKnowledge(game, s, seat))),
};

function oddNames(game: Game, { saved }: Sample): string | null {
  const names = game.seatNames(saved.settings, saved.seats);
  const good = names.every((name) => name !== '' && !/[:\n]/.test(name)) && new Set(names).size === names.length;
  if (!good || names.length !== saved.seats) return `seats are called ${short(names)}`;
  const strange = Object.values(game.settings).find(({ clause }) => !Object.hasOwn(game.clauses, clause));
  return strange === undefined ? null : `a setting names clause '${strange.clause}', which does not exist`;
}

/** Every version of the rules after the first says what changed, in every language of the game. */
function unsaidChange(game: Game): string | null {
  const later = Array.from({ length: Math.max(0, Number(game.rules) - 1) }, (_, i) => String(i + 2));
  return forEach(later, (rules) => {
    const silent = Object.keys(game.words).find((language) => !isText(game.changes?.[rules]?.[language]));
    return silent === undefined ? null : `no words in '${silent}' for what changed with rules ${rules}`;
  });
}

function oddSettings(game: Game, words: Words): string | null {
  return forEach(Object.entries(game.settings), ([name, { values }]) => {
    const said = words.settings[name];
    const missing = values.find((value) => !isText(said?.values[String(value)]));
    return isText(said?.name) && isText(said?.about) && missing === undefined
      ? null
      : `no words for setting '${name}'${missing === undefined ? '' : ` at '${missing}'`}`;
  });
}

function oddWords(game: Game, sample: Sample, { s, news }: Moment, words: Words, context: LawContext): string | null {
  const step = game.current(s)!;
  return forEach(viewers(sample), (reader) => {
    const view = game.view(s, reader);
    if (!isText(words.prompt(step, view, reader))) return `no prompt for step '${step.step}'`;
    if (!words.describe(view, reader).every((line) => typeof line === 'string')) return 'the table is not described';
    const named =
      words.among?.({ names: Array.from({ length: sample.saved.seats }, () => LONG_NAME), you: reader }) ?? words;
    const told = forEach(news, (n) => {
      const seen = game.seen(n, reader);
      const sentence = seen === null ? null : words.narrate(seen, view);
      if (sentence !== null && !isText(sentence)) return `no sentence for news '${n.news}'`;
      const brief = seen === null ? null : (named.brief?.(seen, view) ?? null);
      return brief === null || (isText(brief) && brief.length <= BRIEFEST)
        ? null
        : `news '${n.news}' in brief reads '${brief}' (${brief.length} letters, at most ${BRIEFEST})`;
    });
    const odd = told ?? oddExplaining(game, s, words, reader);
    if (odd !== null || reader === null) return odd;
    const label = forEach(game.options(s, reader), (act) =>
      isText(words.label(act, view)) ? null : `no label for ${short(act)}`,
    );
    if (label !== null) return label;
    return forEach(some(context.wishes, 3, context.random), (wish) => {
      const refusal = game.why(s, reader, wish);
      return refusal === null || isRefusal(words.refuse(refusal, view))
        ? null
        : `no words for refusal ${short(refusal)}`;
    });
  });
}

/** If `isFarFromEnd`, no option ends the game. */
function oddDistance(game: Game, s: Moment['s'], seat: Seat, options: readonly Act[]): string | null {
  if (game.bot.isFarFromEnd?.(s) !== true) return null;
  const last = options.find((act) => game.result(game.play(game.clone(s), seat, act)) !== null);
  return last === undefined ? null : `isFarFromEnd is true, but ${short(last)} ends the game`;
}

function oddKnowledge(game: Game, s: Moment['s'], seat: Seat): string | null {
  const share = game.bot.evaluate(s, seat);
  if (!(share >= 0 && share <= 1)) return `evaluate gives seat ${seat} ${share}, which is not from 0 to 1`;
  const options = game.options(s, seat);
  const habits = game.bot.habits(s, seat, options);
  if (options.length > 0 && habits.length === 0) return `habits leave seat ${seat} no option`;
  const invented = habits.find((habit) => !options.some((option) => sameAct(option, habit)));
  if (invented !== undefined) return `habits contain ${short(invented)}, which is not an option`;
  return oddDistance(game, s, seat, options);
}
