import { expect, test } from 'vitest';
import { eventNow, eventPlaces, momentsIn, vast } from '../src/index.ts';
import { at, scene } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';

const here = (event: string, s: State): ReturnType<typeof eventNow> => {
  const view = vast.view(s, 0);
  return eventNow(event, s.knight!.at, view, view);
};

test('Vantage Point counts the Dark tiles around her, and the cube they win', () => {
  const s = scene('KG', '#A01 #A02 .\nENT E01 #A03\n. . #A04');
  s.knight!.at = at(s, 'e1');
  s.knight!.grit = 3;
  const now = here('vantagePoint', s);
  expect(now).toEqual({ is: 'reveals', tiles: 4, total: 7, cubes: 1 });
  expect(momentsIn('en').event(now)).toEqual([
    '4 tiles turn over: +4 Grit.',
    'That brings you to 7 Grit, and you win a Hero cube.',
  ]);
  expect(momentsIn('en').act(now)).toBe('Reveal them');
});
test('Rats say what is lost, behind a Shield only 1, and the cube that goes back', () => {
  const s = scene('KG');
  s.knight!.grit = 6;
  s.knight!.onGrit &= ~1;
  expect(here('rats', s)).toEqual({ is: 'loses', grit: 2, total: 4, cubes: 1 });
  s.knight!.gear[3] = 1;
  expect(here('rats', s)).toEqual({ is: 'loses', grit: 1, total: 5, cubes: 0 });
  s.knight!.grit = 0;
  expect(here('rats', s)).toEqual({ is: 'nothing' });
});
test('an Ambush names the hidden Tribes that are stronger', () => {
  const s = scene('KG');
  s.goblins!.population = [2, 1, 0];
  expect(here('ambush', s)).toEqual({ is: 'ambush', strength: 1, by: [{ tribe: 'fangs', strength: 3 }] });
  expect(here('ambush', scene('KD'))).toEqual({ is: 'infested', strength: 1 });
});
test('the map shows where an Event takes effect', () => {
  const s = scene('KG', '#A01 #A02 .\nENT E01 #A03\n. . #A04');
  s.knight!.at = at(s, 'e1');
  s.knight!.grit = 1;
  const where = (event: string) => {
    const view = vast.view(s, 0);
    return eventPlaces(event, s.knight!.at, view, view);
  };
  const her = vast.view(s, 0).map.spaces.find(({ space }) => space === s.knight!.at)!.cell;
  const lit = where('vantagePoint');
  expect(lit.map(({ change }) => change)).toEqual([0, 1, 1, 1, 1]);
  expect(lit[0]!.cell).toBe(her);
  expect(where('rats')).toEqual([{ cell: her, change: -1 }]);
  expect(where('ambush')).toEqual([{ cell: her, change: 0 }]);
});
test('every Event has lines and a button in three languages', () => {
  const events = ['ambush', 'caveBread', 'deepAndDark', 'freshAir', 'light', 'rats', 'vantagePoint'];
  for (const roles of ['KGDCT', 'KD', 'K'])
    for (const event of events)
      for (const language of ['en', 'de', 'fr']) {
        const s = scene(roles, 'ENT E01 #A03');
        s.knight!.grit = 5;
        s.knight!.health = 3;
        const now = here(event, s);
        for (const text of [...momentsIn(language).event(now), momentsIn(language).act(now)])
          expect(text).toMatch(/^.{4,130}$/);
      }
});
