import { cave } from '../roles/cave/text/fr.ts';
import { dragon } from '../roles/dragon/text/fr.ts';
import { goblins } from '../roles/goblins/text/fr.ts';
import { knight } from '../roles/knight/text/fr.ts';
import { thief } from '../roles/thief/text/fr.ts';
import { terrain } from '../terrain/text/fr.ts';
import { turn } from '../turn/text/fr.ts';
import { variants } from '../variants/text/fr.ts';
import { brief } from './fr/brief.ts';
import { company } from './fr/company.ts';
import { explain } from './fr/explain.ts';
import { does } from './fr/grammar.ts';
import { guide } from './fr/guide.ts';
import { refuse } from './fr/refuse.ts';
import { settings } from './fr/settings.ts';
import { table } from './fr/table.ts';
import { terms } from './fr/terms.ts';
import { wordsIn } from './language.ts';

export const fr = wordsIn({
  rooms: [turn, terrain, variants, knight, goblins, dragon, cave, thief],
  brief,
  endTurn: 'Finir le tour',
  waiting: (role) => `${does(role, 'réfléchit', 'réfléchissent')}.`,
  refuse,
  first: (question) => `D’abord ceci : « ${question} »`,
  forbidden: 'Les règles ne le permettent pas maintenant.',
  table,
  company,
  explain,
  guide,
  terms,
  settings,
});
