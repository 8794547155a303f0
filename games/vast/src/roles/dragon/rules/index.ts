import { type Act, nowKnown, type Refusal, type Rules, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { GREED, POWERS, type PowerName, SLOTH, SYMBOLS } from '../../../data/dragon.ts';
import type { State } from '../../../state.ts';
import { layWayOut } from '../../../terrain/words/effects/tiles.ts';
import { liftToken, returnToken } from '../../../terrain/words/effects/tokens.ts';
import { waysOut } from '../../../terrain/words/questions/crossing.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { throwDie } from '../../../words/effects/dice.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import type { DragonContents, PowerAct } from '../contents.ts';
import { FREE_MOVE_USED, GEM_PLACED, KEPT_STILL, MOVED, ON_BOARD, SECOND_GEM, SHRIEKED } from '../state.ts';
import { doze, drawPowers } from '../words/effects/board.ts';
import { dragonSpirit, hasSlothSpace, isSurfaced } from '../words/questions.ts';
import { barredFrom, moving, pitReach, straightReach } from './moving.ts';
import { canPay, payFreely, paying, payPrinted } from './paying.ts';
import { POWER, unleash } from './powers.ts';
import { strikes } from './strikes.ts';
import { addWakes, mayAwaken, sleeps, wake } from './waking.ts';

const he = (s: State): number => seatOf(s, 'dragon');
type Acts = DragonContents['dragon.act']['act'][];
type Rests = DragonContents['dragon.rest']['act'][];

/** [TERRAIN-4] Under ground he may leave terrain for the unknown; [TERRAIN-14] with a Wing he goes through the Pits. */
function addTerrainWays(s: State, options: Acts): void {
  const { at } = s.dragon!;
  if (!isSurfaced(s)) for (const cell of waysOut(s, at)) options.push({ do: 'glideOut', cell });
  const through = pitReach(s);
  if (through.length > 0 && canPay(s, POWERS.find(({ name }) => name === 'wing')!))
    for (const to of through) options.push({ do: 'delve', to });
}

/** Does anything of the second and third phase await him, or a cube that may now wake? */
function hasBusiness(s: State): boolean {
  const d = s.dragon!;
  return hasToken(s, d.at, 'treasure') || d.gems.includes(ON_BOARD) || SLOTH.some((_, i) => sleeps(s, i) === null);
}

/** [DRAGON-POWER-3] All cards are shuffled, and he draws as many as his Spirit. */
function replaceHand(s: State): void {
  const d = s.dragon!;
  for (let symbol = 0; symbol < 3; symbol++) {
    d.deck[symbol]! += d.hand[symbol]! + d.discards[symbol]!;
    d.hand[symbol] = 0;
    d.discards[symbol] = 0;
  }
  drawPowers(s, dragonSpirit(s)); // [DRAGON-5]
}

function usePower(s: State, act: PowerAct): void {
  if (act.power === 'shriek' || act.power === 'smash' || act.power === 'wrath') payFreely(s, act.power);
  else {
    payPrinted(s, act.power);
    unleash(s, act);
  }
}

// ── why not ──────────────────────────────────────────────────────────────────────────────

const isPowerName = (name: unknown): name is PowerName => POWERS.some((power) => power.name === name);
function whyNoPower(s: State, wish: Act & { power?: unknown; to?: unknown }): Refusal<Clause> | null {
  if (!isPowerName(wish.power)) return null;
  if (!canPay(s, POWERS.find((power) => power.name === wish.power)!))
    return { clause: 'DRAGON-POWER-1', fact: { power: wish.power } };
  if (wish.power === 'wing' && typeof wish.to === 'number') return { clause: barredFrom(s, wish.to), fact: {} };
  return { clause: POWER[wish.power].clause, fact: { power: wish.power } };
}
function whyNoWake(s: State, wish: Act & { sloth?: unknown }): Refusal<Clause> | null {
  const sloth = (SLOTH as readonly unknown[]).indexOf(wish.sloth);
  const clause = sloth < 0 ? null : sleeps(s, sloth);
  return clause === null ? null : { clause, fact: { cubes: s.dragon!.sloth[sloth]! } };
}

export const dragon: Rules<State, DragonContents> = {
  ...moving,
  ...paying,
  ...strikes,

  /** [DRAGON-6] */
  'dragon.turn': {
    happen(s) {
      const d = s.dragon!;
      d.gemUsed = 0;
      d.woke = 0;
      d.done = 0;
      plan(s, { step: 'dragon.act' });
    },
  },

  /** [DRAGON-POWER-2] The first phase: his free move and powers, in any order. */
  'dragon.act': {
    who: he,
    options(s) {
      const options: Acts = [];
      addWakes(s, options);
      if ((s.dragon!.done & FREE_MOVE_USED) === 0) {
        for (const to of straightReach(s)) options.push({ do: 'glide', to });
        if (s.settings.terrain) addTerrainWays(s, options);
      }
      for (let i = 0; i < POWERS.length; i++) {
        const { name } = POWERS[i]!;
        if (canPay(s, POWERS[i]!)) for (const act of POWER[name].targets(s)) options.push(act);
      }
      if (hasBusiness(s) || (s.dragon!.done & MOVED) === 0) options.push({ do: 'settle' });
      options.push({ do: 'endTurn' });
      return options;
    },
    take(s, _at, act) {
      const d = s.dragon!;
      if (act.do === 'endTurn') return replaceHand(s);
      if (act.do === 'settle') {
        if ((d.done & MOVED) === 0) d.done |= KEPT_STILL; // [DRAGON-WAKE-7]
        return hasBusiness(s) ? plan(s, { step: 'dragon.rest' }) : replaceHand(s);
      }
      plan(s, { step: 'dragon.act' });
      if (act.do === 'wake') wake(s, act.sloth);
      else if (act.do === 'power') usePower(s, act);
      else {
        d.done |= MOVED | FREE_MOVE_USED;
        if (act.do === 'delve') payPrinted(s, 'wing'); // [TERRAIN-14]
        const to = act.do === 'glideOut' ? layWayOut(s, act.cell) : act.to;
        plan(s, { step: 'dragon.stride', to, how: act.do === 'delve' ? 'delve' : 'glide' });
      }
    },
    why(s, _at, wish: Act & { to?: unknown }) {
      if (wish.do === 'power') return whyNoPower(s, wish);
      if (wish.do === 'wake') return whyNoWake(s, wish);
      if (wish.do === 'glideOut') return { clause: 'TERRAIN-4', fact: {} };
      if (wish.do === 'delve') return { clause: 'TERRAIN-14', fact: {} };
      if (wish.do !== 'glide' || typeof wish.to !== 'number') return null;
      const used = (s.dragon!.done & FREE_MOVE_USED) !== 0;
      return { clause: used ? 'DRAGON-MOVE-1' : barredFrom(s, wish.to), fact: { used } };
    },
  },

  /** The second and third phase: Treasure on his space, a Gem, and cubes that these wake. */
  'dragon.rest': {
    who: he,
    options(s) {
      const d = s.dragon!;
      const options: Rests = [];
      addWakes(s, options);
      if ((d.done & GEM_PLACED) === 0) {
        if (hasToken(s, d.at, 'treasure')) options.push({ do: 'pickUp' });
        for (let gem = 0; gem < 3; gem++)
          if (d.gems[gem] === ON_BOARD) options.push({ do: 'placeGem', gem: SYMBOLS[gem]! });
      }
      options.push({ do: 'endTurn' });
      return options;
    },
    take(s, _at, act) {
      const d = s.dragon!;
      if (act.do === 'endTurn') return replaceHand(s);
      plan(s, { step: 'dragon.rest' });
      if (act.do === 'wake') return wake(s, act.sloth);
      if (act.do === 'pickUp') return pickUp(s);
      // [DRAGON-GEM-1]
      const gem = SYMBOLS.indexOf(act.gem);
      if (d.gems.some((place) => place !== ON_BOARD)) d.done |= SECOND_GEM; // [DRAGON-WAKE-6]
      d.done |= GEM_PLACED;
      d.gems[gem] = d.at;
      tell(s, { news: 'gemPlaced', gem: act.gem, space: d.at });
    },
    why(s, _at, wish) {
      if (wish.do === 'wake') return whyNoWake(s, wish);
      if (wish.do === 'pickUp') return { clause: 'DRAGON-HOARD-1', fact: {} };
      if (wish.do === 'placeGem') return { clause: 'DRAGON-GEM-1', fact: {} };
      return wish.do === 'power' || wish.do === 'glide' ? { clause: 'DRAGON-POWER-2', fact: {} } : null;
    },
  },

  /** [DRAGON-9] He loses Power cards, and chooses which. */
  'dragon.discardPowers': {
    who: he,
    options: (s) => SYMBOLS.filter((_, i) => s.dragon!.hand[i]! > 0).map((symbol) => ({ do: 'discardPower', symbol })),
    take(s, { left }, { symbol }) {
      if (left > 1) plan(s, { step: 'dragon.discardPowers', left: left - 1 });
      const i = SYMBOLS.indexOf(symbol);
      s.dragon!.hand[i]!--;
      s.dragon!.discards[i]!++;
      nowKnown(s);
      tell(s, { news: 'powersDiscarded', symbol });
    },
  },

  /** [DRAGON-11] */
  'dragon.spores': {
    who: he,
    options: (s) => SLOTH.filter((_, i) => hasSlothSpace(s, i)).map((sloth) => ({ do: 'doze', sloth })),
    take: (s, _at, { sloth }) => doze(s, SLOTH.indexOf(sloth)),
  },

  /** [DICE-4] [DRAGON-SHRIEK-2] The Shriek token has a roll made again. */
  'dragon.shriek': {
    who: he,
    options: () => [{ do: 'accept' }, { do: 'reroll' }],
    take(s, { die, by }, act) {
      if (act.do === 'accept') return;
      const d = s.dragon!;
      d.shriek = false;
      if ((d.done & SHRIEKED) === 0) d.shriekTurns++; // [DRAGON-WAKE-10]
      d.done |= SHRIEKED;
      tell(s, { news: 'shrieked', clause: 'DRAGON-SHRIEK-2' });
      throwDie(s, die, by);
      mayAwaken(s);
    },
  },
};

/** [DRAGON-HOARD-1] [DRAGON-HOARD-2] One Treasure token: to his board while Greed has room for it, else to the supply. */
function pickUp(s: State): void {
  const d = s.dragon!;
  const kept = d.treasures < d.sloth[GREED]!;
  if (kept) {
    liftToken(s, d.at, 'treasure');
    d.treasures++;
  } else returnToken(s, d.at, 'treasure');
  tell(s, { news: 'hoarded', kept, clause: 'DRAGON-HOARD-2' });
}
