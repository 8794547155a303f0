import { tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { type PowerName, SLOTH, SWAT, SYMBOLS } from '../../../data/dragon.ts';
import { GRIT_LOSS } from '../../../data/knight.ts';
import { DRAGON, KNIGHT } from '../../../data/pieces.ts';
import { DARK, type Space } from '../../../data/places.ts';
import { ALL_TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { reveal } from '../../../terrain/words/effects/revealing.ts';
import { liftToken } from '../../../terrain/words/effects/tokens.ts';
import { across, beside, isAdjacent, surrounding, tilesThat } from '../../../terrain/words/questions/map.ts';
import { isVisible } from '../../../terrain/words/questions/sight.ts';
import { isSheltered } from '../../../terrain/words/questions/spaces.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { castDie } from '../../../words/effects/dice.ts';
import { forcedReach, mayTokenBeMoved, tokenReach } from '../../../words/questions/moving.ts';
import { askTrap } from '../../goblins/words/effects/tribes.ts';
import { hasTribe, isRevealed, tribeAt } from '../../goblins/words/questions/tribes.ts';
import { loseGrit } from '../../knight/words/effects/board.ts';
import { isShielded, knightAt } from '../../knight/words/questions/stats.ts';
import { attackThief } from '../../thief/words/effects/death.ts';
import { thiefAt } from '../../thief/words/questions.ts';
import type { PowerAct, Scratched, Swatted } from '../contents.ts';
import { MOVED } from '../state.ts';
import { hasSlothSpace } from '../words/questions.ts';
import { wingReach } from './moving.ts';
import { returnSurplus } from './waking.ts';

type Aimed<P extends PowerName> = Extract<PowerAct, { power: P }>;
/** A power: at what it may be aimed now, what it does, and the clause that says so. */
interface Power<P extends PowerName> {
  readonly clause: Clause;
  targets(s: State): Aimed<P>[];
  use(s: State, act: Aimed<P>): void;
}

/** A power aimed at nothing, usable when `may` says so. */
const plain = <P extends PowerName>(
  act: Aimed<P>,
  clause: Clause,
  may: (s: State) => boolean,
  use: (s: State) => void,
): Power<P> => ({ clause, targets: (s) => (may(s) ? [act] : []), use });
const always = (): boolean => true;

/** [DRAGON-SWAT-1] How far a swatted token may go; his own space counts as free. */
export const swatReach = (s: State, from: Space): Space[] => tokenReach(s, from, SWAT, DRAGON);

const SWATTED: readonly Swatted[] = ['treasure', ...SYMBOLS];
const lies = (s: State, token: Swatted, space: Space): boolean =>
  token === 'treasure' ? hasToken(s, space, 'treasure') : s.dragon!.gems[SYMBOLS.indexOf(token)] === space;

/** The fourteen powers. */
export const POWER: { readonly [P in PowerName]: Power<P> } = {
  claw: plain({ do: 'power', power: 'claw' }, 'DRAGON-CLAW-1', always, (s) =>
    castDie(s, 'dragon', 'dragon', { step: 'dragon.clawRead' }),
  ),
  flame: plain({ do: 'power', power: 'flame' }, 'DRAGON-FLAME-1', always, (s) =>
    castDie(s, 'dragon', 'dragon', { step: 'dragon.flameRead' }),
  ),
  wing: {
    clause: 'DRAGON-WING-1',
    targets: (s) => wingReach(s).map((to) => ({ do: 'power', power: 'wing', to })),
    use(s, { to }) {
      s.dragon!.done |= MOVED;
      plan(s, { step: 'dragon.stride', to, how: 'wing' });
    },
  },
  hiss: {
    clause: 'DRAGON-HISS-1',
    targets: (s) =>
      ALL_TRIBES.filter(
        (tribe) => isRevealed(s, tribe) && !isSheltered(s.dragon!.at, tribeAt(s, tribe)), // [TERRAIN-13]
      ).map((tribe) => ({ do: 'power', power: 'hiss', tribe })),
    use(s, { tribe }) {
      plan(s, { step: 'dragon.hissStrike', tribe });
      askTrap(s);
    },
  },
  /** [DRAGON-SLITHER-1] */
  slither: {
    clause: 'DRAGON-SLITHER-1',
    targets(s) {
      const found: Aimed<'slither'>[] = [];
      for (let from = 0; from < SLOTH.length; from++)
        for (let to = 0; to < SLOTH.length; to++)
          if (from !== to && s.dragon!.sloth[from]! > 0 && hasSlothSpace(s, to))
            found.push({ do: 'power', power: 'slither', from: SLOTH[from]!, to: SLOTH[to]! });
      return found;
    },
    use(s, { from, to }) {
      s.dragon!.sloth[SLOTH.indexOf(from)]!--;
      s.dragon!.sloth[SLOTH.indexOf(to)]!++;
      tell(s, { news: 'slithered', from, to });
      returnSurplus(s);
    },
  },
  swat: {
    clause: 'DRAGON-SWAT-1',
    targets(s) {
      const found: Aimed<'swat'>[] = [];
      for (let side = 0; side < 4; side++) {
        const from = beside(s, s.dragon!.at, side); // [DRAGON-POWER-4] walls do not matter
        if (from < 0) continue;
        for (const token of SWATTED)
          if (lies(s, token, from) && mayTokenBeMoved(s, from, SWAT, DRAGON))
            found.push({ do: 'power', power: 'swat', token, from });
      }
      return found;
    },
    use: (s, { token, from }) => plan(s, { step: 'dragon.swatTo', token, from }),
  },
  /** [DRAGON-SCORCH-1] */
  scorch: plain({ do: 'power', power: 'scorch' }, 'DRAGON-SCORCH-1', always, (s) =>
    reveal(s, surrounding(s, s.dragon!.at), 'dragon', 'power'),
  ),
  /** [DRAGON-BURN-1] */
  burn: {
    clause: 'DRAGON-BURN-1',
    targets: (s) => tilesThat(s, DARK).map((space) => ({ do: 'power', power: 'burn', space })),
    use: (s, { space }) => reveal(s, [space], 'dragon', 'power'),
  },
  slap: plain(
    { do: 'power', power: 'slap' },
    'DRAGON-SLAP-1',
    (s) => {
      const her = knightAt(s);
      if (her < 0 || isShielded(s) || !isAdjacent(s, s.dragon!.at, her)) return false; // [DRAGON-CLAW-3] [DRAGON-POWER-5]
      if (isSheltered(s.dragon!.at, her)) return false; // [TERRAIN-13]
      return forcedReach(s, KNIGHT, 1).length > 0;
    },
    (s) => plan(s, { step: 'dragon.slapTo' }),
  ),
  /** [DRAGON-SHRIEK-1] */
  shriek: plain(
    { do: 'power', power: 'shriek' },
    'DRAGON-SHRIEK-1',
    (s) => !s.dragon!.shriek,
    (s) => {
      s.dragon!.shriek = true;
    },
  ),
  scratch: {
    clause: 'DRAGON-SCRATCH-1',
    targets(s) {
      const { at } = s.dragon!;
      const found: Aimed<'scratch'>[] = [];
      if (knightAt(s) === at) found.push({ do: 'power', power: 'scratch', victim: 'knight' });
      if (hasTribe(s, at)) found.push({ do: 'power', power: 'scratch', victim: 'goblins' });
      if (thiefAt(s) === at) found.push({ do: 'power', power: 'scratch', victim: 'thief' });
      return found;
    },
    use: (s, { victim }) => scratch(s, victim),
  },
  flameWall: {
    clause: 'DRAGON-FLAMEWALL-1',
    targets(s) {
      const { at } = s.dragon!;
      const found: Aimed<'flameWall'>[] = [];
      for (let side = 0; side < 4; side++) {
        const space = across(s, at, side);
        if (space >= 0 && space !== s.map.flameWall && isVisible(s, at, space))
          found.push({ do: 'power', power: 'flameWall', space });
      }
      return found;
    },
    use(s, { space }) {
      s.map.flameWall = space;
      tell(s, { news: 'flameWallLaid', space });
    },
  },
  /** [DRAGON-SMASH-1] */
  smash: plain(
    { do: 'power', power: 'smash' },
    'DRAGON-SMASH-1',
    (s) => hasToken(s, s.dragon!.at, 'crystal'),
    (s) => {
      liftToken(s, s.dragon!.at, 'crystal');
      s.map.crystalsSmashed++;
    },
  ),
  wrath: plain({ do: 'power', power: 'wrath' }, 'DRAGON-WRATH-1', always, (s) =>
    castDie(s, 'dragon', 'dragon', { step: 'dragon.wrathRead' }),
  ),
};

/** A power that has been paid for takes effect. The cast is the compiler's blind spot: act and power share a name. */
export function unleash(s: State, act: PowerAct): void {
  const power = POWER[act.power];
  tell(s, { news: 'powerUsed', power: act.power, thing: `power ${act.power}`, clause: power.clause });
  (power.use as (s: State, act: PowerAct) => void)(s, act);
}
/** [DRAGON-SCRATCH-1] */
function scratch(s: State, victim: Scratched): void {
  if (victim === 'knight') loseGrit(s, GRIT_LOSS.scratch, 'DRAGON-SCRATCH-1');
  else if (victim === 'thief') attackThief(s, 'dragon');
  else {
    plan(s, { step: 'dragon.scratchStrike' });
    askTrap(s); // [DRAGON-POWER-7]
  }
}
