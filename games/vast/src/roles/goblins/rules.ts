import { type Rules, tell } from '@trollmoot/kernel';
import { plan } from '../../agenda.ts';
import { SECRETS, SECRETS_LIMIT, TRAP } from '../../data/goblins.ts';
import { ALL_TRIBES, type Tribe } from '../../data/tiles.ts';
import { seatOf } from '../../seats.ts';
import { NOWHERE, type State } from '../../state.ts';
import { dragonArmor, hurtDragon } from '../dragon/words.ts';
import { hurtKnight, knightStrength } from '../knight/words.ts';
import type { GoblinsContents } from './contents.ts';
import {
  discardFaceUp,
  drawSecrets,
  gainRage,
  isHidden,
  loseMonster,
  losePopulation,
  loseRage,
  population,
  scatter,
  tribeStrength,
  tribesOn,
} from './words.ts';

const they = (s: State): number => seatOf(s, 'goblins');

/** Hidden Tribes that are stronger than the Knight. */
const ambushers = (s: State): Tribe[] =>
  ALL_TRIBES.filter((t) => isHidden(s, t) && population(s, t) > 0 && tribeStrength(s, t) > knightStrength(s));
const strikers = (s: State): Tribe[] =>
  tribesOn(s, s.dragon!.at).filter((tribe) => tribeStrength(s, tribe) > dragonArmor(s));

export const goblins: Rules<State, GoblinsContents> = {
  'goblins.turn': {
    happen(s) {
      const g = s.goblins!;
      g.war = NOWHERE;
      g.activated = 0;
      g.litLeft.fill(0);
      g.strengthBonus.fill(0);
      g.done = 0;
      plan(s, { step: 'goblins.act' });
    },
  },

  'goblins.act': {
    who: they,
    options: () => [{ do: 'endTurn' }],
    take() {},
  },

  /** One hidden Tribe stronger than the Knight may attack her. */
  'goblins.ambush': {
    who: they,
    options: (s) => [...ambushers(s).map((tribe) => ({ do: 'ambush', tribe }) as const), { do: 'lieLow' }],
    take(s, _at, act) {
      tell(s, { news: 'ambushed', tribe: act.do === 'ambush' ? act.tribe : null });
      if (act.do === 'lieLow') return;
      scatter(s, act.tribe);
      loseRage(s, 1, 'TURN-11');
      hurtKnight(s, 1, 'goblins');
    },
  },

  'goblins.loseMonster': {
    who: they,
    options: (s, { tribe }) => s.goblins!.monsters[tribe]!.map((monster) => ({ do: 'loseMonster', tribe, monster })),
    take: (s, _at, { tribe, monster }) => loseMonster(s, tribe, monster),
  },

  /** The Thief's Loot Drop: so many Secrets, or so much Rage. */
  'goblins.loot': {
    who: they,
    options: () => [{ do: 'drawSecrets' }, { do: 'gainRage' }],
    take(s, { drop }, act) {
      if (act.do === 'gainRage') gainRage(s, drop, 'TURN-11');
      else drawSecrets(s, drop);
    },
  },

  /** Down to five Secrets. */
  'goblins.discardSecrets': {
    who: they,
    options: (s) => s.goblins!.secrets.map((secret) => ({ do: 'discardSecret', secret })),
    take(s, _at, { secret }) {
      const g = s.goblins!;
      g.secrets = g.secrets.filter((card) => card !== secret);
      g.secretDiscards.push(secret);
      tell(s, { news: 'secretDiscarded', card: SECRETS[secret]!.name });
      if (g.secrets.length + g.faceUp.length > SECRETS_LIMIT) plan(s, { step: 'goblins.discardSecrets' });
    },
  },

  'goblins.spores': {
    who: they,
    options: (s) =>
      ALL_TRIBES.filter((tribe) => population(s, tribe) > 1).map((tribe) => ({ do: 'sporeTribe', tribe })),
    take(s, _at, { tribe }) {
      losePopulation(s, tribe, population(s, tribe) - 1);
      gainRage(s, 1, 'TURN-11');
    },
  },

  /** A Dragon's power strikes Tribes: the Trap may be spent so that they ignore it. */
  'goblins.foil': {
    who: they,
    options: () => [{ do: 'springTrap' }, { do: 'bearIt' }],
    take(s, _at, act) {
      if (act.do === 'bearIt') return;
      discardFaceUp(s, TRAP);
      s.goblins!.foiled = true;
    },
  },

  /** The Ash Dragon came to a Tribe's tile: a Tribe able to attack does. */
  'goblins.strikeDragon': {
    who: they,
    options: (s) => strikers(s).map((tribe) => ({ do: 'strikeDragon', tribe })),
    take(s, _at, { tribe }) {
      scatter(s, tribe);
      loseRage(s, 1, 'TURN-11');
      hurtDragon(s, 1);
    },
  },
};
