import type { Game, Position, Spoken } from '@trollmoot/kernel';
import { pictureFaults } from './figure-check.ts';
import { LANGUAGES } from './languages.ts';
import { type Minute, type MinuteStep, pictureOf } from './minute.ts';

const STEPS = [4, 5];
const LONGEST = 165; // letters of a step's text, three lines also on a phone
const MOST_WORDS = 145; // of a whole minute

/** What is wrong with 'How to play in a minute'. `broken` are the game's own invariants. */
export function minuteProblems(
  game: Game,
  minutes: readonly Minute[],
  broken: (s: Position) => readonly string[] = () => [],
): string[] {
  return minutes.flatMap(({ role, steps }, i) => {
    const where = role === undefined ? 'the minute' : `the minute of ${role}`;
    const words = steps.reduce((sum, { text }) => sum + text.en.split(/\s+/).length, 0);
    const wrong = [
      ...(STEPS.includes(steps.length) ? [] : [`it has ${steps.length} steps, not four or five`]),
      ...(words > MOST_WORDS ? [`it has ${words} words, more than ${MOST_WORDS}`] : []),
      ...(minutes.findIndex((other) => other.role === role) < i ? ['it is there twice'] : []),
      ...steps.flatMap((step) => stepProblems(game, step, broken).map((what) => `“${step.title.en}”: ${what}`)),
    ];
    return wrong.map((what) => `${where}: ${what}`);
  });
}

function stepProblems(game: Game, step: MinuteStep, broken: (s: Position) => readonly string[]): string[] {
  const clauses: { readonly [tag: string]: string } = game.clauses;
  const known = step.clauses.filter((tag) => Object.hasOwn(clauses, tag));
  const figure = pictureOf(step);
  return [
    ...(step.clauses.length === 0 ? ['it names no clause'] : []),
    ...step.clauses.filter((tag) => !known.includes(tag)).map((tag) => `there is no clause ${tag}`),
    ...unfounded(step.text.en, known.map((tag) => clauses[tag]!).join(' ')),
    ...textProblems('title', step.title),
    ...textProblems('text', step.text),
    ...pictureFaults(game, figure, broken),
    ...(figure.marks ?? []).flatMap((mark) => (mark.mark === 'banner' ? textProblems('banner', mark.says) : [])),
  ];
}

/** The step says no number that its clauses do not say. */
function unfounded(text: string, rules: string): string[] {
  const said = numbersIn(rules);
  return numbersIn(text)
    .filter((number) => !said.includes(number))
    .map((number) => `it says ${number}, but its clauses do not`);
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Numbers from two on, in digits or words: *one* is said of too many things. */
const numbersIn = (text: string): number[] =>
  (text.toLowerCase().match(/\d+|[a-z]+/g) ?? [])
    .map((word) => (/\d/.test(word) ? Number(word) : Math.max(NUMBERS.indexOf(word), ORDINALS.indexOf(word))))
    .filter((number) => number > 1);

function textProblems(what: string, text: Spoken): string[] {
  return LANGUAGES.flatMap((language) => {
    const said: string | undefined = text[language];
    if (said === undefined || said.trim() === '') return [`its ${what} lacks '${language}'`];
    if (said.length > LONGEST) return [`its ${what} in '${language}' has ${said.length} letters, more than ${LONGEST}`];
    return said.split('**').length % 2 === 1
      ? []
      : [`its ${what} in '${language}' opens a bold word and does not close it`];
  });
}
