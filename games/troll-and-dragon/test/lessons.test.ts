import { lessonFaults } from '@trollmoot/boardkit/lesson-faults.ts';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { lay } from '@trollmoot/troll-and-dragon/scenes';
import { expect, test } from 'vitest';
import { advise } from '../screen/lessons/advice.ts';
import LESSONS from '../screen/lessons/index.ts';

test.each(LESSONS)('the lesson $name follows the rules, and what it says comes true', (lesson) => {
  expect(lessonFaults(trollAndDragon, lesson)).toEqual([]);
});

test('the coach of the first game counts in whole cases, and a lone die is a die', () => {
  const s = lay({ seats: 2, dice: 'troll, troll, troll, diamond' });
  trollAndDragon.play(s, 0, { do: 'roll' });
  const said = advise(trollAndDragon.view(s, 0), trollAndDragon.options(s, 0), 0).map(({ say }) => say.en);
  expect(said).toContain('1 free die, 1 at risk. The next roll calls the Troll in 1 of 3 cases.');
  expect(said).toContain('Leave, and the diamond is safe in your pack for the whole game.');
});
