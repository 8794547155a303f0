import type { Company, Refusal, Seat, Words } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Action, News, Step } from '../contents.ts';
import type { View } from '../view/view.ts';
import { type Explaining, explainIn, thingsIn } from './explain.ts';
import { type Forfeits, forfeit } from './forfeit.ts';
import { type People, peopleOf } from './people.ts';

/** The steps that ask a player something. */
type Question = Exclude<Step['step'], 'driveAway' | 'claims' | 'piles' | 'draws' | 'scores' | 'turnEnds'>;

/** What the player to act reads, and what the others read. */
type Prompt = readonly [mine: string, others: string];
export type Prompts = {
  readonly [K in Question]: (step: Extract<Step, { step: K }>, view: View, reader: Seat | null, who: People) => Prompt;
};

/** Below the reader's own prompt: what is left, and what happens next. */
export type Lefts = {
  readonly [K in Question]?: (step: Extract<Step, { step: K }>, view: View, reader: Seat, who: People) => string;
};
type Ask = (step: Step, view: View, reader: Seat | null, who: People) => Prompt;
type Left = (step: Step, view: View, reader: Seat, who: People) => string;

/** May the reader mix a bid? That takes a Jester in hand and two colours. */
export function mayMix({ trolls }: View, reader: Seat | null): boolean {
  const me = reader === null ? undefined : trolls[reader];
  if (!me?.hand?.some(({ id }) => id === 'jester')) return false;
  return me.boulders.filter((count) => count > 0).length > 1;
}

/** A button for every kind of action. */
export type Labels = {
  readonly [K in Action['do']]: (act: Extract<Action, { do: K }>, view: View, who: People) => string;
};

/** A sentence for every kind of news. */
export type Sentences = { readonly [K in News['news']]: (news: Extract<News, { news: K }>, who: People) => string };

/** The same in at most 30 letters, for 'Since your turn'; none for what is not worth a line. */
export type Briefs = {
  readonly [K in News['news']]?: (news: Extract<News, { news: K }>, who: People) => string | null;
};

/** The clauses that refusals cite. */
export const REFUSED = [
  'TABLE-1',
  'TABLE-2',
  'TABLE-3',
  'BID-2',
  'BID-5',
  'JESTER-1',
  'JESTER-2',
  'SPECIAL-1',
  'SPECIAL-2',
  'SPECIAL-3',
  'SPECIAL-4',
  'SPECIAL-5',
  'SPECIAL-6',
  'SPECIAL-7',
  'SPECIAL-8',
  'FORTUNE-1',
  'MASON-2',
  'MESSENGER-2',
  'GARLIC-2',
  'CLAIM-1',
  'CLAIM-2',
  'CLAIM-4',
  'ROBBER-6',
  'ROBBER-7',
  'ROBBER-8',
  'GOAT-1',
  'PILE-1',
  'DRAW-1',
  'DRAW-2',
  'TRADE-1',
  'TRADE-2',
  'TRADE-3',
  'TRADE-4',
  'TRADE-7',
  'TRADE-8',
  'TRADE-10',
  'UPGRADE-1',
  'UPGRADE-3',
] as const satisfies readonly Clause[];
type Refused = (typeof REFUSED)[number];
export type Reasons = { readonly [clause in Refused]: (fact: Fact, view: View, who: People) => string };
/** The facts of a refusal, with the open question as the reader's prompt. */
type Fact = Refusal['fact'] & { readonly prompt: string };

/** All words of one language. */
interface Language {
  readonly prompts: Prompts;
  readonly left: Lefts;
  readonly forfeits: Forfeits;
  readonly labels: Labels;
  readonly sentences: Sentences;
  readonly briefs: Briefs;
  readonly reasons: Reasons;
  describe(view: View, reader: Seat | null): string[];
  readonly explain: Explaining;
  readonly settings: Words['settings'];
  /** What the bots weigh up, by the names `evaluate` gives it. */
  readonly terms: { readonly [term: string]: string };
  /** For hints: a rival gets less of a term. */
  denies(term: string, rival: Seat, who: People): string;
}

const isRefused = (clause: string): clause is Refused => REFUSED.some((refused) => refused === clause);

// A catalogue has one function per member of a union, and each takes only that member. The compiler cannot see that the
// function found under a member's name takes that member, hence the casts below.
export function wordsOf(language: Language, company: Company | null = null): Words<Step, Action, News, View> {
  const who = peopleOf(company);
  const words: Words<Step, Action, News, View> = {
    prompt(step, view, reader) {
      const ask = language.prompts[step.step as Question] as Ask | undefined;
      if (ask === undefined) return '';
      const [mine, others] = ask(step, view, reader, who);
      return reader !== null && view.waiting.includes(reader) ? mine : others;
    },
    label: (act, view) => (language.labels[act.do] as (act: Action, view: View, who: People) => string)(act, view, who),
    narrate: (news) => (language.sentences[news.news] as (news: News, who: People) => string)(news, who),
    brief: (news) =>
      (language.briefs[news.news] as ((news: News, who: People) => string | null) | undefined)?.(news, who) ?? null,
    refuse({ clause, fact }, view) {
      const prompt = view.step === null ? '' : words.prompt(view.step, view, view.reader);
      return isRefused(clause) ? language.reasons[clause]({ ...fact, prompt }, view, who) : clause;
    },
    left: (step, view, reader) =>
      reader !== null && view.waiting.includes(reader)
        ? ((language.left[step.step as Question] as Left | undefined)?.(step, view, reader, who) ?? '')
        : '',
    forfeit: (act, _options, view) => forfeit(language.forfeits, act, view),
    thingsIn,
    explain: (thing, view, reader) =>
      explainIn(language.explain, { view, ...peopleOf(company ?? { names: [], you: reader }) }, thing, reader),
    among: (company) => wordsOf(language, company),
    describe: (view, reader) => language.describe(view, reader),
    settings: language.settings,
    terms: language.terms,
    denies: (term, rival) => language.denies(language.terms[term] ?? term, rival, who),
  };
  return words;
}
