import { type Rules, shuffle, tell } from '@trollmoot/kernel';
import { LEADER, MAX_POPULATION, PET_FROG, WAR_CARDS } from '../../../data/goblins.ts';
import { NOWHERE } from '../../../data/places.ts';
import { ALL_TRIBES, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import type { GoblinsContents } from '../contents.ts';
import { spendSecret, useRuby } from '../words/effects/secrets.ts';
import { gainRage, loseRage, scatter } from '../words/effects/tribes.ts';
import { holds, mayRedraw } from '../words/questions/secrets.ts';
import { hasMonster, isRevealed, population } from '../words/questions/tribes.ts';
import { addPlays, isPlay, playSecret, whyNotPlay } from './secrets.ts';

// The first half of the turn: War card and Population. What the card brings besides is in recruit.ts.

const they = (s: State): number => seatOf(s, 'goblins');
const discsOf = (s: State): readonly number[] => WAR_CARDS[s.goblins!.war]!.discs;

// ── War cards ────────────────────────────────────────────────────────────────────────────

function chooseWar(s: State, card: number): void {
  const g = s.goblins!;
  g.war = card;
  g.drawn = [];
  const { name } = WAR_CARDS[card]!;
  tell(s, { news: 'warChosen', card: name, thing: `war ${name}`, clause: 'GOBLIN-WAR-2' });
}

/** [GOBLIN-WAR-2] Is there anything to decide? [GOBLIN-SECRET-3] With Secrets there may be: which ones, nobody shall learn. */
const isWarOpen = (s: State): boolean => s.goblins!.drawn.length > 1 || mayRedraw(s) || s.goblins!.secrets.length > 0;

// ── Population ───────────────────────────────────────────────────────────────────────────

const isBlocked = (blocked: number, tribe: Tribe): boolean => ((blocked >> tribe) & 1) !== 0;

/** [GOBLIN-WAR-4] [GOBLIN-FROG-1] The Tribes that the War card would bring above 4. */
function overpopulating(s: State, blocked: number): Tribe[] {
  const discs = discsOf(s);
  return ALL_TRIBES.filter(
    (tribe) =>
      !isBlocked(blocked, tribe) &&
      population(s, tribe) + discs[tribe]! > MAX_POPULATION &&
      !hasMonster(s, tribe, PET_FROG),
  );
}

/** [GOBLIN-WAR-3] Discs for a Tribe, up to 4. [GOBLIN-2] */
function addDiscs(s: State, tribe: Tribe): void {
  const g = s.goblins!;
  const discs = Math.min(discsOf(s)[tribe]!, MAX_POPULATION - g.population[tribe]!);
  if (discs <= 0) return;
  g.population[tribe]! += discs;
  tell(s, { news: 'populated', tribe, discs, population: g.population[tribe]!, clause: 'GOBLIN-WAR-3' });
}

/** [GOBLIN-WAR-6] The Tribes one of which must scatter: revealed ones, if there are any. */
function scatterable(s: State): Tribe[] {
  const revealed = ALL_TRIBES.filter((tribe) => isRevealed(s, tribe));
  return revealed.length > 0 ? revealed : [...ALL_TRIBES];
}

type Mustering =
  | 'goblins.turn'
  | 'goblins.war'
  | 'goblins.populate'
  | 'goblins.block'
  | 'goblins.grow'
  | 'goblins.crowd'
  | 'goblins.overpopulate';

export const mustering: Pick<Rules<State, GoblinsContents>, Mustering> = {
  /** [GOBLIN-WAR-1] [GOBLIN-WAR-2] Everything of the last turn is over; as many War cards as Rage. */
  'goblins.turn': {
    happen(s) {
      const g = s.goblins!;
      g.activated = 0;
      g.litLeft.fill(0);
      g.left = [];
      g.furious = 0;
      g.battering = 0;
      g.flared = 0;
      g.done = 0;
      if (g.rage === 0) gainRage(s, 1, 'GOBLIN-WAR-1');
      g.drawn = shuffle(
        s,
        WAR_CARDS.map((_, card) => card),
      ).slice(0, g.rage);
      tell(s, { news: 'warDrawn', cards: g.drawn.map((card) => WAR_CARDS[card]!.name), clause: 'GOBLIN-WAR-2' });
      plan(s, { step: 'goblins.populate' }, { step: 'goblins.act' });
      if (isWarOpen(s)) plan(s, { step: 'goblins.war' });
      else chooseWar(s, g.drawn[0]!);
    },
  },

  /** [GOBLIN-WAR-2] [GOBLIN-RUBY-2] [GOBLIN-SECRET-3] */
  'goblins.war': {
    who: they,
    options(s) {
      const acts: GoblinsContents['goblins.war']['act'][] = [];
      const { drawn } = s.goblins!;
      for (const card of drawn) acts.push({ do: 'chooseWar', card });
      if (mayRedraw(s)) for (const card of drawn) acts.push({ do: 'redrawWar', card });
      addPlays(s, acts, NOWHERE);
      return acts;
    },
    take(s, _at, act) {
      const g = s.goblins!;
      if (act.do === 'chooseWar') return chooseWar(s, act.card);
      plan(s, { step: 'goblins.war' });
      if (isPlay(act)) return playSecret(s, act);
      const rest = shuffle(
        s,
        WAR_CARDS.map((_, card) => card).filter((card) => !g.drawn.includes(card)),
      );
      g.drawn = g.drawn.map((card) => (card === act.card ? rest[0]! : card));
      useRuby(s, WAR_CARDS[act.card]!.name);
    },
    why: (s, _at, wish) =>
      whyNotPlay(s, wish) ?? { clause: wish.do === 'redrawWar' ? 'GOBLIN-RUBY-2' : 'GOBLIN-WAR-2', fact: {} },
  },

  /** The rest of the mustering, in its order. */
  'goblins.populate': {
    happen(s) {
      const card = WAR_CARDS[s.goblins!.war]!;
      plan(s, { step: 'goblins.recruit', count: card.monsters }, { step: 'goblins.learn' });
      const anyTribe = s.settings.payRageToBlock === 'anyTribe' && s.goblins!.rage > 0; // [SWITCH-14]
      if (anyTribe && card.discs[0] > 0) plan(s, { step: 'goblins.block', blocked: 0 });
      else plan(s, { step: 'goblins.grow', blocked: 0 });
    },
  },

  /** [SWITCH-14] By the published rules 1 Rage keeps any Tribe from getting discs. */
  'goblins.block': {
    who: they,
    options(s, { blocked }) {
      const acts: GoblinsContents['goblins.block']['act'][] = [];
      if (s.goblins!.rage > 0)
        for (const tribe of ALL_TRIBES) if (!isBlocked(blocked, tribe)) acts.push({ do: 'blockTribe', tribe });
      acts.push({ do: 'populate' });
      addPlays(s, acts, NOWHERE);
      return acts;
    },
    take(s, { blocked }, act) {
      if (isPlay(act)) {
        plan(s, { step: 'goblins.block', blocked });
        return playSecret(s, act);
      }
      if (act.do === 'populate') return plan(s, { step: 'goblins.grow', blocked });
      const more = blocked | (1 << act.tribe);
      plan(s, more === 7 ? { step: 'goblins.grow', blocked: more } : { step: 'goblins.block', blocked: more });
      loseRage(s, 1, 'SWITCH-14');
    },
    why: (s, _at, wish) => (wish.do === 'blockTribe' ? { clause: 'SWITCH-14', fact: {} } : whyNotPlay(s, wish)),
  },

  /** [GOBLIN-WAR-3] [GOBLIN-WAR-4] */
  'goblins.grow': {
    happen(s, { blocked }) {
      const tooMany = overpopulating(s, blocked);
      for (const tribe of ALL_TRIBES) if (!isBlocked(blocked, tribe) && !tooMany.includes(tribe)) addDiscs(s, tribe);
      if (tooMany.length === 0) return;
      tell(s, { news: 'overpopulated', tribes: tooMany, clause: 'GOBLIN-WAR-4' });
      plan(s, { step: 'goblins.overpopulate', tribes: tooMany });
    },
  },

  /** [GOBLIN-WAR-4] A Secret has been played: a Tribe that is small enough now gets its discs after all. */
  'goblins.crowd': {
    happen(s, { tribes }) {
      const tooMany = overpopulating(s, 0).filter((tribe) => tribes.includes(tribe));
      for (const tribe of tribes) if (!tooMany.includes(tribe)) addDiscs(s, tribe);
      if (tooMany.length > 0) plan(s, { step: 'goblins.overpopulate', tribes: tooMany });
    },
  },

  /** [GOBLIN-WAR-4] [GOBLIN-WAR-5] [GOBLIN-LEADER-1] Too many goblins: Rage, a scatter, or the Leader. */
  'goblins.overpopulate': {
    who: they,
    options(s, { tribes }) {
      const acts: GoblinsContents['goblins.overpopulate']['act'][] = [];
      const paid = s.settings.payRageToBlock === 'anyTribe'; // [SWITCH-14] it has been asked before
      if (!paid && s.goblins!.rage >= tribes.length) acts.push({ do: 'payRage' });
      for (const tribe of scatterable(s)) acts.push({ do: 'scatterFor', tribe });
      if (holds(s, LEADER)) acts.push({ do: 'playLeader' });
      addPlays(s, acts, NOWHERE);
      return acts;
    },
    take(s, { tribes }, act) {
      if (isPlay(act)) {
        plan(s, { step: 'goblins.crowd', tribes });
        return playSecret(s, act);
      }
      if (act.do === 'payRage') return loseRage(s, tribes.length, 'GOBLIN-WAR-4');
      if (act.do === 'playLeader') spendSecret(s, LEADER, null, 'GOBLIN-LEADER-1');
      if (act.do === 'playLeader' || s.settings.overpopulationDiscs === 'fillThenScatter')
        for (const tribe of tribes) addDiscs(s, tribe); // [SWITCH-20]
      if (act.do === 'scatterFor') scatter(s, act.tribe);
    },
    why(s, { tribes }, wish) {
      if (wish.do === 'payRage')
        return { clause: 'GOBLIN-WAR-4', fact: { rage: s.goblins!.rage, tribes: tribes.length } };
      return wish.do === 'scatterFor' ? { clause: 'GOBLIN-WAR-6', fact: {} } : whyNotPlay(s, wish);
    },
  },
};
