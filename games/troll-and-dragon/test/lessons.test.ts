import { lessonFaults } from '@trollmoot/boardkit/lesson-faults.ts';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { expect, test } from 'vitest';
import LESSONS from '../screen/lessons/index.ts';

test.each(LESSONS)('the lesson $name follows the rules, and what it says comes true', (lesson) => {
  expect(lessonFaults(trollAndDragon, lesson)).toEqual([]);
});
