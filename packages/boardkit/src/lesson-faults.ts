import { type Act, dice, type Game, REOPEN, type Spoken, same } from '@trollmoot/kernel';
import { LANGUAGES } from './languages.ts';
import type { Lecture, Lesson } from './lesson.ts';
import { Run } from './lesson-run.ts';

const MOST_ACTS = 3000; // of a game played out at the end of the lessons

/** For tests: plays a lesson by the rules, and lists what is not as the lesson says. */
export function lessonFaults(game: Game, lesson: Lesson): string[] {
  const faults = [...unsaid('about', lesson.about), ...unsaid('title', lesson.title)];
  for (const which of [0, -1] as const) faults.push(...learn(new Run(game, lesson), which));
  if (lesson.coach !== undefined)
    for (const seed of ['one', 'two', 'three']) faults.push(...playOut(game, lesson, seed));
  return faults;
}

/** Takes the first or the last of several wanted acts, everything else once the wrong way, and goes back once. */
function learn(run: Run, which: 0 | -1): string[] {
  const faults: string[] = [];
  for (let { lecture } = run; lecture !== null; { lecture } = run) {
    const at = `“${lecture.say.en}”`;
    const say = (fault: string): void => void faults.push(`${at}: ${fault}`);
    faults.push(...unsaid(at, lecture.say), ...unsaid(at, lecture.task), ...unsaid(at, lecture.then));
    const { wanted } = run;
    if (wanted.length !== (lecture.does?.length ?? 0))
      return [...faults, `${at}: of ${lecture.does?.join(', ')} only ${wanted.length} are options`];
    for (const text of run.measured === null ? [] : [run.measured.now, run.measured.title])
      faults.push(...unsaid(at, text));
    const before = run.frame();
    for (const act of run.legal) {
      run.tryOut(act);
      run.putBack();
    }
    if (!same({ ...before, beat: 0, mine: 0 }, { ...run.frame(), beat: 0, mine: 0 }))
      say('put back, it is not as it was');
    const acted = lecture.does === undefined ? run.readOn() : run.play(wanted.at(which)!);
    faults.push(...told(lecture, [...acted], before.view).map((fault) => `${at}: ${fault}`));
    run.next();
    if (run.lecture === null) continue;
    run.goBack();
    if (run.lecture !== lecture) say('going back leads elsewhere');
    for (const _ of lecture.does === undefined ? run.readOn() : run.play(run.wanted.at(which)!));
    run.next();
  }
  return run.done === run.length ? faults : [...faults, `${run.lesson.name} ended after ${run.done} lectures`];
}

/** What the lecture claims and did not come true. */
function told(lecture: Lecture, played: readonly ReturnType<Run['tryOut']>[], start: object): string[] {
  const news = played.flatMap(({ happening }) => happening.news.map((piece) => piece.news));
  const view = played.at(-1)?.frame.view ?? start;
  const missing = (lecture.happens ?? []).filter((wanted) => !news.includes(wanted));
  return [
    ...missing.map((wanted) => `no news '${wanted}' among ${news.join(', ')}`),
    ...Object.entries(lecture.shows ?? {}).flatMap(([path, value]) =>
      same(valueAt(view, path), value) ? [] : [`${path} is ${JSON.stringify(valueAt(view, path))}, not ${value}`],
    ),
  ];
}

/** The value at a path such as 'goblins.tribes.0.strength'. */
const valueAt = (view: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as { readonly [name: string]: unknown } | null)?.[name], view);

/** Everyone plays at random to the end; the coach has something to say at some time, in every language. */
function playOut(game: Game, lesson: Lesson, seed: string): string[] {
  const run = new Run(game, lesson);
  const random = dice(seed);
  while (run.lecture !== null) {
    const [act] = run.wanted;
    for (const _ of act === undefined ? run.readOn() : run.play(act));
    run.next();
  }
  const faults: string[] = [];
  let advised = 0;
  for (let acts = 0; run.isFree; acts++) {
    if (acts > MOST_ACTS) return [`${lesson.name}: not over after ${acts} acts`];
    const { advice } = run;
    if (advice.length > 0) advised++;
    for (const { say } of advice) faults.push(...unsaid('the coach', say));
    const seat = run.game.waitingFor(run.position)[0]!;
    const options = game.options(run.position, seat).filter((act: Act) => act.do !== REOPEN.do);
    const act = options[random(options.length)]!;
    if (seat !== run.seat) run.answer(seat, act);
    else for (const _ of run.play(act));
  }
  return advised === 0 ? [...faults, `${lesson.name}: the coach never said anything`] : faults;
}

/** The languages in which this is not said. */
const unsaid = (where: string, text: Spoken | undefined): string[] =>
  text === undefined
    ? []
    : LANGUAGES.filter((language) => text[language].trim() === '').map(
        (language) => `${where} is not said in ${language}`,
      );
