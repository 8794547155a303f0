// Mistakes that must not compile. If the line below a @ts-expect-error compiles after all, the compiler reports the comment.
import { type ActionOf, kernel, type Position, plan, type Rules, type StepOf } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { type Contents, fire, play, rules } from './campfire.ts';

const manners = { over: '', notYours: '', notNow: '' };

test('a step that does not exist, or remembers the wrong thing, cannot be planned', () => {
  const s = fire();
  // @ts-expect-error there is no such step
  plan(s, { step: 'dance' });
  // @ts-expect-error an ember remembers a number
  plan(s, { step: 'ember', n: 'two' });
  // @ts-expect-error an ember must remember something
  plan(s, { step: 'ember' });
  expect(s.agenda).toHaveLength(3);
});

test('an action of the wrong shape cannot be played', () => {
  const attempts = [
    // @ts-expect-error a verse is a number
    () => play(fire({ step: 'turn', player: 0 }), 0, { do: 'sing', verse: 'one' }),
    // @ts-expect-error there is no such action
    () => play(fire({ step: 'turn', player: 0 }), 0, { do: 'dance' }),
  ];
  expect(attempts).toHaveLength(2);
});

test('rules must have every step, each of the right kind, and no others', () => {
  interface S extends Position<StepOf<Contents>, ActionOf<Contents>> {
    said: string[];
  }
  const { ember: _ember, ...rest } = rules;
  // @ts-expect-error 'ember' is missing
  const missing: Rules<S, Contents> = rest;
  // @ts-expect-error an automatic step has no options
  const asked: Rules<S, Contents> = { ...rules, ember: { ...rules.ember, options: () => [] } };
  // @ts-expect-error a decision does not just happen
  const happening: Rules<S, Contents> = { ...rules, answer: { happen: () => {} } };
  // @ts-expect-error an answer is not a song
  const wrong: Rules<S, Contents>['answer'] = { ...rules.answer, options: () => [{ do: 'sing', verse: 1 }] };
  // @ts-expect-error open acts need isOpen and take
  const closed: Rules<S, Contents> = { ...rules, stew: { who: () => [0], options: () => [], reveal: () => {} } };
  expect([missing, asked, happening, wrong, closed]).toHaveLength(5);
});

test('contents may be an interface made of interfaces', () => {
  interface Songs {
    sing: { at: object; act: { do: 'sing' } };
  }
  interface All extends Songs {
    rest: { at: object };
  }
  interface S extends Position<StepOf<All>, ActionOf<All>> {}
  const all: Rules<S, All> = {
    sing: { who: () => 0, options: () => [{ do: 'sing' }], take: (s) => plan(s, { step: 'rest' }) },
    rest: { happen: () => {} },
  };
  expect(Object.keys(kernel<S, All>(all, manners).steps)).toEqual(['sing', 'rest']);
});
