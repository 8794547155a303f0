import { cave } from '../roles/cave/text/de.ts';
import { dragon } from '../roles/dragon/text/de.ts';
import { goblins } from '../roles/goblins/text/de.ts';
import { knight } from '../roles/knight/text/de.ts';
import { thief } from '../roles/thief/text/de.ts';
import { terrain } from '../terrain/text/de.ts';
import { turn } from '../turn/text/de.ts';
import { variants } from '../variants/text/de.ts';
import { brief } from './de/brief.ts';
import { company } from './de/company.ts';
import { explain } from './de/explain.ts';
import { does } from './de/grammar.ts';
import { guide } from './de/guide.ts';
import { refuse } from './de/refuse.ts';
import { settings } from './de/settings.ts';
import { table } from './de/table.ts';
import { terms } from './de/terms.ts';
import { wordsIn } from './language.ts';

export const de = wordsIn({
  rooms: [turn, terrain, variants, knight, goblins, dragon, cave, thief],
  brief,
  endTurn: 'Zug beenden',
  waiting: (role) => `${does(role, 'überlegt', 'überlegen')}.`,
  refuse,
  first: (question) => `Erst das hier: „${question}“`,
  forbidden: 'Das erlauben die Regeln jetzt nicht.',
  table,
  company,
  explain,
  guide,
  terms,
  settings,
});
