import { type Rules, tell } from '@trollmoot/kernel';
import { BRIGHT_BEETLES, SECRETS, SECRETS_LIMIT } from '../../../data/goblins.ts';
import { NOWHERE } from '../../../data/places.ts';
import { ALL_TRIBES, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { isTurnOf, seatOf } from '../../../words/questions/seats.ts';
import { dragonAt } from '../../dragon/words/questions.ts';
import { isKnightAlive, knightStrength } from '../../knight/words/questions/stats.ts';
import type { GoblinsContents } from '../contents.ts';
import { discardFaceUp, drawSecrets, takeSecret } from '../words/effects/secrets.ts';
import { dwindle, gainRage, loseMonster, losePopulation, springTrap } from '../words/effects/tribes.ts';
import { isHidden, population, tribeStrength, tribesOn } from '../words/questions/tribes.ts';
import { attackDragon, attackFromHiding, mayAttackDragon } from './attack.ts';
import { addPlays, isPlay, playSecret, whyNotPlay } from './secrets.ts';

// What the Goblins decide in the middle of things, often in others' turns.

const they = (s: State): number => seatOf(s, 'goblins');

/** [GOBLIN-AMBUSH-1] [GOBLIN-AMBUSH-3] Hidden Tribes with Population that are stronger than the Knight. */
const mayAmbush = (s: State, tribe: Tribe): boolean =>
  isHidden(s, tribe) && population(s, tribe) > 0 && tribeStrength(s, tribe) > knightStrength(s);

type Reaction =
  | 'goblins.ambush'
  | 'goblins.spring'
  | 'goblins.beetles'
  | 'goblins.loseMonster'
  | 'goblins.loot'
  | 'goblins.discardSecrets'
  | 'goblins.spores'
  | 'goblins.foil'
  | 'goblins.strikeDragon';

export const reactions: Pick<Rules<State, GoblinsContents>, Reaction> = {
  /** [GOBLIN-AMBUSH-2] The Knight has added her cubes: can any Tribe ambush her now? */
  'goblins.ambush': {
    happen(s) {
      if (!isKnightAlive(s)) return;
      if (ALL_TRIBES.some((tribe) => mayAmbush(s, tribe))) plan(s, { step: 'goblins.spring' });
      else tell(s, { news: 'ambushed', tribe: null, clause: 'GOBLIN-AMBUSH-1' });
    },
  },

  /** [GOBLIN-AMBUSH-1] One Tribe may attack her. */
  'goblins.spring': {
    who: they,
    options(s) {
      const acts: GoblinsContents['goblins.spring']['act'][] = [];
      for (const tribe of ALL_TRIBES) if (mayAmbush(s, tribe)) acts.push({ do: 'ambush', tribe });
      acts.push({ do: 'lieLow' });
      return acts;
    },
    take(s, _at, act) {
      tell(s, { news: 'ambushed', tribe: act.do === 'ambush' ? act.tribe : null, clause: 'GOBLIN-AMBUSH-1' });
      if (act.do === 'ambush') attackFromHiding(s, act.tribe, 'GOBLIN-AMBUSH-1');
    },
    why: (s, _at, wish) =>
      wish.do === 'ambush' ? { clause: 'GOBLIN-AMBUSH-1', fact: { knight: knightStrength(s) } } : null,
  },

  /** [GOBLIN-BEETLES-2] */
  'goblins.beetles': {
    who: they,
    options: () => [{ do: 'useBeetles' }, { do: 'spareBeetles' }],
    take(s, { tribe, loss, isEaten }, act) {
      const lost = act.do === 'useBeetles' ? loss - 1 : loss;
      if (act.do === 'useBeetles') {
        const thing = 'monster brightBeetles';
        tell(s, { news: 'monsterHelped', tribe, monster: 'brightBeetles', thing, clause: 'GOBLIN-BEETLES-2' });
        loseMonster(s, tribe, BRIGHT_BEETLES);
      }
      dwindle(s, tribe, Math.min(lost, population(s, tribe)), isEaten);
    },
  },

  /** [GOBLIN-8] Bones with two Monsters chooses which one leaves it. */
  'goblins.loseMonster': {
    who: they,
    options: (s, { tribe }) => s.goblins!.monsters[tribe]!.map((monster) => ({ do: 'loseMonster', tribe, monster })),
    take: (s, _at, { tribe, monster }) => loseMonster(s, tribe, monster),
  },

  /** [GOBLIN-LOOT-1] The Thief's Loot Drop, taken in Secrets or in Rage. */
  'goblins.loot': {
    who: they,
    options: () => [{ do: 'drawSecrets' }, { do: 'gainRage' }],
    take(s, { drop }, act) {
      if (act.do === 'gainRage') gainRage(s, drop, 'GOBLIN-LOOT-1');
      else drawSecrets(s, drop);
    },
  },

  /** [GOBLIN-SECRET-1] Down to five Secrets. */
  'goblins.discardSecrets': {
    who: they,
    options(s) {
      const acts: GoblinsContents['goblins.discardSecrets']['act'][] = [];
      for (const secret of s.goblins!.secrets) acts.push({ do: 'discardSecret', secret });
      for (const secret of s.goblins!.faceUp) acts.push({ do: 'discardSecret', secret });
      if (isTurnOf(s, 'goblins')) addPlays(s, acts, NOWHERE); // [GOBLIN-SECRET-3]
      return acts;
    },
    take(s, _at, act) {
      const g = s.goblins!;
      if (isPlay(act)) {
        const held = g.secrets.length + g.faceUp.length - (act.do === 'layFaceUp' ? 0 : 1);
        if (held > SECRETS_LIMIT) plan(s, { step: 'goblins.discardSecrets' });
        return playSecret(s, act);
      }
      const { secret } = act;
      if (g.faceUp.includes(secret)) discardFaceUp(s, secret);
      else {
        takeSecret(s, secret);
        g.secretDiscards.push(secret);
        tell(s, { news: 'secretDiscarded', card: SECRETS[secret]!.name });
      }
      if (g.secrets.length + g.faceUp.length > SECRETS_LIMIT) plan(s, { step: 'goblins.discardSecrets' });
    },
    why: (s, _at, wish) => whyNotPlay(s, wish),
  },

  /** [GOBLIN-SPORES-1] [GOBLIN-7] */
  'goblins.spores': {
    who: they,
    options(s) {
      const acts: GoblinsContents['goblins.spores']['act'][] = [];
      for (const tribe of ALL_TRIBES) if (population(s, tribe) > 1) acts.push({ do: 'sporeTribe', tribe });
      return acts;
    },
    take(s, _at, { tribe }) {
      gainRage(s, 1, 'GOBLIN-SPORES-1');
      losePopulation(s, tribe, population(s, tribe) - 1);
    },
  },

  /** [GOBLIN-TRAP-3] A Dragon's power strikes Tribes: the Trap may be spent so that they ignore it. */
  'goblins.foil': {
    who: they,
    options: () => [{ do: 'springTrap' }, { do: 'bearIt' }],
    take(s, _at, act) {
      if (act.do === 'bearIt') return;
      springTrap(s, 'GOBLIN-TRAP-3');
      s.goblins!.foiled = true;
    },
  },

  /** [GOBLIN-ASH-1] The Ash Dragon came to a Tribe's tile: a Tribe able to attack does. */
  'goblins.strikeDragon': {
    who: they,
    options(s) {
      const acts: GoblinsContents['goblins.strikeDragon']['act'][] = [];
      for (const tribe of tribesOn(s, dragonAt(s)))
        if (mayAttackDragon(s, tribe, dragonAt(s))) acts.push({ do: 'strikeDragon', tribe });
      return acts;
    },
    take: (s, _at, { tribe }) => attackDragon(s, tribe),
  },
};
