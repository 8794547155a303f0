import { cave } from '../roles/cave/text/en.ts';
import { dragon } from '../roles/dragon/text/en.ts';
import { goblins } from '../roles/goblins/text/en.ts';
import { knight } from '../roles/knight/text/en.ts';
import { thief } from '../roles/thief/text/en.ts';
import { terrain } from '../terrain/text/en.ts';
import { turn } from '../turn/text/en.ts';
import { variants } from '../variants/text/en.ts';
import { brief } from './en/brief.ts';
import { company } from './en/company.ts';
import { explain } from './en/explain.ts';
import { guide } from './en/guide.ts';
import { names } from './en/names.ts';
import { refuse } from './en/refuse.ts';
import { settings } from './en/settings.ts';
import { table } from './en/table.ts';
import { terms } from './en/terms.ts';
import { wordsIn } from './language.ts';

export const en = wordsIn({
  rooms: [turn, terrain, variants, knight, goblins, dragon, cave, thief],
  brief,
  endTurn: 'End your turn',
  waiting: (role) => `The ${names.roles[role].title} ${role === 'goblins' ? 'are' : 'is'} choosing.`,
  refuse,
  first: (question) => `Finish this first: “${question}”`,
  forbidden: 'The rules do not allow that now.',
  table,
  company,
  explain,
  guide,
  terms,
  settings,
});
