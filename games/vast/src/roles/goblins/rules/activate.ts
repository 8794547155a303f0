import type { Act, Refusal, Rules } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { HIDING_SPOTS } from '../../../data/goblins.ts';
import { NOWHERE } from '../../../data/places.ts';
import { ALL_TRIBES, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { cellOf } from '../../../terrain/words/questions/map.ts';
import { flare } from '../../../variants/words/effects/flare.ts';
import { hasFlare } from '../../../variants/words/questions/flare.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import type { GoblinsContents, TribeAction, TribeMove } from '../contents.ts';
import { MOVED, OF_ACTIVATION, STOPPED } from '../state.ts';
import { spendSecret } from '../words/effects/secrets.ts';
import { foesOf, leadsTo, survey } from '../words/questions/reach.ts';
import { holds } from '../words/questions/secrets.ts';
import { isHidden, isLurking, isRevealed, population, tribeStrength } from '../words/questions/tribes.ts';
import { attackFromHiding, bombersGoOff, isNearHidingSpot, mayUseHidingSpots } from './attack.ts';
import { addActions, takeAction } from './deeds.ts';
import { addMoves, makeMove } from './march.ts';
import { addPlays, isPlay, playSecret, whyNotPlay } from './secrets.ts';

// The second half of the turn: one Tribe after the other.

const they = (s: State): number => seatOf(s, 'goblins');
const isActivated = (s: State, tribe: Tribe): boolean => ((s.goblins!.activated >> tribe) & 1) !== 0;

/** [GOBLIN-ACT-1] */
const mayActivate = (s: State, tribe: Tribe): boolean => !isActivated(s, tribe) && population(s, tribe) > 0;

/** [GOBLIN-FLARE-1] */
const mayFlare = (s: State, tribe: Tribe): boolean =>
  hasFlare(s, 'goblins') && isRevealed(s, tribe) && ((s.goblins!.flared >> tribe) & 1) === 0;
function sendFlare(s: State, tribe: Tribe): void {
  const g = s.goblins!;
  g.flared |= 1 << tribe;
  if ((g.done & MOVED) !== 0) g.done |= STOPPED; // before or after its move, not between
  flare(s, 'goblins', cellOf(s, g.at[tribe]!));
}

const MOVES: readonly string[] = ['emerge', 'lurk', 'comeOut', 'prowl', 'stray', 'prowlOut', 'tunnel', 'wisp'];
const isMove = (act: { do: string }): act is TribeMove => MOVES.includes(act.do);
/** Moves after which the activation continues. */
const goesOn = (act: TribeMove): boolean =>
  act.do === 'prowl' || act.do === 'stray' || act.do === 'prowlOut' || act.do === 'tunnel' || act.do === 'wisp';

const ACTION_CLAUSE: { readonly [act: string]: Clause } = {
  emerge: 'GOBLIN-ACT-2',
  lurk: 'GOBLIN-ACT-3',
  comeOut: 'GOBLIN-ACT-4',
  prowlOut: 'TERRAIN-4',
  tunnel: 'GOBLIN-TUNNELS-1',
  wisp: 'GOBLIN-WISP-1',
  batterCrystal: 'GOBLIN-ATTACK-4',
  plunderTreasure: 'GOBLIN-PLUNDER-1',
  plunderGem: 'GOBLIN-PLUNDER-2',
  explore: 'GOBLIN-EXPLORE-1',
  useSpecial: 'GOBLIN-SPECIAL-1',
  tribeFlare: 'GOBLIN-FLARE-1',
};

/** Why the Tribe under way may not do that. */
function whyNot(s: State, tribe: Tribe, wish: Act): Refusal<Clause> | null {
  const fact = { tribe, strength: tribeStrength(s, tribe) };
  const foes = foesOf(s);
  const isBarred = (to: unknown): boolean => to === foes.dragon && fact.strength <= foes.armor; // [GOBLIN-MOVE-5]
  if (wish.do === 'prowl' && 'to' in wish) {
    if (wish.to === foes.dragon && (wish.to !== foes.knight || isBarred(wish.to)))
      return { clause: 'GOBLIN-MOVE-5', fact: { ...fact, armor: foes.armor } };
    if (wish.to === foes.knight) return { clause: 'GOBLIN-MOVE-4', fact: { ...fact, knight: foes.knightStrength } };
    if ((s.goblins!.done & MOVED) !== 0) return { clause: 'GOBLIN-ACT-1', fact };
    const isWay = isRevealed(s, tribe) && typeof wish.to === 'number' && leadsTo(survey(s, tribe, true), wish.to);
    return { clause: isWay ? 'GOBLIN-MOVE-3' : 'GOBLIN-MOVE-1', fact };
  }
  if (wish.do === 'stray') return { clause: 'GOBLIN-MOVE-3', fact: { ...fact, isStraying: true } };
  if (wish.do === 'assault' && 'target' in wish) {
    if (wish.target === 'thief') return { clause: 'GOBLIN-ATTACK-3', fact };
    if (wish.target === 'knight' && isBarred(foes.knight))
      return { clause: 'GOBLIN-MOVE-5', fact: { ...fact, armor: foes.armor } };
    return { clause: wish.target === 'dragon' ? 'GOBLIN-ATTACK-2' : 'GOBLIN-ATTACK-1', fact };
  }
  const clause = Object.hasOwn(ACTION_CLAUSE, wish.do) ? ACTION_CLAUSE[wish.do] : undefined;
  return clause === undefined ? whyNotPlay(s, wish) : { clause, fact };
}

export const activating: Pick<Rules<State, GoblinsContents>, 'goblins.act' | 'goblins.goOn' | 'goblins.tribe'> = {
  /** [GOBLIN-ACT-1] Which Tribe is next? */
  'goblins.act': {
    who: they,
    options(s) {
      const acts: GoblinsContents['goblins.act']['act'][] = [];
      const spots = holds(s, HIDING_SPOTS) && isNearHidingSpot(s);
      for (const tribe of ALL_TRIBES) {
        if (!mayActivate(s, tribe)) continue;
        acts.push({ do: 'activate', tribe });
        if (spots && mayUseHidingSpots(s, tribe)) acts.push({ do: 'hidingSpots', tribe });
      }
      for (const tribe of ALL_TRIBES) if (mayFlare(s, tribe)) acts.push({ do: 'tribeFlare', tribe });
      addPlays(s, acts, NOWHERE);
      acts.push({ do: 'endTurn' });
      return acts;
    },
    take(s, _at, act) {
      const g = s.goblins!;
      if (act.do === 'endTurn') return bombersGoOff(s);
      plan(s, { step: 'goblins.act' });
      if (isPlay(act)) return playSecret(s, act);
      const { tribe } = act;
      g.done &= ~OF_ACTIVATION;
      if (act.do === 'tribeFlare') return sendFlare(s, tribe);
      g.activated |= 1 << tribe;
      g.left = [];
      if (act.do === 'activate') return plan(s, { step: 'goblins.tribe', tribe });
      spendSecret(s, HIDING_SPOTS, tribe, 'GOBLIN-SPOTS-1');
      attackFromHiding(s, tribe, 'GOBLIN-SPOTS-1');
    },
    why(s, _at, wish) {
      if (wish.do === 'activate') return { clause: 'GOBLIN-ACT-1', fact: { activated: s.goblins!.activated } };
      if (wish.do === 'hidingSpots') return { clause: 'GOBLIN-SPOTS-1', fact: {} };
      return wish.do === 'tribeFlare' ? { clause: 'GOBLIN-FLARE-1', fact: {} } : whyNotPlay(s, wish);
    },
  },

  /** The activation continues, if the Tribe can still act. */
  'goblins.goOn': {
    happen(s, { tribe }) {
      if (isRevealed(s, tribe) || isHiddenWaiting(s, tribe)) plan(s, { step: 'goblins.tribe', tribe });
    },
  },

  /** [GOBLIN-ACT-1] It moves, then acts. */
  'goblins.tribe': {
    who: they,
    options(s, { tribe }) {
      const acts: GoblinsContents['goblins.tribe']['act'][] = [];
      const ways = isRevealed(s, tribe) ? survey(s, tribe) : null;
      if (ways !== null) addActions(s, tribe, ways, acts);
      addMoves(s, tribe, ways, acts);
      if (ways !== null || isLurking(s, tribe)) acts.push({ do: 'hideTribe', tribe });
      if (mayFlare(s, tribe)) acts.push({ do: 'tribeFlare', tribe });
      addPlays(s, acts, tribe);
      acts.push({ do: 'standDown', tribe });
      return acts;
    },
    take(s, { tribe }, act) {
      if (isPlay(act) || act.do === 'tribeFlare' || (isMove(act) && goesOn(act)))
        plan(s, { step: 'goblins.goOn', tribe });
      if (isPlay(act)) playSecret(s, act);
      else if (act.do === 'tribeFlare') sendFlare(s, tribe);
      else if (isMove(act)) makeMove(s, act);
      else takeAction(s, act as TribeAction);
    },
    why: (s, { tribe }, wish) => whyNot(s, tribe, wish),
  },
};

/** A hidden Tribe whose activation was interrupted by a Secret. */
const isHiddenWaiting = (s: State, tribe: Tribe): boolean =>
  isHidden(s, tribe) && population(s, tribe) > 0 && (s.goblins!.done & OF_ACTIVATION) === 0;
