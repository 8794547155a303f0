import type { Action } from '../../../contents.ts';
import { MAX_RAGE, SECRETS_LIMIT } from '../../../data/goblins.ts';
import { DARK, NOWHERE, type Space } from '../../../data/places.ts';
import { ALL_TRIBES, BONES, EYE, FANGS, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { cellOf, isDark, surrounding } from '../../../terrain/words/questions/map.ts';
import { distance } from '../../../terrain/words/questions/plane.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { knightAt } from '../../knight/words/questions/stats.ts';
import { stashNeeded, thiefStealth, tokensCarried } from '../../thief/words/questions.ts';
import { leadsTo, type Survey, strengthOnArrival, survey } from '../words/questions/reach.ts';
import { eyePopulation, isRevealed, population, tribePerception, tribeStrength } from '../words/questions/tribes.ts';
import { dragonFear } from './dragon-fear.ts';
import { bestLode, waysToLode } from './lodes.ts';
import { isAfterCrystals, quarry, strengthNeeded } from './quarry.ts';
import { ruin, WORTHY_RUIN } from './ruin.ts';
import { ranked } from './war.ts';

// Habits of the raid: who goes, and what it does.

/** A Crystal that takes more effort than this does not count: look for others. */
const TROUBLE = 7;

const isFresh = (s: State, tribe: Tribe): boolean =>
  ((s.goblins!.activated >> tribe) & 1) === 0 && population(s, tribe) > 0;

/** Could this Tribe be at its prey this turn, strong enough? */
function canStrike(s: State, tribe: Tribe, prey: Space): boolean {
  if (prey === NOWHERE || !isRevealed(s, tribe)) return false;
  const ways = survey(s, tribe);
  return leadsTo(ways, prey) && strengthOnArrival(s, tribe, ways, prey) >= strengthNeeded(s);
}

/** The Crystal that two Tribes could smash this turn, those at work included; NOWHERE if there is none. */
function crystalWithinReach(s: State): Space {
  const { layout } = s.map;
  let best = NOWHERE;
  const hits: number[] = [];
  for (const tribe of ALL_TRIBES) {
    const g = s.goblins!;
    if (((g.battering >> tribe) & 1) !== 0 && g.at[tribe] !== NOWHERE) {
      hits[g.at[tribe]!] = (hits[g.at[tribe]!] ?? 0) + 1;
      continue;
    }
    const isActing = s.agenda[s.agenda.length - 1]!.step === 'goblins.tribe' && actingTribe(s) === tribe;
    if (!isRevealed(s, tribe) || !(isFresh(s, tribe) || isActing)) continue;
    const ways = survey(s, tribe);
    for (let space = 0; space < layout.cell.length; space++)
      if (layout.cell[space]! >= 0 && hasToken(s, space, 'crystal') && leadsTo(ways, space))
        if (strengthOnArrival(s, tribe, ways, space) >= strengthNeeded(s)) hits[space] = (hits[space] ?? 0) + 1;
  }
  hits.forEach((n, space) => {
    if (n >= 2) best = space;
  });
  return best;
}
function actingTribe(s: State): number {
  const at = s.agenda[s.agenda.length - 1]!;
  return at.step === 'goblins.tribe' ? at.tribe : NOWHERE;
}

/** Those who can strike first; then the others; Secrets that help at once; never the end while a Tribe is fresh. */
export function actHabits(s: State, options: readonly Action[]): readonly Action[] {
  const prey = isAfterCrystals(s) ? crystalWithinReach(s) : quarry(s);
  return ranked(
    options,
    (act) => {
      if (act.do === 'hidingSpots') return 10;
      if (act.do === 'layFaceUp') return s.roles.length > 1 ? 5 : -5;
      if (act.do === 'tribeFlare') return isFresh(s, act.tribe) ? -1 : flareWorth(s, s.goblins!.at[act.tribe]!);
      if (act.do === 'activate') return canStrike(s, act.tribe, prey) ? 9 + 0.1 * act.tribe : 3 - 0.1 * act.tribe;
      if (act.do === 'hex') return eyePopulation(s) >= 3 ? 2.5 : -2;
      if (act.do === 'fireBomber') return bomberHelps(s, act.tribe, prey) ? 8 : -5;
      if (act.do === 'blindFury') return furyHelps(s, act.tribe, prey) ? 9.5 : -5;
      if (act.do === 'caveIn') return ruin(s) >= WORTHY_RUIN ? 2.8 : -5;
      if (act.do === 'endTurn') return 1;
      return -6;
    },
    2,
  );
}

/** Too weak by one or two, and near enough: the Fire Bomber's case. */
function bomberHelps(s: State, tribe: Tribe, prey: Space): boolean {
  if (isAfterCrystals(s) || !isFresh(s, tribe) || canStrike(s, tribe, prey)) return false;
  const strengthBonus = s.goblins!.strengthBonus.with(tribe, 2);
  return canStrike({ ...s, goblins: { ...s.goblins!, strengthBonus } }, tribe, prey);
}

/** It would come too weak over all those Lit tiles: Blind Fury's case. */
function furyHelps(s: State, tribe: Tribe, prey: Space): boolean {
  if (!isFresh(s, tribe) || canStrike(s, tribe, prey)) return false;
  const furious = s.goblins!.furious | (1 << tribe);
  return canStrike({ ...s, goblins: { ...s.goblins!, furious } }, tribe, prey);
}

/** Strike if it can; else plunder, come nearer over Dark tiles, use the Tribe's own gift. */
export function tribeHabits(s: State, options: readonly Action[]): readonly Action[] {
  const strike = options.filter((act) => act.do === 'assault');
  if (strike.length > 0) return strike.slice(-1); // with Poison, if there is any
  const tribe = actingTribe(s) as Tribe;
  const within = isAfterCrystals(s) ? crystalWithinReach(s) : NOWHERE;
  const batter = options.find((act) => act.do === 'batterCrystal');
  if (batter !== undefined && within === s.goblins!.at[tribe]) return [batter];
  const goThere = options.find((act) => act.do === 'prowl' && act.to === within);
  if (within !== NOWHERE && goThere !== undefined && canStrike(s, tribe, within)) return [goThere];
  if (isAfterCrystals(s)) {
    const lode = bestLode(s);
    const far = waysToLode(s, lode);
    const ways = survey(s, tribe);
    return ranked(options, (act) => minersWorth(s, tribe, lode.effort, far, ways, act), 2);
  }
  const prey = quarry(s);
  return ranked(options, (act) => worthOf(s, tribe, prey, act), 3);
}

/** After Crystals: gather in the dark beside one, and grow there until two can smash it. */
function minersWorth(s: State, tribe: Tribe, effort: number, far: Float64Array, ways: Survey, act: Action): number {
  const g = s.goblins!;
  const here = g.at[tribe]!;
  const isLost = effort > TROUBLE;
  switch (act.do) {
    case 'emerge':
      return 3 + (isLost ? 0.2 * darkAround(s, act.space) : -0.2 * far[act.space]!);
    case 'prowl': {
      if (isThiefToStop(s, tribe, act.to)) return STOP_THIEF;
      const loss = tribeStrength(s, tribe) - strengthOnArrival(s, tribe, ways, act.to);
      if (isLost) return 0.9 + 0.3 * (darkAround(s, act.to) - darkAround(s, here)) - 2 * loss;
      const gain = far[here]! - far[act.to]!;
      if (far[act.to] === 0 || gain < 0.05) return -2; // no Tribe enters the Crystal's tile alone
      return 2 + gain - 1.3 * loss - (isDark(s, act.to) ? 0 : 0.8);
    }
    case 'hideTribe':
      return !isLost && far[here]! > 2.5 ? 1.8 : -2;
    case 'explore':
      return isLost ? 1 : -1;
    default:
      return worthOf(s, tribe, NOWHERE, act);
  }
}

function worthOf(s: State, tribe: Tribe, prey: Space, act: Action): number {
  const g = s.goblins!;
  const isStrong = tribeStrength(s, tribe) >= strengthNeeded(s);
  const near = (space: Space): number =>
    prey === NOWHERE ? 0 : Math.max(0, 3 - 0.5 * distance(cellOf(s, space), cellOf(s, prey)));
  switch (act.do) {
    case 'plunderTreasure':
      return g.rage < MAX_RAGE ? 4 : 0.5;
    case 'plunderGem':
      return g.rage < MAX_RAGE && population(s, tribe) < 3 ? 1.2 : 0.2;
    case 'emerge':
      return (isStrong ? 2 + near(act.space) : near(act.space) - 2) - EATEN * dragonFear(s, act.space);
    case 'comeOut':
      return isStrong ? 2.5 : 0;
    case 'lurk':
      return isStrong ? 0.8 : 0.1;
    case 'prowl': {
      if (isThiefToStop(s, tribe, act.to)) return STOP_THIEF;
      if (!isStrong) return s.map.treasures[act.to]! > 0 && g.rage < MAX_RAGE ? 2.5 : -1;
      const gain = near(act.to) - near(g.at[tribe]!);
      const fear = EATEN * (dragonFear(s, act.to) - dragonFear(s, g.at[tribe]!));
      return gain <= 0 ? -2 : 1.5 + gain + (s.map.layout.light[act.to] === DARK ? 0.5 : 0) - fear;
    }
    case 'useSpecial':
      return specialValue(s, tribe);
    case 'tribeFlare':
      return flareWorth(s, g.at[tribe]!);
    case 'explore':
      return 0.3 + 0.1 * (isStrong ? 0 : 1);
    case 'hideTribe':
      if (s.knight !== null && !isStrong && nearKnight(s, tribe)) return 2;
      return EATEN * dragonFear(s, g.at[tribe]!) - 1;
    case 'layFaceUp':
      return s.roles.length > 1 ? 1.7 : -4;
    case 'standDown':
      return g.at[tribe] === NOWHERE ? 0.5 : 0;
    case 'wisp':
      return isStrong ? 0.4 : -1;
    default:
      return -3;
  }
}

const EATEN = 2.5; // what it costs to be found by a hungry Dragon // what it costs to be found by a hungry Dragon
const STOP_THIEF = 3.5;
/** A laden Thief who is half way to his win, and whom this Tribe would notice. */
function isThiefToStop(s: State, tribe: Tribe, to: Space): boolean {
  if (s.thief === null || s.thief.at !== to || tokensCarried(s) === 0) return false;
  return 2 * (s.thief.stashed + tokensCarried(s)) >= stashNeeded(s) && tribePerception(s, tribe) > thiefStealth(s);
}

function specialValue(s: State, tribe: Tribe): number {
  const g = s.goblins!;
  if (tribe === FANGS) return 1.6 - 0.3 * g.rage;
  if (tribe === EYE) return g.secrets.length + g.faceUp.length < SECRETS_LIMIT ? 1.3 : 0.3;
  const held = g.monsters[0]!.length + g.monsters[1]!.length + g.monsters[2]!.length;
  return held < Math.min(4, population(s, BONES)) ? 1.5 : 0.2;
}

/** Light brings Crystals, and the end nearer: one that they can come to is enough for a while. */
const flareWorth = (s: State, space: Space): number =>
  darkAround(s, space) === 0 || (!s.map.collapsing && bestLode(s).effort <= TROUBLE)
    ? -4
    : 0.8 + 0.25 * darkAround(s, space);
/** Dark tiles that a Flare from here could light. */
function darkAround(s: State, space: Space): number {
  let n = isDark(s, space) ? 1 : 0;
  for (const there of surrounding(s, space)) if (isDark(s, there)) n++;
  return n;
}

/** Within the Knight's reach, more or less. */
const nearKnight = (s: State, tribe: Tribe): boolean =>
  knightAt(s) !== NOWHERE && distance(cellOf(s, knightAt(s)), cellOf(s, s.goblins!.at[tribe]!)) <= 3;
