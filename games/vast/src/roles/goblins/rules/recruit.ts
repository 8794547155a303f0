import { nowKnown, type Rules, shuffle, tell } from '@trollmoot/kernel';
import { MONSTER_SLOTS, MONSTERS, SECRETS, WAR_CARDS } from '../../../data/goblins.ts';
import { NOWHERE } from '../../../data/places.ts';
import { ALL_TRIBES, BONES, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import type { GoblinsContents } from '../contents.ts';
import { drawSecrets, nextSecret, takeSecret, tellDrawn, useRuby } from '../words/effects/secrets.ts';
import { gainRage, loseMonster } from '../words/effects/tribes.ts';
import { mayRedraw } from '../words/questions/secrets.ts';
import { population } from '../words/questions/tribes.ts';
import { addPlays, isPlay, playSecret, whyNotPlay } from './secrets.ts';

// Monsters and Secrets that a War card brings, or a Tribe's own gift.

const they = (s: State): number => seatOf(s, 'goblins');

const assigned = (s: State): number => {
  const { monsters } = s.goblins!;
  return monsters[0]!.length + monsters[1]!.length + monsters[2]!.length;
};
/** [GOBLIN-MONSTER-2] */
const mayAssign = (s: State): boolean => assigned(s) < population(s, BONES);
const mayReplace = (s: State): boolean => assigned(s) > 0 && assigned(s) <= population(s, BONES);

/** [GOBLIN-MONSTER-3] The next Monster; NOWHERE if every Monster is in use. */
function nextMonster(s: State): number {
  const g = s.goblins!;
  if (g.monsterDeck.length === 0) {
    g.monsterDeck = shuffle(s, g.monsterDiscards);
    g.monsterDiscards = [];
  }
  nowKnown(s);
  return g.monsterDeck.pop() ?? NOWHERE;
}
function drawMonsters(s: State, n: number): void {
  const g = s.goblins!;
  g.drawn = [];
  for (let i = 0; i < n; i++) {
    const monster = nextMonster(s);
    if (monster !== NOWHERE) g.drawn.push(monster);
  }
  if (g.drawn.length > 0)
    tell(s, { news: 'monstersDrawn', cards: g.drawn.map((m) => MONSTERS[m]!.name), clause: 'GOBLIN-MONSTER-1' });
}
/** [GOBLIN-MONSTER-1] Ask where they go, as long as there are any and they may go anywhere; the rest is discarded. */
function assignOn(s: State): void {
  const g = s.goblins!;
  if (g.drawn.length === 0) return;
  if (mayAssign(s) || mayReplace(s)) plan(s, { step: 'goblins.assign' });
  else sendAway(s);
}
function sendAway(s: State): void {
  const g = s.goblins!;
  for (const monster of g.drawn) g.monsterDiscards.push(monster);
  tell(s, { news: 'monstersSentAway', cards: g.drawn.map((m) => MONSTERS[m]!.name), clause: 'GOBLIN-MONSTER-1' });
  g.drawn = [];
}
function join(s: State, monster: number, tribe: Tribe): void {
  const g = s.goblins!;
  g.drawn = g.drawn.filter((other) => other !== monster);
  g.monsters[tribe] = [...g.monsters[tribe]!, monster];
  const { name } = MONSTERS[monster]!;
  tell(s, { news: 'monsterJoined', tribe, monster: name, thing: `monster ${name}`, clause: 'GOBLIN-MONSTER-1' });
}

type Recruiting = 'goblins.recruit' | 'goblins.assignOn' | 'goblins.assign' | 'goblins.learn' | 'goblins.redraw';

export const recruiting: Pick<Rules<State, GoblinsContents>, Recruiting> = {
  /** [GOBLIN-MONSTER-1] [GOBLIN-SPECIAL-2] */
  'goblins.recruit': {
    happen(s, { count }) {
      drawMonsters(s, count);
      assignOn(s);
    },
  },

  /** On with it after a Secret. [GOBLIN-SECRET-3] */
  'goblins.assignOn': { happen: assignOn },

  /** [GOBLIN-MONSTER-1] [GOBLIN-MONSTER-2] [GOBLIN-RUBY-2] */
  'goblins.assign': {
    who: they,
    options(s) {
      const g = s.goblins!;
      const acts: GoblinsContents['goblins.assign']['act'][] = [];
      const adds = mayAssign(s);
      const replaces = mayReplace(s);
      for (const monster of g.drawn)
        for (const tribe of ALL_TRIBES) {
          const there = g.monsters[tribe]!;
          if (adds && there.length < MONSTER_SLOTS[tribe]) acts.push({ do: 'assignMonster', monster, tribe });
          if (replaces) for (const replaced of there) acts.push({ do: 'replaceMonster', monster, tribe, replaced });
        }
      if (mayRedraw(s) && g.monsterDeck.length + g.monsterDiscards.length > 0)
        for (const monster of g.drawn) acts.push({ do: 'redrawMonster', monster });
      acts.push({ do: 'doneAssigning' });
      addPlays(s, acts, NOWHERE);
      return acts;
    },
    take(s, _at, act) {
      const g = s.goblins!;
      if (act.do === 'doneAssigning') return sendAway(s);
      if (isPlay(act)) {
        plan(s, { step: 'goblins.assignOn' });
        return playSecret(s, act);
      }
      if (act.do === 'redrawMonster') {
        const next = nextMonster(s);
        g.drawn = g.drawn.map((monster) => (monster === act.monster ? next : monster));
        g.monsterDiscards.push(act.monster);
        useRuby(s, MONSTERS[act.monster]!.name);
      } else {
        if (act.do === 'replaceMonster') loseMonster(s, act.tribe, act.replaced);
        join(s, act.monster, act.tribe);
      }
      assignOn(s);
    },
    why(s, _at, wish) {
      if (wish.do === 'redrawMonster') return { clause: 'GOBLIN-RUBY-2', fact: {} };
      const secret = whyNotPlay(s, wish);
      if (secret !== null) return secret;
      const fact = { monsters: assigned(s), bones: population(s, BONES) };
      return { clause: mayAssign(s) ? 'GOBLIN-MONSTER-1' : 'GOBLIN-MONSTER-2', fact };
    },
  },

  /** [GOBLIN-SECRET-1] [GOBLIN-WAR-7] Secrets, and then the Rage of the card. */
  'goblins.learn': {
    happen(s) {
      const card = WAR_CARDS[s.goblins!.war]!;
      if (card.secrets > 0) drawSecrets(s, card.secrets);
      if (card.rage > 0) gainRage(s, card.rage, 'GOBLIN-WAR-7');
    },
  },

  /** [GOBLIN-RUBY-2] One of the Secrets just drawn may be exchanged. */
  'goblins.redraw': {
    who: they,
    options(s, { count }) {
      const acts: GoblinsContents['goblins.redraw']['act'][] = [];
      for (const secret of s.goblins!.secrets.slice(-count)) acts.push({ do: 'redrawSecret', secret });
      acts.push({ do: 'keepSecrets' });
      return acts;
    },
    take(s, _at, act) {
      if (act.do === 'keepSecrets') return;
      const g = s.goblins!;
      const next = nextSecret(s);
      takeSecret(s, act.secret);
      g.secretDiscards.push(act.secret);
      g.secrets.push(next);
      nowKnown(s);
      useRuby(s, SECRETS[act.secret]!.name);
      tellDrawn(s, [next]);
    },
    why: () => ({ clause: 'GOBLIN-RUBY-2', fact: {} }),
  },
};
