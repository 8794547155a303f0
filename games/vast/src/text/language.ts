import type { Words } from '@trollmoot/kernel';
import type { Action, News, Step } from '../contents.ts';
import { roleOf } from '../data/pieces.ts';
import type { Role } from '../data/roles.ts';
import type { CaveContents, CaveNews } from '../roles/cave/contents.ts';
import type { DragonContents, DragonNews } from '../roles/dragon/contents.ts';
import type { GoblinsContents, GoblinsNews } from '../roles/goblins/contents.ts';
import type { KnightContents, KnightNews } from '../roles/knight/contents.ts';
import type { ThiefContents, ThiefNews } from '../roles/thief/contents.ts';
import type { SETTINGS } from '../settings.ts';
import type { TerrainContents, TerrainNews } from '../terrain/contents.ts';
import type { TurnContents, TurnNews } from '../turn/contents.ts';
import type { VariantContents, VariantNews } from '../variants/contents.ts';
import type { View } from '../view.ts';
import { amongCompany, type Phrase } from './among.ts';
import { describeIn, type TableWords } from './describe.ts';
import { explainIn } from './explain/explain.ts';
import type { ExplainWords } from './explain/language.ts';
import { thingsOf } from './explain/things-in.ts';
import { forfeitIn, type GuideWords, leftIn, nextIn } from './guide.ts';
import { isQuiet } from './quiet.ts';
import type { Fact, Refused } from './refused.ts';
import type { Room } from './shapes.ts';
import type { Term } from './terms.ts';

export type TurnRoom = Room<TurnContents, TurnNews>;
export type TerrainRoom = Room<TerrainContents, TerrainNews>;
export type VariantRoom = Room<VariantContents, VariantNews>;
export type KnightRoom = Room<KnightContents, KnightNews>;
export type GoblinsRoom = Room<GoblinsContents, GoblinsNews, 'stay'>;
export type DragonRoom = Room<DragonContents, DragonNews>;
export type CaveRoom = Room<CaveContents, CaveNews, 'collapse' | 'placeTreasure'>;
export type ThiefRoom = Room<ThiefContents, ThiefNews>;

/** [TURN-15] Refused because another question is open: the sentence is about that one. */
const NOT_NOW = 'TURN-15' satisfies Refused;
type NotNow = typeof NOT_NOW;

/** One language: a sentence for everything that can be asked, offered, told, refused or described. */
export interface Language {
  readonly rooms: readonly [
    TurnRoom,
    TerrainRoom,
    VariantRoom,
    KnightRoom,
    GoblinsRoom,
    DragonRoom,
    CaveRoom,
    ThiefRoom,
  ];
  /** News in at most 30 letters, for 'Since your turn'; none for what is not worth a line. */
  readonly brief: {
    readonly [N in News['news']]?: (news: Extract<News, { news: N }>, view: View) => string | null;
  };
  readonly endTurn: string;
  /** What the others read while this role chooses. */
  waiting(role: Role): string;
  readonly refuse: { readonly [C in Exclude<Refused, NotNow>]: (fact: Fact, view: View) => string };
  /** Not now: the reader must answer this question first. */
  first(question: string): string;
  /** For a rule without a sentence of its own. */
  readonly forbidden: string;
  readonly table: TableWords;
  readonly company: readonly Phrase[];
  readonly explain: ExplainWords;
  readonly guide: GuideWords;
  readonly terms: { readonly [T in Term]: string };
  readonly settings: {
    readonly [S in keyof typeof SETTINGS]: {
      readonly name: string;
      readonly about: string;
      readonly values: { readonly [V in `${(typeof SETTINGS)[S]['values'][number]}`]: string };
    };
  };
}

/** Who is asked: rooms are named after roles; elsewhere the step says who it is, or it is whoever is on turn. */
function askedOf(step: Step, view: View): Role {
  const room = step.step.slice(0, step.step.indexOf('.'));
  const role = view.roles.find((other) => other === room);
  if (role !== undefined) return role;
  if (step.step === 'map.ride') return roleOf(step.piece);
  if ((step.step === 'map.terrain' || step.step === 'map.pit') && view.cave !== null) return 'cave';
  return ('by' in step ? step.by : null) ?? view.turn;
}

type Sentence = (of: unknown, view: View) => string;
type Brief = (of: unknown, view: View) => string | null;
/** The tables are complete by their types, so the sentence found for a thing fits that thing. */
const find = <S = Sentence>(table: object, name: string): S | undefined => (table as { [name: string]: S })[name];

export function wordsIn(language: Language): Words<Step, Action, News, View> {
  const merged = (part: 'ask' | 'watch' | 'label' | 'tell'): object =>
    Object.assign({}, ...language.rooms.map((room) => room[part])) as object;
  const [ask, watch, label, tell] = [merged('ask'), merged('watch'), merged('label'), merged('tell')];
  const question = (step: Step, view: View): string => find(ask, step.step)?.(step, view) ?? '';
  const first = (step: Step, view: View): string => {
    const asked = askedOf(step, view);
    return asked === view.reader ? language.first(question(step, view)) : language.waiting(asked);
  };
  const words: Words<Step, Action, News, View> = {
    prompt(step, view, reader) {
      const asked = askedOf(step, view);
      if (reader !== null && view.roles[reader] === asked) return question(step, view);
      return find(watch, step.step)?.(step, view) ?? language.waiting(asked);
    },
    label: (act, view) => find(label, act.do)?.(act, view) ?? language.endTurn,
    narrate: (news, view) => (isQuiet(news, view) ? null : find(tell, news.news)!(news, view)),
    brief: (news, view) =>
      isQuiet(news, view) ? null : (find<Brief>(language.brief, news.news)?.(news, view) ?? null),
    refuse({ clause, fact }, view) {
      if (clause === NOT_NOW && view.asks !== null) return first(view.asks, view);
      return find(language.refuse, clause)?.(fact, view) ?? language.forbidden;
    },
    terms: language.terms,
    left: (step, view, reader) =>
      reader !== null && view.roles[reader] === askedOf(step, view) ? leftIn(language.guide, step, view) : '',
    next: (picked, options) => nextIn(language.guide, picked, options),
    forfeit: (act, options, view) => forfeitIn(language.guide, act, options, view),
    thingsIn: (view) => thingsOf(language.explain.names, view),
    explain: (thing, view) => explainIn(language.explain, thing, view),
    describe: (view) => describeIn(language.table, view),
    settings: language.settings,
    among(company) {
      const named = (text: string, view: View): string => amongCompany(language.company, company, text, view);
      return {
        ...words,
        prompt: (step, view, reader) => named(words.prompt(step, view, reader), view),
        narrate(news, view) {
          const text = words.narrate(news, view);
          return text === null ? null : named(text, view);
        },
        refuse: (refusal, view) => named(words.refuse(refusal, view), view),
      };
    },
  };
  return words;
}
