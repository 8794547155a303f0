import { lessonFaults } from '@trollmoot/boardkit/lesson-faults.ts';
import { bridgeTroll } from '@trollmoot/bridge-troll';
import { lay } from '@trollmoot/bridge-troll/scenes';
import { expect, test } from 'vitest';
import { advise } from '../screen/lessons/advice.ts';
import LESSONS from '../screen/lessons/index.ts';

test.each(LESSONS)('the lesson $name follows the rules, and what it says comes true', (lesson) => {
  expect(lessonFaults(bridgeTroll, lesson)).toEqual([]);
});

test('the coach of the first game never praises what is worth nothing', () => {
  const s = lay({
    players: { red: { boulders: '3 red 1 green' }, green: { boulders: '6 green' }, yellow: { boulders: '6 yellow' } },
    company: 'bandit, knight',
    stage: 'bid',
  });
  const [bid] = advise(bridgeTroll.view(s, 0), bridgeTroll.options(s, 0), 0);
  expect(bid!.say.en).toBe(
    'Nobody worth much today, and trouble among them. Stay closed and you draw 3 boulders for each troll that opens.',
  );
});
