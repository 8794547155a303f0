import { expect, test } from '@playwright/test';
import { vast } from '@trollmoot/vast';
import { Run } from '../src/lessons/run.ts';
import { LESSONS } from '../src/lessons/vast/index.ts';

/** What lies at a path such as 'goblins.tribes.0.strength'. */
const at = (view: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as { [name: string]: unknown })?.[name], view);

/** Go through a lesson by the rules, taking the first or the last of several acts that will do. */
function learn(run: Run, which: 0 | -1): void {
  for (let lecture = run.lecture; lecture !== null; lecture = run.lecture) {
    const told: string[] = [];
    let { view } = run.frame();
    expect(run.wanted, lecture.say.en).toHaveLength(lecture.does?.length ?? 0); // each of them is legal
    const steps = lecture.does === undefined ? run.readOn() : run.play(run.wanted.at(which)!);
    for (const { happening, frame } of steps) {
      told.push(...happening.news.map(({ news }) => news));
      ({ view } = frame);
    }
    for (const news of lecture.happens ?? []) expect(told, lecture.say.en).toContain(news);
    for (const [path, value] of Object.entries(lecture.shows ?? {}))
      expect([path, at(view, path)], lecture.say.en).toEqual([path, value]);
    run.goOn();
  }
  expect(run.done).toBe(run.length);
}

for (const lesson of LESSONS)
  test(`the lesson of the ${lesson.name} goes by the rules, and what it says comes true`, () => {
    for (const which of [0, -1] as const) learn(new Run(vast, lesson), which);
    const lectures = lesson.scenes.flatMap((scene) => scene.lectures);
    expect(lectures.length).toBeGreaterThanOrEqual(6);
    expect(lectures.length).toBeLessThanOrEqual(12);
  });
