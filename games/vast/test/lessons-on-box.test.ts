import { lessonsOnBox } from '@trollmoot/boardkit/lessons-on-box.ts';
import { expect, test } from 'vitest';
import LESSONS from '../screen/lessons/index.ts';
import BOX from '../src/box.ts';

test('the box says how many lessons there are, and how long they take', () => {
  expect(BOX.lessons).toEqual(lessonsOnBox(LESSONS));
});
