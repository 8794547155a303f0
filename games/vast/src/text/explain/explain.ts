import type { Explanation, Seat, Thing } from '@trollmoot/kernel';
import { OMEN_SYMBOLS } from '../../data/cave.ts';
import { DRAGON_DIE } from '../../data/dice.ts';
import { SYMBOLS } from '../../data/dragon.ts';
import { LEVELS, type Role } from '../../data/roles.ts';
import { TRIBES } from '../../data/tiles.ts';
import type { View } from '../../view.ts';
import { faceIn } from '../printed.ts';
import { cardState } from './card-state.ts';
import { CLAUSE_OF_COUNTER, CLAUSE_OF_GOAL, CLAUSE_OF_NUMBER, CLAUSE_OF_TOKEN, clauseOfCard } from './clauses.ts';
import { goalOf } from './goal.ts';
import type { ExplainWords } from './language.ts';
import { explainEdge, explainGap, explainPiece, explainTile, explainToken } from './on-map.ts';
import { COUNTERS, type Counter, type Deck, printedOn, ROLE_OF, type VastThing } from './things.ts';

type Named<K extends VastThing['thing']> = Extract<VastThing, { thing: K }>;
type Explain<K extends VastThing['thing']> = (words: ExplainWords, thing: Named<K>, view: View) => Explanation | null;

const seatOf = (view: View, role: Role | null): Seat | null => {
  const seat = role === null ? -1 : view.roles.indexOf(role);
  return seat < 0 ? null : seat;
};

const EXPLAIN: { readonly [K in VastThing['thing']]: Explain<K> } = {
  piece: explainPiece,
  tile: explainTile,
  gap: explainGap,
  token: explainToken,
  edge: explainEdge,

  gem(words, { gem }, view) {
    const { dragon } = view;
    const at = dragon?.gems[SYMBOLS.indexOf(gem)];
    if (dragon === null || at === undefined) return null;
    return {
      name: words.names.gems[gem],
      owner: seatOf(view, 'dragon'),
      kind: words.sorts.token,
      does: words.names.tokens.gem.effect,
      now: null,
      cannot: words.mistakes.gem,
      scores: null,
      clause: CLAUSE_OF_TOKEN.gem,
    };
  },

  role: (words, { role }, view) => ({
    name: words.names.roles[role].title,
    owner: seatOf(view, role),
    kind: words.sorts.role,
    does: words.names.roles[role].effect,
    now: null,
    cannot: null,
    scores: goalOf(words, role, view),
    clause: CLAUSE_OF_GOAL[role],
  }),

  level(words, { role }, view) {
    const { title, effect } = words.names.difficulty[role][LEVELS.indexOf(view.settings[`${role}Level`])]!;
    const owner = seatOf(view, role);
    return {
      name: title,
      owner,
      kind: words.sorts.level,
      does: effect,
      now: null,
      cannot: null,
      scores: null,
      clause: 'SETUP-8',
    };
  },

  card(words, { deck, card }, view) {
    const printed = printedOn(words.names, deck, card);
    const role = ROLE_OF[deck];
    if (printed === undefined || (role !== null && !view.roles.includes(role))) return null;
    const state = cardState(deck, card, view);
    const isMine = role !== null && role === view.reader;
    return {
      name: printed.title,
      owner: seatOf(view, role),
      kind: words.sorts[deck],
      does: effectOf(words, deck, card, printed.effect, view),
      now: state === null ? null : { title: isMine ? words.titles.now : words.titles.here, says: words.card(state) },
      cannot: MISTAKE[deck]?.(words) ?? null,
      scores: deck === 'sloth' ? goalOf(words, 'dragon', view) : null,
      clause: clauseOfCard(deck, card),
    };
  },

  powerCard(words, { symbol }, view) {
    if (view.dragon === null) return null;
    const held = view.dragon.hand?.[SYMBOLS.indexOf(symbol)];
    return {
      name: words.names.symbols[symbol],
      owner: seatOf(view, 'dragon'),
      kind: words.sorts.powerCard,
      does: words.powerCard,
      now: held === undefined ? null : { title: words.titles.now, says: words.held(held) },
      cannot: null,
      scores: null,
      clause: 'DRAGON-POWER-1',
    };
  },

  omen(words, { symbol }, view) {
    if (view.cave === null) return null;
    return {
      name: words.names.omenSymbols[symbol],
      owner: seatOf(view, 'cave'),
      kind: words.sorts.omen,
      does: words.omenToken,
      now: { title: words.titles.now, says: words.held(view.cave.omens[OMEN_SYMBOLS.indexOf(symbol)]!) },
      cannot: null,
      scores: null,
      clause: 'CAVE-OMEN-1',
    };
  },

  handTile(words, { slot }, view) {
    const face = faceIn(words.names, view.cave?.hand?.[slot]);
    if (face === null) return null;
    return {
      name: face[0],
      owner: seatOf(view, 'cave'),
      kind: words.sorts.tile,
      does: words.handTile,
      now: { title: words.titles.here, says: `${words.underneath(face[0], face[1])} ${words.mark(face[2])}` },
      cannot: null,
      scores: null,
      clause: 'CAVE-4',
    };
  },

  die(words, { die, shows }) {
    const { name, does } = words.dice[die];
    const face = DRAGON_DIE[shows];
    const says = die === 'action' ? String(shows) : face === undefined ? null : words.names.dragonDie[face.name];
    return {
      name,
      owner: null,
      kind: words.sorts.die,
      does,
      now: says === null ? null : { title: words.titles.here, says: words.face(says) },
      cannot: null,
      scores: null,
      clause: die === 'dragon' ? 'DICE-3' : 'DICE-1',
    };
  },

  counter(words, { counter }, view) {
    const role = roleOfCounter(counter);
    if (role === undefined || (role !== null && !view.roles.includes(role))) return null;
    const { name, does, says } = words.counters[counter];
    return {
      name,
      owner: seatOf(view, role),
      kind: words.sorts.counter,
      does,
      now: { title: words.titles.here, says: says(view) },
      cannot: counter === 'steps' ? words.mistakes.encounters : counter === 'quests' ? words.mistakes.quests : null,
      scores: COUNTS_FOR[counter]?.(words, view) ?? null,
      clause: CLAUSE_OF_COUNTER[counter],
    };
  },

  tribeNumber(words, { tribe, number }, view) {
    const it = view.goblins?.tribes[tribe];
    if (it === undefined) return null;
    const { name, does } = words.tribeNumbers[number];
    return {
      name: words.ofTribe(words.names.tribes[TRIBES[tribe]].title, name),
      owner: seatOf(view, 'goblins'),
      kind: words.sorts.counter,
      does,
      now: { title: words.titles.here, says: words.tribeNumber(it[number]) },
      cannot: null,
      scores: null,
      clause: CLAUSE_OF_NUMBER[number],
    };
  },
};

/** A Monster of the Infestation does what is printed for an Ambush. */
const effectOf = ({ names }: ExplainWords, deck: Deck, card: string, effect: string, view: View): string =>
  deck === 'monsters' && view.goblins === null ? names.monsters[card as keyof typeof names.monsters].ambush : effect;

const MISTAKE: { readonly [deck in Deck]?: (words: ExplainWords) => string } = {
  sidequests: (words) => words.mistakes.quests,
  sloth: (words) => words.mistakes.sloth,
};

const goalFor =
  (...roles: readonly Role[]) =>
  (words: ExplainWords, view: View): string | null => {
    const role = roles.find((other) => view.roles.includes(other));
    return role === undefined ? null : goalOf(words, role, view);
  };
/** Numbers that somebody's win hangs on. */
const COUNTS_FOR: { readonly [counter in Counter]?: (words: ExplainWords, view: View) => string | null } = {
  knightHealth: goalFor('goblins'),
  dragonHealth: goalFor('knight', 'goblins'),
  crystals: (words, view) => (view.dragon === null ? goalOf(words, 'knight', view) : null),
  wakefulness: goalFor('dragon'),
  tilesLeft: goalFor('cave'),
  hatred: goalFor('cave'),
  stashed: goalFor('thief'),
  carried: goalFor('thief'),
};

const roleOfCounter = (counter: Counter): Role | null | undefined => {
  const found = (Object.keys(COUNTERS) as (keyof typeof COUNTERS)[]).find((role) =>
    (COUNTERS[role] as readonly string[]).includes(counter),
  );
  return found === 'all' ? null : found;
};

/** What a thing is and does; null for what this view does not have. */
export function explainIn(words: ExplainWords, thing: Thing, view: View): Explanation | null {
  if (!Object.hasOwn(EXPLAIN, thing.thing)) return null;
  // A thing is what `thingsOf` and the screen make of `VastThing`, so its kind says what else it has.
  const explain = EXPLAIN[thing.thing as VastThing['thing']] as Explain<VastThing['thing']>;
  return explain(words, thing as never, view);
}
