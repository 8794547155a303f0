import { fresh } from '@trollmoot/boardkit/lesson.ts';
import { lessonFaults } from '@trollmoot/boardkit/lesson-faults.ts';
import { caveTroll } from '@trollmoot/cave-troll';
import { lay } from '@trollmoot/cave-troll/scenes';
import { describe, expect, test } from 'vitest';
import { advise } from '../screen/lessons/advice.ts';
import LESSONS from '../screen/lessons/index.ts';

test.each(LESSONS)('the lesson $name follows the rules, and what it says comes true', (lesson) => {
  expect(lessonFaults(caveTroll, lesson)).toEqual([]);
});

describe('the coach of the first game', () => {
  const said = (board: string, more: object = {}): string[] => {
    const s = lay({ seats: 2, turn: 'blue', board, ...more });
    return advise(caveTroll.view(s, 1), caveTroll.options(s, 1), 1).map(({ say }) => say.en);
  };

  test('warns of the room that a rival is about to take, and one more hero does stop that', () => {
    const alone = 'N Throne Room: blue adventurer; NW Guardroom: red barbarian';
    expect(said(alone)[0]).toBe(
      'North Throne Room: worth 5 to you, and Red is about to take it. One more hero of yours there stops that.',
    );
    expect(said(alone.replace('blue adventurer', '2 blue adventurer')).join()).not.toContain('about to take');
  });

  test('takes off what is given up by going there', () => {
    expect(said('NE Crypt: blue adventurer')[0]).toBe(
      'East Treasury: your Adventurer can be there with 1 of your 4 actions. You’d gain 1 more when rooms are scored.',
    );
  });

  test('does not speak about the same thing twice in a row if there is something else', () => {
    const advice = ['win 3', 'pile 2'].map((about) => ({ about, say: { en: about, de: about, fr: about } }));
    const first = fresh(advice, []);
    const second = fresh(advice, first.lately);
    expect([first, second].map(({ say }) => say?.en)).toEqual(['win 3', 'pile 2']);
    expect(fresh(advice, second.lately).say?.en).toBe('win 3');
    expect(fresh([], []).say).toBeNull();
  });
});
