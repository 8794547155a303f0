import type { Action } from '../../../contents.ts';
import {
  MAX_POPULATION,
  MAX_RAGE,
  MONSTERS,
  type MonsterName,
  SECRETS,
  type SecretName,
  WAR_CARDS,
} from '../../../data/goblins.ts';
import { ALL_TRIBES, BONES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { eyePopulation, population, tribeStrength } from '../words/questions/tribes.ts';
import { isAfterCrystals, strengthNeeded } from './quarry.ts';

// Habits of mustering.

/** What each Monster and Secret is worth, roughly. */
const MONSTER_WORTH: { readonly [monster in MonsterName]: number } = {
  ogre: 3,
  troll: 3,
  flameGiant: 3,
  golem: 2.2,
  blob: 2,
  underworm: 2,
  brightBeetles: 1.8,
  wisp: 1.5,
  petFrog: 1.2,
  gnome: 1,
};
const SECRET_WORTH: { readonly [secret in SecretName]: number } = {
  hidingSpots: 3,
  poison: 2.6,
  fireBomber: 2.5,
  trap: 2.4,
  leader: 2.2,
  blindFury: 2,
  hex: 1.8,
  secretTunnels: 1.5,
  goblinRuby: 1.2,
  caveIn: 0.5,
};

/** Clearly worse than the best: not worth a look. */
const HOPELESS = 1.2;

/** Options by their value, the best first, `most` of them, without hopeless ones. */
export function ranked(options: readonly Action[], value: (act: Action) => number, most: number): Action[] {
  const values = options.map(value);
  const best = Math.max(...values);
  return options
    .map((_, i) => i)
    .filter((i) => values[i]! > best - HOPELESS)
    .sort((a, b) => values[b]! - values[a]!)
    .slice(0, most)
    .map((i) => options[i]!);
}

/** Discs that find room, against those that make trouble; Monsters where Bones can hold them, Secrets, Rage. */
function warValue(s: State, card: number): number {
  const { discs, monsters, secrets, rage } = WAR_CARDS[card]!;
  const cards = isAfterCrystals(s) ? 0.3 : 0.7;
  let value = cards * secrets + (s.goblins!.rage < MAX_RAGE ? 0.8 * rage : 0);
  let tooMany = 0;
  for (const tribe of ALL_TRIBES) {
    const room = MAX_POPULATION - population(s, tribe);
    value += Math.min(room, discs[tribe]);
    if (tribeStrength(s, tribe) + Math.min(room, discs[tribe]) >= strengthNeeded(s)) value += 0.7;
    if (discs[tribe] > room) tooMany++;
  }
  const held = s.goblins!.monsters.reduce((n, cards) => n + cards.length, 0);
  const places = Math.max(0, Math.min(4, population(s, BONES) + discs[BONES]) - held);
  return value + (cards + 0.2) * Math.min(monsters, places) - 1.4 * tooMany;
}

export const warHabits = (s: State, options: readonly Action[]): readonly Action[] =>
  ranked(
    options,
    (act) =>
      act.do === 'chooseWar' ? warValue(s, act.card) : act.do === 'redrawWar' ? 3.5 - warValue(s, act.card) : -9,
    3,
  );

/** The Leader; the smallest Tribe scattered; Rage, if there is plenty. */
export const overpopulateHabits = (s: State, options: readonly Action[]): readonly Action[] =>
  ranked(
    options,
    (act) => {
      if (act.do === 'playLeader') return 1;
      if (act.do === 'hex') return eyePopulation(s) >= 3 ? 0.5 : -9; // before the Eye may have to scatter
      if (act.do === 'payRage') return s.goblins!.rage >= 2 ? 0 : -1.5;
      if (act.do !== 'scatterFor') return -9;
      return -Math.min(2, population(s, act.tribe)) - 0.5 * s.goblins!.monsters[act.tribe]!.length;
    },
    2,
  );

/** A Monster goes where most goblins are; one is replaced only by a better one. */
export const assignHabits = (s: State, options: readonly Action[]): readonly Action[] =>
  ranked(
    options,
    (act) => {
      if (act.do === 'assignMonster')
        return MONSTER_WORTH[MONSTERS[act.monster]!.name] + 0.3 * population(s, act.tribe);
      if (act.do === 'replaceMonster')
        return MONSTER_WORTH[MONSTERS[act.monster]!.name] - MONSTER_WORTH[MONSTERS[act.replaced]!.name] - 0.5;
      if (act.do === 'redrawMonster') return 0.4 - 0.3 * MONSTER_WORTH[MONSTERS[act.monster]!.name];
      return 0;
    },
    3,
  );

/** The Secret least worth keeping goes, or a Hex is played instead; a middling one may be exchanged. */
export const discardHabits = (s: State, options: readonly Action[]): readonly Action[] =>
  ranked(
    options,
    (act) => {
      if (act.do === 'discardSecret' || act.do === 'redrawSecret') return -SECRET_WORTH[SECRETS[act.secret]!.name];
      if (act.do === 'hex') return eyePopulation(s) >= 2 ? -0.4 : -9;
      return act.do === 'keepSecrets' ? -1.6 : -9;
    },
    2,
  );
