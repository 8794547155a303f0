import { type Rules, tell } from '@trollmoot/kernel';
import { SLAP, SYMBOLS } from '../../../data/dragon.ts';
import { KNIGHT } from '../../../data/pieces.ts';
import { ENTRANCE, type Space } from '../../../data/places.ts';
import { ALL_TRIBES, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { remove } from '../../../terrain/words/effects/clearing.ts';
import { reveal } from '../../../terrain/words/effects/revealing.ts';
import { carryTreasure } from '../../../terrain/words/effects/tokens.ts';
import { affected, cellOf } from '../../../terrain/words/questions/map.ts';
import { isSheltered, withWhole } from '../../../terrain/words/questions/spaces.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { movePiece } from '../../../words/effects/moments.ts';
import { forcedReach } from '../../../words/questions/moving.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import { askTrap, enrage, hideTribe, losePopulation, scatter } from '../../goblins/words/effects/tribes.ts';
import { isFoiled, isRevealed, population, tribeAt, tribesOn } from '../../goblins/words/questions/tribes.ts';
import { isShielded, knightAt } from '../../knight/words/questions/stats.ts';
import { attackThief } from '../../thief/words/effects/death.ts';
import { thiefAt } from '../../thief/words/questions.ts';
import type { DragonContents } from '../contents.ts';
import { eat } from '../words/effects/board.ts';
import { swatReach } from './powers.ts';

const he = (s: State): number => seatOf(s, 'dragon');
/** The spaces his die affects where he is. */
const struck = (s: State): Space[] => affected(s, cellOf(s, s.dragon!.at), s.die);
const strikesTribe = (s: State, spaces: readonly Space[]): boolean =>
  ALL_TRIBES.some((tribe) => spaces.includes(tribeAt(s, tribe)));

/** [DRAGON-WAKE-12] [DRAGON-POWER-6] A Tribe is struck: he eats what it loses, and it is enraged. */
function devour(s: State, tribe: Tribe, loss: number): void {
  enrage(s, 'DRAGON-POWER-6');
  losePopulation(s, tribe, loss, true);
}

type Strikes =
  | 'dragon.clawRead'
  | 'dragon.clawStrike'
  | 'dragon.shove'
  | 'dragon.flameRead'
  | 'dragon.hissStrike'
  | 'dragon.swatTo'
  | 'dragon.slapTo'
  | 'dragon.scratchStrike'
  | 'dragon.wrathRead'
  | 'dragon.wrathStrike';

/** What powers do once they are paid, aimed and rolled. */
export const strikes: Pick<Rules<State, DragonContents>, Strikes> = {
  'dragon.clawRead': {
    happen(s) {
      const spaces = struck(s).filter((space) => !isSheltered(s.dragon!.at, space)); // [TERRAIN-13]
      plan(s, { step: 'dragon.clawStrike', spaces });
      if (strikesTribe(s, spaces)) askTrap(s); // [DRAGON-POWER-7]
    },
  },
  /** [DRAGON-CLAW-1] [DRAGON-CLAW-2] Tribes scatter, the Thief dies, the Knight may be moved. */
  'dragon.clawStrike': {
    happen(s, { spaces }) {
      if (spaces.includes(knightAt(s)) && !isShielded(s) && forcedReach(s, KNIGHT, 1).length > 0)
        plan(s, { step: 'dragon.shove' }); // [DRAGON-CLAW-3]
      if (spaces.includes(thiefAt(s))) attackThief(s, 'dragon');
      if (!isFoiled(s))
        for (const tribe of ALL_TRIBES) {
          if (!spaces.includes(tribeAt(s, tribe))) continue;
          enrage(s, 'DRAGON-POWER-6');
          eat(s, scatter(s, tribe)); // [DRAGON-WAKE-12]
        }
    },
  },
  'dragon.shove': {
    who: he,
    options: (s) => [...forcedReach(s, KNIGHT, 1).map((to) => ({ do: 'shove', to }) as const), { do: 'spare' }],
    take(s, _at, act) {
      if (act.do === 'shove') movePiece(s, KNIGHT, act.to, 'claw');
    },
    why: (_s, _at, wish) => (wish.do === 'shove' ? { clause: 'FORCE-1', fact: {} } : null),
  },

  /** [DRAGON-FLAME-1] */
  'dragon.flameRead': { happen: (s) => reveal(s, struck(s), 'dragon', 'power') },

  /** [DRAGON-HISS-1] */
  'dragon.hissStrike': {
    happen(s, { tribe }) {
      if (isFoiled(s)) return;
      devour(s, tribe, 1);
      if (isRevealed(s, tribe)) hideTribe(s, tribe); // unless it has scattered
    },
  },

  /** [DRAGON-SWAT-1] Where the token he struck comes to lie. */
  'dragon.swatTo': {
    who: he,
    options: (s, { from }) => swatReach(s, from).map((to) => ({ do: 'swatTo', to })),
    take(s, { token, from }, { to }) {
      if (token === 'treasure') carryTreasure(s, from, to);
      else {
        s.dragon!.gems[SYMBOLS.indexOf(token)] = to;
        tell(s, { news: 'gemMoved', gem: token, from, to });
      }
    },
    why: (_s, _at, wish) => (wish.do === 'swatTo' ? { clause: 'DRAGON-SWAT-1', fact: {} } : null),
  },

  /** [DRAGON-SLAP-1] Where she lands. */
  'dragon.slapTo': {
    who: he,
    options: (s) => forcedReach(s, KNIGHT, SLAP).map((to) => ({ do: 'slapTo', to })),
    take: (s, _at, { to }) => movePiece(s, KNIGHT, to, 'slap'),
    why: (_s, _at, wish) => (wish.do === 'slapTo' ? { clause: 'DRAGON-SLAP-1', fact: {} } : null),
  },

  /** [DRAGON-SCRATCH-1] All Tribes on his space lose everything. */
  'dragon.scratchStrike': {
    happen(s) {
      if (isFoiled(s)) return;
      for (const tribe of tribesOn(s, s.dragon!.at)) devour(s, tribe, population(s, tribe));
    },
  },

  'dragon.wrathRead': {
    happen(s) {
      const spaces = withWhole(struck(s).filter((space) => space !== ENTRANCE)); // [DRAGON-WRATH-1] [TERRAIN-5]
      if (spaces.length === 0) return;
      plan(s, { step: 'dragon.wrathStrike', spaces });
      if (s.settings.wrathOnTribes === 'scatter' && strikesTribe(s, spaces)) askTrap(s); // [DRAGON-POWER-7]
    },
  },
  /** [DRAGON-WRATH-2] Tribes scatter first; then the tiles go. */
  'dragon.wrathStrike': {
    happen(s, { spaces }) {
      remove(s, spaces, 'dragon', 'nearest');
      if (isFoiled(s) || s.settings.wrathOnTribes === 'moveOff') return; // [SWITCH-24]
      for (const tribe of ALL_TRIBES) if (spaces.includes(tribeAt(s, tribe))) flee(s, tribe);
    },
  },
};

/** A Tribe scatters before the Wrath; by the switches this enrages it [SWITCH-12] and feeds him. [SWITCH-27] */
function flee(s: State, tribe: Tribe): void {
  const lost = scatter(s, tribe);
  if (s.settings.eatenBy === 'anyPower') eat(s, lost);
  if (s.settings.rageFromWrath) enrage(s, 'DRAGON-WRATH-2');
}
