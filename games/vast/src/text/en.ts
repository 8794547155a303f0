import type { Words } from '@trollmoot/kernel';
import { CLAUSES, type Clause } from '../clauses.ts';
import type { Action, News, Step } from '../contents.ts';
import { caveLabels, caveNarration, cavePrompts } from '../roles/cave/text.ts';
import { dragonLabels, dragonNarration, dragonPrompts } from '../roles/dragon/text.ts';
import { goblinsLabels, goblinsNarration, goblinsPrompts } from '../roles/goblins/text.ts';
import { knightLabels, knightNarration, knightPrompts } from '../roles/knight/text.ts';
import { thiefLabels, thiefNarration, thiefPrompts } from '../roles/thief/text.ts';
import { terrainLabels, terrainNarration, terrainPrompts } from '../terrain/text.ts';
import { turnNarration } from '../turn/text.ts';
import { variantLabels, variantNarration, variantPrompts } from '../variants/text.ts';
import type { View } from '../view.ts';
import { describe } from './describe.ts';
import { settingWords } from './settings.ts';

const PROMPTS = {
  ...terrainPrompts,
  ...variantPrompts,
  ...knightPrompts,
  ...goblinsPrompts,
  ...dragonPrompts,
  ...cavePrompts,
  ...thiefPrompts,
};
const LABELS: { readonly [K in Action['do']]: (act: Extract<Action, { do: K }>, view: View) => string } = {
  endTurn: () => 'End the turn',
  ...terrainLabels,
  ...variantLabels,
  ...knightLabels,
  ...goblinsLabels,
  ...dragonLabels,
  ...caveLabels,
  ...thiefLabels,
};
const NARRATION: { readonly [K in News['news']]: (news: Extract<News, { news: K }>, view: View) => string | null } = {
  ...turnNarration,
  ...terrainNarration,
  ...variantNarration,
  ...knightNarration,
  ...goblinsNarration,
  ...dragonNarration,
  ...caveNarration,
  ...thiefNarration,
};

// The casts below are the compiler's blind spot: a name and its writer belong together by the types above.
export const en: Words<Step, Action, News, View> = {
  prompt(step, view, reader) {
    const ask = (PROMPTS as { [step: string]: unknown })[step.step] as
      | ((at: Step, view: View, reader: number | null) => string)
      | undefined;
    return ask === undefined ? '' : ask(step, view, reader);
  },
  label: (act, view) => (LABELS[act.do] as (act: Action, view: View) => string)(act, view),
  narrate: (news, view) => (NARRATION[news.news] as (news: News, view: View) => string | null)(news, view),
  refuse: ({ clause }) => CLAUSES[clause as Clause] ?? clause,
  describe,
  settings: settingWords,
};
