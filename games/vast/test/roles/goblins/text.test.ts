import { expect, test } from 'vitest';
import { vast } from '../../../src/index.ts';
import { act } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { band } from './band.ts';

const { en } = vast.words;
/** What the Goblins are asked, and the buttons. */
const asked = (s: State): string[] => {
  const view = vast.view(s, 1);
  return [en.prompt(s.agenda.at(-1)!, view, 1), ...vast.options(s, 1).map((option) => en.label(option, view))];
};

test('prompts and labels are plain English', () => {
  const s = band('KG', 'ENT #A01 #A05', { fangs: [2, 'e1'] }, { secrets: ['fireBomber', 'trap', 'caveIn'] });
  expect(asked(s)).toEqual([
    'Activate a Tribe, or play a Secret.',
    'Activate the Fangs',
    'Play Fire Bomber for the Fangs',
    'Play the Trap face up',
    'End your turn',
  ]);
  act(s, 'goblins', 'activate fangs');
  expect(asked(s).slice(0, 4)).toEqual([
    'Move the Fangs, then take one action with them.',
    'Attack the Knight',
    'Explore 1 north, 1 east',
    'Explore 1 south, 1 east',
  ]);
});
test('a raid reads as a story', () => {
  const s = band('KG', 'ENT #A01 #A05', { fangs: [3, 'e1'] }, { rage: 2, monsters: { fangs: ['blob'] } });
  s.knight!.grit = 3;
  s.news = [];
  act(s, 'goblins', 'activate fangs');
  act(s, 'goblins', 'fangs attacks knight');
  const story = s.news.map((news) => en.narrate(news, vast.view(s, 1))).filter((line) => line !== null);
  expect(story.slice(0, 6)).toEqual([
    'The Fangs attack the Knight!',
    'The Fangs scatter.',
    'The Fangs lose the Blob.',
    'The Goblins’ Rage is now 1.',
    'The Blob slimes the Knight.',
    'The Knight loses 3 Grit and has 0.',
  ]);
});
