import type { Company, Forfeit, Refusal, Seat, Words } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Action, News, Step } from '../contents.ts';
import type { View } from '../view.ts';
import { type Explaining, explainIn, thingsIn } from './explain.ts';
import { type People, peopleOf } from './people.ts';

/** The clauses that refusals cite. */
const REFUSED = [
  'GROTTO-1',
  'GROTTO-6',
  'GROTTO-9',
  'KEY-1',
  'KEY-3',
  'KEY-5',
  'KEY-7',
  'KEY-8',
  'KEY-10',
  'CAVERN-1',
  'DRAGON-1',
  'SHARE-6',
  'RACE-2',
  'RACE-3',
  'RACE-4',
  'PLAN-1',
  'PLAN-2',
  'PLAN-3',
  'PLAN-4',
  'PACE-1',
  'PACE-2',
  'PACE-3',
  'PACE-4',
  'TURN-3',
  'TURN-4',
  'END-7',
] as const satisfies readonly Clause[];
type Refused = (typeof REFUSED)[number];
export type Reasons = {
  readonly [clause in Refused]: (
    fact: Refusal['fact'] & { readonly prompt: string },
    view: View,
    who: People,
  ) => string;
};

const isRefused = (clause: string): clause is Refused => REFUSED.some((refused) => refused === clause);

/** One language. Sentences about players say who they are in this company. */
export interface Language {
  prompt(step: Step, view: View, reader: Seat | null, who: People): string;
  /** What is left or what it would cost, below the reader's own prompt. */
  left(step: Step, view: View): string;
  label(act: Action, view: View): string;
  narrate(news: News, view: View, who: People): string | null;
  /** The same in at most 30 letters, for 'Since your turn'; null for what is not worth a line. */
  brief(news: News, who: People): string | null;
  readonly reasons: Reasons;
  describe(view: View, reader: Seat | null, who: People): string[];
  readonly explain: Explaining;
  /** On the Leave button of a player with nothing at risk. */
  readonly nothing: string;
  readonly settings: Words['settings'];
  readonly terms: { readonly [term: string]: string };
}

export function wordsIn(language: Language, company: Company | null = null): Words<Step, Action, News, View> {
  const who = peopleOf(company);
  return {
    prompt: (step, view, reader) => language.prompt(step, view, reader, who),
    left: (step, view, reader) => (reader !== null && view.waiting.includes(reader) ? language.left(step, view) : ''),
    label: language.label,
    narrate: (news, view) => language.narrate(news, view, who),
    brief: (news) => language.brief(news, who),
    refuse({ clause, fact }, view) {
      const asked = view.waiting[0] ?? null;
      const prompt = view.step === null ? '' : language.prompt(view.step, view, asked, who);
      return language.reasons[isRefused(clause) ? clause : 'TURN-4']({ ...fact, prompt }, view, who);
    },
    forfeit: (act, _options, view) => forfeit(act, view, language.nothing),
    thingsIn,
    explain: (thing, view, reader) =>
      explainIn(language.explain, thing, view, reader, peopleOf(company ?? { names: [], you: reader })),
    among: (company) => wordsIn(language, company),
    describe: (view, reader) => language.describe(view, reader, who),
    settings: language.settings,
    terms: language.terms,
  };
}

/** To leave with nothing gives a turn away; anything else is kept. */
function forfeit(act: Action, { atRisk }: View, brief: string): Forfeit | null {
  return act.do === 'leave' && atRisk.points === 0 ? { brief, asks: null, first: null } : null;
}
